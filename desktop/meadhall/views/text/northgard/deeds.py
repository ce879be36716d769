"""What a player can do: a heading for each kind of action, a line for each action, a verb for buttons."""

from ....rules.kernel import Action
from ....rules.northgard import (
    actions,
    basic,
    battle,
    boons,
    build,
    building_cards,
    buying,
    cards,
    combat,
    creature_fights,
    creatures,
    draw,
    explore,
    far_moves,
    hand_attacks,
    harvest,
    losses,
    move,
    placement,
    reactions,
    recruit,
    removals,
    retreat,
    row,
    second_chance,
    snake,
)
from ....rules.northgard.asking import Stop
from ..naming import key
from ..speech import Line
from .lines import LINES
from .voice import Voice

ICONS: dict[type[Action], str] = {
    placement.TakeClan: "banner-madder",
    placement.PlaceGroup: "flag",
    actions.PlayCard: "cards",
    actions.Wait: "sleep",
    actions.Replace: "swap",
    actions.Remove: "trash",
    actions.Upgrade: "bolt",
    actions.Pass: "flag",
    actions.EndTurn: "check",
    row.Pick: "scroll",
    Stop: "check",
    basic.TakeBasic: "beer",
    build.Construct: "build",
    recruit.RecruitAt: "horn",
    recruit.LevyAt: "horn",
    move.March: "boot",
    explore.LayTile: "explore",
    explore.TakeTile: "explore",
    explore.PutBack: "undo",
    draw.Assign: "cards",
    reactions.Cancel: "shield",
    reactions.LetHappen: "skip",
    snake.Scorch: "burst",
    harvest.Steal: "fist",
    harvest.Trade: "swap",
    harvest.Swap: "swap",
    harvest.Agree: "check",
    harvest.Refuse: "cross",
    second_chance.BeginAt: "flag",
    hand_attacks.PickVictim: "fist",
    hand_attacks.DrawInstead: "cards",
    hand_attacks.UseShield: "shield",
    hand_attacks.TakeBlow: "skip",
    hand_attacks.PointAt: "eye",
    hand_attacks.GiveUpCard: "trash",
    hand_attacks.Discard: "trash",
    buying.Spend: "chest",
    battle.Fight: "crossed",
    battle.PushTo: "move",
    combat.SpendFood: "food",
    combat.TakePoint: "axe",
    combat.TakeCasualty: "skull",
    losses.Lose: "skull",
    retreat.RetreatTo: "boot",
    creatures.Call: "lair",
    creatures.PutCreature: "lair",
    creatures.LeadTo: "wolf",
    creature_fights.Challenge: "crossed",
    cards.CopyCard: "scroll",
    boons.TakeBack: "undo",
    boons.DrawOne: "cards",
    building_cards.CollectFirst: "chest",
    building_cards.BuildFirst: "build",
    building_cards.Exchange: "swap",
    far_moves.ComeOutAt: "boot",
    removals.RemoveFrom: "skull",
    removals.TakeKind: "chest",
    removals.PlaceAt: "horn",
}


def kind_line(voice: Voice, kind: type[Action]) -> Line:
    base = f"deed.{key(kind)}"
    return Line(voice.say(f"{base}.title"), _kind_detail(voice, kind, f"{base}.detail"), ICONS[kind])


def _kind_detail(voice: Voice, kind: type[Action], base: str) -> str:
    if kind is actions.EndTurn:
        return _next_player(voice, base)
    if kind is actions.Pass:
        return voice.say(_passing(voice, base))
    return voice.say(base) if voice.has(base) else ""


def _passing(voice: Voice, base: str) -> str:
    players = voice.s.players
    if not any(player.passed for player in players):
        return f"{base}_first"
    return f"{base}_none" if players[voice.s.active].picked_early else base


def _next_player(voice: Voice, base: str) -> str:
    after = [seat for seat in voice.s.from_seat(voice.s.active)[1:] if not voice.s.players[seat].passed]
    return voice.say(base, who=voice.who(after[0])) if after else ""


def line(voice: Voice, action: Action) -> Line:
    if isinstance(action, Stop):
        return Line(button(voice, action), "", ICONS[Stop])
    special = LINES.get(type(action))
    if special is None:
        return kind_line(voice, type(action))
    title, detail, *icon = special(voice, action)
    title = title or voice.say(f"deed.{key(type(action))}.title")
    return Line(title, detail, icon[0] if icon else ICONS[type(action)])


def button(voice: Voice, action: Action) -> str:
    base = f"deed.{key(type(action))}.button"
    if isinstance(action, Stop) and voice.s.agenda:
        special = f"deed.stop.button_{key(type(voice.s.agenda[-1]))}"
        return voice.say(special if voice.has(special) else base)
    return voice.say(base) if voice.has(base) else line(voice, action).title

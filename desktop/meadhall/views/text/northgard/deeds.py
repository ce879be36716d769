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
from ..house import Deeds
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


def _passing(voice: Voice) -> str:
    players = voice.s.players
    if not any(player.passed for player in players):
        return voice.say("deed.pass.detail_first")
    return voice.say("deed.pass.detail_none" if players[voice.s.active].picked_early else "deed.pass.detail")


def _next_player(voice: Voice) -> str:
    after = [seat for seat in voice.s.from_seat(voice.s.active)[1:] if not voice.s.players[seat].passed]
    return voice.say("deed.end_turn.detail", who=voice.who(after[0])) if after else ""


DEEDS = Deeds(ICONS, LINES, {actions.Pass: _passing, actions.EndTurn: _next_player})


def line(voice: Voice, action: Action) -> Line:
    return Line(button(voice, action), "", ICONS[Stop]) if isinstance(action, Stop) else DEEDS.line(voice, action)


def button(voice: Voice, action: Action) -> str:
    if isinstance(action, Stop) and voice.s.agenda:
        special = f"deed.stop.button_{key(type(voice.s.agenda[-1]))}"
        if voice.has(special):
            return voice.say(special)
    return DEEDS.button(voice, action)

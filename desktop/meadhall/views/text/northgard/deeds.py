"""What a player can do: a heading for each kind of action, a line for each action, a verb for buttons."""

from ....rules.kernel import Action
from ....rules.northgard import actions
from ....rules.northgard.state import NOBODY
from ..house import Deeds
from ..naming import key
from ..speech import Line
from .lines import LINES
from .voice import Voice

ICONS: dict[type[Action], str] = {
    actions.TakeClan: "banner-madder",
    actions.PlaceGroup: "flag",
    actions.PlayCard: "cards",
    actions.Wait: "sleep",
    actions.Replace: "swap",
    actions.Remove: "trash",
    actions.Upgrade: "bolt",
    actions.Pass: "flag",
    actions.EndTurn: "check",
    actions.Pick: "scroll",
    actions.Stop: "check",
    actions.TakeBasic: "beer",
    actions.Construct: "build",
    actions.RecruitAt: "horn",
    actions.LevyAt: "horn",
    actions.March: "boot",
    actions.LayTile: "explore",
    actions.TakeTile: "explore",
    actions.PutBack: "undo",
    actions.Assign: "cards",
    actions.SetAsking: "gear",
    actions.Cancel: "shield",
    actions.LetHappen: "skip",
    actions.Scorch: "burst",
    actions.Steal: "fist",
    actions.Trade: "swap",
    actions.Swap: "swap",
    actions.Agree: "check",
    actions.Refuse: "cross",
    actions.BeginAt: "flag",
    actions.PickVictim: "fist",
    actions.DrawInstead: "cards",
    actions.UseShield: "shield",
    actions.TakeBlow: "skip",
    actions.PointAt: "eye",
    actions.GiveUpCard: "trash",
    actions.Discard: "trash",
    actions.Spend: "chest",
    actions.Fight: "crossed",
    actions.PushTo: "move",
    actions.SpendFood: "food",
    actions.TakePoint: "axe",
    actions.TakeCasualty: "skull",
    actions.Lose: "skull",
    actions.RetreatTo: "boot",
    actions.Call: "lair",
    actions.PutCreature: "lair",
    actions.LeadTo: "wolf",
    actions.Challenge: "crossed",
    actions.CopyCard: "scroll",
    actions.TakeBack: "undo",
    actions.DrawOne: "cards",
    actions.CollectFirst: "chest",
    actions.BuildFirst: "build",
    actions.Exchange: "swap",
    actions.ComeOutAt: "boot",
    actions.RemoveFrom: "skull",
    actions.TakeKind: "chest",
    actions.PlaceAt: "horn",
}


def _passing(voice: Voice) -> str:
    players = voice.s.players
    if not any(player.passed for player in players):
        return voice.say("deed.pass.detail_first")
    return voice.say("deed.pass.detail_none" if players[voice.s.active].picked_early else "deed.pass.detail")


def _next_player(voice: Voice) -> str:
    s = voice.s
    after = s.next_acting(s.left_of(s.active))
    return voice.say("deed.end_turn.detail", who=voice.who(after)) if after not in (s.active, NOBODY) else ""


DEEDS = Deeds(ICONS, LINES, {actions.Pass: _passing, actions.EndTurn: _next_player})


def line(voice: Voice, action: Action) -> Line:
    return (
        Line(button(voice, action), "", ICONS[actions.Stop])
        if isinstance(action, actions.Stop)
        else DEEDS.line(voice, action)
    )


def button(voice: Voice, action: Action) -> str:
    if isinstance(action, actions.Stop) and voice.s.agenda:
        special = f"deed.stop.button_{key(type(voice.s.agenda[-1]))}"
        if voice.has(special):
            return voice.say(special)
    return DEEDS.button(voice, action)

"""Why not, in the Harbour of Champions. Reasons that all games share stand with the table's words."""

from ....rules.kernel import Denial
from ....rules.midgard.data import DIE_NAMES, GOODS
from ..house import refusal
from .fields import arguments
from .voice import GOODS_ICONS, Voice


def reason(voice: Voice, denial: Denial) -> str:
    code, figures = denial.code, denial.figures
    if code in _NOT_ENOUGH:
        goods = voice.counted(int(figures["needed"]), GOODS_ICONS[_NOT_ENOUGH[code]])
        return voice.say("denial.not_enough", goods=goods, held=figures["held"])
    if code == "forbidden_weapon":
        return voice.say(f"denial.forbidden_weapon_{DIE_NAMES[int(figures['kind'])]}")
    return refusal(voice, code, arguments(voice, figures))


_NOT_ENOUGH = {f"not_enough_{name}": name for name in GOODS}

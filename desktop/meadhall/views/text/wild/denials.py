"""Why not, in Gone Wild. Reasons that all games share stand with the table's words."""

from ....rules.kernel import Denial
from ....rules.wild.data import NUMBERS, Amount
from ..house import refusal
from .fields import arguments
from .voice import Voice


def reason(voice: Voice, denial: Denial) -> str:
    code, told = denial.code, arguments(voice, denial.figures)
    if code == "cannot_pay":
        told["goods"] = voice.goods(Amount(int(denial.figures["beer"]), int(denial.figures["gold"])))
    if code == "too_little_to_exchange":
        told["goods"] = voice.counted(NUMBERS.exchange, str(denial.figures["resource"]))
    if code == "recover_so_many" and told["least"] == told["most"]:
        return voice.say("denial.recover_exactly", n=told["most"])
    return refusal(voice, code, told)

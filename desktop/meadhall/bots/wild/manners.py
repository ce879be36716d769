"""What random players do not do because it would only fill the log: a person reads along."""

from ...rules.kernel import Action
from ...rules.wild.asking import SetAsking
from ..bot import Question


def leaves_its_settings_alone(question: Question, action: Action) -> bool:
    return not isinstance(action, SetAsking)

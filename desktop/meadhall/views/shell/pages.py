"""Which page is built for which place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.views.look.style import Style
from meadhall.views.shell.guide import Guide, Page


def page_for(name: str, guide: Guide, style: Style, subject: Any) -> Page:
    return _PAGES[name](guide, style, subject)


# Each page is imported when one goes there: home need not wait for the others.


def _home(guide: Guide, style: Style, subject: Any) -> Page:
    from meadhall.views.shell.hearth.home import HomePage

    return HomePage(guide, style)


def _setup(guide: Guide, style: Style, subject: Any) -> Page:
    from meadhall.views.shell.setting_up.setup import SetupPage

    return SetupPage(guide, style, subject)


def _opponents(guide: Guide, style: Style, subject: Any) -> Page:
    from meadhall.views.shell.setting_up.opponents import OpponentsPage

    return OpponentsPage(guide, style, subject)


def _settings(guide: Guide, style: Style, subject: Any) -> Page:
    from meadhall.views.shell.settings import SettingsPage

    return SettingsPage(guide, style)


def _hall(guide: Guide, style: Style, subject: Any) -> Page:
    from meadhall.views.hall.page import HallPage

    return HallPage(guide, style)


def _stats(guide: Guide, style: Style, subject: Any) -> Page:
    from meadhall.views.hall.stats import StatsPage

    return StatsPage(guide, style, subject or "")


def _about(guide: Guide, style: Style, subject: Any) -> Page:
    from meadhall.views.shell.about import AboutPage

    return AboutPage(guide, style)


def _almanac(guide: Guide, style: Style, subject: Any) -> Page:
    from meadhall.views.almanac.page import AlmanacPage

    return AlmanacPage(guide, style, subject)


def _table(guide: Guide, style: Style, subject: Any) -> Page:
    from meadhall.views.table.page.page import TablePage

    return TablePage(guide, style, subject)


def _learn(guide: Guide, style: Style, subject: Any) -> Page:
    from meadhall.views.lessons.learn import LearnPage

    return LearnPage(guide, style, subject)


def _lesson(guide: Guide, style: Style, subject: Any) -> Page:
    from meadhall.views.lessons.page import LessonPage

    return LessonPage(guide, style, subject)


def _analysis(guide: Guide, style: Style, subject: Any) -> Page:
    from meadhall.views.analysis.page import AnalysisPage

    return AnalysisPage(guide, style, subject)


def _replay(guide: Guide, style: Style, subject: Any) -> Page:
    from meadhall.views.replay.page import ReplayPage

    return ReplayPage(guide, style, subject)


def _going_on(guide: Guide, style: Style, subject: Any) -> Page:
    from meadhall.views.replay.going_on import GoingOnPage

    return GoingOnPage(guide, style, subject)


def _round(guide: Guide, style: Style, subject: Any) -> Page:
    from meadhall.views.lessons.round import RoundPage

    return RoundPage(guide, style, subject)


def _sandbox(guide: Guide, style: Style, subject: Any) -> Page:
    from meadhall.views.sandbox.page import SandboxPage

    return SandboxPage(guide, style, subject)


_PAGES: dict[str, Callable[[Guide, Style, Any], Page]] = {
    "home": _home,
    "setup": _setup,
    "opponents": _opponents,
    "settings": _settings,
    "hall": _hall,
    "stats": _stats,
    "about": _about,
    "almanac": _almanac,
    "table": _table,
    "learn": _learn,
    "lesson": _lesson,
    "analysis": _analysis,
    "replay": _replay,
    "going on": _going_on,
    "round": _round,
    "sandbox": _sandbox,
}

"""When a game was saved, in the manner of the language."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale

from meadhall.views.text import Words


def when(words: Words, seconds: int) -> str:
    """Such as: today, 18:40."""
    moment = QDateTime.fromSecsSinceEpoch(seconds)
    locale = QLocale(words.language)
    time = locale.toString(moment.time(), "HH:mm")
    days = moment.date().daysTo(QDateTime.currentDateTime().date())
    if days == 0:
        return words("shell.when.today", time=time)
    if days == 1:
        return words("shell.when.yesterday", time=time)
    date = locale.toString(moment.date(), QLocale.FormatType.ShortFormat)
    return words("shell.when.date", date=date, time=time)

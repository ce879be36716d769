"""Qt's own words (the menu of a text field, say) in the language of the program."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from meadhall.languages import SOURCE

_NAME = "qt words"


def speak(language: str) -> None:
    """From now on. The translator is kept by the application, and replaced."""
    application = QCoreApplication.instance()
    if application is None:
        return
    QLocale.setDefault(QLocale(language))
    for old in application.findChildren(QTranslator, _NAME):
        application.removeTranslator(old)
        old.deleteLater()
    if language == SOURCE:
        return
    translator = QTranslator(application)
    translator.setObjectName(_NAME)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if translator.load(f"qtbase_{language}", folder):
        application.installTranslator(translator)

"""Colours made from colours. Every function returns a new colour, for a QColor can be changed by whoever holds it."""

from __future__ import annotations

from PySide6.QtGui import QColor


def mix(first: QColor, second: QColor, share: float) -> QColor:
    """`share` of the second colour in the first; opaque."""

    def channel(one: int, other: int) -> int:
        return round(one + (other - one) * share)

    return QColor(
        channel(first.red(), second.red()),
        channel(first.green(), second.green()),
        channel(first.blue(), second.blue()),
    )


def veil(base: QColor, opacity: float) -> QColor:
    """The colour, let through by so much (0 clear, 1 solid)."""
    tone = QColor(base)
    tone.setAlphaF(opacity)
    return tone


def is_light(base: QColor) -> bool:
    return base.lightnessF() > 0.62


def clearest(ground: QColor, *tones: QColor) -> QColor:
    """The one that stands off the ground most."""
    return max(tones, key=lambda tone: contrast(tone, ground))


def luminance(base: QColor) -> float:
    """Relative luminance, as WCAG defines it."""

    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(base.redF()) + 0.7152 * linear(base.greenF()) + 0.0722 * linear(base.blueF())


def contrast(first: QColor, second: QColor) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)

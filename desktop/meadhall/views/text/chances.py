"""Chances as one reads them."""

from __future__ import annotations


def percent(share: float) -> int:
    """Never a sure thing where it is none."""
    whole = round(100 * share)
    return min(max(whole, 1 if share > 0 else 0), 99 if share < 1 else 100)

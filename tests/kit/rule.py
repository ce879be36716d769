"""Naming the rules that a test proves: @rule("GC-9.6")."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)

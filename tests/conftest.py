"""What all tests share."""

import pytest

pytest.register_assert_rewrite("kit")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--renew-golden", action="store_true", help="write the golden playthroughs anew")

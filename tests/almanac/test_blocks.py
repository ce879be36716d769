"""How the body of an entry is written."""

from meadhall.almanac import Block, blocks

BODY = """
First line
goes on.

Second paragraph.
# Exceptions
- one
- two
1. first
2. second
| What | Price |
| Road | 1 |
> Ours: the books
> are silent.
"""


def test_a_body_is_read_block_by_block() -> None:
    assert blocks(BODY) == (
        Block("paragraph", ("First line goes on.",)),
        Block("paragraph", ("Second paragraph.",)),
        Block("heading", ("Exceptions",)),
        Block("list", ("one", "two")),
        Block("steps", ("first", "second")),
        Block("table", ("| What | Price |", "| Road | 1 |")),
        Block("note", ("Ours: the books are silent.",)),
    )


def test_a_table_has_cells() -> None:
    assert blocks("| a | b |\n| c | d |")[0].rows == (("a", "b"), ("c", "d"))


def test_nothing_is_no_block() -> None:
    assert blocks("\n \n") == ()

"""The rules of all games, told: what tells which rule, and how it is found. Its words go the way of all words."""

from .blocks import Block, blocks
from .book import BadBook, Book, book, telling
from .entry import Chapter, Entry, Kind
from .search import Hit, Index, Page

__all__ = ["BadBook", "Block", "Book", "Chapter", "Entry", "Hit", "Index", "Kind", "Page", "blocks", "book", "telling"]

"""Meadhall: a desktop room with four board games in it."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("meadhall")
except PackageNotFoundError:  # run straight from the source tree, without being installed
    __version__ = "0+source"

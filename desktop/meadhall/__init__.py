"""Meadhall: a desktop room with four board games in it."""


def __getattr__(name: str) -> str:
    """`__version__` is looked up when it is wanted: that takes longer than most of the program's start."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("meadhall")
    except PackageNotFoundError:  # run straight from the source tree, without being installed
        return "0+source"

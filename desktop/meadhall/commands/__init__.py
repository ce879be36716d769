"""What the command line can do, one file for each command."""


class Wrong(Exception):
    """The command was not given as it must be; the message says what is allowed."""


class Failed(Exception):
    """The command was fine, but it cannot be done."""

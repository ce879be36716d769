"""Lets `python -m meadhall` do what the `meadhall` command does."""

import sys

from meadhall.cli import main

# The guard matters: a worker process started afresh imports this module again.
if __name__ == "__main__":
    sys.exit(main())

"""The process that thinks for bots, with what hints in lessons need besides: `python -m meadhall.lessons.worker`."""

from ..bots.worker import main
from .toward import advise_in

if __name__ == "__main__":
    main(advise_in)

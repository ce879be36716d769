"""The parts that all pages are made of. Each is given a `Style`, paints itself by `views.look`, and works by keyboard.

Everything one can press keeps a margin of HALO measures around its face for shadow and focus ring, so two of them lie
well beside each other with no spacing between. `acted` is the signal of a press; `bar(reason)` makes a thing stay in
sight, refuse, and say why. When language, room or scale change, the page is built anew: no widget follows changes.
"""

from typing import TYPE_CHECKING

from meadhall.later import parts

if TYPE_CHECKING:
    from .action_row import ActionRow
    from .bubble import Bubble, hint
    from .buttons import Button, IconButton
    from .clipping import clipped
    from .drop import DropChoice
    from .emptying import empty, let_go
    from .field import Field
    from .flow import Flow
    from .label import Label, RichText
    from .measure import HALO, Fit, aloud, fit, words_of
    from .overlay import Dialog, Overlay, ask, tell
    from .panel import Chip, Panel, SectionHead
    from .press import Press
    from .reading import ReadingCopy
    from .scroll import ScrollColumn
    from .segments import Choice, Segments
    from .slider import Slider
    from .stepper import CountRow, Stepper
    from .toggle import Toggle
else:
    # Home needs few of them, and is not to wait for the rest.
    __getattr__ = parts(
        __name__,
        {
            "action_row": "ActionRow",
            "bubble": "Bubble hint",
            "buttons": "Button IconButton",
            "clipping": "clipped",
            "drop": "DropChoice",
            "emptying": "empty let_go",
            "field": "Field",
            "flow": "Flow",
            "label": "Label RichText",
            "measure": "HALO Fit aloud fit words_of",
            "overlay": "Dialog Overlay ask tell",
            "panel": "Chip Panel SectionHead",
            "press": "Press",
            "reading": "ReadingCopy",
            "scroll": "ScrollColumn",
            "segments": "Choice Segments",
            "slider": "Slider",
            "stepper": "CountRow Stepper",
            "toggle": "Toggle",
        },
    )

__all__ = [
    "HALO",
    "ActionRow",
    "Bubble",
    "Button",
    "Chip",
    "Choice",
    "CountRow",
    "Dialog",
    "DropChoice",
    "Field",
    "Fit",
    "Flow",
    "IconButton",
    "Label",
    "Overlay",
    "Panel",
    "Press",
    "ReadingCopy",
    "RichText",
    "ScrollColumn",
    "SectionHead",
    "Segments",
    "Slider",
    "Stepper",
    "Toggle",
    "aloud",
    "ask",
    "clipped",
    "empty",
    "fit",
    "hint",
    "let_go",
    "tell",
    "words_of",
]

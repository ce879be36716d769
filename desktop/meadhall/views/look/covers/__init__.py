"""The boxes of the four games: the face of the program. Each cover is painted on a sheet of 372x470 and scaled."""

from meadhall.views.look.covers.box import DEPTH, box, box_margin, box_pixmap, cover
from meadhall.views.look.covers.sheet import HEIGHT, WIDTH

__all__ = ["DEPTH", "HEIGHT", "WIDTH", "box", "box_margin", "box_pixmap", "cover"]

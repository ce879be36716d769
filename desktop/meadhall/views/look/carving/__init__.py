"""What is cut into timber: a frieze for each game, knot by knot, and the signs of those who have won."""

from .frieze import frieze, knots
from .sign import sign

__all__ = ["frieze", "knots", "sign"]

"""Three tileable textures of 512 by 512: light and dark grains, to be laid over any colour with a low opacity.

A texture is noise around middle grey, kept as black or white with the distance from grey as alpha. All noise is made on
a torus, so that the right edge continues at the left one and the bottom at the top. A file holds only the pixels, as Qt
paints with them: so there is nothing to unpack or convert, and home waits for two of them.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Field = NDArray[np.float64]

SIZE = 512

# How far a typical grain lies from middle grey, of 128.
CONTRAST = 38

# The deviation of the blur that makes patches of one pixel.
BLUR = 0.4

# Alpha in steps: nobody sees the difference at an opacity of 10-35 %, and what is packed for travelling packs well.
ALPHA_STEP = 12


def make() -> dict[str, bytes]:
    """File name -> contents."""
    return {"paper.argb": _pixels(paper()), "wood.argb": _pixels(wood()), "cloud.argb": _pixels(cloud())}


def paper() -> Field:
    """Fibres, grain and stains."""
    return 0.45 * noise(2, seed=1) + 0.25 * noise(7, seed=2) + 0.3 * noise(60, seed=3)


def wood() -> Field:
    """Rings of the tree, cut along: waves of a noise that is stretched sideways, with fine pores."""
    rings = 0.6 * noise(140, 7, seed=4) + 0.4 * noise(80, 14, seed=5)
    waves = np.sin(rings * 9 * 2 * np.pi) * 0.5 + 0.5
    return 0.55 * waves + 0.3 * noise(40, 2, seed=6) + 0.15 * noise(2, seed=7)


def cloud() -> Field:
    """Water and snow, large and soft."""
    return 0.5 * noise(128, seed=11) + 0.3 * noise(50, seed=12) + 0.2 * noise(20, seed=13)


def noise(width: float, height: float | None = None, *, seed: int) -> Field:
    """Random values around a half, smooth over patches of about this size in pixels.

    White noise, blurred in the frequency domain: there everything goes round in a ring, and no lattice shows through.
    """
    white = np.random.Generator(np.random.PCG64(seed)).random((SIZE, SIZE))
    down, across = np.fft.fftfreq(SIZE)[:, None], np.fft.rfftfreq(SIZE)[None, :]
    blur = np.exp(-2 * (np.pi * BLUR) ** 2 * ((across * width) ** 2 + (down * (height or width)) ** 2))
    smooth = np.fft.irfft2(np.fft.rfft2(white) * blur, s=(SIZE, SIZE))
    return 0.5 + 0.2 * (smooth - smooth.mean()) / smooth.std()


def _pixels(field: Field) -> bytes:
    """Blue, green, red and alpha of each, the colours already dimmed by the alpha."""
    value = np.clip((field - field.mean()) / field.std() * CONTRAST, -128, 127)
    alpha = np.minimum(255, np.round(np.abs(value) * 2 / ALPHA_STEP) * ALPHA_STEP).astype(np.uint8)
    tone = np.where(value < 0, 0, alpha).astype(np.uint8)
    return np.stack([tone, tone, tone, alpha], axis=-1).tobytes()

"""Three tileable textures of 512 by 512: light and dark grains, to be laid over any colour with a low opacity.

A texture is noise around middle grey, kept as black or white with the distance from grey as alpha. All noise is made on
a torus, so that the right edge continues at the left one and the bottom at the top.
"""

from __future__ import annotations

import io

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Field = NDArray[np.float64]

SIZE = 512

# How far a typical grain lies from middle grey, of 128.
CONTRAST = 38

# The deviation of the blur that makes patches of one pixel.
BLUR = 0.4

# Alpha in steps: nobody sees the difference at an opacity of 10-35 %, and the files shrink to a third.
ALPHA_STEP = 12


def make() -> dict[str, bytes]:
    """File name -> contents."""
    return {"paper.png": _png(paper()), "wood.png": _png(wood()), "cloud.png": _png(cloud())}


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


def _png(field: Field) -> bytes:
    value = np.clip((field - field.mean()) / field.std() * CONTRAST, -128, 127)
    alpha = np.round(np.abs(value) * 2 / ALPHA_STEP) * ALPHA_STEP
    grey = np.where(value < 0, 0, 255)
    # Where nothing is seen, nothing needs to be stored either.
    grey[alpha == 0] = 0
    pixels = np.stack([grey, np.clip(alpha, 0, 255)], axis=-1).astype(np.uint8)
    file = io.BytesIO()
    Image.fromarray(pixels, "LA").save(file, "PNG", optimize=True)
    return file.getvalue()

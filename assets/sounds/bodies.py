"""Things that are struck, laid down, thrown and drawn: wood, bone, stone, metal, paper, cloth."""

from __future__ import annotations

import numpy as np

from .waves import (
    RATE,
    Chance,
    Wave,
    band,
    fading,
    filtered,
    high,
    in_room,
    lay,
    low,
    moving_noise,
    noise,
    samples,
    silence,
    struck,
    swell,
    through,
    times,
    wander,
)

_BAR = (1.0, 2.76, 5.4, 8.93)  # how a bar that lies free rings


def wood(luck: Chance, pitch: float = 420, ring: float = 0.16, hard: float = 0.5) -> Wave:
    """A piece of wood on the table: the piece, the table below, and the touch."""
    pitch *= luck.uniform(0.92, 1.09)
    seconds = max(0.3, ring * 2)
    modes = [(pitch * part, ring / part**0.8, hard ** (number * 0.8)) for number, part in enumerate(_BAR)]
    modes += [(112, 0.13, 0.9), (187, 0.11, 0.6), (263, 0.08, 0.3)]
    body = struck(seconds, modes, luck, 0.05)
    touch = filtered(noise(seconds, luck), band(600, 1_200 + 5_000 * hard, 1)) * fading(seconds, 0.004, 0.0006)
    return filtered((body + 0.5 * touch) * np.clip(times(seconds) / 0.0012, 0, 1), low(6_500, 1))


def bone(luck: Chance) -> Wave:
    """One touch of a die on a wooden tray."""
    die = luck.uniform(1_900, 2_900)
    modes = [(die, 0.03, 0.55), (die * 1.61, 0.022, 0.4), (die * 2.4, 0.014, 0.18)]
    tray = [
        (luck.uniform(190, 240), 0.11, 0.9),
        (luck.uniform(390, 470), 0.08, 0.6),
        (luck.uniform(720, 860), 0.05, 0.4),
    ]
    touch = filtered(noise(0.16, luck), band(900, 6_000, 1)) * fading(0.16, 0.0025, 0.0004)
    return struck(0.16, modes + tray, luck, 0.03) + 0.5 * touch


def bounces(luck: Chance, dice: int, seconds: float = 0.85) -> Wave:
    """Dice are thrown: each leaps, leaps less, rolls over its edges, and lies."""
    canvas = silence(seconds + 0.25)
    for _ in range(dice):
        at, gap, force = luck.uniform(0, 0.07), luck.uniform(0.12, 0.17), 1.0
        while at < seconds and force > 0.04:
            lay(canvas, bone(luck), at, force * luck.uniform(0.7, 1.15))
            at += gap * luck.uniform(0.75, 1.2)
            gap, force = max(gap * 0.8, 0.028), force * luck.uniform(0.62, 0.85)
    return in_room(canvas, 0.35, 0.22)


def dice(luck: Chance) -> Wave:
    """From the hand over the tray; how each comes to rest is heard by itself."""
    return bounces(luck, 3, 0.6)


def die(luck: Chance) -> Wave:
    return bounces(luck, 1, 0.55)


def settle(luck: Chance) -> Wave:
    """A die falls from its last edge onto its face."""
    canvas = silence(0.3)
    lay(canvas, bone(luck), 0, 0.4)
    lay(canvas, bone(luck), luck.uniform(0.026, 0.036))
    return in_room(canvas, 0.25, 0.16)


def decide(luck: Chance) -> Wave:
    """The last one, on which it depends: the tray and the table below it answer."""
    canvas = silence(0.75)
    at = luck.uniform(0.026, 0.034)
    lay(canvas, bone(luck), 0, 0.4)
    lay(canvas, bone(luck), at)
    tray = struck(0.6, [(73.4, 0.4, 1.0), (146.8, 0.34, 0.9), (220.0, 0.26, 0.5), (368, 0.12, 0.25)], luck, 0.006)
    lay(canvas, tray * np.clip(times(0.6) / 0.002, 0, 1), at, 0.85)
    return in_room(canvas, 0.5, 0.22)


def figure(luck: Chance) -> Wave:
    """A figure is set down: the edge, then the foot."""
    canvas = silence(0.42)
    lay(canvas, wood(luck, 560, 0.1, 0.45), 0, 0.45)
    lay(canvas, wood(luck, 430, 0.14, 0.5), luck.uniform(0.035, 0.06))
    return in_room(canvas, 0.25, 0.15)


def march(luck: Chance) -> Wave:
    """Figures go along: light steps of wood."""
    canvas = silence(0.75)
    for step in range(4):
        lay(
            canvas,
            wood(luck, luck.uniform(430, 560), 0.09, 0.4),
            0.03 + step * 0.145 + luck.uniform(0, 0.02),
            luck.uniform(0.6, 1.0) * (0.85, 0.65, 0.95, 0.7)[step],
        )
    return in_room(canvas, 0.25, 0.15)


def press(luck: Chance) -> Wave:
    """A wooden button."""
    return wood(luck, 760, 0.05, 0.3)[: samples(0.14)] * swell(0.14, 0.0005, 0.05)


def refusal(luck: Chance) -> Wave:
    """A knock at a thing that stays shut."""
    canvas = silence(0.36)
    lay(canvas, wood(luck, 190, 0.12, 0.2), 0)
    lay(canvas, wood(luck, 175, 0.12, 0.2), 0.11, 0.7)
    return canvas


def planks(luck: Chance) -> Wave:
    """Timber is laid on timber: three boards, each a little lower."""
    canvas = silence(0.9)
    for number, pitch in enumerate((520, 455, 410)):
        lay(canvas, wood(luck, pitch, 0.26, 0.42), number * 0.16 + luck.uniform(0, 0.025), (0.75, 0.8, 1.0)[number])
    return in_room(canvas, 0.35, 0.2)


def hammer(luck: Chance) -> Wave:
    """Iron drives a nail into a beam, three times."""
    canvas = silence(1.0)
    pitch = luck.uniform(1_350, 1_600)
    for number in range(3):
        iron = struck(
            0.3, [(pitch * (1 + 0.03 * number), 0.12, 0.3), (pitch * 2.3, 0.07, 0.13), (pitch * 3.7, 0.04, 0.06)], luck
        )
        at = number * 0.23 + luck.uniform(0, 0.02)
        lay(canvas, iron, at, 0.5)
        lay(canvas, wood(luck, 240 + 25 * number, 0.22, 0.4), at, (0.8, 0.9, 1.1)[number])
    return in_room(canvas, 0.4, 0.22)


def stone(luck: Chance) -> Wave:
    """A block is let down on another, with grit between."""
    body = struck(
        0.7, [(98, 0.22, 1.0), (171, 0.17, 0.9), (294, 0.12, 0.6), (512, 0.07, 0.35), (870, 0.05, 0.2)], luck, 0.06
    )
    grit = (
        filtered(noise(0.7, luck), band(500, 3_200, 1))
        * fading(0.7, 0.05, 0.004)
        * (0.55 + 0.45 * wander(0.7, 90, luck))
    )
    canvas = silence(0.8)
    lay(canvas, grit, 0, 0.25)
    lay(canvas, body, 0.05)
    lay(canvas, grit, 0.055, 0.35)
    return in_room(canvas, 0.4, 0.2)


def tile(luck: Chance) -> Wave:
    """Thick board slides over the table and snaps into its place."""
    slide = (
        filtered(noise(0.2, luck), band(500, 3_000, 1)) * swell(0.2, 0.09, 0.08) * (0.7 + 0.3 * wander(0.2, 60, luck))
    )
    canvas = silence(0.55)
    lay(canvas, slide, 0, 0.22)
    lay(canvas, wood(luck, 310, 0.1, 0.3), 0.17)
    return in_room(canvas, 0.25, 0.14)


def logs(luck: Chance) -> Wave:
    """Logs tumble into a pile."""
    canvas = silence(1.0)
    for _ in range(6):
        lay(canvas, wood(luck, luck.uniform(210, 380), 0.2, 0.3), luck.uniform(0, 1) ** 1.4 * 0.5, luck.uniform(0.4, 1))
    return in_room(canvas, 0.35, 0.2)


def sack(luck: Chance) -> Wave:
    """A sack of grain is put down."""
    thump = struck(0.5, [(74, 0.2, 1.0), (128, 0.14, 0.6), (205, 0.09, 0.3)], luck, 0.08)
    grain = (
        filtered(noise(0.6, luck), band(1_400, 5_200, 1))
        * fading(0.6, 0.075, 0.012)
        * (0.6 + 0.4 * wander(0.6, 140, luck))
    )
    canvas = silence(0.7)
    lay(canvas, thump, 0)
    lay(canvas, grain, 0.012, 0.3)
    return in_room(canvas, 0.25, 0.12)


def fall(luck: Chance) -> Wave:
    """A figure topples, and rolls to rest."""
    canvas = silence(0.9)
    at, gap = 0.0, 0.13
    lay(canvas, wood(luck, 340, 0.18, 0.45), 0, 1.0)
    for force in (0.5, 0.42, 0.3, 0.2, 0.13):
        at += gap
        gap *= 0.78
        lay(canvas, wood(luck, luck.uniform(480, 620), 0.08, 0.4), at, force)
    return in_room(canvas, 0.3, 0.18)


# Metal


def _disc(luck: Chance, pitch: float, ring: float) -> Wave:
    parts = ((1.0, 0.8), (1.47, 0.6), (2.09, 0.42), (2.56, 0.25))
    modes = [(pitch * part, ring / part**0.6, weight) for part, weight in parts]
    return struck(ring * 1.1, modes, luck, 0.015) * np.clip(times(ring * 1.1) / 0.0008, 0, 1)


def coin(luck: Chance) -> Wave:
    """One coin is put to another."""
    canvas = silence(0.7)
    pitch = luck.uniform(2_700, 3_200)
    lay(canvas, _disc(luck, pitch, 0.3), 0, 0.8)
    lay(canvas, _disc(luck, pitch * 1.21, 0.38), luck.uniform(0.05, 0.075))
    lay(canvas, wood(luck, 520, 0.06, 0.3), 0.0, 0.5)
    return in_room(filtered(canvas, low(7_000, 1)), 0.3, 0.15)


def coins(luck: Chance) -> Wave:
    """A handful of coins."""
    canvas = silence(1.0)
    for _ in range(9):
        lay(
            canvas,
            _disc(luck, luck.uniform(2_300, 3_900), luck.uniform(0.16, 0.34)),
            luck.uniform(0, 1) ** 1.3 * 0.42,
            luck.uniform(0.3, 0.9),
        )
    lay(canvas, sack(luck), 0, 0.25)
    return in_room(filtered(canvas, low(6_500, 1)), 0.3, 0.15)


def steel(luck: Chance) -> Wave:
    """Blade meets blade, and one slides off."""
    pitch = luck.uniform(820, 1_050)
    parts = ((1.0, 0.7), (1.83, 0.9), (2.71, 0.8), (3.62, 0.55), (4.87, 0.4), (6.11, 0.25))
    blade = struck(1.1, [(pitch * part, 0.85 / part**0.5, weight) for part, weight in parts], luck, 0.03)
    other = struck(1.1, [(pitch * 1.19 * part, 0.6 / part**0.5, weight) for part, weight in parts], luck, 0.03)
    clash = filtered(noise(0.3, luck), band(1_200, 6_000, 1)) * fading(0.3, 0.012, 0.0007)
    scrape = moving_noise(0.45, luck, lambda t, f: np.exp(-(((f - 2_200 - 4_000 * t) / 700) ** 2)))
    canvas = silence(1.15)
    lay(canvas, blade, 0, 0.5)
    lay(canvas, other, 0.014, 0.36)
    lay(canvas, clash, 0, 0.8)
    lay(canvas, scrape * swell(0.45, 0.03, 0.35), 0.02, 0.35)
    return in_room(filtered(canvas, low(5_200, 1)), 0.6, 0.3)


def shield(luck: Chance) -> Wave:
    """A blow is caught by boards with an iron boss."""
    boards = struck(
        0.6, [(138, 0.26, 1.0), (226, 0.2, 0.8), (351, 0.14, 0.6), (540, 0.1, 0.35), (960, 0.06, 0.2)], luck, 0.06
    )
    boss = struck(0.6, [(1_180, 0.22, 0.16), (1_930, 0.16, 0.1)], luck)
    slap = filtered(noise(0.2, luck), band(400, 3_500, 1)) * fading(0.2, 0.01, 0.0008)
    canvas = silence(0.7)
    for wave, gain in ((boards, 1.0), (boss, 1.0), (slap, 0.7)):
        lay(canvas, wave, 0, gain)
    return in_room(canvas, 0.5, 0.25)


def anvil(luck: Chance) -> Wave:
    """Twice on the anvil: something is made stronger."""
    canvas = silence(1.3)
    pitch = luck.uniform(1_020, 1_120)
    parts = ((1.0, 1.0), (1.51, 0.5), (2.37, 0.45), (3.14, 0.25))
    for at, force in ((0.0, 0.6), (0.24, 1.0)):
        lay(
            canvas,
            struck(0.95, [(pitch * part, 0.8 / part**0.7, weight) for part, weight in parts], luck, 0.004),
            at,
            force * 0.5,
        )
        lay(canvas, wood(luck, 230, 0.12, 0.5), at, force * 0.8)
    return in_room(filtered(canvas, low(5_500, 1)), 0.5, 0.25)


def bell(luck: Chance) -> Wave:
    """A small bell of bronze, rung by hand."""
    pitch = 523.25 * luck.uniform(0.998, 1.002)  # C5, for it is rung among strings and horns
    parts = (
        (0.5, 1.0, 0.5),
        (1.0, 0.9, 1.0),
        (1.2, 0.75, 0.75),
        (1.5, 0.6, 0.35),
        (2.0, 0.5, 0.6),
        (2.67, 0.32, 0.25),
        (3.01, 0.25, 0.18),
    )
    canvas = silence(2.6)
    for at, force in ((0.0, 1.0), (0.55, 0.75)):
        lay(
            canvas,
            struck(2.0, [(pitch * part, 2.2 * ring, weight) for part, ring, weight in parts], luck, 0.002),
            at,
            force,
        )
        lay(canvas, wood(luck, 900, 0.04, 0.5), at, 0.5 * force)
    return in_room(filtered(canvas, low(5_000, 1)), 0.8, 0.25)


def cups(luck: Chance) -> Wave:
    """Two horns of mead with silver rims are knocked together."""
    canvas = silence(0.8)
    lay(canvas, struck(0.6, [(1_240, 0.34, 0.5), (2_130, 0.24, 0.35), (3_350, 0.15, 0.15)], luck, 0.03), 0, 0.6)
    lay(canvas, wood(luck, 620, 0.1, 0.35), 0, 0.9)
    lay(canvas, wood(luck, 700, 0.08, 0.3), 0.03, 0.6)
    return in_room(canvas, 0.45, 0.22)


# Paper, cloth, skin


def slide(luck: Chance) -> Wave:
    """A card is drawn from its pile."""
    rub = moving_noise(0.24, luck, lambda t, f: band(800 + 2_600 * t, 2_800 + 4_500 * t, 1.5)(f))
    canvas = silence(0.34)
    lay(canvas, rub * swell(0.24, 0.07, 0.1) * (0.75 + 0.25 * wander(0.24, 80, luck)), 0, 0.6)
    lay(canvas, filtered(noise(0.05, luck), band(700, 3_500, 1)) * fading(0.05, 0.006), 0.2, 0.8)
    return canvas


def snap(luck: Chance) -> Wave:
    """A card is laid on the table."""
    canvas = silence(0.32)
    lay(canvas, filtered(noise(0.1, luck), band(1_000, 5_000, 1)) * swell(0.1, 0.08, 0.015), 0, 0.25)
    lay(canvas, filtered(noise(0.12, luck), band(450, 4_200, 1)) * fading(0.12, 0.008, 0.0008), 0.09, 1.2)
    lay(canvas, struck(0.2, [(150, 0.09, 1.0), (238, 0.07, 0.6), (410, 0.04, 0.3)], luck, 0.08), 0.09, 0.9)
    return in_room(canvas, 0.2, 0.1)


def shuffle(luck: Chance) -> Wave:
    """Two halves of a deck run into each other, and are squared."""
    canvas = silence(1.1)
    for number in range(24):
        flick = filtered(noise(0.03, luck), band(800, 3_400, 1.5)) * fading(0.03, 0.003, 0.0006)
        lay(canvas, flick, 0.02 + 0.62 * (number / 24) ** 0.85 + luck.uniform(0, 0.008), luck.uniform(0.4, 0.8))
    lay(canvas, snap(luck), 0.74, 0.8)
    return canvas


def hover(luck: Chance) -> Wave:
    """A fingertip over the edge of a card."""
    return filtered(noise(0.09, luck), band(900, 2_800, 1.5)) * swell(0.09, 0.03, 0.05)


def page(luck: Chance) -> Wave:
    """A leaf of parchment is turned."""
    flutter = 0.6 + 0.4 * wander(0.55, 38, luck)
    turn = moving_noise(0.55, luck, lambda t, f: band(400 + 800 * t, 2_200 + 2_400 * np.sin(np.pi * t / 0.55), 1.5)(f))
    canvas = silence(0.62)
    lay(canvas, turn * swell(0.55, 0.2, 0.22) * flutter, 0, 0.8)
    lay(canvas, filtered(noise(0.1, luck), band(200, 1_800, 1)) * fading(0.1, 0.02, 0.004), 0.4, 0.6)
    return canvas


def quill(luck: Chance) -> Wave:
    """A few strokes of a quill."""
    canvas = silence(0.95)
    at = 0.0
    for _ in range(5):
        length = luck.uniform(0.07, 0.16)
        grain = 0.5 + 0.5 * np.abs(wander(length, 240, luck))
        stroke = filtered(noise(length, luck), band(1_500, 3_800, 2)) * swell(length, 0.02, 0.04) * grain
        lay(canvas, stroke, at, luck.uniform(0.5, 1))
        at += length + luck.uniform(0.03, 0.07)
    return canvas


def seal(luck: Chance) -> Wave:
    """A seal is pressed into wax: an agreement."""
    canvas = silence(0.6)
    lay(canvas, struck(0.35, [(96, 0.2, 1.0), (164, 0.13, 0.6), (290, 0.08, 0.3)], luck, 0.05), 0.02)
    lay(canvas, filtered(noise(0.3, luck), band(300, 1_600, 1)) * swell(0.3, 0.04, 0.2), 0.05, 0.1)
    lay(canvas, wood(luck, 520, 0.06, 0.3), 0.02, 0.5)
    return in_room(canvas, 0.3, 0.16)


def arrow(luck: Chance) -> Wave:
    """A string is let go, an arrow passes and sits in wood."""
    canvas = silence(0.8)
    lay(canvas, struck(0.2, [(176, 0.12, 1.0), (352, 0.08, 0.5), (530, 0.05, 0.3)], luck), 0, 0.6)
    whoosh = moving_noise(0.26, luck, lambda t, f: np.exp(-(((f - 1_700 + 3_000 * t) / 500) ** 2)))
    lay(canvas, whoosh * swell(0.26, 0.1, 0.13), 0.03, 0.8)
    lay(canvas, wood(luck, 330, 0.16, 0.5), 0.27)
    quiver = struck(0.3, [(94, 0.25, 0.3), (141, 0.2, 0.15)], luck) * (1 + 0.6 * np.sin(2 * np.pi * 27 * times(0.3)))
    lay(canvas, quiver, 0.28)
    return in_room(canvas, 0.35, 0.2)


def drum(luck: Chance) -> Wave:
    """A great drum of hide, twice, softly; never quite at the same place of its skin."""
    canvas = silence(1.5)
    for at, force in ((0.0, 0.75), (luck.uniform(0.3, 0.4), 1.0)):
        lay(canvas, beat(luck, luck.uniform(58, 67)), at, force)
    return in_room(canvas, 0.9, 0.35, 1_800)


def beat(luck: Chance, pitch: float = 62) -> Wave:
    """One beat: the skin gives a little under it."""
    t = times(0.9)
    sinking = pitch * (1 + 0.35 * np.exp(-t / 0.045))
    phase = 2 * np.pi * np.cumsum(sinking) / RATE
    skin = sum(
        (
            weight * np.sin(part * phase) * np.exp(-6.9 * t / ring)
            for part, ring, weight in ((1.0, 0.75, 1.0), (1.59, 0.45, 0.5), (2.14, 0.3, 0.3), (2.65, 0.22, 0.16))
        ),
        np.zeros_like(t),
    )
    slap = filtered(noise(0.9, luck), band(200, 1_500, 1)) * fading(0.9, 0.014, 0.002)
    return (skin + 0.25 * slap) * np.clip(t / 0.002, 0, 1)


def door(luck: Chance) -> Wave:
    """A heavy door turns on its hinge and falls shut."""
    creak = _creak(luck, 0.75, 75, 190)
    canvas = silence(1.5)
    lay(canvas, creak, 0, 0.32)
    lay(
        canvas,
        struck(0.7, [(58, 0.4, 1.0), (97, 0.3, 0.9), (163, 0.2, 0.6), (288, 0.12, 0.4), (455, 0.08, 0.2)], luck, 0.05),
        0.78,
    )
    lay(canvas, struck(0.3, [(880, 0.14, 0.12), (1_430, 0.1, 0.08)], luck), 0.82)
    return in_room(canvas, 0.7, 0.3)


def _creak(luck: Chance, seconds: float, slow: float, fast: float) -> Wave:
    """Wood sticks and slips, quicker and quicker: clicks that ring in the board."""
    pace = through(seconds, (0, slow), (seconds * 0.6, fast), (seconds, slow * 1.2)) * (
        1 + 0.12 * wander(seconds, 20, luck)
    )
    clicks = np.diff(np.floor(np.cumsum(pace) / RATE), prepend=0.0) * luck.uniform(0.5, 1, samples(seconds))
    board = struck(0.12, [(310, 0.06, 1.0), (540, 0.05, 0.8), (910, 0.04, 0.5), (1_450, 0.03, 0.3)], luck)
    creaking = np.convolve(clicks, board)[: samples(seconds)]
    return filtered(creaking, high(180)) * swell(seconds, 0.15, 0.25)


def hull(luck: Chance, seconds: float = 0.9) -> Wave:
    """The timbers of a ship."""
    return _creak(luck, seconds, 38, 85)

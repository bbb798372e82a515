"""The letters of Latin and Cyrillic, as strokes: incised capitals, thick down and thin across, flared where they end."""

from collections.abc import Mapping

from generators.typeface.pen import CUT, FLARE, End, Stroke, ring

THICK, THIN, LEAN = 92.0, 46.0, 52.0  # stems, bars, slanting thin strokes
TOP, MIDDLE, FOOT = 675.0, 358.0, 25.0  # where bars lie
BEAK = End(10, 40, 0.12)  # of an arm, below it when it runs to the right
RISE = End(44, 8, 0.16)  # and above it
BOTH = End(24, 24)
TIP = End(30, 14, 0.2)


def stem(
    x: float, low: float = 0, high: float = 700, weight: float = THICK, foot: End = FLARE, head: End = FLARE
) -> Stroke:
    return Stroke(f"M {x} {low} L {x} {high}", weight, foot, head)


def bar(x: float, y: float, far: float, first: End = CUT, last: End = CUT, weight: float = THIN) -> Stroke:
    return Stroke(f"M {x} {y} L {far} {y}", weight, first, last)


def slant(x: float, y: float, far: float, end: float, weight: float, first: End = FLARE, last: End = FLARE) -> Stroke:
    return Stroke(f"M {x} {y} L {far} {end}", weight, first, last, level=True)


def bowl(high: float, low: float, far: float, start: float = 0, thick: float = 96) -> Stroke:
    """From a stem to the right and back to it."""
    middle, bend = (high + low) / 2, (far - start) * 0.44 + start
    out = (far - bend) * 0.62 + bend
    up, down = middle + (high - low) * 0.29, middle - (high - low) * 0.29
    spine = (
        f"M {start} {high} L {bend} {high} C {out} {high} {far} {up} {far} {middle} "
        f"C {far} {down} {out} {low} {bend} {low} L {start} {low}"
    )
    return Stroke(spine, (46, 46, thick, 46, 46), CUT, CUT)


def hook(x: float, y: float = 25) -> Stroke:
    """The foot of Д, Ц, Щ below the line."""
    return Stroke(f"M {x} {y + 20} L {x} -128", 50, CUT, End(6, 12))


LATIN: Mapping[str, list[Stroke]] = {
    "A": [
        slant(0, 0, 238, 704, LEAN, FLARE, CUT), slant(492, 0, 250, 704, THICK, FLARE, CUT),
        bar(74, 222, 424, weight=44),
    ],
    "B": [stem(0), bowl(TOP, 374, 300, thick=90), bowl(374, FOOT, 348, thick=98)],
    "C": [
        Stroke("M 470 548 C 430 636 360 682 278 682 C 110 682 0 545 0 350 C 0 150 112 18 280 18 C 368 18 442 60 484 142",
               (52, 48, 98, 48, 42), End(6, 46, -0.1), End(16, 4, 0.1)),
    ],
    "D": [stem(0), bowl(TOP, FOOT, 486, thick=98)],
    "E": [stem(0), bar(0, TOP, 318, last=BEAK), bar(0, MIDDLE + 6, 272, last=BOTH), bar(0, FOOT, 338, last=RISE)],
    "F": [stem(0), bar(0, TOP, 318, last=BEAK), bar(0, 344, 264, last=BOTH)],
    "G": [
        Stroke("M 470 556 C 430 638 360 682 278 682 C 110 682 0 545 0 350 C 0 150 112 18 285 18 C 362 18 420 40 466 84",
               (52, 48, 98, 48, 60), End(6, 46, -0.1), CUT),
        stem(462, 66, 316, 86, CUT, End(34, 20)),
    ],
    "H": [stem(0), stem(474), bar(0, MIDDLE, 474)],
    "I": [stem(0)],
    "J": [Stroke("M 150 700 L 150 190 C 150 84 104 20 14 20", (THICK, THICK, 50), FLARE, End(4, 44, 0.1))],
    "K": [stem(0), slant(30, 318, 392, 700, LEAN, CUT, FLARE), slant(118, 414, 446, 0, THICK, CUT, FLARE)],
    "L": [stem(0), bar(0, FOOT, 322, last=RISE)],
    "M": [
        slant(0, 0, 46, 700, 60, FLARE, End(24, 0)), slant(56, 700, 328, 0, THICK, CUT, CUT),
        slant(336, 0, 604, 700, LEAN, CUT, CUT), slant(662, 0, 612, 700, THICK, FLARE, End(0, 24)),
    ],
    "N": [
        stem(0, weight=58, head=End(34, 0)), Stroke("M 6 700 L 474 0", 96, CUT, CUT, level=True),
        stem(480, weight=58, foot=CUT),
    ],
    "O": [ring(290, 350, 290, 334, 99, 46, 9)],
    "P": [stem(0), bowl(TOP, 318, 340, thick=96)],
    "Q": [
        ring(290, 350, 290, 334, 99, 46, 9),
        Stroke("M 296 116 C 350 70 392 2 452 -54 C 492 -92 548 -116 622 -114", (26, 80, 22), CUT, CUT),
    ],
    "R": [
        stem(0), bowl(TOP, 338, 318, thick=92),
        Stroke("M 150 352 C 232 262 330 96 452 0", (84, 92), CUT, End(4, 22), level=True),
    ],
    "S": [
        Stroke(
            "M 318 570 C 296 640 244 682 172 682 C 90 682 32 628 32 548 C 32 442 120 406 190 370 "
            "C 268 330 350 290 350 178 C 350 82 276 18 178 18 C 92 18 28 62 0 146",
            (46, 50, 84, 102, 88, 50, 44), End(4, 40, -0.1), End(4, 42, -0.1),
        ),
    ],
    "T": [stem(244, head=CUT), bar(0, TOP, 488, first=End(10, 40, 0.12), last=BEAK)],
    "U": [
        Stroke("M 0 700 L 0 252 C 0 100 84 17 226 17 C 362 17 440 100 440 252 L 440 700", (THICK, THICK, 52, 60, 60)),
    ],
    "V": [slant(0, 700, 250, 0, THICK, FLARE, CUT), slant(484, 700, 262, 0, LEAN, FLARE, CUT)],
    "W": [
        slant(0, 700, 202, 0, THICK, FLARE, CUT), slant(212, 0, 386, 700, LEAN, CUT, CUT),
        slant(380, 700, 584, 0, THICK, CUT, CUT), slant(594, 0, 780, 700, LEAN, CUT, FLARE),
    ],
    "X": [slant(10, 700, 440, 0, THICK), slant(0, 0, 422, 700, LEAN)],
    "Y": [
        slant(0, 700, 232, 318, THICK, FLARE, CUT), slant(446, 700, 244, 318, LEAN, FLARE, CUT),
        stem(236, 0, 345, THICK, FLARE, CUT),
    ],
    "Z": [
        bar(14, TOP, 400, first=End(10, 40, 0.12)), Stroke("M 382 690 L 22 10", 88, CUT, CUT, level=True),
        bar(0, FOOT, 418, last=RISE),
    ],
}  # fmt: skip

CYRILLIC: Mapping[str, list[Stroke]] = {
    "Б": [stem(0), bar(0, TOP, 330, last=BEAK), bowl(396, FOOT, 346)],
    "Г": [stem(0), bar(0, TOP, 326, last=BEAK)],
    "Д": [
        Stroke("M 62 30 C 118 140 152 330 156 600 L 156 690", (46, 54, 54), CUT, CUT),
        bar(130, TOP, 430), stem(420, 20, 700, foot=CUT, head=End(0, 14)), bar(8, FOOT, 506), hook(8), hook(506),
    ],
    "Ж": [
        stem(352),
        slant(44, 700, 300, 352, 58, FLARE, CUT), slant(660, 700, 404, 352, 58, FLARE, CUT),
        slant(0, 0, 262, 432, 82, FLARE, CUT), slant(704, 0, 442, 432, 82, FLARE, CUT),
        bar(270, 372, 434, weight=48),
    ],
    "З": [
        Stroke("M 16 580 C 44 646 98 682 170 682 C 262 682 318 626 318 538 C 318 440 244 376 132 374",
               (46, 50, 90, 44), End(40, 4, 0.1), CUT),
        Stroke("M 132 374 C 268 374 348 304 348 196 C 348 86 270 18 160 18 C 84 18 26 60 -4 142",
               (44, 98, 50, 44), CUT, End(4, 42, -0.1)),
    ],
    "И": [stem(0), stem(478), slant(16, 20, 462, 680, 54, CUT, CUT)],
    "Л": [
        Stroke("M -20 20 C 66 16 92 84 104 236 L 140 690", (46, 52, 54), End(34, 2, 0.1), CUT),
        bar(116, TOP, 436), stem(424, head=End(0, 14)),
    ],
    "П": [stem(0), stem(456), bar(0, TOP, 456)],
    "У": [
        Stroke("M 0 700 L 208 308 L 262 206", (92, 92, 34), FLARE, CUT, level=True),
        Stroke("M 462 700 L 262 226 C 214 108 170 20 66 20", (LEAN, LEAN, 48), FLARE, End(4, 40, 0.1)),
    ],
    "Ф": [stem(330, -20, 720), ring(330, 356, 330, 240, 96, 46)],
    "Ц": [stem(0, foot=CUT), stem(452, foot=CUT), bar(-46, FOOT, 532), hook(532)],
    "Ч": [
        Stroke("M 0 700 L 0 482 C 0 372 66 312 178 312 C 268 312 350 344 430 388", (88, 88, 50, 48), FLARE, CUT),
        stem(424),
    ],
    "Ш": [stem(0, foot=CUT), stem(346, foot=CUT), stem(692, foot=CUT), bar(-46, FOOT, 738)],
    "Щ": [stem(0, foot=CUT), stem(346, foot=CUT), stem(692, foot=CUT), bar(-46, FOOT, 772), hook(772)],
    "Ъ": [bar(-44, TOP, 160, first=End(10, 40, 0.12)), stem(150, head=CUT), bowl(396, FOOT, 492, start=150)],
    "Ы": [stem(0), bowl(396, FOOT, 322), stem(492)],
    "Ь": [stem(0), bowl(396, FOOT, 346)],
    "Э": [
        Stroke("M 14 560 C 56 640 126 682 206 682 C 374 682 484 545 484 350 C 484 150 372 18 204 18 C 118 18 44 60 0 142",
               (52, 48, 98, 48, 42), End(46, 6, 0.1), End(4, 16, -0.1)),
        bar(150, MIDDLE, 470, first=BOTH),
    ],
    "Ю": [stem(0), bar(0, MIDDLE, 200), ring(434, 350, 256, 334, 97, 46, 9)],
    "Я": [
        stem(334),
        Stroke("M 334 675 L 188 675 C 76 675 14 600 14 508 C 14 412 80 338 188 338 L 334 338", (46, 46, 92, 46, 46), CUT, CUT),
        Stroke("M 192 352 C 132 250 60 96 -50 0", (74, 80), CUT, End(22, 4), level=True),
    ],
}  # fmt: skip
# What is drawn alike in both.
SAME = dict(zip("АВЕКМНОРСТХ", "ABEKMHOPCTX", strict=True))

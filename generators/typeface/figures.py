"""Digits of one width, marks over letters, and the signs that stand in titles."""

from collections.abc import Mapping

from generators.typeface.letters import BEAK, FOOT, LEAN, RISE, TOP, bar, slant, stem
from generators.typeface.pen import CUT, FLARE, End, Stroke, ring

DIGIT = 545  # as wide as every digit is

DIGITS: Mapping[str, list[Stroke]] = {
    "0": [ring(0, 350, 200, 334, 96, 46, 6)],
    "1": [stem(20), Stroke("M -140 566 C -80 590 -40 630 -6 690", (38, 56), End(8, 14), CUT)],
    "2": [
        Stroke("M -176 548 C -150 640 -84 682 -6 682 C 106 682 170 612 170 516 C 170 372 20 236 -170 34",
               (46, 50, 94, 60), End(40, 4, 0.1), CUT),
        bar(-186, FOOT, 196, last=RISE),
    ],
    "3": [
        Stroke("M -164 580 C -136 646 -82 682 -14 682 C 80 682 136 626 136 538 C 136 440 66 376 -46 374",
               (46, 50, 90, 44), End(40, 4, 0.1), CUT),
        Stroke("M -46 374 C 90 374 170 304 170 196 C 170 86 92 18 -18 18 C -94 18 -156 60 -186 142",
               (44, 98, 50, 44), CUT, End(4, 42, -0.1)),
    ],
    "4": [slant(-206, 186, 74, 690, LEAN, CUT, CUT), bar(-222, 190, 214, last=End(24, 24)), stem(86)],
    "5": [
        Stroke("M -132 690 L -150 372", 52, CUT, CUT), bar(-142, TOP, 158, last=BEAK),
        Stroke("M -150 384 C -112 422 -64 438 -8 438 C 106 438 172 352 172 234 C 172 98 88 18 -38 18 C -104 18 -160 52 -188 122",
               (38, 50, 98, 50, 44), CUT, End(4, 42, -0.1)),
    ],
    "6": [
        ring(4, 222, 180, 206, 94, 46, 6),
        Stroke("M 148 672 C -10 640 -176 470 -176 222", (42, 94), End(22, 4, 0.2), CUT),
    ],
    "7": [
        bar(-186, TOP, 190, first=End(10, 44, 0.12)),
        Stroke("M 176 690 C 96 470 -4 280 -58 0", (60, 90), CUT, FLARE, level=True),
    ],
    "8": [ring(0, 524, 144, 160, 86, 46, 12), ring(0, 194, 182, 178, 96, 46, 12)],
    "9": [
        ring(-4, 478, 180, 206, 94, 46, 6),
        Stroke("M -148 28 C 10 60 176 230 176 478", (42, 94), End(22, 4, 0.2), CUT),
    ],
}  # fmt: skip


def point(x: float, y: float, size: float) -> Stroke:
    """A point, as a graver makes it."""
    half = size / 2
    return Stroke(f"M {x} {y - half * 1.12} L {x} {y} L {x} {y + half * 1.12}", (4, size, 4), CUT, CUT)


def comma(x: float, y: float) -> list[Stroke]:
    return [
        point(x, y, 112),
        Stroke(f"M {x + 30} {y} C {x + 34} {y - 60} {x} {y - 120} {x - 50} {y - 150}", (50, 16), CUT, CUT),
    ]


def raised(x: float, y: float) -> list[Stroke]:
    """A quotation mark that opens: a comma upside down."""
    return [
        point(x, y, 112),
        Stroke(f"M {x - 30} {y} C {x - 34} {y + 60} {x} {y + 120} {x + 50} {y + 150}", (50, 16), CUT, CUT),
    ]


def angle(x: float, way: int) -> list[Stroke]:
    return [
        Stroke(f"M {x + 64 * way} 420 L {x - 64 * way} 270", 46, End(10, 10), CUT),
        Stroke(f"M {x + 64 * way} 120 L {x - 64 * way} 270", 46, End(10, 10), CUT),
    ]


def round_bracket(way: int) -> list[Stroke]:
    end, near, far = 90 * way, -20 * way, -60 * way
    spine = f"M {end} 760 C {near} 620 {far} 500 {far} 310 C {far} 120 {near} 0 {end} -140"
    return [Stroke(spine, (30, 78, 30), CUT, CUT)]


SIGNS: Mapping[str, list[Stroke]] = {
    ".": [point(0, 58, 120)],
    ",": comma(0, 58),
    ":": [point(0, 58, 120), point(0, 420, 120)],
    ";": [*comma(0, 58), point(0, 420, 120)],
    "!": [Stroke("M 0 210 L 0 700", (40, 104), CUT, CUT), point(0, 58, 120)],
    "?": [
        Stroke("M -150 566 C -124 644 -70 682 0 682 C 96 682 156 622 156 530 C 156 420 16 386 4 214",
               (46, 50, 92, 42), End(40, 4, 0.1), CUT),
        point(2, 58, 120),
    ],
    "…": [point(0, 58, 120), point(230, 58, 120), point(460, 58, 120)],
    "·": [point(0, 300, 118)],
    "•": [point(0, 300, 190)],
    "-": [bar(0, 290, 220, End(12, 12), End(12, 12), 56)],
    "–": [bar(0, 290, 420, End(12, 12), End(12, 12), 52)],
    "—": [bar(0, 290, 760, End(12, 12), End(12, 12), 52)],
    "−": [bar(0, 320, 380, End(10, 10), End(10, 10), 56)],
    "+": [bar(0, 320, 380, End(10, 10), End(10, 10), 56), stem(190, 130, 510, 60, End(10, 10), End(10, 10))],
    "=": [bar(0, 410, 380, End(8, 8), End(8, 8), 54), bar(0, 230, 380, End(8, 8), End(8, 8), 54)],
    "×": [Stroke("M 0 160 L 300 480", 60, End(8, 8), End(8, 8)), Stroke("M 0 480 L 300 160", 60, End(8, 8), End(8, 8))],
    "/": [slant(0, -90, 300, 750, 52, CUT, CUT)],
    "(": round_bracket(1),
    ")": round_bracket(-1),
    "[": [stem(0, -140, 760, 66, CUT, CUT), bar(0, -118, 130), bar(0, 738, 130)],
    "]": [stem(0, -140, 760, 66, CUT, CUT), bar(0, -118, -130), bar(0, 738, -130)],
    "'": [Stroke("M 0 470 L 0 720", (26, 84), CUT, CUT)],
    '"': [Stroke("M 0 470 L 0 720", (26, 84), CUT, CUT), Stroke("M 140 470 L 140 720", (26, 84), CUT, CUT)],
    "’": comma(0, 650),
    "‘": raised(0, 520),
    "”": [*comma(0, 650), *comma(180, 650)],
    "“": [*raised(0, 520), *raised(180, 520)],
    "‚": comma(0, 58),
    "„": [*comma(0, 58), *comma(180, 58)],
    "«": [*angle(0, 1), *angle(150, 1)],
    "»": [*angle(0, -1), *angle(150, -1)],
    "&": [
        Stroke(
            "M 548 22 C 420 110 250 330 180 440 C 140 504 130 540 130 572 C 130 640 176 684 240 684 C 306 684 346 640 346 582 "
            "C 346 480 0 410 0 190 C 0 86 80 18 190 18 C 340 18 440 150 470 350",
            (70, 92, 62, 46, 66, 92, 50, 46), End(10, 10), End(20, 20),
        ),
    ],
    "%": [ring(0, 530, 120, 156, 66, 40), ring(440, 170, 120, 156, 66, 40), slant(40, 0, 400, 700, 48, CUT, CUT)],
    "№": [
        stem(0, weight=58, head=End(34, 0)), Stroke("M 6 700 L 474 0", 96, CUT, CUT, level=True), stem(480, weight=58, foot=CUT),
        ring(690, 420, 130, 170, 74, 42), bar(560, 170, 820, weight=46),
    ],
    "#": [slant(60, 0, 150, 700, 50, CUT, CUT), slant(270, 0, 360, 700, 50, CUT, CUT), bar(0, 240, 400), bar(20, 460, 420)],
    "°": [ring(0, 580, 96, 96, 52, 42)],
    "º": [ring(0, 560, 92, 122, 66, 42), bar(-92, 390, 92)],
    "ª": [slant(-96, 440, 0, 700, 50), slant(104, 440, 8, 700, 66), bar(-60, 520, 64, weight=40), bar(-92, 390, 92)],
    "*": [
        Stroke("M 0 420 L 0 720", (20, 60), CUT, CUT), Stroke("M -130 500 L 130 650", (60, 60), CUT, CUT),
        Stroke("M 130 500 L -130 650", (60, 60), CUT, CUT),
    ],
}  # fmt: skip

# Marks stand over the middle of a letter 0 high; below it when they hang.
MARKS: Mapping[str, list[Stroke]] = {
    "acute": [Stroke("M -44 62 L 70 196", (36, 84), CUT, CUT)],
    "grave": [Stroke("M 44 62 L -70 196", (36, 84), CUT, CUT)],
    "circumflex": [Stroke("M -122 66 L 0 184", (40, 62), CUT, CUT), Stroke("M 122 66 L 0 184", (40, 62), CUT, CUT)],
    "tilde": [Stroke("M -146 88 C -110 160 -60 168 -4 128 C 50 90 100 90 146 166", (28, 78, 28), CUT, CUT)],
    "dieresis": [point(-104, 122, 112), point(104, 122, 112)],
    "dot": [point(0, 126, 118)],
    "breve": [Stroke("M -122 180 C -104 62 104 62 122 180", (56, 56), CUT, CUT)],
    "ring": [ring(0, 130, 70, 70, 46, 40)],
    "caron": [Stroke("M -122 184 L 0 66", (40, 62), CUT, CUT), Stroke("M 122 184 L 0 66", (40, 62), CUT, CUT)],
    "double": [Stroke("M -110 62 L -20 190", (34, 78), CUT, CUT), Stroke("M 50 62 L 150 190", (34, 78), CUT, CUT)],
    "cedilla": [Stroke("M 4 24 L -14 -70 C 70 -70 100 -110 92 -150 C 82 -200 10 -222 -84 -196", (40, 40, 68, 30), CUT, CUT)],
    "ogonek": [Stroke("M 20 26 C -60 -40 -80 -120 -44 -166 C -14 -204 50 -204 104 -166", (40, 66, 34), CUT, CUT)],
    "slash": [Stroke("M -104 262 L 196 446", 56, End(10, 10), End(10, 10))],
}  # fmt: skip
MARKED: Mapping[str, tuple[str, ...]] = {
    "acute": ("AÁ", "EÉ", "IÍ", "OÓ", "UÚ", "YÝ", "CĆ", "NŃ", "SŚ", "ZŹ"),
    "grave": ("AÀ", "EÈ", "IÌ", "OÒ", "UÙ"),
    "circumflex": ("AÂ", "EÊ", "IÎ", "OÔ", "UÛ"),
    "tilde": ("AÃ", "OÕ", "NÑ"),
    "dieresis": ("AÄ", "EË", "IÏ", "OÖ", "UÜ", "ЕЁ"),
    "dot": ("ZŻ",),
    "breve": ("ИЙ",),
    "ring": ("AÅ",),
    "caron": ("CČ", "SŠ", "ZŽ", "EĚ", "RŘ"),
    "double": ("OŐ", "UŰ"),
    "cedilla": ("CÇ",),
    "ogonek": ("AĄ", "EĘ"),
    "slash": ("LŁ",),
}

"""The typeface of the pages, Deckwright Orrery, as a font file: what `web/src/shell/style/orrery.woff2` holds.

Lowercase letters are small capitals, drawn smaller and not only made so: stems keep their strength.
"""

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables import _g_l_y_f

from generators.typeface.figures import DIGIT, DIGITS, MARKED, MARKS, SIGNS
from generators.typeface.letters import CYRILLIC, LATIN, SAME
from generators.typeface.pen import Contour, Cubic, Stroke, outline
from generators.typeface.spacing import BAND, Profile, apart, bearings, slices

NAME = "Deckwright Orrery"
EM, CAPITAL, SMALL = 1000, 700, 548
ASCENT, DESCENT = 940, -260
STRONG = 1.1  # of all that is drawn, so that it is read when it is small
WIDE, HEAVY = 0.815, 0.92  # of small capitals: a little wider than high, and nearly as strong
SPACE = 250
KERN = 14  # less is not worth a pair
MADE = 3_800_000_000  # seconds since 1904: a day, always the same


@dataclass
class Shape:
    """A letter as it is drawn: its outline from 0, how wide it is, and where marks stand."""

    contours: list[Contour]
    high: float
    width: float = 0.0
    profiles: tuple[Profile, Profile] = ({}, {})
    kind: str = ""  # latin, cyrillic, or nothing for signs


def shape(strokes: Sequence[Stroke], high: float, small: bool = False) -> Shape:
    """A letter, full or as a small capital."""
    size = (WIDE, SMALL / CAPITAL, HEAVY * STRONG) if small else (1, 1, STRONG)
    drawn = [one.moved(*size) for one in strokes]
    return Shape([contour for one in drawn for contour in outline(one)], high)


def shift(contours: Sequence[Contour], dx: float, dy: float = 0) -> list[Contour]:
    def moved(curve: Cubic) -> Cubic:
        a, b, c, d = ((x + dx, y + dy) for x, y in curve)
        return a, b, c, d

    return [[moved(curve) for curve in contour] for contour in contours]


def extent(contours: Sequence[Contour]) -> tuple[float, float]:
    xs = [x for contour in contours for curve in contour for x, _ in curve]
    return min(xs), max(xs)


def named(letter: str) -> str:
    """The name of a glyph."""
    return f"u{ord(letter):04X}"


def set_apart(one: Shape) -> Shape:
    """With the white that belongs to it on both sides."""
    left, right = bearings(slices(one.contours, one.high), one.high)
    moved = shift(one.contours, left)
    return Shape(moved, one.high, round(left + right), slices(moved, one.high), one.kind)


def drawn() -> dict[str, Shape]:
    """Every letter and sign that is drawn itself, by what it is."""
    shapes: dict[str, Shape] = {}
    for kind, alphabet in (("latin", LATIN), ("cyrillic", CYRILLIC)):
        for letter, strokes in alphabet.items():
            for small in (False, True):
                one = shape(strokes, SMALL if small else CAPITAL, small)
                one.kind = kind
                shapes[letter.lower() if small else letter] = set_apart(one)
    for digit, strokes in DIGITS.items():
        one = shape(strokes, CAPITAL)
        moved = shift(one.contours, DIGIT / 2 - sum(extent(one.contours)) / 2)
        shapes[digit] = Shape(moved, CAPITAL, DIGIT, slices(moved, CAPITAL))
    for sign, strokes in SIGNS.items():
        one = shape(strokes, CAPITAL)
        left, right = extent(one.contours)
        side = 62 if sign not in "(/)[]–—" else 40
        moved = shift(one.contours, side - left)
        shapes[sign] = Shape(moved, CAPITAL, round(right - left + 2 * side), slices(moved, CAPITAL))
    return shapes


def pieces(shapes: Mapping[str, Shape]) -> Iterator[tuple[str, str, str, float, float, bool]]:
    """Letters with a mark: what, letter, mark, where the mark stands, whether small."""
    for mark, pairs in MARKED.items():
        for pair in pairs:
            plain, marked = pair[0], pair[1]
            for small in (False, True):
                letter = plain.lower() if small else plain
                letter = letter if letter in shapes else twin(letter)
                one = shapes[letter]
                left, right = extent(one.contours)
                x = (left + right) / 2
                shrink = WIDE if small else 1
                if mark == "ogonek":
                    x = right - (70 if plain == "A" else 90) * shrink
                if mark == "slash":
                    x = left + 62 * shrink
                if plain in "LEFP" and mark != "slash" and mark != "ogonek":
                    x -= 16 * shrink
                y = 0.0 if mark in ("cedilla", "ogonek", "slash") else one.high
                yield marked.lower() if small else marked, letter, f"{mark}.{'small' if small else 'full'}", x, y, small


def twin(letter: str) -> str:
    """The Latin letter that is drawn like this Cyrillic one."""
    return SAME[letter] if letter in SAME else SAME[letter.upper()].lower()


def glyph(contours: Sequence[Contour]) -> Any:
    pen = TTGlyphPen(None)
    rounded = Cu2QuPen(pen, 0.9, reverse_direction=False)
    for contour in contours:
        rounded.moveTo(contour[0][0])
        here = contour[0][0]
        for start, one, two, end in contour:
            if abs(start[0] - here[0]) + abs(start[1] - here[1]) > 1:
                rounded.lineTo(start)
            straight = (
                abs((end[0] - start[0]) * (one[1] - start[1]) - (end[1] - start[1]) * (one[0] - start[0])) < 60
                and abs((end[0] - start[0]) * (two[1] - start[1]) - (end[1] - start[1]) * (two[0] - start[0])) < 60
            )
            (rounded.lineTo(end) if straight else rounded.curveTo(one, two, end))
            here = end
        rounded.closePath()
    made = pen.glyph()
    if made.numberOfContours > 0:
        made.flags[0] |= _g_l_y_f.flagOverlapSimple
    return made


def composite(parts: Sequence[tuple[str, float, float]]) -> Any:
    pen = TTGlyphPen({name: None for name, _, _ in parts})
    for name, x, y in parts:
        pen.addComponent(name, (1, 0, 0, 1, round(x), round(y)))
    return pen.glyph()


def kerning(shapes: Mapping[str, Shape], members: Mapping[str, list[str]], raised: Set[str]) -> str:
    """Pairs whose white is not that of others, in the language of features."""
    letters = [letter for letter, one in shapes.items() if one.kind]
    others = [letter for letter in shapes if letter in ".,-–’”"]
    lines = []
    for letter in [*letters, *others]:
        lines.append(f"@k{ord(letter):04X} = [{' '.join(members[letter])}];")
    # Under the arm of a capital there is no room for a mark.
    for letter in filter(str.islower, letters):
        lines.append(f"@l{ord(letter):04X} = [{' '.join(one for one in members[letter] if one not in raised)}];")
    for first in [*letters, *others]:
        for second in [*letters, *others]:
            one, two = shapes[first], shapes[second]
            if (first in others and second in others) or not may_meet(first, second, shapes):
                continue
            bands = range(int(min(one.high, two.high) // BAND))
            by = apart(one.profiles[1], two.profiles[0], bands) - one.width
            by = max(by, -120)
            if first in others or second in others:
                by = min(by * 0.8, 0)
            if abs(by) >= KERN:
                under = "l" if first.isupper() and second.islower() else "k"
                lines.append(f"pos @k{ord(first):04X} @{under}{ord(second):04X} {round(by)};")
    head = [line for line in lines if line.startswith("@")]
    rest = [line for line in lines if line.startswith("pos")]
    return "\n".join([*head, "feature kern {", *rest, "} kern;"])


def may_meet(first: str, second: str, shapes: Mapping[str, Shape]) -> bool:
    """Letters of one alphabet, none small before a capital; those that both have meet all."""
    if first.islower() and second.isupper():
        return False
    kinds = {shapes[one].kind for one in (first, second) if shapes[one].kind and one.upper() not in SAME.values()}
    return len(kinds) < 2


def typeface() -> bytes:
    """The font file."""
    shapes = drawn()
    glyphs: dict[str, Any] = {".notdef": glyph([]), "space": glyph([])}
    widths: dict[str, float] = {".notdef": 500, "space": SPACE}
    letters: dict[int, str] = {0x20: "space", 0xA0: "space", 0x2009: "space", 0x202F: "space"}
    members = {letter: [named(letter)] for letter in shapes}
    raised: set[str] = set()  # with a mark above
    for letter, one in shapes.items():
        glyphs[named(letter)] = glyph(one.contours)
        widths[named(letter)] = one.width
        letters[ord(letter)] = named(letter)
    for cyrillic, latin in SAME.items():
        letters[ord(cyrillic)], letters[ord(cyrillic.lower())] = named(latin), named(latin.lower())
    for mark, strokes in MARKS.items():
        for small in (False, True):
            name = f"{mark}.{'small' if small else 'full'}"
            glyphs[name] = glyph(shape(strokes, 0, small).contours)
            widths[name] = 0
    for marked, letter, mark, x, y, _ in pieces(shapes):
        glyphs[named(marked)] = composite([(named(letter), 0, 0), (mark, x, y)])
        widths[named(marked)] = shapes[letter].width
        letters[ord(marked)] = named(marked)
        members[letter].append(named(marked))
        if y > 0:
            raised.add(named(marked))
    double = shapes["s"].width
    glyphs[named("ß")] = composite([(named("s"), 0, 0), (named("s"), double, 0)])
    widths[named("ß")], letters[ord("ß")] = 2 * double, named("ß")
    builder = FontBuilder(EM, isTTF=True)
    builder.setupGlyphOrder([*glyphs])
    builder.setupCharacterMap(letters)
    builder.setupGlyf(glyphs)
    table = builder.font["glyf"]
    builder.setupHorizontalMetrics({name: (round(widths[name]), getattr(table[name], "xMin", 0)) for name in glyphs})
    builder.setupHorizontalHeader(ascent=ASCENT, descent=DESCENT)
    builder.setupNameTable({"familyName": NAME, "styleName": "Regular", "licenseDescription": "MIT"})
    builder.setupOS2(
        sTypoAscender=ASCENT, sTypoDescender=DESCENT, usWinAscent=ASCENT, usWinDescent=-DESCENT,
        version=4, sCapHeight=CAPITAL, sxHeight=SMALL, fsSelection=0x40 | 0x80,
    )  # fmt: skip
    builder.setupPost(keepGlyphNames=False)
    builder.updateHead(created=MADE, modified=MADE)
    builder.font.recalcTimestamp = False
    addOpenTypeFeaturesFromString(builder.font, kerning(shapes, members, raised))
    builder.font.flavor = "woff2"
    out = BytesIO()
    builder.font.save(out)
    return out.getvalue()

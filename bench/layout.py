"""Measure how a game's state should lie in memory: one small kernel, three layouts.

The kernel is written once in `build`; only the accessors differ: `record` (A) is a NumPy record per
layout class with uint8 cards, `flat` (B) an int16 array whose zone offsets stand in its own first
cells, `fixed` (C) the same with the offsets of one maximal layout compiled in.
"""

import random
import time
from itertools import islice, product, repeat

import numpy as np
from numba import njit

CONFIGS = {"2 seats": (2, 53, 160), "6 seats": (6, 110, 419)}  # seats, card types, cards
SCALARS = ("rng_lo", "rng_hi", "cur", "pool", "runes", "power", "over", "center_n", "frames_n")
SEAT_SCALARS = ("hand_n", "deck_n", "played_n", "honor")
ZONES = ("frames", "row", "center", "void")
SEAT_ZONES = ("hand", "deck", "played", "discard")
NAMES = SCALARS + SEAT_SCALARS + ZONES + SEAT_ZONES
LOOSE = {"nogil": True, "boundscheck": False, "error_model": "numpy", "fastmath": False}
BARE = {**LOOSE, "_nrt": False}
VARIANTS = {  # name: (layout, unsigned index, decorator options)
    "A record": ("record", False, LOOSE),
    "B flat": ("flat", False, LOOSE),
    "C fixed": ("fixed", False, LOOSE),
    "A unsigned": ("record", True, LOOSE),
    "B unsigned": ("flat", True, LOOSE),
    "C unsigned": ("fixed", True, LOOSE),
    "B njit()": ("flat", False, {}),
    "B error_model": ("flat", False, {"error_model": "numpy"}),
    "B _nrt=False": ("flat", False, BARE),
    "A _nrt=False": ("record", False, BARE),
    "B unsigned _nrt=False": ("flat", True, BARE),
    "C unsigned _nrt=False": ("fixed", True, BARE),
    "B boundscheck": ("flat", False, {**LOOSE, "boundscheck": True}),
}
HEAD, CELLS = 3, 10  # the card table: types, seats, pool; then ten cells a type
KIND, COST, RUNES, POWER, DRAW, HONOR, FIRST, SECOND, WORTH, COPIES = range(CELLS)
BANISH, EITHER = 1, 2  # frames: may banish a card and draw one; runes or power


def sizes(config):
    """Cells of every zone, worst case by construction (card 0 means none)."""
    _, types, cards = config
    return dict(zip(ZONES + SEAT_ZONES, (64, 6, cards, types + 1, cards, cards, cards, types + 1), strict=True))


def offsets(config):
    """The head of a flat state: start of the seats, cells a seat, start of every zone."""
    size = sizes(config)
    shared = np.cumsum([10 + len(SCALARS)] + [size[z] for z in ZONES])
    inner = np.cumsum([len(SEAT_SCALARS)] + [size[z] for z in SEAT_ZONES])
    return [shared[-1], inner[-1], *shared[:-1], *inner[:-1]]


def new_states(layout, config, n):
    """An array of n empty states."""
    size, seats = sizes(config), config[0]
    if layout == "record":
        fields = [(name, np.int16) for name in SCALARS] + [(name, np.int16, (seats,)) for name in SEAT_SCALARS]
        fields += [(z, np.int16 if z == "frames" else np.uint8, (size[z],)) for z in ZONES]
        return np.zeros(n, np.dtype(fields + [(z, np.uint8, (seats, size[z])) for z in SEAT_ZONES], align=True))
    head = offsets(CONFIGS["6 seats"] if layout == "fixed" else config)
    states = np.zeros((n, head[0] + (6 if layout == "fixed" else seats) * head[1]), np.int16)
    states[:, :10] = head
    return states


def accessors(layout, unsigned, jit):
    """A (get, set) pair for every name: the only code that knows the layout."""
    head = [str(v) if layout == "fixed" else f"s[{k}]" for k, v in enumerate(offsets(CONFIGS["6 seats"]))]
    wrap = "U({})" if unsigned else "{}"
    for name in NAMES:
        seat, zone = name in SEAT_SCALARS + SEAT_ZONES, name in ZONES + SEAT_ZONES
        keys = "p" * seat + "i" * zone
        if layout == "record":
            place = f"s.{name}" + f"[{', '.join(map(wrap.format, keys))}]" * bool(keys)
        else:
            terms = [f"{head[0]} + p * {head[1]}"] * seat
            number = (SEAT_SCALARS + 6 * ("",) + SCALARS).index(name) if not zone else 0
            terms += [head[2 + (ZONES + SEAT_ZONES).index(name)], "i"] if zone else [str(number)]
            place = f"s[{wrap.format(' + '.join(terms)) if keys else terms[0]}]"
        args, space = ", ".join("s" + keys), {"I": np.int64, "U": np.uint64}
        exec(f"def get({args}): return I({place})\ndef put({args}, v): {place} = v", space)
        yield jit(space["get"]), jit(space["put"])


def build(layout, unsigned, options):
    """The kernel over one layout: (legal, apply, play, copies)."""
    jit = njit(**options)
    pairs = accessors(layout, unsigned, jit)
    (rng_lo, set_rng_lo), (rng_hi, set_rng_hi), (cur, set_cur), (pool, set_pool) = islice(pairs, 4)
    (runes, set_runes), (power, set_power), (over, set_over), (center_n, set_center_n) = islice(pairs, 4)
    (frames_n, set_frames_n), (hand_n, set_hand_n), (deck_n, set_deck_n) = islice(pairs, 3)
    (played_n, set_played_n), (honor, set_honor), (frame, set_frame), (row, set_row) = islice(pairs, 4)
    (center, set_center), (void, set_void), (hand, set_hand) = islice(pairs, 3)
    (deck, set_deck), (played, set_played), (discard, set_discard) = pairs

    def fact(t, c, k):
        return np.int64(t[HEAD + c * CELLS + k])

    def pick(s, n):
        x = ((rng_hi(s) << 15 | rng_lo(s)) * 1664525 + 1013904223) & 0x3FFFFFFF
        set_rng_lo(s, x & 0x7FFF)
        set_rng_hi(s, x >> 15)
        return (x >> 10) * n >> 20

    def fill_deck(s, t, p):
        n = 0
        for c in range(1, t[0] + 1):
            for _ in range(discard(s, p, c)):
                j = pick(s, n + 1)
                set_deck(s, p, n, deck(s, p, j))
                set_deck(s, p, j, c)
                n += 1
            set_discard(s, p, c, 0)
        set_deck_n(s, p, n)

    def refill(s, t, i):
        n = center_n(s)
        if n == 0:
            for c in range(1, t[0] + 1):
                for _ in range(void(s, c)):
                    j = pick(s, n + 1)
                    set_center(s, n, center(s, j))
                    set_center(s, j, c)
                    n += 1
                set_void(s, c, 0)
        set_row(s, i, center(s, n - 1) if n else 0)
        set_center_n(s, max(n - 1, 0))

    def draw(s, t, p, count):
        for _ in range(count):
            if deck_n(s, p) == 0:
                fill_deck(s, t, p)
            n = deck_n(s, p) - 1
            if n < 0:
                return
            c = deck(s, p, n)
            set_deck_n(s, p, n)
            i = hand_n(s, p)
            set_hand_n(s, p, i + 1)
            while i > 0 and hand(s, p, i - 1) > c:
                set_hand(s, p, i, hand(s, p, i - 1))
                i -= 1
            set_hand(s, p, i, c)

    def take_from_hand(s, p, c):
        n, i = hand_n(s, p), 0
        while hand(s, p, i) != c:
            i += 1
        for j in range(i, n - 1):
            set_hand(s, p, j, hand(s, p, j + 1))
        set_hand_n(s, p, n - 1)

    def gain_honor(s, p, n):
        n = min(n, pool(s))
        set_pool(s, pool(s) - n)
        set_honor(s, p, honor(s, p) + n)

    def effects(s, t, p, c):
        set_runes(s, runes(s) + fact(t, c, RUNES))
        set_power(s, power(s) + fact(t, c, POWER))
        gain_honor(s, p, fact(t, c, HONOR))
        draw(s, t, p, fact(t, c, DRAW))
        for k in (SECOND, FIRST):
            n = frames_n(s)
            set_frame(s, n * 8, fact(t, c, k))
            set_frame(s, n * 8 + 1, 2)
            set_frames_n(s, n + (fact(t, c, k) > 0))

    def setup(s, t, seed):
        """Start in an empty or a finished state: what a turn's end clears is clear."""
        set_over(s, 0)
        set_center_n(s, 0)
        set_rng_lo(s, seed & 0x7FFF)
        set_rng_hi(s, seed >> 15 & 0x7FFF)
        set_pool(s, t[2])
        for c in range(1, t[0] + 1):
            set_void(s, c, fact(t, c, COPIES))
        for i in range(6):
            refill(s, t, i)
        for p in range(t[1]):
            set_hand_n(s, p, 0)
            set_deck_n(s, p, 0)
            set_honor(s, p, 0)
            for c in range(1, t[0] + 1):
                set_discard(s, p, c, 8 if c == 1 else 2 if c == 2 else 0)
            draw(s, t, p, 5)

    def legal(s, t, out):
        p, depth, n, last = cur(s), frames_n(s), 1, 0
        out[0] = 0
        if depth > 0 and frame(s, depth * 8 - 8) == EITHER:
            out[1] = 1
            return 2
        for i in range(hand_n(s, p)):
            c = hand(s, p, i)
            if c != last:
                out[n] = c
                n += 1
                last = c
        for i in range(0 if depth else 6):
            c = row(s, i)
            if c > 0 and fact(t, c, COST) <= (power(s) if fact(t, c, KIND) else runes(s)):
                out[n] = t[0] + 1 + i
                n += 1
        if depth == 0 and power(s) >= 2:
            out[n] = t[0] + 7
            n += 1
        return n

    def apply(s, t, a):
        p, depth = cur(s), frames_n(s) - 1
        if depth >= 0:
            op = frame(s, depth * 8)
            set_frames_n(s, depth)
            if op == EITHER:
                set_runes(s, runes(s) + frame(s, depth * 8 + 1) * a)
                set_power(s, power(s) + frame(s, depth * 8 + 1) * (1 - a))
            elif a > 0:
                take_from_hand(s, p, a)
                set_void(s, a, void(s, a) + 1)
                draw(s, t, p, 1)
        elif a == 0:
            for i in range(hand_n(s, p)):
                c = hand(s, p, i)
                set_discard(s, p, c, discard(s, p, c) + 1)
            for i in range(played_n(s, p)):
                c = played(s, p, i)
                set_discard(s, p, c, discard(s, p, c) + 1)
            set_hand_n(s, p, 0)
            set_played_n(s, p, 0)
            draw(s, t, p, 5)
            set_runes(s, 0)
            set_power(s, 0)
            set_cur(s, p + 1 if p + 1 < t[1] else 0)
            set_over(s, 1 if cur(s) == 0 and pool(s) == 0 else 0)
        elif a <= t[0]:
            take_from_hand(s, p, a)
            set_played(s, p, played_n(s, p), a)
            set_played_n(s, p, played_n(s, p) + 1)
            effects(s, t, p, a)
        elif a == t[0] + 7:
            set_power(s, power(s) - 2)
            gain_honor(s, p, 1)
        else:
            c = row(s, a - t[0] - 1)
            if fact(t, c, KIND):
                set_power(s, power(s) - fact(t, c, COST))
                set_void(s, c, void(s, c) + 1)
                effects(s, t, p, c)
            else:
                set_runes(s, runes(s) - fact(t, c, COST))
                set_honor(s, p, honor(s, p) + fact(t, c, WORTH))
                set_discard(s, p, c, discard(s, p, c) + 1)
            refill(s, t, a - t[0] - 1)

    def play(states, t, out, scores, seed):
        """Random games, one after another; returns decisions and a hash of all actions."""
        decisions, trace, x = 0, 0, seed * 2654435761 + 1
        for g in range(scores.shape[0]):
            s = states[g % states.shape[0]]
            setup(s, t, seed + g * 7919)
            while over(s) == 0:
                n = legal(s, t, out)
                x = (x * 1103515245 + 12345) & 0x7FFFFFFF
                a = np.int64(out[(x >> 8) * n >> 23])
                decisions += n > 1
                trace = (trace * 31 + a) & 0xFFFFFFFF
                apply(s, t, a)
            for p in range(t[1]):
                scores[g, p] = honor(s, p)
        return decisions, trace

    def copies(states, times):
        for k in range(times):
            for i in range(states.shape[1]):
                states[1 + k % 63, i] = states[0, i]

    # Closures look their names up when they are compiled, so decorating here is soon enough.
    fact, pick, fill_deck, refill, draw = map(jit, (fact, pick, fill_deck, refill, draw))
    take_from_hand, gain_honor, effects = map(jit, (take_from_hand, gain_honor, effects))
    setup, legal, apply = map(jit, (setup, legal, apply))
    return legal, apply, jit(play), jit(copies)


def table(config):
    """The cards of a configuration as one flat table; types 1 and 2 are the starting cards."""
    (seats, types, cards), rng = config, random.Random(1)
    t = np.zeros((types + 1, CELLS), np.int16)
    t[1, RUNES] = t[2, POWER] = 1
    for c in range(3, types + 1):
        kind, cost = int(rng.random() < 0.3), rng.randint(1, 7)
        t[c, [KIND, COST, WORTH, HONOR]] = kind, cost, (1 - kind) * (cost + 1) // 2, kind * cost
        for k in rng.choices((RUNES, RUNES, POWER, POWER, DRAW, HONOR), k=1 if kind else (cost + 1) // 2):
            t[c, k] += 1
        t[c, FIRST], t[c, SECOND] = rng.choice((0, 0, 0, EITHER, BANISH)), rng.choice((0, 0, 0, EITHER))
    for k in range(cards - 10 * seats):
        t[3 + k % (types - 2), COPIES] += 1
    return np.concatenate((np.array((types, seats, 30 * seats), np.int16), t.ravel()))


def once(kernel, states, t, games, times):
    """Play, copy states, step from Python: the outcome, then decisions/s, s a copy, s a step."""
    legal, apply, play, copies = kernel
    out, scores, clock = np.zeros(200, np.int16), np.zeros((games, 6), np.int64), [time.perf_counter()]
    decisions, trace = play(states, t, out, scores, 5)
    clock.append(time.perf_counter())
    # Records are copied as rows of bytes: `states[i] = states[0]` compiles for a minute in LLVM.
    copies(states if states.ndim == 2 else states.view(np.uint8).reshape(64, -1), 8 * times)
    clock.append(time.perf_counter())
    for _, s in zip(range(times), repeat(states[0])):
        legal(s, t, out)
        apply(s, t, 0)
    played, copied, stepped = np.diff([*clock, time.perf_counter()])
    return (decisions, trace, scores.tobytes()), (decisions / played, copied / times / 8, stepped / times)


def spread(values):
    """Median (least to greatest)."""
    return f"{np.median(values):.3g} ({min(values):.3g}-{max(values):.3g})"


def main(rounds=9, games=6000, compilations=2):
    """Print every figure; layouts take turns within a round, so noise hits all alike."""
    kernels, seconds = {}, {(config, name): [] for config in CONFIGS for name in VARIANTS}
    for name, variant in [("warm up", VARIANTS["C fixed"]), *VARIANTS.items()] * compilations:
        kernels[name] = build(*variant)
        for config, dims in CONFIGS.items():
            start = time.perf_counter()
            once(kernels[name], new_states(variant[0], dims, 64), table(dims), 1, 1)
            seconds.setdefault((config, name), []).append(time.perf_counter() - start)
    for config, dims in CONFIGS.items():
        n, figures, outcomes = games // dims[0], {name: [] for name in VARIANTS}, set()
        for _, (name, (layout, _, _)) in product(range(rounds), VARIANTS.items()):
            outcome, rates = once(kernels[name], new_states(layout, dims, 64), table(dims), n, 3000)
            outcomes.add(outcome)
            figures[name].append(rates)
        assert len(outcomes) == 1, "layouts disagree"
        print(f"{config}: {n} games, {outcome[0] / n:.0f} decisions a game, trace {outcome[1]:08x}")
        print("variant | bytes | M decisions/s | ns a copy | us a step from Python | s to compile")
        for name, rates in figures.items():
            cells = [spread(v) for v in (np.array(rates) * (1e-6, 1e9, 1e6)).T] + [spread(seconds[config, name])]
            print(name, new_states(VARIANTS[name][0], dims, 1).nbytes, *cells, sep=" | ", flush=True)


if __name__ == "__main__":
    main()

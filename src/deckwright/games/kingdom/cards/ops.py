"""The numbers behind the language of Kingdom's cards: what the compiler writes into cells and the rules read.

A program is a run of steps (op, a, b, c, skip) that ends with `END`. What a step says of cards, prices and counts stands in
rows of their own, which it names by number; row 0 of each says nothing.
"""

# The cells of one step.
OP, OP_A, OP_B, OP_C, OP_SKIP = range(5)
STEP_CELLS = 8

# Ops. What a, b and c mean stands beside each; `target` is a row of `selectors`.
(
    END,
    GAIN,  # a kinds, b amount
    GAIN_PER,  # a kinds, b formula
    SPEND,  # a price; paid, so many cells (skip) are left out
    GAIN_PRODUCTION,  # a target
    DISCOVER,  # a card
    DISCOVER_ONE,  # a cards, each in an OPTION behind it
    TURN,  # a target, b arrow
    RESET,  # a target
    UPGRADE,  # a target, b resources less
    DISCARD,  # a target
    DESTROY,  # a target
    RELEASE,  # a target
    DEFEAT,  # this card
    DEFEAT_FREE,  # a target
    BLOCK,  # a target
    BOOST,  # a target
    PLAY,  # a target, b keeping resources
    PLAY_TOP,  # a cards, b keeping resources
    ADVANCE,  # b keeping resources
    PUT,  # a target, b on the bottom
    LOOK,  # a cards, b put any on the bottom first
    KEEP,  # a target
    STICKER,  # a target, b sticker
    TICK,  # a target
    WRITE,  # a formula
    CHOOSE,  # a options, each in an OPTION behind it
    OPTION,  # a program of an option, or a card
    IF,  # a condition, b its selector or number; else so many cells (skip) are left out
    OTHERWISE,  # so many cells (skip) are left out if the condition before held
) = range(30)

# Resources; a kind is a set of them, one bit each.
RESOURCES = ("coin", "wood", "stone", "metal", "sword", "good")
KINDS_OF_RESOURCE = 6
COIN, WOOD, STONE, METAL, SWORD, GOOD = range(6)
ANY = (1 << KINDS_OF_RESOURCE) - 1

# Keywords that every set knows; those of sets follow.
KNOWN_KEYWORDS = ("land", "building", "person", "enemy", "event", "scroll", "permanent", "expansion", "knight")
LAND, BUILDING, PERSON, ENEMY, EVENT, SCROLL_WORD, PERMANENT_WORD, EXPANSION_WORD, KNIGHT = range(9)
KEY_BITS = 15  # in one cell
KEY_CELLS = 3
MOST_KEYWORDS = KEY_BITS * KEY_CELLS

# Icons of effects.
ICONS = ("", "passive", "activated", "time", "destroy", "optional", "forced", "once")
NO_ICON, PASSIVE, ACTIVATED, TIME, DESTROYING, OPTIONAL, FORCED, ONCE = range(8)

# When effects are set off.
TRIGGERS = ("", "played", "advance", "end of turn", "round start", "end of round", "enemy defeated")
NO_TRIGGER, PLAYED, ADVANCED, TURN_ENDS, ROUND_STARTS, ROUND_ENDS, ENEMY_DEFEATED = range(7)

# How often an effect can be used.
PERIODS = ("", "turn", "round", "game")
NO_PERIOD, PER_TURN, PER_ROUND, PER_GAME = range(4)

# Arrows and kinds of cards.
ARROWS = ("down", "right")
DOWN, RIGHT = range(2)
CARD_KINDS = ("kingdom", "scroll", "expansion")
KINGDOM, SCROLL, EXPANSION = range(3)
REACHED = {(1, DOWN): 2, (2, DOWN): 1, (3, DOWN): 4, (4, DOWN): 3, (1, RIGHT): 4, (4, RIGHT): 1, (2, RIGHT): 3,
           (3, RIGHT): 2}  # fmt: skip

# The row of a selector: how many, of what, where.
(
    L_HOW,
    L_N,
    L_OTHER,
    L_SIDE,
    L_KEYS,  # and two more cells
    _KEYS_2,
    _KEYS_3,
    L_HAS,
    L_STAGES,  # bits of stages, 0 for any
    L_ZONE,
    L_BLOCKED,
) = range(11)
SELECTOR_CELLS = 16
THIS, EXACTLY, UP_TO, ALL, ALL_BUT = range(5)
ANY_SIDE, FRIENDLY, RED = range(3)
HAS_NOTHING, WITH_PRODUCTION, WITH_UPGRADE, WITH_FREE_BOX, WITH_LARGEST = range(5)
NO_PLACE, IN_PLAY, IN_DISCARD, IN_DECK, IN_PERMANENTS, OF_KINGDOM, ON_TOP = range(7)

# The row of a formula: a number, and terms that count.
F_BASE, F_MOST, F_TERMS = range(3)
F_TERM = 4  # where the first term begins
TERM_N, TERM_EVERY, TERM_COUNT, TERM_SELECTOR = range(4)
TERM_CELLS = 4
MOST_TERMS = 3
FORMULA_CELLS = 16
NO_MOST = 32_000
COUNT_CARDS, COUNT_TICKS_HERE, COUNT_TICKS, COUNT_UNTICKED = range(4)

# The row of a price.
P_SUMS, P_TIERS, P_LESS, P_LESS_PER, P_CARDS = range(5)  # less: the kind; per: a formula; cards: a selector
P_SUM = 8  # where the first sum begins
SUM_FROM, SUM_TO, SUM_ITEMS = range(3)  # for which boxes, and how many kinds
SUM_ITEM = 4
ITEM_KINDS, ITEM_N = range(2)
MOST_ITEMS = 6
SUM_CELLS = SUM_ITEM + 2 * MOST_ITEMS
MOST_SUMS = 3
PRICE_CELLS = P_SUM + MOST_SUMS * SUM_CELLS

# The row of a standing phrase.
M_KIND, M_WHAT, M_N, M_KINDS, M_FIRST, M_BOXES, M_BY, M_GIVES = range(8)
STANDING_CELLS = 8
(
    GIVES,  # what cards produce: n of a kind more or less
    COSTS,  # what upgrades cost: n of a kind less
    ADVANCE_PLAYS,  # set
    ADVANCE_ADDS,
    TURN_PLAYS,
    NO_ADVANCE,
    BLOCKS_FEWER,
    UNBLOCKABLE,
    GOOD_AS_COINS,
    PEEK,
) = range(1, 11)

# The row of an effect.
E_ICON, E_TRIGGER, E_LIMIT, E_PER, E_PRICE, E_PC, E_PLAIN, E_STANDING, E_STANDINGS, E_DEFEATS, E_TARGET = range(11)
EFFECT_CELLS = 16
DEFEATS_AT_ONCE, DEFEATS_BY_BOX = 1, 2

# The row of a stage.
(
    S_KEYS,
    _S_KEYS_2,
    _S_KEYS_3,
    S_FLAGS,
    S_FAME,  # a formula
    S_DOWN,  # prices
    S_RIGHT,
    S_SLOTS,
) = range(8)
S_SLOT = 8
MOST_SLOTS = 9
S_BOXES = S_SLOT + MOST_SLOTS
S_IN_ORDER, S_SHARED = S_BOXES + 1, S_BOXES + 2
S_BOX = S_BOXES + 3  # programs of its boxes
MOST_BOXES = 15
S_EFFECTS = S_BOX + MOST_BOXES
S_EFFECT, S_ORDINAL, S_STANDS = S_EFFECTS + 1, S_EFFECTS + 2, S_EFFECTS + 3  # the last: which kinds of standing phrases
MOST_EFFECTS = 6
STAGE_CELLS = 40
IS_RED, IS_PERMANENT, IS_CONTINUOUS = 1, 2, 4
FLAGS = {"red": IS_RED, "permanent": IS_PERMANENT, "continuous": IS_CONTINUOUS}

# The row of a card.
C_NUMBER, C_KIND, C_STAGE_1, C_STAGE_2, C_STAGE_3, C_STAGE_4, C_SIDES, C_PROTECT, C_DISCOVERED, C_FINISH = range(10)
C_START, C_SEQUENCE, C_ROUNDS, C_PER_ROUND, C_PERMANENTS, C_BANISH = range(10, 16)
CARD_CELLS = 16
NOT_DESTROYED, NOT_BANISHED = 1, 2

# Stickers.
S_STAYS, S_FAME_2, S_UNUSED, S_FAME_5, S_KNIGHT = range(7, 12)  # the third is of no set (K-17.4)
STICKER_KINDS = 12
UNCOUNTED = ("13k", "16")

MOST_OPTIONS = 12  # of a choice

# Conditions.
IS_IN_PLAY, IS_NOT_IN_PLAY, THIS_BLOCKS, BOXES_TICKED = range(4)

"""The numbers behind the effect language: what the compiler writes into cells and the kernel reads.

A program is a run of cells (op, a, b, c, ruling) that ends with `END`.
"""

# The cells of one step.
OP, OP_A, OP_B, OP_C, OP_RULING = range(5)
STEP_CELLS = 5

# Ops. What a, b and c mean stands beside each.
(
    END,
    GAIN,  # a resource, b amount, c counter
    DRAW,  # b cards
    BANISH,  # a zones, b cards, c may
    BANISH_EVERY,  # a filter: all such cards of the row at once
    DISCARD_TO_DRAW,  # a cards discarded, b cards drawn
    DEFEAT_FREE,  # a places, b highest cost
    ACQUIRE_FREE,  # a filter with places, b highest cost, c destination
    TAKE_FREE,  # acquire or defeat; a places, b highest cost, c may
    COPY,  # b highest cost
    EXTRA_TURN,  # the card itself is banished
    TRADE,  # a runes paid, b honor gained
    DISCOUNT,  # a filter, b runes
    TO_HAND,  # the card just acquired
    OPPONENTS_DESTROY,
    OPPONENTS_KEEP,
    TAKE_RANDOM,
    DESTROY,  # a construct of one's own
    REVEAL_TOP,
    LOOK_TOP,
    IF,  # a condition, b its number or faction, c cells to skip
) = range(21)

# Resources.
NO_RESOURCE, RUNES, POWER, HONOR, ENERGY, RESTRICTED_RUNES = range(6)
RESOURCES = (None, "runes", "power", "honor", "energy", "restricted_runes")

# Counters.
ONCE, PER_FACTION, PER_MECHANA = range(3)

# Conditions.
CONSTRUCTS_AT_LEAST, HERO_PLAYED = range(2)

# Filters are sums of these; no type bit means any type, no faction bit any faction.
HERO, CONSTRUCT, MONSTER, TREASURE = 1, 2, 4, 8
ENLIGHTENED, LIFEBOUND, MECHANA, VOID = 16, 32, 64, 128
IN_ROW, IN_PILES = 256, 512
TYPE_BITS = HERO | CONSTRUCT | MONSTER | TREASURE
FACTION_BITS = ENLIGHTENED | LIFEBOUND | MECHANA | VOID
TYPES = {"hero": HERO, "construct": CONSTRUCT, "monster": MONSTER, "treasure": TREASURE}
FACTIONS = {"enlightened": ENLIGHTENED, "lifebound": LIFEBOUND, "mechana": MECHANA, "void": VOID}

# Zones that a card can be banished from.
FROM_HAND, FROM_DISCARD, FROM_ROW = 1, 2, 4

# Where an acquired card goes.
TO_DISCARD, TO_DECK_TOP = range(2)

NO_LIMIT = 999

# What a trigger waits for, and how often it works.
NO_TRIGGER, ON_PLAY, ON_ACQUIRE, ON_DEFEAT = range(4)
ONCE_PER_TURN, FIRST_EACH_TURN = range(2)

# Where a card comes from.
STARTING, ALWAYS, CENTER = range(3)
ORIGINS = ("starting", "always", "center")

# The row of the card table that describes one card.
(
    C_TYPE,
    C_FACTION,
    C_COST,
    C_HONOR,
    C_ORIGIN,
    C_COPIES,
    C_PLAY,
    C_REWARD,
    C_REWARD_HONOR,
    C_UNITE,
    C_UNITE_FACTION,
    C_USES,
    C_USE_1,
    C_USE_2,
    C_USE_3,
    C_USE_4,
    C_TRIGGER,
    C_TRIGGER_FILTER,
    C_TRIGGER_LIMIT,
    C_TRIGGER_PC,
    C_COPIES_HEROES,
    C_UNBANISHABLE,
    C_LINKS,
    C_KEEPS,
) = range(24)
CARD_CELLS = 24
MAX_USES = 4

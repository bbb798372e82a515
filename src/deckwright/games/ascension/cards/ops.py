"""The numbers behind the effect language: what the compiler writes into cells and the kernel reads.

A program is a run of steps (op, a, b, c, ruling) that ends with `END`.
"""

# The cells of one step.
OP, OP_A, OP_B, OP_C, OP_RULING, OP_PLAIN = range(6)  # plain: a gain of a fixed amount, and nothing after it
STEP_CELLS = 8  # two are free: a step is fetched at once

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
    EXTRA_TURN,  # the card itself is banished, and so many (a) further copies of it
    TRADE,  # a runes paid, b honor gained
    DISCOUNT,  # a filter, b runes or power, c counter
    TO_HAND,  # the card just acquired
    OPPONENTS_DESTROY,
    OPPONENTS_KEEP,
    TAKE_RANDOM,
    DESTROY,  # a construct of one's own
    REVEAL_TOP,
    LOOK_TOP,
    IF,  # a condition, b its number or faction, c cells to skip
    IF_INSTEAD,  # the same, before a step that replaces another
    JUMP,  # c cells to skip
    COPY_AGAIN,  # what this card has copied
    TAKE_EVERY,  # a filter: acquire or defeat all such cards of the row at once
    SEEK_TREASURE,  # may banish a card of the row and acquire treasure that replaces it
    TOP_TO_HAND,  # b honor if it is a treasure
    HERO_HONOR,  # heroes acquired from the row this turn give their honor
    TO_PLAY,  # the card just acquired
    DESTROY_OF_EACH,  # a construct of each opponent, chosen by the player
    DESTROY_ALL,  # every construct of each opponent
    DISCARD_RANDOM,  # each opponent; a whether the player may take one of the cards
    EVERY_DRAW,  # b cards, c counter
    EVERY_BANISH,  # a zones, b times, c counter
    EVERY_DISCARD,  # b cards
    POOL_GROWS,  # b honor, c counter
    ADD_SLOTS,  # b slots, c counter
) = range(37)

# Resources.
NO_RESOURCE, RUNES, POWER, HONOR, ENERGY, RESTRICTED_RUNES = range(6)
RESOURCES = (None, "runes", "power", "honor", "energy", "restricted_runes")

# Counters.
ONCE, PER_FACTION, PER_MECHANA, PER_ENERGY, PER_HERO, PER_TREASURE = range(6)

# Conditions.
CONSTRUCTS_AT_LEAST, HERO_PLAYED, ENERGIZE = range(3)

# Filters are sums of these; no type bit means any type, no faction bit any faction.
HERO, CONSTRUCT, MONSTER, TREASURE = 1, 2, 4, 8
ENLIGHTENED, LIFEBOUND, MECHANA, VOID = 16, 32, 64, 128
IN_ROW, IN_PILES, ON_TREASURE = 256, 512, 1024
TYPE_BITS = HERO | CONSTRUCT | MONSTER | TREASURE
FACTION_BITS = ENLIGHTENED | LIFEBOUND | MECHANA | VOID
TYPES = {"hero": HERO, "construct": CONSTRUCT, "monster": MONSTER, "treasure": TREASURE}
FACTIONS = {"enlightened": ENLIGHTENED, "lifebound": LIFEBOUND, "mechana": MECHANA, "void": VOID}

# Zones that a card can be banished from.
FROM_HAND, FROM_DISCARD, FROM_ROW = 1, 2, 4

# Where an acquired card goes.
TO_DISCARD, TO_DECK_TOP, INTO_HAND = range(3)

NO_LIMIT = 999

# What a trigger waits for, and how often it works.
NO_TRIGGER, ON_PLAY, ON_ACQUIRE, ON_DEFEAT = range(4)
ONCE_PER_TURN, FIRST_EACH_TURN = range(2)

# Where a card comes from.
STARTING, ALWAYS, CENTER, TREASURE_PILE = range(4)
ORIGINS = ("starting", "always", "center", "treasure")

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
    C_MOVES,  # the op by which its trigger may move an acquired card, or 0
    C_ENTER,
    C_TROPHY,
    C_FATE,
    C_COPIES_HEROES,
    C_UNCOPYABLE,
    C_UNBANISHABLE,
    C_LINKS,
    C_KEEPS,
    C_FREE_AT,  # energy from which it costs nothing in the row, or 0
    C_STAFF,  # runes by which it lowers the price of a card with treasure beneath
    C_TREASURE,  # its place among the treasures of the ruleset
) = range(32)
CARD_CELLS = 32
MAX_USES = 4

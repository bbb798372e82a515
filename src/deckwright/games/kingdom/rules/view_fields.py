"""Every field of a view of a kingdom, in the order of the view; the rules write them by these numbers.

A card that lies open is shown whole, and in every zone alike: a run of fields that begins with the zone itself.
"""

from deckwright.kernel import showing as sh
from deckwright.kernel.showing import FieldList
from deckwright.kernel.usual_fields import declare_end, declare_question

VIEW = FieldList()

# The fields of a zone of cards that are shown whole, behind the zone.
(
    ZONE,
    SHOWN,
    SHOWN_CARD,
    SHOWN_STAGE,
    KEYWORDS,
    PRODUCTION,
    FAME_OF_CARD,
    UPGRADES,
    UPGRADE,
    ARROW,
    TO,
    PRICE,
    PAYABLE,
    OTHER_PRICES,
    OTHER_PRICE,
    OTHER_SUM,
    LESS,
    DISCARDING,
    EFFECTS,
    EFFECT,
    EFFECT_NAME,
    ICON,
    IS_CROSSED,
    USABLE,
    BOXES,
    STICKERS_HERE,
    TICKS,
    CROSSED,
    BLOCKED_BY,
    BLOCKS,
    STAYS,
    PRODUCES_LESS,
) = range(32)
ZONES = ("play", "discard", "permanents", "set_aside", "destroyed", "banished", "packet", "reading")


def declare_shown(path: str, order: str = sh.SORTED, absent: bool = False) -> int:
    """A zone of cards that are shown whole; the number of its first field."""
    card = f"{path}[]"
    begin = VIEW.add(path, sh.ZONE, order, absent=absent)
    VIEW.add(card, sh.ITEM, of="shown")
    VIEW.add(f"{card}.card", sh.CARD, numbered=True, called="shown-card")
    VIEW.add(f"{card}.stage", sh.COUNTER, called="shown-stage")
    VIEW.add(f"{card}.keywords", sh.WORDS, of="keyword", called="shown-keywords")
    VIEW.add(f"{card}.production", sh.CHOICES, of="resource", called="shown-production")
    VIEW.add(f"{card}.fame", sh.COUNTER, called="shown-fame")
    declare_upgrades(f"{card}.upgrades")
    declare_effects(f"{card}.effects")
    VIEW.add(f"{card}.boxes", sh.COUNTER, called="shown-boxes")
    VIEW.add(f"{card}.stickers", sh.NUMBERS_BY, called="shown-stickers", of="sticker")
    VIEW.add(f"{card}.ticks", sh.NUMBERS_BY, called="shown-ticks")
    VIEW.add(f"{card}.crossed", sh.WORDS_BY, called="shown-crossed")
    VIEW.add(f"{card}.blocked_by", sh.CARD, empty=True, numbered=True, called="shown-blocked-by")
    VIEW.add(f"{card}.blocks", sh.ZONE, sh.SORTED, numbered=True, called="shown-blocks")
    VIEW.add(f"{card}.stays", sh.FLAG, called="shown-stays")
    VIEW.add(f"{card}.produces_less", sh.COUNTER, absent=True, called="shown-produces-less")
    return begin


def declare_upgrades(path: str) -> None:
    """The cost boxes of a stage, with prices as they are now."""
    one = f"{path}[]"
    VIEW.add(path, sh.ROWS, called="shown-upgrades")
    VIEW.add(one, sh.ITEM, of="upgrade")
    VIEW.add(f"{one}.arrow", sh.WORD, called="upgrade-arrow")
    VIEW.add(f"{one}.to", sh.COUNTER, called="upgrade-to")
    VIEW.add(f"{one}.price", sh.AMOUNTS, of="resource", called="upgrade-price")
    VIEW.add(f"{one}.payable", sh.FLAG, called="upgrade-payable")
    VIEW.add(
        f"{one}.others", sh.ROWS, absent=True, called="upgrade-others"
    )  # other sums, one of which may be paid instead
    VIEW.add(f"{one}.others[]", sh.ITEM, of="other_price")
    VIEW.add(f"{one}.others[].price", sh.AMOUNTS, of="resource", called="upgrade-price")
    VIEW.add(f"{one}.less", sh.COUNTER, absent=True, called="upgrade-less")  # of kinds that the player chooses
    VIEW.add(f"{one}.discarding", sh.COUNTER, absent=True, called="upgrade-discarding")  # so many other cards


def declare_effects(path: str) -> None:
    """The effects of a stage."""
    one = f"{path}[]"
    VIEW.add(path, sh.ROWS, called="shown-effects")
    VIEW.add(one, sh.ITEM, of="effect")
    VIEW.add(f"{one}.name", sh.WORD, called="effect-name")
    VIEW.add(f"{one}.icon", sh.WORD, of="icon", called="effect-icon")
    VIEW.add(f"{one}.crossed", sh.FLAG, called="effect-crossed")
    VIEW.add(f"{one}.usable", sh.FLAG, called="effect-usable")


# The course of the game.
GAME = VIEW.add("game", sh.TOLD, of="tag")
RULESET = VIEW.add("ruleset", sh.TOLD, of="text")
MODE = VIEW.add("mode", sh.TOLD, of="text")
OPTIONS = VIEW.add("options", sh.TOLD, of="texts by name")
OVER = VIEW.add("over", sh.FLAG)
ROUND = VIEW.add("round", sh.COUNTER)
TURN = VIEW.add("turn", sh.COUNTER)
TURNS = VIEW.add("turns", sh.COUNTER)
TURN_PLAYER = VIEW.add("turn_player", sh.SEAT)
PHASE = VIEW.add("phase", sh.WORD)
ROUNDS_LEFT = VIEW.add("rounds_left", sh.COUNTER)
LAST_ROUND = VIEW.add("last_round", sh.FLAG)
EXPANSION = VIEW.add("expansion", sh.CARD, empty=True, numbered=True)
RESTART_OPEN = VIEW.add("restart_open", sh.FLAG)

# What the player has.
POOL = VIEW.add("pool", sh.AMOUNTS, of="resource")
STICKERS = VIEW.add("stickers", sh.AMOUNTS, of="sticker")
FAME = VIEW.add("fame", sh.COUNTER)
BANISHED_FAME = VIEW.add("banished_fame", sh.COUNTER)
WRITTEN_FAME = VIEW.add("written_fame", sh.COUNTER)
SCORE_TRACK = VIEW.add("score_track", sh.NUMBERS)

# The cards.
DECK = VIEW.add("deck", sh.PART)
DECK_COUNT = VIEW.add("deck.count", sh.COUNTER)
TOP = VIEW.add("deck.top", sh.PART, empty=True)
TOP_CARD = VIEW.add("deck.top.card", sh.CARD, numbered=True)
TOP_STAGE = VIEW.add("deck.top.stage", sh.COUNTER, called="shown-stage")
KNOWN_TOP = VIEW.add("deck.known_top", sh.ZONE, sh.FROM_TOP, numbered=True)
KNOWN_BOTTOM = VIEW.add("deck.known_bottom", sh.ZONE, sh.FROM_TOP, numbered=True)
DECK_CARDS = VIEW.add("deck.cards", sh.ZONE, sh.SORTED, absent=True)
IN_DECK = VIEW.add("deck.cards[]", sh.ITEM)
IN_DECK_CARD = VIEW.add("deck.cards[].card", sh.CARD, numbered=True, called="shown-card")
IN_DECK_STAGE = VIEW.add("deck.cards[].stage", sh.COUNTER, called="shown-stage")
PLAY = declare_shown("play", sh.BY_TIME)
DISCARD = declare_shown("discard")
PERMANENTS = declare_shown("permanents")
SET_ASIDE = declare_shown("set_aside")
DESTROYED = declare_shown("destroyed")
BANISHED = declare_shown("banished")
BOX = VIEW.add("box", sh.CARD_NUMBERS)
READ = VIEW.add("read", sh.ZONE, sh.SORTED, numbered=True)

# What is asked, with what is open only meanwhile.
QUESTION = declare_question(VIEW)
LOSING = VIEW.add("decision.losing", sh.AMOUNTS_BY_ACTION, absent=True, of="resource")
OFFERED = VIEW.add("offered", sh.ZONE, sh.SORTED, absent=True, numbered=True)
PACKET = declare_shown("packet", absent=True)
READING = declare_shown("reading", absent=True)

# The end.
OUTCOME = declare_end(VIEW)
TITLE = VIEW.add("title", sh.TOLD, absent=True, of="texts by name")

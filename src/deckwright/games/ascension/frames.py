"""The kinds of frames on the decision stack: questions that somebody answers, and work that waits."""

# Work that waits.
RUN = 1  # a program goes on at `PC`
TRIGGERS = 2  # triggers set off by an event; A is the event
UNITES = 3  # Unite effects that the Hero `CARD` may set off; A of those waiting, B is the next to look at
OPPONENTS = 4  # an effect on each opponent; A is the op, B the next seat
END_PHASE = 5  # the turn ends

# Questions. From here on every kind is asked.
FIRST_QUESTION = 10
TURN = 10
BANISH = 11  # A zones, B cards left, C may; PC of every question is the ruling it follows
DISCARD = 12  # A cards left, B cards drawn afterwards, C may
ACQUIRE = 13  # A filter with places, B highest cost, C destination
DEFEAT = 14  # A places, B highest cost, C may
TAKE = 15  # A places, B highest cost, C may
COPY = 16  # B highest cost
CONFIRM = 17  # put the card just acquired into hand
DESTROY = 18
KEEP = 19
KEEP_CARDS = 20  # at the end of a turn

"""The kinds of frames on the decision stack: questions that somebody answers, and work that waits."""

# Work that waits.
RUN = 1  # a program goes on at `PC`; A what it looks at, B the Hero it has copied + 1, C how: see below
TRIGGERS = 2  # triggers set off by an event; A is the event, B 1 if the acquired card may still be moved
UNITES = 3  # Unite effects that the Hero `CARD` may set off; A of those waiting, B is the next to look at
OPPONENTS = 4  # an effect on each opponent; A is the op, B the next seat, C 1 if a card may be taken afterwards
END_PHASE = 5  # the turn ends
NEXT_TURN = 6  # the first turn, or the one after a solo opponent's step; A 1 if the end was triggered before the step
GIFTS = 7  # cards of the row that are acquired together; A filter, B the next slot that may be given away
AFTERWARDS = 8  # what acquiring and defeating together sets off; A 1 if it was the first defeat of the turn
BANISH_ROUND = 9  # every player may banish; A zones and who wants no more, B how many were asked, C times
DISCARD_ROUND = 10  # every player discards; A cards, B how many were asked
LAST_WORK = 10

# Questions. From here on every kind is asked; PC is the ruling that it follows.
FIRST_QUESTION = 20
TURN = 20
BANISH = 21  # A zones, B cards left, C how: see below
DISCARD = 22  # A cards left, B cards drawn afterwards, C may
ACQUIRE = 23  # A filter with places, B highest cost, C destination
DEFEAT = 24  # A places, B highest cost, C may
TAKE = 25  # A places, B highest cost, C may
COPY = 26  # B highest cost
CONFIRM = 27  # A the op that moves the card just acquired
DESTROY = 28
KEEP = 29
KEEP_CARDS = 30  # at the end of a turn
REWARDS = 31  # whose reward comes next; A the frame that the Monsters belong to, B the Energy at their defeat
OPTION = 32  # the card just acquired goes to hand, into play, or stays
FOR_MATE = 33  # whether the team-mate gets the card in slot A; B the frame that notes it
DESTROY_OF = 34  # a Construct of seat A
TAKE_DISCARDED = 35  # one of the cards that belong to frame A
LAST_QUESTION = 35

# How a program runs: plainly, as a copy, or as Fate; from the last on as one of several rewards, for which so much Energy
# has come too late. Of Fate A is the Treasure under its card. Of others it is the Energy that Energize looks at + 1, or 0
# if that is the Energy of each step.
PLAINLY, AS_A_COPY, AS_FATE, AS_LATE_REWARD = range(4)

# How a card is banished: it must be, all may be declined at once, or each time for itself; this time, of several in
# turn with others; the slot is watched.
MUST_BANISH, MAY_BANISH, MAY_EACH_TIME, MAY_THIS_TIME, MAY_SEEK = range(5)
DONE_FROM = 8  # in A of a round of banishing: zones below, from here on a bit for each seat that wants no more

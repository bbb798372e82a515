# What the parts of a view are called, by their paths; for any page that shows them without knowing the game.

game-name = Kingdom

# How far the game is.

view-over = Game over
view-round = Round
view-turn = Turn of the round
view-turns = Turns of this game
view-phase = Phase
view-phase-start = start of the round
view-phase-turn = turn
view-phase-next = between two turns
view-phase-banish = banishing
view-phase-over = over
view-rounds-left = Rounds left
view-last-round = Last round
view-expansion = Expansion
view-restart-open = The kingdom can still be restarted

# What the player has.

view-pool = Resources
view-resource-coin = coin
view-resource-wood = wood
view-resource-stone = stone
view-resource-metal = metal
view-resource-sword = sword
view-resource-good = trade good
view-resource-any = any resource
view-stickers = Sticker sheet
view-sticker-1 = coin
view-sticker-2 = wood
view-sticker-3 = stone
view-sticker-4 = metal
view-sticker-5 = sword
view-sticker-6 = trade good
view-sticker-7 = stays in play
view-sticker-8 = 2 fame
view-sticker-10 = 5 fame
view-sticker-11 = knight
view-fame = Fame so far
view-banished-fame = Banished fame
view-written-fame = Written fame
view-score-track = Score track

# The cards.

view-deck = Deck
view-deck-count = Cards in the deck
view-deck-top = Top of the deck
view-deck-top-card = On top
view-deck-known-top = Known on top of the deck
view-deck-known-bottom = Known at the bottom of the deck
view-deck-cards = Cards in the deck
view-play = Play area
view-discard = Discard pile
view-permanents = Permanents
view-set-aside = Set aside
view-destroyed = Destroyed
view-banished = Banished
view-box = Still in the box
view-read = Read and left in the box
view-offered = One of these is discovered
view-packet = One of these is banished
view-reading = Scroll that is being read

# A card that lies open.

view-shown-card = Card
view-shown-stage = Stage
view-shown-keywords = Keywords
view-keyword-land = Land
view-keyword-building = Building
view-keyword-person = Person
view-keyword-enemy = Enemy
view-keyword-event = Event
view-keyword-scroll = Scroll
view-keyword-permanent = Permanent
view-keyword-expansion = Expansion
view-keyword-knight = Knight
view-shown-production = Produces
view-shown-produces-less = Resources less, of your choice
view-shown-fame = Fame
view-shown-boxes = Check boxes
view-shown-stickers = Stickers by stage
view-shown-ticks = Ticked boxes by stage
view-shown-crossed = Used up, by stage
view-shown-blocked-by = Blocked by
view-shown-blocks = Blocks
view-shown-stays = Stays in play

# Its cost boxes and effects.

view-shown-upgrades = Upgrades
view-upgrade-arrow = Arrow
view-upgrade-arrow-down = down
view-upgrade-arrow-right = right
view-upgrade-to = To stage
view-upgrade-price = Price now
view-upgrade-payable = Can be paid
view-upgrade-others = Or instead
view-upgrade-less = Resources less, of your choice
view-upgrade-discarding = Other cards to discard
view-shown-effects = Effects
view-effect-name = Name
view-effect-icon = Kind
view-icon-passive = passive
view-icon-activated = activated
view-icon-time = time
view-icon-destroy = destroy
view-icon-optional = optional triggered
view-icon-forced = forced triggered
view-icon-once = one-use
view-effect-crossed = Used up
view-effect-usable = Can be used

# What is asked.

view-decision-kind-turn = The turn
view-decision-kind-next = Go on
view-decision-kind-card = A card
view-decision-kind-order = An order
view-decision-kind-resource = A resource
view-decision-kind-box = A check box
view-decision-kind-side = A side
view-decision-kind-option = An option
view-decision-kind-trigger = Which effect comes first
view-decision-kind-confirm = Yes or no
view-decision-losing = Resources that would be lost

# The card gallery and the page of a card.

gallery-intro = Every card with its text, its rulings and the rules it touches. Search in names and texts.
gallery-filters = Filters
gallery-any-set = Any set
gallery-any-type = Any type
gallery-any-cost = Any cost
gallery-found =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
gallery-none = No card matches.
gallery-clear = Clear filters
gallery-sort = Sort by
gallery-sort-set = Set
gallery-sort-name = Name
gallery-sort-cost = Cost
gallery-sort-honor = Honor
gallery-grid = Cards; the arrow keys go from one to the next
gallery-back = All cards
gallery-previous = Previous card
gallery-next = Next card
gallery-kind = Kind
gallery-origin = Origin
gallery-honor = Honor at the end
gallery-reward = Honor as a reward
gallery-count = Copies in the set
gallery-english = English name
gallery-no-rulings = No rulings on this card: its text says it all.
gallery-related = Rules it touches
gallery-missing = There is no such card here.

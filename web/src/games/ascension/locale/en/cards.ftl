# A card: its kind and what a screen reader says of it.

card-kind =
    { $type ->
        [hero]
            { $faction ->
                [enlightened] Enlightened Hero
                [lifebound] Lifebound Hero
                [mechana] Mechana Hero
                [void] Void Hero
               *[none] Hero
            }
        [construct]
            { $faction ->
                [enlightened] Enlightened Construct
                [lifebound] Lifebound Construct
                [mechana] Mechana Construct
                [void] Void Construct
               *[none] Construct
            }
        [monster] Monster
        [treasure] Treasure
       *[other] { $type }
    }
card-cost-runes =
    { $count ->
        [one] Costs { $count } Rune
       *[other] Costs { $count } Runes
    }
card-cost-power = Takes { $count } Power to defeat
card-price-now = For you now { $count }
card-worth = Worth { $count } Honor
card-treasure-under =
    { $count ->
        [one] { $count } Treasure under it
       *[other] { $count } Treasures under it
    }
card-times =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }
card-origin-treasure = Treasure card

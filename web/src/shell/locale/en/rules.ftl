rules-intro = All rules in our own words, with rulings on special cases. Every rule has an address of its own.
rules-numbered = Every rule by number
rules-search = Search rules
rules-contents = Contents
rules-part-rules = Rules
rules-part-rulings = Rulings
rules-part-glossary = Glossary
rules-parts = Parts of the rulebook
rules-found =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
rules-none = Nothing matches.
rules-print = Print
rules-link = Link to { $id }
rules-chapter-other = More

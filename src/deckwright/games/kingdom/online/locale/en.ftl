### What pages say of Kingdom in English: rule options.

option-iron = Iron mode: no branches, nothing irreversible is taken back
option-iron-no = off
option-iron-yes = on
option-resources = Resources left over
option-resources-strict = lost when a card enters play
option-resources-lenient = kept until the turn ends
option-source-leaves = The card of an effect leaves
option-source-leaves-after = after the effect
option-source-leaves-before = before the effect
option-expansions = Expansions
option-expansions-once = each once
option-expansions-again = any number of times
option-max-production = Most resources that a card may produce
option-max-production-none = no limit

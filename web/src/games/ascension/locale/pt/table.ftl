table-rival-samael = Samael
table-rival-cult = O Culto
table-set-aside = Deixadas de lado: { $count }
table-constructs-count = Construtos: { $count }
table-taken-from-you = Tiradas de você
table-hand-empty = Sua mão está vazia
table-card-page = Sobre esta carta
table-rulings =
    { $count ->
        [one] { $count } esclarecimento sobre esta carta
       *[other] { $count } esclarecimentos sobre esta carta
    }
table-odds =
    { $count ->
        [5] Sua próxima mão, se você comprar cinco cartas
        [one] Sua próxima mão, se você comprar { $count } carta
       *[other] Sua próxima mão, se você comprar { $count } cartas
    }
table-odds-left = No baralho
table-odds-chance = Chance
table-aids-off = Os auxílios de memória estão desligados nas configurações.
table-deck-hidden = Ninguém pode olhar este baralho.
table-keys-deck = O que resta no seu baralho
round-number = Rodada { $n }

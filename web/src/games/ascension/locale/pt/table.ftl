table-rival-samael = Samael
table-rival-cult = O Culto
table-set-aside = Deixadas de lado: { $count }
table-constructs-count = Construtos: { $count }
table-team-honor = Honra da equipe: { $count }
table-taken-from-you = Tiradas de você
table-hand-empty = Sua mão está vazia
table-card-page = Sobre esta carta
table-rulings =
    { $count ->
        [one] { $count } esclarecimento sobre esta carta
       *[other] { $count } esclarecimentos sobre esta carta
    }
table-honor-with-cards = { $count } com as cartas
table-odds =
    { $count ->
        [5] Sua próxima mão, se você comprar cinco cartas
        [one] Sua próxima mão, se você comprar { $count } carta
       *[other] Sua próxima mão, se você comprar { $count } cartas
    }
table-odds-shuffle =
    { $count ->
        [0] Seu baralho está vazio: as outras cartas são embaralhadas e viram o novo baralho.
        [one] Você compra a { $count } carta do baralho; depois as outras são embaralhadas e viram o novo baralho.
       *[other] Você compra as { $count } cartas do baralho; depois as outras são embaralhadas e viram o novo baralho.
    }
table-odds-left = No baralho
table-odds-chance = Chance
table-aids-off = Os auxílios de memória estão desligados nas configurações.
table-deck-hidden = Ninguém pode olhar este baralho.
table-keys-deck = O que resta no seu baralho
round-number = Rodada { $n }
table-honor-won = { $count } de Honra nesse turno
table-lost-destroy = sua carta { $card } é destruída
table-lost-take = sua carta { $card } é tomada
table-lost-discard = sua carta { $card } é descartada
table-lost-banish = sua carta { $card } é banida
table-fold-spend = gasta { $amount }
table-fold-lose = perde { $amount }
table-fold-refill = entra na linha central: { $cards }
table-fold-shuffle = embaralha
table-fold-discard =
    { $count ->
        [one] descarta { $count } carta
       *[other] descarta { $count } cartas
    }
table-fold-draw =
    { $count ->
        [one] compra { $count } carta
       *[other] compra { $count } cartas
    }
table-space = Linha central, espaço { $n }

# What is done with the card that is held up, and what it costs.

verb-banish = Banir
verb-discard = Descartar
verb-acquire = Adquirir
verb-defeat = Derrotar
verb-take = Pegar
verb-copy = Repetir
verb-destroy = Destruir
verb-keep = Manter
verb-reward = Esta é a próxima
cost-runes =
    { $count ->
        [one] { $count } Runa
       *[other] { $count } Runas
    }
cost-power = { $count } de Poder

table-rival-samael = Samael
table-rival-cult = O Culto
table-set-aside = Deixadas de lado: { $count }
duel-heading-samael = O duelo contra Samael
duel-heading-cult = O duelo contra o Culto
duel-next = Leva a seguir
duel-you = você { $count }
duel-nothing-aside = Nada ainda
duel-aimed = { $rival } leva esta carta depois deste turno, como nº { $n }
duel-takes-samael = Depois de cada turno seu, Samael leva as duas cartas mais à direita, marcadas pelas garras.
duel-takes-cult = Depois de cada turno seu, o Culto leva as duas cartas mais à direita, marcadas por garras.
duel-counts-samael = Monstros dão Honra a ele na hora; Heróis e Construtos, no fim.
duel-counts-cult = Monstros dão Honra a ele na hora; Heróis e Construtos, no fim.
duel-wins-samael = Quando a reserva acaba, você vence se tiver mais Honra do que ele.
duel-wins-cult = Quando a reserva acaba, você vence se tiver mais Honra do que o Culto.
table-constructs-count = Construtos: { $count }
table-team-honor = Honra da equipe: { $count }
table-own-team = Sua equipe
table-their-team = Adversários
table-taken-from-you = Tiradas de você
table-in-hand = Na mão: { $cards }
table-you-have = Você tem: { $what }
table-hand-empty = Sua mão está vazia
table-card-page = Sobre esta carta
table-rulings =
    { $count ->
        [one] { $count } esclarecimento sobre esta carta
       *[other] { $count } esclarecimentos sobre esta carta
    }
table-honor-with-cards = { $count } ao todo
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

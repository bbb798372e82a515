### Texto das cartas de Kingdom em português.
### Uma mensagem é uma oração no imperativo: sem maiúscula inicial e sem ponto final. A palavra-chave fica ao lado da palavra "carta".

## Recursos e fama

resource-coin = moeda
resource-wood = madeira
resource-stone = pedra
resource-metal = metal
resource-sword = espada
resource-good = bem de comércio
amount-coin = { $n } { $n ->
        [one] moeda
       *[other] moedas
    }
amount-wood = { $n } { $n ->
        [one] madeira
       *[other] madeiras
    }
amount-stone = { $n } { $n ->
        [one] pedra
       *[other] pedras
    }
amount-metal = { $n } { $n ->
        [one] metal
       *[other] metais
    }
amount-sword = { $n } { $n ->
        [one] espada
       *[other] espadas
    }
amount-good = { $n } { $n ->
        [one] bem de comércio
       *[other] bens de comércio
    }
amount-any = { $n } { $n ->
        [one] recurso qualquer
       *[other] recursos quaisquer
    }
amount-some = { $n } { $n ->
        [one] recurso
       *[other] recursos
    }
amount-mixed = { $n } { $n ->
        [one] recurso
       *[other] recursos
    } à sua escolha ({ $kinds })
amount-fame = { $n } de fama
at-most = , no máximo { $n }
for-each = { $amount } { $per }{ $most }
and-number = { $first } e { $last }
or-number = { $first } ou { $last }

## Cartas

cards = { $how } { $other } { $card } { $what } { $side } { $has } { $where } { $stage }
how-exactly = { $n }
how-up-to = até { $n }
case-up-to = acc
how-all-acc = todas as
how-all-gen = todas as
all-but = { $cards }, exceto { $n } à sua escolha
other-nom = outra
other-acc = { $n ->
        [one] outra
       *[other] outras
    }
other-gen = { other-acc }
friendly-nom = amigável
friendly-acc = { $n ->
        [one] amigável
       *[other] amigáveis
    }
friendly-gen = { friendly-acc }
red-nom = vermelha
red-acc = { $n ->
        [one] vermelha
       *[other] vermelhas
    }
red-gen = { red-acc }
blocked-nom = bloqueada
blocked-acc = { $n ->
        [one] bloqueada
       *[other] bloqueadas
    }
blocked-gen = { blocked-acc }
card-nom = carta
card-acc = { $n ->
        [one] carta
       *[other] cartas
    }
card-gen = { card-acc }
keywords-none = {""}
keywords = de { $first }
keyword-beside = de { $name }
keywords-or = { $first } ou { $last }
keyword-land = Terra
keyword-building = Construção
keyword-person = Pessoa
keyword-enemy = Inimigo
keyword-event = Evento
keyword-scroll = Pergaminho
keyword-permanent = Permanente
keyword-expansion = Expansão
keyword-knight = Cavaleiro
article = uma
with-production = com produção
with-upgrade = com aprimoramento
with-free-box = com caixa livre
with-largest = com a maior produção
at-stage = no estágio { $stages }
in-play = em jogo
in-discard = do descarte
in-deck = do baralho
in-permanents = entre as suas permanentes
of-kingdom = no seu reino
on-top-of-deck = do topo do baralho

## Contagem

per-card = { $k ->
        [one] por { $cards }
       *[other] a cada { $k } { $cards }
    }
per-tick-here = { $k ->
        [one] por caixa marcada desta carta
       *[other] a cada { $k } caixas marcadas desta carta
    }
per-tick = { $k ->
        [one] por caixa marcada no seu reino
       *[other] a cada { $k } caixas marcadas no seu reino
    }
per-unticked = por estágio desta carta sem caixa marcada

## Como as orações se juntam

then = { $clause }, depois { $next }
then-otherwise = { $clause }; { $next }
or-clause = { $clause }; ou { $next }
and-clause = { $clause } e { $next }
priced = { $price }: { $clause }
limited = { $clause } ({ $n ->
        [one] uma vez
       *[other] { $n } vezes
    } por { $per })
per-turn = turno
per-round = rodada
per-game = partida
effect-passive = { $clause }
effect-activated = descarte esta carta: { $clause }
effect-activated-priced = descarte esta carta e { $price }: { $clause }
effect-time = descarte esta carta e encerre o seu turno: { $clause }
effect-time-priced = descarte esta carta, encerre o seu turno e { $price }: { $clause }
effect-time-permanent = encerre o seu turno: { $clause }
effect-time-permanent-priced = encerre o seu turno e { $price }: { $clause }
effect-destroy = destrua esta carta: { $clause }
effect-destroy-priced = destrua esta carta e { $price }: { $clause }
effect-optional = { $when }: se quiser, { $clause }
effect-forced = { $when }: { $clause }
may = { $clause }, se quiser
effect-once = uma única vez: { $clause }
effect-once-when = uma única vez, { $when }: { $clause }
when-played = quando jogada
when-advance = ao Avançar
when-end-of-turn = no fim do turno
when-round-start = no início da rodada
when-end-of-round = no fim da rodada
when-enemy-defeated = quando um inimigo é derrotado
flag-continuous = permanece em jogo
ability-box = caixa { $n }: { $clause }
ability-fame = vale { $fame }
ability-discovered = { $clause }
ability-finish = no fim da expansão: { $clause }
pay = pague { $price }
tier = { $amount } ({ $n ->
        [one] caixa { $first }
       *[other] caixas { $first }–{ $last }
    })
price-less = , { $amount } a menos { $per }

## Verbos

verb-gain = ganhe { $amount }
verb-gain-per = ganhe { $amount } { $per }{ $most }
verb-spend = pague { $amount } ou, se não puder, { $next }
verb-gain-production = ganhe a produção de { $cards } sem { $count ->
        [one] descartá-la
       *[other] descartá-las
    }
verb-discover = descubra { $count ->
        [one] a carta
       *[other] as cartas
    } { $numbers }
verb-discover-one = olhe as cartas { $numbers } e descubra uma delas
verb-turn-this-down = rotacione esta carta (↓)
verb-turn-this-right = vire esta carta (→)
verb-turn-down = rotacione { $cards } (↓)
verb-turn-right = vire { $cards } (→)
verb-reset = reinicie { $cards }
verb-upgrade = aprimore { $cards }{ $less }{ $going }
less = {" "}por { $n } { $n ->
        [one] recurso
       *[other] recursos
    } a menos
going = {" "}sem encerrar o seu turno
verb-discard-this = descarte esta carta
verb-discard = descarte { $cards }
verb-destroy-this = destrua esta carta
verb-destroy = destrua { $cards }
verb-release = libere { $cards }
verb-defeat = derrote este inimigo
verb-defeat-free = derrote { $cards } sem pagar
verb-block = bloqueie { $cards }
verb-boost-this = impulsione a produção desta carta
verb-boost = impulsione a produção de { $cards }
verb-play = jogue { $cards }
verb-play-keeping-resources = jogue { $cards } sem perder os seus recursos
verb-play-top = jogue { $n ->
        [one] a carta do topo
       *[other] as { $n } cartas do topo
    } do baralho
verb-play-top-keeping-resources = { verb-play-top } sem perder os seus recursos
verb-advance = avance
verb-advance-keeping-resources = avance sem perder os seus recursos
verb-put-on-top = coloque { $cards } no topo do baralho
verb-put-on-the-bottom = coloque { $cards } no fundo do baralho
verb-put-this-on-top = coloque esta carta no topo do baralho
verb-put-this-on-the-bottom = coloque esta carta no fundo do baralho
verb-look-reorder = olhe as { $n } cartas do topo do baralho e devolva-as em qualquer ordem
verb-look-put-any-on-the-bottom = olhe as { $n } cartas do topo do baralho, coloque quantas quiser no fundo e devolva as demais em qualquer ordem
verb-keep = mantenha { $cards }
verb-sticker-this = adicione { $sticker } a esta carta
verb-sticker = adicione { $sticker } a { $count ->
        [one] { $cards }
       *[other] cada uma de { $cards }
    }
sticker-1 = um adesivo de moeda
sticker-2 = um adesivo de madeira
sticker-3 = um adesivo de pedra
sticker-4 = um adesivo de metal
sticker-5 = um adesivo de espada
sticker-6 = um adesivo de bem de comércio
sticker-7 = o adesivo “permanece em jogo”
sticker-8 = um adesivo de 2 de fama
sticker-10 = um adesivo de 5 de fama
sticker-11 = o adesivo “Cavaleiro”
verb-tick-this-next = marque a próxima caixa desta carta
verb-tick-this = marque uma caixa desta carta
verb-tick-this-without-paying = marque, sem pagar, uma caixa desta carta
verb-tick = marque uma caixa de { $cards }
verb-tick-without-paying = marque, sem pagar, uma caixa de { $cards }
verb-write = anote { $fame }
verb-choose = escolha: { $options }

## Condições

condition-is-in-play = se houver { $article } { $nom } em jogo, { $clause }
condition-is-not-in-play = se não houver { $nom } em jogo, { $clause }
condition-this-blocks = se esta carta bloqueia { $article } { $acc }, { $clause }
condition-boxes-ticked = se { $n } ou mais caixas desta carta estiverem marcadas, { $clause }
condition-otherwise = caso contrário, { $clause }

## Regras permanentes

standing-first-gives = a primeira { $nom } que produz a cada turno dá { $resource } a mais
standing-gives-more = { $cards } dão { $resource } a mais
standing-gives-less = { $cards } dão { $resource } a menos
standing-givers-give-more = cartas que dão { $kind } dão { $resource } a mais
standing-givers-give-less = cartas que dão { $kind } dão { $resource } a menos
standing-costs = aprimoramentos{ $of } custam { $resource } a menos
slot-of = {" "}de { $cards }
slot-by = {" "}por { $cards }
standing-advance-plays = ao Avançar, você joga { $n } cartas
standing-advance-adds-more = ao Avançar, você joga { $n } { $n ->
        [one] carta
       *[other] cartas
    } a mais
standing-advance-adds-less = ao Avançar, você joga { $n } { $n ->
        [one] carta
       *[other] cartas
    } a menos
standing-turn-plays = os seus turnos começam com { $n } cartas
standing-no-advance = você não pode Avançar
standing-blocks-fewer = cada inimigo bloqueia { $n } { $n ->
        [one] carta
       *[other] cartas
    } a menos
standing-unblockable = { $cards } não podem ser bloqueadas{ $by }
standing-good-as-coins = 1 bem de comércio pode ser gasto como 2 moedas
standing-peek = você pode olhar a qualquer momento as { $n } cartas do topo do baralho

### Texto das cartas em português do Brasil.
### Uma mensagem é uma oração no imperativo ou principal: inicial minúscula, salvo após um rótulo, e sem ponto final.
### text.py põe as orações em condições e rótulos, escreve a inicial maiúscula e acrescenta o ponto.
### O verbo banir não tem um imperativo de uso corrente: “você deve banir”.

## Coisas com número, como ficam depois de um verbo

cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
cards-up-to =
    { $n ->
        [one] { $n } carta
       *[other] até { $n } cartas
    }
amount-runes =
    { $n ->
        [one] { $n } Runa
       *[other] { $n } Runas
    }
amount-power = { $n } de Poder
amount-honor = { $n } de Honra
amount-energy = { $n } de Energia
amounts-comma = { $first }, { $next }
amounts-and = { $first } e { $next }

## Verbos

verb-gain = ganhe { $amount }
verb-gain-per-faction-among-constructs = ganhe { $amount } para cada facção da qual você controla um Construto
verb-gain-per-mechana-construct = ganhe { $amount } para cada Construto de Mechana que você controla
verb-gain-restricted = ganhe { amount-runes } para gastar apenas em Construtos de Mechana
verb-draw = compre { cards }
verb-banish-hand = você deve banir { cards } da sua mão
verb-banish-discard-pile = você deve banir { cards } da sua pilha de descartes
verb-banish-hand-or-discard-pile = você deve escolher { cards } da sua mão ou pilha de descartes para banir
verb-banish-center-row = você deve banir { cards } da linha central
verb-may-banish-hand = você pode banir { cards-up-to } da sua mão
verb-may-banish-discard-pile = você pode banir { cards-up-to } da sua pilha de descartes
verb-may-banish-hand-or-discard-pile = você pode escolher { cards-up-to } da sua mão ou pilha de descartes para banir
verb-may-banish-center-row = você pode banir { cards-up-to } da linha central
verb-banish-every-hero = todos os Heróis da linha central são banidos
verb-banish-every-construct = todos os Construtos da linha central são banidos
verb-banish-every-monster = todos os Monstros da linha central são banidos
verb-discard-to-draw =
    descarte { cards } da sua mão para comprar { $m ->
        [one] { $m } carta
       *[other] { $m } cartas
    }
verb-defeat-free = derrote um Monstro de custo { $max } ou menos sem pagar
verb-defeat-row-free = derrote um Monstro da linha central, de custo { $max } ou menos, sem pagar
verb-acquire-to-deck-hero = adquira qualquer Herói sem pagar; ele vai para o topo do seu baralho
verb-acquire-to-deck-construct = adquira qualquer Construto sem pagar; ele vai para o topo do seu baralho
verb-acquire-to-deck-max-hero = adquira um Herói de custo { $max } ou menos sem pagar; ele vai para o topo do seu baralho
verb-acquire-to-deck-max-construct = adquira um Construto de custo { $max } ou menos sem pagar; ele vai para o topo do seu baralho
verb-may-take-free = você pode escolher qualquer carta da linha central para adquirir ou derrotar sem pagar
verb-copy = repita o efeito de outro Herói que você jogou neste turno
verb-extra-turn = banindo esta carta, você joga um turno extra depois deste
verb-trade = pague { amount-runes } para ganhar { $m } de Honra
verb-discount-hero = o próximo Herói que você adquirir neste turno custa { amount-runes } a menos
verb-discount-construct = o próximo Construto que você adquirir neste turno custa { amount-runes } a menos
verb-may-put-into-hand = você pode colocar a carta adquirida na sua mão em vez de na pilha de descartes
verb-opponents-destroy = cada oponente escolhe e destrói 1 dos Construtos que controla
verb-opponents-keep = cada oponente escolhe 1 Construto para manter e destrói os demais
verb-take-random = da mão de cada oponente, pegue 1 carta aleatória para a sua mão; essas cartas agora são suas
verb-destroy = destrua 1 Construto que você controla
verb-reveal-top = revele a carta do topo do seu baralho
verb-look-at-top = olhe a carta do topo do seu baralho

## Condições em torno de uma oração

condition-constructs-at-least =
    se você controlar { $n ->
        [one] { $n } Construto
       *[other] { $n } Construtos
    } ou mais, { $clause }
condition-unite = se você jogou { $hero } neste turno, { $clause }
then = { $clause } e depois { $next }

## O que vale enquanto a carta está onde está

standing-count-as-mechana = para você, todo Construto também conta como Construto de Mechana
standing-cannot-be-banished = esta carta não pode ser banida, apenas derrotada
standing-keep-cards = no fim do seu turno, você pode manter { cards-up-to } na mão

## Quando acontece

ability-use = Uma vez por turno: { $clause }
ability-use-unite = Uma vez por turno (União): { $clause }
ability-reward = Recompensa: { $clause }
ability-unite = União: se você jogar ao menos um outro { $hero } neste turno, antes ou depois desta carta, { $clause }
step-unite = União: { $clause }
trigger-play-once-per-turn = uma vez por turno, quando você jogar { $object }, { $clause }
trigger-play-first-each-turn = a cada turno, na primeira vez que você jogar { $object }, { $clause }
trigger-acquire-once-per-turn = uma vez por turno, quando você adquirir { $object }, { $clause }
trigger-acquire-first-each-turn = a cada turno, na primeira vez que você adquirir { $object }, { $clause }
trigger-defeat-once-per-turn = uma vez por turno, quando você derrotar { $object }, { $clause }
trigger-defeat-first-each-turn = a cada turno, na primeira vez que você derrotar { $object }, { $clause }

## O que um efeito espera, como objeto do verbo

object-card = uma carta
object-card-enlightened = uma carta de Iluminado
object-card-lifebound = uma carta de Virente
object-card-mechana = uma carta de Mechana
object-card-void = uma carta de Vazio
object-hero = um Herói
object-hero-enlightened = um Herói Iluminado
object-hero-lifebound = um Herói Virente
object-hero-mechana = um Herói de Mechana
object-hero-void = um Herói do Vazio
object-construct = um Construto
object-construct-enlightened = um Construto Iluminado
object-construct-lifebound = um Construto Virente
object-construct-mechana = um Construto de Mechana
object-construct-void = um Construto do Vazio
object-monster = um Monstro
object-in-row = { $object } da linha central

## “Ao menos um outro …”

other-hero-enlightened = Herói Iluminado
other-hero-lifebound = Herói Virente
other-hero-mechana = Herói de Mechana
other-hero-void = Herói do Vazio

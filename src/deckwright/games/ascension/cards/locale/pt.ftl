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
cards-more = mais { cards }
cards-more-up-to =
    { $n ->
        [one] mais { $n } carta
       *[other] até outras { $n } cartas
    }
amount-runes =
    { $n ->
        [one] { $n } Runa
       *[other] { $n } Runas
    }
amount-power = { $n } de Poder
amount-honor = { $n } de Honra
amount-energy = { $n } de Energia
energy-at-least = ao menos { amount-energy }
more-runes = mais { amount-runes }
more-power = mais { amount-power }
more-honor = mais { amount-honor }
more-energy = mais { amount-energy }
amounts-comma = { $first }, { $next }
amounts-and = { $first } e { $next }

## Verbos

verb-gain = ganhe { $amount }
verb-gain-per-faction-among-constructs = ganhe { $amount } para cada facção da qual você controla um Construto
verb-gain-per-mechana-construct = ganhe { $amount } para cada Construto de Mechana que você controla
verb-gain-per-energy = ganhe { $amount } para cada 1 de Energia que você ganhou neste turno
verb-gain-per-hero-played-this-turn = ganhe { $amount } para cada Herói que você jogou neste turno
verb-gain-restricted = ganhe { amount-runes } para gastar apenas em Construtos de Mechana
verb-draw = compre { cards }
verb-draw-more = compre { cards-more }
verb-banish-hand = você deve banir { cards } da sua mão
verb-banish-discard-pile = você deve banir { cards } da sua pilha de descartes
verb-banish-hand-or-discard-pile = você deve escolher { cards } da sua mão ou pilha de descartes para banir
verb-banish-center-row = você deve banir { cards } da linha central
verb-may-banish-hand = você pode banir { cards-up-to } da sua mão
verb-may-banish-discard-pile = você pode banir { cards-up-to } da sua pilha de descartes
verb-may-banish-hand-or-discard-pile = você pode escolher { cards-up-to } da sua mão ou pilha de descartes para banir
verb-may-banish-center-row = você pode banir { cards-up-to } da linha central
verb-may-banish-more-hand = você pode banir { cards-more-up-to } da sua mão
verb-may-banish-more-discard-pile = você pode banir { cards-more-up-to } da sua pilha de descartes
verb-may-banish-more-hand-or-discard-pile = você pode escolher { cards-more-up-to } da sua mão ou pilha de descartes para banir
verb-may-banish-more-center-row = você pode banir { cards-more-up-to } da linha central
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
verb-defeat-any-free = derrote qualquer Monstro sem pagar
verb-defeat-every = derrote todos os Monstros da linha central sem pagar; você escolhe a ordem das recompensas
verb-acquire-to-deck-hero = adquira qualquer Herói sem pagar; ele vai para o topo do seu baralho
verb-acquire-to-deck-construct = adquira qualquer Construto sem pagar; ele vai para o topo do seu baralho
verb-acquire-to-deck-max-hero = adquira um Herói de custo { $max } ou menos sem pagar; ele vai para o topo do seu baralho
verb-acquire-to-deck-max-construct = adquira um Construto de custo { $max } ou menos sem pagar; ele vai para o topo do seu baralho
verb-acquire-free-hero = adquira qualquer Herói sem pagar
verb-acquire-free-construct = adquira qualquer Construto sem pagar
verb-acquire-free-max-hero = adquira um Herói de custo { $max } ou menos sem pagar
verb-acquire-free-max-construct = adquira um Construto de custo { $max } ou menos sem pagar
verb-acquire-pile-free-hero = adquira sem pagar um Herói Sempre Disponível de uma pilha ao lado da linha central
verb-acquire-pile-free-construct = adquira sem pagar um Construto Sempre Disponível de uma pilha ao lado da linha central
verb-acquire-pile-to-hand-hero = adquira sem pagar um Herói Sempre Disponível de uma pilha ao lado da linha central; ele vai para a sua mão
verb-acquire-pile-to-hand-construct = adquira sem pagar um Construto Sempre Disponível de uma pilha ao lado da linha central; ele vai para a sua mão
verb-may-take-free = você pode escolher qualquer carta da linha central para adquirir ou derrotar sem pagar
verb-take-free = escolha qualquer carta da linha central para adquirir ou derrotar sem pagar
verb-take-every = adquira ou derrote todas as cartas da linha central sem pagar; você escolhe a ordem das recompensas
verb-copy = repita o efeito de outro Herói que você jogou neste turno (mas não de um que repita efeitos)
verb-copy-max = repita o efeito de outro Herói de custo { $max } ou menos que você jogou neste turno (mas não de um que repita efeitos)
verb-copy-again = repita esse efeito mais uma vez
verb-extra-turn = você pode banir esta carta para jogar um turno extra depois deste
verb-extra-turn-pair = você pode banir esta carta e outra cópia dela que você controla para jogar um turno extra depois deste
verb-trade = pague { amount-runes } para ganhar { $m } de Honra
verb-discount-hero = o próximo Herói que você adquirir neste turno custa { amount-runes } a menos
verb-discount-construct = o próximo Construto que você adquirir neste turno custa { amount-runes } a menos
verb-discount-per-energy-hero = o próximo Herói que você adquirir neste turno custa { amount-runes } a menos para cada 1 de Energia que você já ganhou neste turno
verb-discount-per-energy-construct = o próximo Construto que você adquirir neste turno custa { amount-runes } a menos para cada 1 de Energia que você já ganhou neste turno
verb-hunt-discount = o próximo Monstro com Tesouro embaixo dele que você derrotar neste turno custa { amount-power } a menos
verb-hero-honor = até o fim deste turno, quando você adquirir um Herói da linha central, ganhe Honra igual ao valor de Honra dele
verb-may-put-into-hand = você pode colocar a carta adquirida na sua mão em vez de na pilha de descartes
verb-may-put-into-play = você pode colocar a carta adquirida em jogo em vez de na pilha de descartes
verb-opponents-destroy = cada oponente escolhe e destrói 1 dos Construtos que controla
verb-opponents-keep = cada oponente escolhe 1 Construto para manter e destrói os demais
verb-take-random = da mão de cada oponente, pegue 1 carta aleatória para a sua mão; essas cartas agora são suas
verb-destroy-of-each = escolha e destrua 1 Construto de cada oponente
verb-destroy-all = destrua todos os Construtos dos seus oponentes
verb-discard-random = cada oponente descarta 1 carta aleatória da mão
verb-discard-random-take = cada oponente descarta 1 carta aleatória da mão; você pode pegar uma dentre todas essas cartas para a sua mão, e ela agora é sua
verb-destroy = destrua 1 Construto que você controla
verb-reveal-top = revele a carta do topo do seu baralho
verb-look-at-top = olhe a carta do topo do seu baralho
verb-top-to-hand = revele a carta do topo do seu baralho e coloque-a na sua mão; se for um Tesouro, ganhe { amount-honor }
verb-seek-treasure = você pode banir 1 carta da linha central; se a primeira carta revelada no lugar dela for um Tesouro, adquira-o
verb-every-draws = para cada Tesouro sob esta carta, cada jogador compra { cards }
verb-every-may-banish-hand = para cada Tesouro sob esta carta, cada jogador pode banir { cards-up-to } da própria mão
verb-every-may-banish-discard-pile = para cada Tesouro sob esta carta, cada jogador pode banir { cards-up-to } da própria pilha de descartes
verb-every-may-banish-hand-or-discard-pile = para cada Tesouro sob esta carta, cada jogador pode escolher { cards-up-to } da própria mão ou pilha de descartes para banir
verb-every-may-banish-center-row = para cada Tesouro sob esta carta, cada jogador pode banir { cards-up-to } da linha central
verb-every-discards = cada jogador descarta { cards } da mão
verb-pool-grows = para cada Tesouro sob esta carta, a Reserva de Honra aumenta em { $n }
verb-add-slots =
    para cada Tesouro sob esta carta, a linha central ganha { $n ->
        [one] { $n } espaço
       *[other] { $n } espaços
    } até o fim da partida

## Condições em torno de uma oração

condition-constructs-at-least =
    se você controlar ao menos { $n ->
        [one] { $n } Construto
       *[other] { $n } Construtos
    }, { $clause }
condition-unite = se você jogou { $hero } neste turno, { $clause }
condition-energize = se você ganhou { energy-at-least } neste turno, { $clause }
condition-energize-instead = se você ganhou { energy-at-least } neste turno, em vez disso { $clause }
then = { $clause } e depois { $next }
or-instead = { $clause }; { $next }
in-any-case = em todo caso, { $clause }

## O que vale enquanto a carta está onde está

standing-count-as-mechana = para você, todo Construto também conta como Construto de Mechana
standing-cannot-be-banished = esta carta não pode ser banida, apenas derrotada
standing-keep-cards = no fim do seu turno, você pode manter { cards-up-to } na mão
standing-cannot-be-copied = nenhuma outra carta pode repetir o efeito desta carta

## Quanto as cartas custam

price-free-with-energy = enquanto esta carta estiver na linha central, você pode adquiri-la sem pagar se ganhou { energy-at-least } neste turno
price-treasure-discount = uma vez por turno, você paga { amount-runes } a menos para adquirir uma carta com Tesouro embaixo dela

## Quando acontece

ability-use = Uma vez por turno: { $clause }
ability-use-unite = Uma vez por turno (União): { $clause }
ability-use-energize = Uma vez por turno (Energizar { $n }): { $clause }
ability-reward = Recompensa: { $clause }
ability-trophy = Troféu: mantenha o Monstro derrotado à sua frente. No seu turno, sempre que puder realizar uma ação, você pode bani-lo; se fizer isso, { $clause }
ability-fate = Destino: { $clause }
ability-enter = quando esta carta entrar em jogo, { $clause }
ability-unite = União: se você jogar ao menos um outro { $hero } neste turno, antes ou depois desta carta, { $clause }
step-unite = União: { $clause }
step-energize = Energizar { $n }: { $clause }
step-energize-instead = Energizar { $n }: em vez disso, { $clause }
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

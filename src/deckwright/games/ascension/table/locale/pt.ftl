### O que a mesa diz em português do Brasil: o registro, as perguntas, um desfazer recusado.

rival-samael = Samael
rival-cult = o Culto

## Coisas com número, como ficam depois de um verbo

cards =
    { $n ->
        [1] uma carta
       *[other] { $n } cartas
    }
amount-runes =
    { $n ->
        [one] { $n } Runa
       *[other] { $n } Runas
    }
amount-restricted-runes =
    { $n ->
        [one] { $n } Runa só para Construtos de Mechana
       *[other] { $n } Runas só para Construtos de Mechana
    }
amount-power = { $n } de Poder
amount-honor = { $n } de Honra
amount-energy = { $n } de Energia

## Eventos

event-shuffle-discard = { $player } reembaralha a pilha de descartes
event-shuffle-deck = { $player } embaralha o baralho
event-shuffle-void = O Vazio é embaralhado e se torna o novo baralho central
event-shuffle-center = O baralho central é embaralhado
event-draw = { $player } compra { $card }
event-draw-hidden = { $player } compra { cards }
event-play = { $player } joga { $card }
event-use = { $player } usa { $card }
event-gain = { $player } ganha { $amount }
event-gain-rival = { CAPITAL($player) } ganha { $amount }
event-spend = { $player } gasta { $amount }
event-lose = { $player } perde { $amount }
event-acquire = { $player } adquire { $card }
event-acquire-deck = { $player } adquire e coloca no topo do baralho: { $card }
event-acquire-hand = { $player } adquire e põe na mão: { $card }
event-acquire-free = { $player } adquire sem pagar: { $card }
event-acquire-free-deck = { $player } adquire sem pagar e coloca no topo do baralho: { $card }
event-acquire-free-hand = { $player } adquire sem pagar e põe na mão: { $card }
event-acquire-for = { $player } adquire para { $other }: { $card }
event-defeat = { $player } derrota { $card }
event-defeat-free = { $player } derrota sem pagar: { $card }
event-defeat-rival = { CAPITAL($player) } derrota { $card }
event-reward = { $player } ganha a recompensa do Monstro: { $card }
event-banish = { $player } bane { $card }
event-banish-hand = { $player } bane da mão: { $card }
event-banish-discard = { $player } bane da pilha de descartes: { $card }
event-banish-row = { $player } bane da linha central: { $card }
event-destroy = Construto destruído: { $card } ({ $player })
event-discard = { $player } descarta { $card }
event-discard-several = { $player } descarta { $card } ({ $n })
event-discard-hidden = { $player } descarta { cards }
event-return = De volta à sua pilha: { $card }
event-leave = Sai do jogo: { $card }
event-put = { $player } põe na pilha de descartes: { $card }
event-put-hidden = { $player } põe { cards } na pilha de descartes
event-put-deck = { $player } coloca no topo do baralho: { $card }
event-put-deck-hidden = { $player } coloca { cards } no topo do baralho
event-put-hand = { $player } põe na mão: { $card }
event-put-hand-hidden = { $player } põe { cards } na mão
event-put-constructs = { $player } coloca em jogo: { $card }
event-take = { $player } pega da mão de { $other }: { $card }
event-take-hidden = { $player } pega da mão de { $other } uma carta aleatória
event-take-discard = { $player } pega da pilha de descartes de { $other }: { $card }
event-reveal = { $player } revela { $card }
event-reveal-hidden = { $player } olha a carta do topo do baralho
event-reveal-look = { $player } olha a carta do topo do baralho: { $card }
event-reveal-taken = { $player } tinha pegado da mão de { $other }: { $card }
event-reveal-open = Carta revelada: { $card }
event-refill = { $card } entra na linha central (espaço { $n })
event-treasure = { $player } adquire um Tesouro: { $card }
event-treasure-row = O Tesouro { $card } fica sob o espaço { $n } da linha central
event-treasure-missing =
    { $n ->
        [1] { $card }: só { $n } carta entra no baralho central, porque não há mais nas caixas
       *[other] { $card }: só { $n } cartas entram no baralho central, porque não há mais nas caixas
    }
event-fate = Destino de { $card }
event-trophy = { $player } guarda como Troféu: { $card }
event-trophy-use = { $player } bane um Troféu para obter o efeito dele: { $card }
event-pool = A Reserva de Honra aumenta em { $n }
event-pool-empty = A Reserva de Honra está vazia: a partida está prestes a terminar
event-row =
    { $n ->
        [1] A linha central ganha um espaço
       *[other] A linha central ganha { $n } espaços
    }
event-set-aside = { CAPITAL($player) } pega { $card }
event-extra-turn = { $player } joga um turno extra
event-turn-rival =
    { $rival ->
        [cult] O Culto age
       *[other] Turno de Samael
    }

## Perguntas

prompt-turn = Escolha o que fazer ou finalize seu turno
prompt-banish-hand = Escolha uma carta da sua mão para banir
prompt-banish-discard = Escolha uma carta da sua pilha de descartes para banir
prompt-banish-hand-or-discard = Escolha uma carta da sua mão ou pilha de descartes para banir
prompt-banish-row = Escolha uma carta da linha central para banir
prompt-discard = Escolha uma carta para descartar
prompt-acquire = Escolha uma carta para adquirir sem pagar
prompt-acquire-max = Escolha uma carta de custo { $max } ou menos para adquirir sem pagar
prompt-defeat = Escolha um Monstro para derrotar sem pagar
prompt-defeat-max = Escolha um Monstro de custo { $max } ou menos para derrotar sem pagar
prompt-destroy = Escolha o Construto que será destruído
prompt-destroy-of-seat = Escolha o Construto de { $other } que será destruído
prompt-keep-construct = Escolha o Construto que você mantém
prompt-keep-cards = Escolha uma carta para manter na mão
prompt-copy = Escolha um Herói cujo efeito será repetido
prompt-take = Escolha uma carta da linha central para adquirir ou derrotar sem pagar
prompt-take-discarded = Escolha uma carta descartada para colocar na mão
prompt-reward = Escolha a próxima recompensa
prompt-option = Escolha onde colocar { $card }: na mão ou em jogo
prompt-confirm-card = Colocar { $card } na mão?
prompt-confirm-into-play = Colocar { $card } em jogo?
prompt-confirm-for-mate = Dar { $card } ao companheiro de equipe por 1 Runa?

## Um desfazer recusado

undo-refill = Não é possível desfazer: uma nova carta entrou na linha central.

## Why an action is refused; no full stop

reason-not-in-hand = a carta não está na sua mão
reason-not-controlled = você não a controla
reason-no-ability = a carta não tem efeito para usar; ela age por si só
reason-which-ability = a carta tem { $n } efeitos: diga qual, de #1 a #{ $n }
reason-no-such-ability = a carta não tem o efeito #{ $n }
reason-already-used = esse efeito já foi usado neste turno
reason-condition = a condição não foi cumprida ou o custo não pode ser pago
reason-which-slot = diga qual espaço da linha central: { $slots }
reason-not-in-row = a carta não está na linha central
reason-pile-empty = a pilha está vazia
reason-no-slot = a linha central tem os espaços de 1 a { $n }
reason-slot-empty = o espaço { $slot } está vazio
reason-slot-holds = no espaço { $slot } está { $card }
reason-monster = um Monstro é derrotado com Poder, não adquirido
reason-no-monster = só Monstros são derrotados; esta carta é adquirida com Runas
reason-runes = o custo em Runas é { $cost }, você tem { $have }
reason-runes-restricted = o custo em Runas é { $cost }, você tem { $have } e mais { $restricted } apenas para Construtos de Mechana
reason-power = o custo em Poder é { $cost }, você tem { $have }
reason-energy = é preciso ter { $needed } de Energia neste turno, você tem { $have }
reason-no-trophy = você não tem esse Troféu
reason-no-team-mate = só uma carta que está sendo adquirida pode ir para um companheiro de equipe, e só no Jogo em Equipe

## Actions and cards

trophy-gives = Troféu: { $effect }.
starting-card = { $card } (carta inicial)
group-play = Jogar
group-use = Usar
group-trophy = Banir Troféu
group-acquire = Adquirir
group-defeat = Derrotar
group-hand = Mão
group-discard = Pilha de descartes
group-played = Cartas jogadas
group-construct = Construto
group-row = Linha central
group-pile = Pilha
group-teammate = Ao companheiro
group-reward = Recompensa
group-trigger = Efeito
action-ability = { $card }, efeito { $n }
action-of = { $card } ({ $player })
action-teammate = { $card } para o companheiro de equipe (+1 Runa)
option-hand = Para a mão
option-play = Em jogo
option-discard = Para a pilha de descartes
option-mate = Ao companheiro por 1 Runa
decline-banish = Não banir nada
decline-discard = Não descartar nada
decline-defeat = Não derrotar nada
decline-take = Não pegar nada
done-banish = Não banir mais
done-keep = Não manter mais

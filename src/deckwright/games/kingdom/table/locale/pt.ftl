### O que um reino diz em português: registro, perguntas, recusas, ações, crônica. Os nomes das cartas mantêm a sua forma.

## Eventos

event-shuffle =
    { $n ->
        [one] Você embaralha { $n } carta e forma um novo baralho
       *[other] Você embaralha { $n } cartas e forma um novo baralho
    }
event-shuffle-banish =
    { $n ->
        [one] Você embaralha { $n } carta para escolher o que será banido
       *[other] Você embaralha { $n } cartas para escolher o que será banido
    }
event-round = Rodada { $n }
event-turn = Turno { $n }
event-play = Você joga { $card }
event-play-discard = Você joga do descarte: { $card }
event-use = Você usa um efeito de { $card }
event-gain = Você ganha { $amount }
event-spend = Você paga { $amount }
event-lose = Você perde { $amount }
event-discard = Você descarta { $card }
event-put-top = Você coloca no topo do baralho: { $card }
event-put-bottom = Você coloca no fundo do baralho: { $card }
event-put-permanents = Agora entre as suas cartas permanentes: { $card }
event-reveal = Você olha { $card }
event-reveal-packet = No grupo de cartas: { $card }
event-defeat = Você derrota { $card }
event-destroy = Carta destruída para sempre: { $card }
event-destroy-aside = Carta que estava de lado, agora destruída para sempre: { $card }
event-banish = Você bane { $card }
event-set-aside = Você põe de lado { $card }
event-ask = A decisão é sua: { $card }
event-ask-plain = A decisão é sua
event-choose = Você escolhe { $card }
event-choose-plain = Você faz uma escolha
event-choose-resource = Você escolhe { $resource }
event-choose-box = Você escolhe a caixa { $n }
event-choose-side = Você escolhe o lado { $card }
event-choose-option = Você escolhe a opção { $n }
event-choose-effect = Você escolhe o que vem a seguir: { $card }
event-decline = Você recusa: { $card }
event-discover = Você descobre a carta { $number }: { $card }
event-discover-permanents = Você descobre a carta { $number }, uma carta permanente: { $card }
event-read = Você lê a carta { $number }: { $card }
event-produce = Você produz com { $card }
event-upgrade = Você aprimora { $before } para { $card }
event-turned = Você gira uma carta: de { $before } para { $card }
event-reset = Você reinicia uma carta, que volta a ser { $card }
event-advance = Você avança
event-pass = Você passa
event-trigger = Um efeito é acionado: { $card }
event-block = Carta bloqueada: { $card }
event-release = Carta liberada: { $card }
event-keep = Permanece em jogo: { $card }
event-sticker = Você adiciona { $sticker }: { $card }
event-boost = A partir de agora, mais { $amount } de { $card }
event-tick = Você marca a caixa { $n } de { $card }
event-cross-out = Você risca um efeito já usado de { $card }
event-write = Você anota { $fame }
event-write-banish = Você anota a fama das cartas banidas: { $fame }
event-scroll = Você seguiu um pergaminho: { $card }
event-gate = A partir de agora, o reino não pode mais ser reiniciado
event-turn-end = O turno { $n } termina
event-round-end = A rodada termina; o seu reino tem { $fame }
event-turn-cut =
    { $n ->
        [one] Um limite de segurança encerrou o turno após { $n } decisão
       *[other] Um limite de segurança encerrou o turno após { $n } decisões
    }
event-round-cut =
    { $n ->
        [one] Um limite de segurança encerrou a rodada após { $n } turno
       *[other] Um limite de segurança encerrou a rodada após { $n } turnos
    }
event-last-round = Esta é a última rodada
event-score = O seu reino chegou a { $fame }
event-score-expansion = Com esta expansão, o seu reino chegou a { $fame }
event-expansion = Começa uma expansão: { $card }

## Perguntas

prompt-turn = Escolha uma ação ou passe
prompt-next-turn = O turno terminou. Continue para o próximo
prompt-next-round = A rodada terminou. Continue para a próxima
prompt-next-score = A última rodada terminou. Continue e conte a fama
prompt-card-turn = Escolha a carta que você gira
prompt-card-reset = Escolha a carta que você reinicia
prompt-card-upgrade = Escolha a carta que você aprimora
prompt-card-discard = Escolha a carta que você descarta
prompt-card-destroy = Escolha a carta que você destrói
prompt-card-release = Escolha a carta bloqueada que você libera
prompt-card-defeat = Escolha o inimigo que você derrota sem pagar
prompt-card-block = Escolha a carta que fica bloqueada
prompt-card-boost = Escolha a carta cuja produção você impulsiona
prompt-card-play = Escolha a carta que você joga
prompt-card-top = Escolha a carta que você coloca no topo do baralho
prompt-card-look = Escolha uma carta para o fundo do baralho; a primeira fica mais ao fundo
prompt-card-discover = Escolha a carta que você descobre
prompt-card-keep = Escolha a carta que permanece em jogo
prompt-card-sticker = Escolha a carta à qual você adiciona { $sticker }
prompt-card-tick = Escolha a carta em que você marca uma caixa
prompt-card-production = Escolha a carta cuja produção você ganha
prompt-card-bottom = Escolha a carta que você coloca no fundo do baralho
prompt-card-spare = Escolha a carta que é poupada
prompt-card-banish = Escolha a carta deste grupo que você bane
prompt-card-permanent = Escolha a carta permanente que você bane
prompt-order-top = Escolha a próxima carta para o baralho; a primeira fica no topo
prompt-order-bottom = Escolha a próxima carta para o fundo do baralho; a primeira fica mais ao fundo
prompt-order-look = Escolha a próxima carta a devolver; a primeira fica no topo do baralho
prompt-resource-gain = Escolha o recurso que você ganha
prompt-resource-slot = Escolha o recurso que é produzido
prompt-resource-loss = Escolha o recurso do qual se produz 1 a menos
prompt-resource-more = Escolha o recurso do qual se produz 1 a mais
prompt-resource-less = Escolha o recurso do qual você paga 1 a menos
prompt-resource-kind = Escolha o recurso com que você paga
prompt-resource-goods = Escolha se você paga com moedas ou com 1 bem de comércio no lugar de até 2 moedas
prompt-resource-boost = Escolha o recurso do qual esta carta passa a produzir mais: { $card }
prompt-box = Escolha a caixa que você marca
prompt-side = Escolha o lado da carta { $number } que fica virado para cima
prompt-option-choice = Escolha o que acontece
prompt-option-sum = Escolha o preço que você paga
prompt-option-arrow = Escolha como aprimorar { $card }
prompt-option-defeat = Escolha o que você obtém ao derrotar { $card }
prompt-trigger = Escolha o efeito que vem a seguir
prompt-confirm = Usar este efeito de { $card }?
prompt-left = { $prompt } (ainda a escolher: { $n })
prompt-up-to = { $prompt } (no máximo { $n })

## Recusa de desfazer

undo-deck-card = Isto não pode ser desfeito: uma carta saiu do baralho, e a seguinte já foi vista.
undo-discovery = Isto não pode ser desfeito: uma carta foi descoberta.
undo-offer = Isto não pode ser desfeito: cartas da caixa foram lidas.
undo-look = Isto não pode ser desfeito: você olhou cartas do seu baralho.
undo-for-ever = Isto não pode ser desfeito: no modo de ferro, o que dura para sempre fica feito.

## Por que uma ação é recusada; sem ponto final

reason-turn-over = o turno terminou; continue primeiro
reason-turn-goes-on = o turno ainda não terminou
reason-no-answer = isto não está entre as respostas possíveis
reason-deck-empty = o seu baralho está vazio
reason-no-advance = você não pode avançar enquanto esta carta o proibir: { $card }
reason-unmet = o seu reino não tem a carta { $number }
reason-destroyed = esta carta foi destruída: { $card }
reason-banished = esta carta foi banida: { $card }
reason-set-aside = esta carta foi posta de lado: { $card }
reason-not-in-play = esta carta não está em jogo: { $card }
reason-permanent = esta carta é permanente e não pode ser descartada: { $card }
reason-blocked = esta carta está bloqueada: { $card }. Sobre ela está { $by }
reason-no-production = esta carta não tem produção agora: { $card }
reason-no-upgrade = esta carta não tem agora uma caixa de custo com { $arrow }: { $card }
reason-no-effect = esta carta não tem agora um efeito que se possa usar: { $card }
reason-which-effect = esta carta não tem agora esse efeito: { $card }. Ela tem: { $effects }
reason-by-itself = este efeito funciona sozinho: { $card }
reason-crossed-out = este efeito está riscado: { $card }
reason-used-up = este efeito já foi usado todas as vezes permitidas: { $card }
reason-changes-nothing = isto não mudaria nada agora: { $card }
reason-missing = você precisa de mais { $missing }
reason-missing-cards =
    { $n ->
        [one] você precisa de mais { $n } carta em jogo que possa ser descartada para isso
       *[other] você precisa de mais { $n } cartas em jogo que possam ser descartadas para isso
    }
arrow-down = seta para baixo
arrow-right = seta para a direita

## Ações

group-produce = Produzir
group-upgrade = Aprimorar
group-use = Usar um efeito
group-advance = Avançar
group-card = Escolher
group-trigger = A seguir
group-resource = Recurso
group-box = Caixa
group-side = Lado
action-pass = Passar
action-advance = Avançar
action-go-on = Continuar
action-next-turn = Próximo turno
action-next-round = Próxima rodada
action-next-score = Contar a fama
action-upgrade = Aprimorar { $card } para { $to }
action-ability = { $card } (efeito { $n })
action-resource = { CAPITAL($resource) }
action-box = Caixa { $n }
action-side = Lado { $n }
action-side-named = { $card }
action-sum = Pagar { $amount }
action-option = Opção { $n }
action-unmet = Algo com uma carta que você ainda não conhece

## A crônica, em frases inteiras

story-round = Rodada { $n }
story-founded = O reino começou com pouco: { $cards }.
story-expansion = Abriu-se um novo capítulo: { $card }.
story-found-1 = O reino conheceu o que antes ignorava: { $cards }.
story-found-2 = Novidades no mapa daquele ano: { $cards }.
story-found-3 = Chegaram notícias de algo novo: { $cards }.
story-turned = { $card } no lugar de { $before }
story-changed =
    { $n ->
        [one] Agora há { $pairs }.
       *[other] Muita coisa mudou; agora há { $pairs }.
    }
story-blocked = Por culpa de { $card }, de nada serviu ter { $cards }.
story-defeated = O reino levou a melhor sobre { $cards }.
story-destroyed = Para sempre se perdeu: { $cards }.
story-set-aside = Por enquanto, ficou de lado: { $cards }.
story-banished = Longe, mas não no esquecimento: { $cards }.
story-boosted = Desde então houve mais a tirar de { $cards }.
story-sticker = Coube a { $card } { $sticker }.
story-ticked =
    { $n ->
        [one] { $card } avançou { $n } passo.
       *[other] { $card } avançou { $n } passos.
    }
story-gate = Daquele dia em diante, não houve mais como recomeçar.
story-last-round = Todos sabiam que a última rodada tinha chegado.
story-quiet = Nada aconteceu que alguém quisesse anotar.
story-lost = Ninguém encontrou uso para { $amounts }.
story-round-end-1 =
    { $n ->
        [one] Depois de { $n } turno, o reino tinha { $fame }.
       *[other] Depois de { $n } turnos, o reino tinha { $fame }.
    }
story-round-end-2 =
    { $n ->
        [one] Bastou { $n } turno, e o reino estava com { $fame }.
       *[other] Foram { $n } turnos, e o reino estava com { $fame }.
    }
story-round-end-3 =
    { $n ->
        [one] Passado { $n } turno, a conta dava { $fame }.
       *[other] Passados { $n } turnos, a conta dava { $fame }.
    }
story-score = Feitas as contas, o reino chegou a { $fame }.
story-title = Ficou na memória como { $title }.

## What is done with a kingdom: expansions, restarts, branches

reason-expansion-early = uma expansão só começa quando o jogo termina
reason-no-expansion = { $number } não é uma expansão
reason-expansion-played = a expansão { $number } já foi jogada; cada uma se joga uma só vez
reason-track-full = o caminho de pontuação está cheio: um reino pode jogar { $n } expansões
reason-restart-closed = o reino não pode mais ser reiniciado: a carta que encerra o reinício já foi descoberta
reason-iron = este reino está em modo de ferro: não tem ramificações

## What pages say beside an action

warn-losing = Você perderia { $amounts }.
reach-first = Produzir com { $cards } e depois: { $action }
reach-not-yet = { CAPITAL($reason) }.

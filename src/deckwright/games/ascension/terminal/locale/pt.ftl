### O que o terminal diz de Ascension, em português.

## A mesa

last-round = Última rodada!
team = Equipe { $n }
your-teammate = seu companheiro de equipe
with-teammate = com { $player }
honor = Honra: { $count }
discard-short = Descartes ({ $count })
set-aside = Cartas deixadas de lado ({ $count })
takes-next = Leva a seguir:
used = usado
treasure-under = Tesouros { $count }
constructs-label = Construtos:
discard-label = Pilha de descartes:
deck-top-label = No topo do baralho:
cost-runes = { $count }R
cost-power = { $count }P
legend-resources = R Runas   P Poder   ★ Honra no fim da partida
legend-treasure = ¤ Tesouro sob uma carta   @ espaço na linha central

## Cartas

heading-type = Tipo
heading-faction = Facção
heading-cost = Custo
heading-honor = Honra
type-hero = Herói
type-construct = Construto
type-monster = Monstro
type-treasure = Tesouro
type-short-hero = herói
type-short-construct = constr.
type-short-monster = monstro
type-short-treasure = tesouro
faction-enlightened = Iluminado
faction-lifebound = Virente
faction-mechana = Mechana
faction-void = Vazio
faction-monster = Monstro
faction-none = Sem facção
faction-short-enlightened = Il
faction-short-lifebound = Vi
faction-short-mechana = Me
faction-short-void = Va
faction-short-monster = Mo
cost = Custo: { $cost }
honor-at-end = Honra no fim da partida: { $count }

## Ações

teammate-price = +1R

## O que foi digitado

which-card = Qual carta? Por exemplo: carta místico
left-play = { $count ->
    [one] jogar { $count } carta
   *[other] jogar { $count } cartas
}
left-use = { $count ->
    [one] usar { $count } efeito
   *[other] usar { $count } efeitos
}
left-trophy = { $count ->
    [one] banir { $count } Troféu
   *[other] banir { $count } Troféus
}
left-acquire = { $count ->
    [one] adquirir { $count } carta
   *[other] adquirir cartas ({ $count } ao alcance)
}
left-defeat = { $count ->
    [one] derrotar { $count } Monstro
   *[other] derrotar Monstros ({ $count } ao alcance)
}

## Ajuda

help-actions = Uma ação é escolhida pelo número, pelo texto (adquirir místico, finalizar turno) ou por parte dele (adq kor). Você também pode digitar:

## O fim

column-tokens = Marcadores
column-printed = Cartas
team-wins = A equipe { $n } vence: { $players }!
solo-lost = { $rival } vence: para a vitória você precisa de mais Honra.
tie-broken = Empate: vence quem joga depois na ordem de turno.
tie-broken-teams = Empate: vence a equipe com o jogador posterior na ordem de turno.

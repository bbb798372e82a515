### O que o terminal diz de Reino, em português.

## Resources

held-coin = { $n } { $n ->
    [one] moeda
   *[other] moedas
}
held-wood = { $n } { $n ->
    [one] madeira
   *[other] madeiras
}
held-stone = { $n } { $n ->
    [one] pedra
   *[other] pedras
}
held-metal = { $n } { $n ->
    [one] metal
   *[other] metais
}
held-sword = { $n } { $n ->
    [one] espada
   *[other] espadas
}
held-good = { $n } { $n ->
    [one] bem de comércio
   *[other] bens de comércio
}
held-any = { $n } { $n ->
    [one] recurso qualquer
   *[other] recursos quaisquer
}

## The table

round = Rodada { $n }
turn = Turno { $n }
last-round = Última rodada!
rounds-left = { $count ->
    [one] Falta { $count } rodada
   *[other] Faltam { $count } rodadas
}
fame = Fama: { $count }
restart-open = ainda pode reiniciar
on-top = no topo:
loses = perde { $amounts }

## Cards

heading-kind = Tipo
heading-stage_count = Estágios
heading-path = Estágios seguintes
kind-kingdom = carta
kind-scroll = pergaminho
kind-expansion = expansão
stages = { $count ->
    [one] { $count } estágio
   *[other] { $count } estágios
}
permanent = permanente
missing = falta: { $amounts }
or = ou
discarding = { $count ->
    [one] descartar { $count } outra carta
   *[other] descartar { $count } outras cartas
}
less = { $count } a menos, à sua escolha
for-nothing = nada a pagar
blocked-by = bloqueada por { $card }
blocks = bloqueia { $cards }
stickers = adesivos: { $stickers }
stays = permanece em jogo
legend-payable = pode ser pago agora
legend-later = pode ser pago depois de produzir
legend-not = não pode ser pago
legend-signs = +o que a carta produz   ★ fama   ↓ → caixas de custo   ☒ marcada   # número de uma carta
legend-effects = Efeitos: • passivo   » ativado (descarta a carta)   ◷ de tempo (encerra o turno)   † destrói a carta   ? opcional   ! forçado   ①  uma única vez

## Actions

menu-produce = Produzir
menu-use = Usar
menu-upgrade = Aprimorar
menu-choose = Escolher: { $what }
would-lose = Você perderia { $amounts }.

## What was typed

type-something = Digite um número da lista, uma ação (produce 4, upgrade 4 down) ou um comando; “ajuda” mostra os comandos.
which-card = Qual carta? Por exemplo: carta 4
no-card-met = Você ainda não conhece nenhuma carta “{ $typed }”.
end-turn-anyway = { $left } Continuar assim mesmo? Digite s ou n.
ways-which = Para qual carta em jogo? Por exemplo: como 4 down
ways-no-upgrade = { $card } não tem nada disso. Tem: { $known }.
ways-to = { $action } – produza antes:
ways-now = nada: já pode ser pago
ways-hint = “como { $typed } NÚMERO” faz tudo de uma vez.
no-ways = { $action }: as cartas em jogo não bastam para pagar.
no-ways-at-all = As cartas em jogo não bastam para pagar nenhum aprimoramento.
restart-really = Reiniciar o reino desde as primeiras cartas? O que você jogou fica na árvore. Digite s ou n:
expand-which = “{ $typed }” não é uma expansão que possa ser jogada agora. Expansões: { $known }.
expand-choose = Qual expansão? Agora há: { $known }.

## Commands: further words for them in this language

order-card = carta
order-ways = como
order-expand = expandir, expansão
order-restart = reiniciar
order-chronicle = crônica

## Help

help-actions = Escolha uma ação pelo número, pelo texto (produce 4, upgrade 4 down, use 4 fell), de forma abreviada (p4, up4 down, us4) ou pelo nome de uma carta. Você também pode digitar:
usage-card = carta NÚMERO, carta NOME
usage-ways = como, como NÚMERO, como NÚMERO down
usage-expand = expandir NÚMERO
usage-restart = reiniciar
usage-chronicle = crônica
help-card = uma carta que você já conhece, com todos os estágios, setas e preços como estão agora
help-ways = o que produzir para poder pagar um aprimoramento ou um efeito
help-expand = jogar uma expansão quando a partida terminar
help-restart = reiniciar o reino, enquanto o jogo ainda permitir
help-chronicle = a história até aqui

## The tree

tree-score = Fama: { $count }
why-founded = fundação
why-restart = reinício
why-expansion = expansão { $about }

## The end

result-sources = De onde vem a fama
result-source = Carta
result-fame = Fama
result-others = { $count ->
    [one] mais { $count } carta
   *[other] mais { $count } cartas
}
result-rounds = Rodada por rodada
result-round = Rodada
result-turns = Turnos
result-upgrades = Aprimoramentos
result-lost = Perdidos
result-title = Fama: { $fame }. Título do seu reino: { $title }.
result-track = Caminho de pontuação: { $scores }
onward-expand = Jogar a expansão { $card }
onward-chronicle = Ler a crônica
onward-tree = Ver todas as ramificações; “ramo AÇÃO” volta a qualquer momento
onward-quit = Sair

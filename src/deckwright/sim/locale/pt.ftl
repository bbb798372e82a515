### O relatório das partidas simuladas, em português.

## The page

language = Português
title = { $games ->
    [one] { $games } partida de { $ruleset }
   *[other] { $games } partidas de { $ruleset }
}
switch-language = Idioma
seat = Lugar { $n }
seat-policy = Lugar { $n } · { $policy }
team-policy = Equipe { $n } · { $policy }
interval = { $low } a { $high }
footnote = Todos os intervalos são de 95%: se a simulação fosse repetida muitas vezes com outras sementes, cerca de 95 em cada 100 desses intervalos conteriam o valor verdadeiro.
stopped = { $games ->
    [one] { $games } partida foi interrompida por durar demais; ninguém a venceu.
   *[other] { $games } partidas foram interrompidas por durarem demais; ninguém as venceu.
}
incomplete = A simulação foi interrompida: foram jogadas { $games } de { $wanted } partidas.

## Key figures

key-games = partidas
key-decisions = decisões
key-rounds = rodadas, no máximo, em metade das partidas
key-lead = vitórias: { $seat }
key-score = mediana da pontuação
key-rate = decisões por segundo

## Who wins

wins-title = Quem vence
wins-caption = Taxa de vitória com seu intervalo de 95%; a linha tracejada é a chance igual para todos.
wins-caption-solo = Taxa de vitória com seu intervalo de 95%.
wins-all = Todas as partidas
wins-begins = Quando começa
wins-follows = Quando outro começa
wins-column-side = Lugar
wins-column-rate = Taxa de vitória
wins-definition = A taxa de vitória é o número de partidas vencidas dividido pelo número de partidas jogadas. Empates são decididos como dizem as regras. O intervalo é o de Wilson. Quem começa é sorteado em cada partida.
wins-definition-solo = A taxa de vitória é o número de partidas vencidas dividido pelo número de partidas jogadas. O intervalo é o de Wilson.

## How long

length-title = Quanto dura uma partida
length-rounds = Rodadas
length-turns = Turnos
length-decisions = Decisões
length-share = Parcela das partidas
length-measure = Medida
length-mean = Média
length-median = Mediana
length-middle = 90% das partidas
length-rounds-caption = Rodadas em uma partida
length-decisions-caption = Decisões em uma partida
length-bar = { $from } a { $to }: { $share }
length-definition = Um turno é o turno de um jogador, incluindo os turnos extras. Rodadas são os turnos divididos pelo número de lugares, arredondados para cima. Uma decisão é uma posição com pelo menos duas respostas permitidas, já respondida. Os gráficos deixam de fora os 0,2% de partidas mais raras.

## Final scores

scores-title = Pontuação final
scores-caption = Com que frequência um lugar termina com esta pontuação
scores-axis = Pontuação no fim
scores-definition = A pontuação é o que as regras do jogo contam no fim.

## Cards

filter-name = Procurar uma carta
filter-all = Qualquer
filter-shown = Cartas mostradas: { $count }
sort-by = Ordenar por { $column }
define-title = O que significam as colunas

## What was simulated

about-title = O que foi simulado
about-ruleset = Conjunto de regras
about-mode = Modo
about-seats = Lugares
about-options = Opções
about-games = Partidas
about-numbers = { $games }, números { $first } a { $last }
about-seed = Semente
about-device = Jogado em
about-time = Tempo
about-seconds = { $seconds } s; { $games } partidas e { $decisions } decisões por segundo
about-sets = Conjuntos de cartas
about-versions = Versões
about-hash = Hash dos estados finais
about-again = Jogar as mesmas partidas de novo
policy-random = escolhe por igual entre o que é permitido
policy-busy = escolhe ao acaso e só finaliza o turno quando nada mais é permitido
policy-greedy = escolhe o que sua página de pesos põe em primeiro lugar
policy-named = joga pela página de seu jogo, com hábitos próprios
policy-weights = joga por uma página de pesos de um arquivo

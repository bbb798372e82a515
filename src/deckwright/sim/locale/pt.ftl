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
scores-caption = Com que frequência um lugar termina com esta Honra
scores-axis = Honra no fim da partida
scores-definition = A pontuação é a soma dos Marcadores de Honra ganhos durante a partida e da Honra impressa em todas as cartas possuídas no fim.

## Honor by source

honor-title = De onde vem a Honra
honor-caption = Honra de cada lugar por origem, média por partida
honor-axis = Honra por partida
honor-source = Origem
honor-total = Total
honor-gained-monster = Recompensas de Monstros
honor-gained-hero = Efeitos de Heróis
honor-gained-construct = Efeitos de Construtos
honor-gained-treasure = Efeitos de Tesouros
honor-printed-hero = Impressa em Heróis
honor-printed-construct = Impressa em Construtos
honor-printed-treasure = Impressa em Tesouros
honor-gained-other = Outras origens
honor-definition = Recompensas e efeitos dão Marcadores de Honra durante a partida. A Honra impressa conta uma vez, para cada cópia de uma carta possuída no fim.

## Cards

cards-title = Quanto valem as cartas
cards-caption = Diferença pareada na taxa de vitória: adquirida contra deixada, as { $count } cartas mais nítidas
cards-axis = Diferença na taxa de vitória, pontos percentuais
cards-table = Todas as cartas que se pode possuir
filter-name = Procurar uma carta
filter-faction = Facção
filter-type = Tipo
filter-all = Qualquer
filter-shown = Cartas mostradas: { $count }
column-card = Carta
column-faction = Facção
column-type = Tipo
column-cost = Custo
column-seen = Vista
column-chances = Chances
column-picked = Taxa de escolha
column-acquired = Vitórias, adquirida
column-left = Vitórias, deixada
column-difference = Diferença pareada
column-played = Jogada
column-honor = Honra ganha
column-winners = Em baralhos vencedores
sort-by = Ordenar por { $column }
define-title = O que significam as colunas
define-seen = Quantas vezes uma cópia apareceu na linha central, por partida.
define-chances = Em quantas partidas e lugares a carta poderia ter sido adquirida ao menos uma vez, pelo preço ou sem pagar.
define-picked = Em que parcela desses casos o lugar a adquiriu ao menos uma vez.
define-acquired = Taxa de vitória dos lugares que poderiam ter adquirido a carta e a adquiriram.
define-left = Taxa de vitória dos lugares que poderiam ter adquirido a carta e não a adquiriram. As duas taxas são pareadas (veja abaixo), por isso podem diferir das taxas simples.
define-difference = A primeira taxa menos a segunda, em pontos percentuais, com seu intervalo de 95%. Só se compara igual com igual: o mesmo lugar, e portanto o mesmo modo de jogar, e a primeira chance na mesma parte da partida (rodadas 1–2, 3–4 e assim por diante, até a 15 ou depois). Cada grupo desses tem o peso de Mantel e Haenszel. Com menos de { $fewest } lugares em um dos lados, nada é mostrado.
define-played = Quantas vezes uma cópia foi jogada, por partida, todos os lugares juntos.
define-honor = Marcadores de Honra ganhos por efeitos da carta, por partida, todos os lugares juntos.
define-winners = Cópias que o vencedor possuía no fim, por partida.
not-shown-title = O que a diferença pareada não mostra
not-shown = Ela não mostra o que a aquisição da carta causa. Um lugar que a adquire tinha Runas para ela, e talvez nada melhor a fazer; um lugar que a deixa talvez tenha levado uma carta melhor. A força do resto do baralho e o que mais havia na linha central não são pareados. Ela vale para estes modos de jogar: em outras mãos, uma carta pode valer mais ou menos. E, entre cem cartas, cerca de cinco intervalos erram o valor verdadeiro por acaso.

## Monsters

monsters-title = Monstros
monsters-table = Todos os Monstros
column-monster = Monstro
column-monster-seen = Visto
column-power = Poder
column-defeated = Derrotado
column-defeated-by = Derrotado pelo lugar { $n }
column-defeat-rate = Derrotado entre vistos
column-reward = Honra ganha
define-monsters = Todos os números são por partida. Visto: quantas vezes uma cópia apareceu na linha central. Derrotado: quantas vezes foi derrotado. Derrotado entre vistos: um número dividido pelo outro. Honra ganha: Marcadores de Honra de suas recompensas. Um Monstro Sempre Disponível nunca aparece na linha.

## Types and factions

type-hero = Herói
type-construct = Construto
type-treasure = Tesouro
type-monster = Monstro
faction-enlightened = Iluminado
faction-lifebound = Virente
faction-mechana = Mechana
faction-void = Vazio
faction-none = Sem facção

## What was simulated

about-title = O que foi simulado
about-ruleset = Conjunto de regras
about-mode = Modo
mode-versus = cada um por si
mode-solo = solo
mode-teams = equipes de dois
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
policy-weights = joga por uma página de pesos de um arquivo

### O relatório das partidas simuladas de Ascension, em português.

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
filter-faction = Facção
filter-type = Tipo
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

mode-versus = cada um por si
mode-solo = solo
mode-teams = equipes de dois

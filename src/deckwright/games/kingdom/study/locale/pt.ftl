### O relatório dos reinos simulados, em português.

## How long, and how many

length-title = Quanto dura um reino
length-rounds = Turnos
length-rounds-caption = Turnos em um reino
length-decisions-caption = Decisões em um reino
length-share = Parcela dos reinos
length-middle = 90% dos reinos
length-definition = Um reino tem 31 rodadas de vários turnos, e cada expansão acrescenta outras. Uma decisão é uma posição com pelo menos duas respostas permitidas, já respondida. Os gráficos deixam de fora os 0,2% de reinos mais raros.
key-games = reinos
key-rounds = turnos, no máximo, em metade dos reinos
key-score = mediana da fama
mode-solo = solo

## Final fame

scores-title = Fama final
scores-caption = Com que frequência um reino termina com esta fama
scores-axis = Fama no fim
scores-definition = A fama final é a de todas as cartas do reino com seus adesivos, a das cartas banidas e a que foi escrita.

## Expansions

parts-title = Fama por jogador automático e expansão
parts-definition = Nove em cada dez reinos fazem mais do que está em 10%, e um em cada dez faz mais do que está em 90%. O ganho é a fama média que uma expansão soma ao que veio antes.
part-base = Jogo base · { $policy }
column-part = Depois de
column-tenth = 10%
column-median = Mediana
column-ninetieth = 90%
column-mean = Fama média
column-gain = Ganho

## Chapters

chapters-title = Capítulo por capítulo
chapter = Rodadas { $first }–{ $last }
chapter-expansions = Expansões
fame-caption = Fama média no fim de cada rodada
fame-axis = Fama
fame-point = Rodada { $round }: { $fame }
turns-caption = Turnos de cada rodada, pelo modo como terminam
turns-axis = Turnos
turns-bar = Rodada { $round }, { $end }: { $turns }
round-axis = Rodada
end-upgrades = Aprimorar
end-passes = Passar
end-others = De outro modo
column-chapter = Capítulo
column-turns = Turnos
column-upgrades = Aprimoramentos
column-passes = Vezes que passa
column-advances = Vezes que avança
column-discovered = Descobertas
column-blocked = Bloqueadas
column-pass-share = Parcela que passa
column-fame = Fama no fim
chapters-definition = Todos os números são médias por reino. A parcela que passa é a dos turnos do capítulo que terminam assim. Descobertas e bloqueadas são cartas. Aprimoramentos feitos por efeitos também contam.

## Resources

resources-title = Recursos
gained-caption = Recursos ganhos em um reino, por capítulo
lost-caption = Recursos perdidos sem uso em um reino, por capítulo
amount-axis = Recursos em um reino
column-all = Ao todo
resources-definition = Os recursos vêm da produção e de efeitos. Perdem-se os que ainda estão na reserva quando novas cartas entram em jogo ou o turno termina.

## Forks

forks-title = Encruzilhadas
column-fork = Carta
column-way = Caminho
column-taken = Parcela dos reinos
column-mean = Fama média
column-interval = Intervalo de 95%
forks-definition = A parcela é a de todos os reinos. De uma escolha feita várias vezes vale a primeira. Onde se descobrem cartas, quem chega a conhecer mais de uma conta para cada uma, e também conta a carta descoberta por outro efeito.

## Negative cards

red-title = Cartas negativas
red-definition = Veio: em quantos reinos a carta foi negativa em algum momento. Resolvida: em quantos deles ela já não é uma carta negativa do reino no fim. Efeitos usados: quantas vezes se usou um efeito de um estágio negativo dela, em cada um desses reinos.
unsolved-title = Fama conforme as cartas negativas no fim
column-came = Veio
column-solved = Resolvida
column-used = Efeitos usados
column-unsolved = Cartas negativas no fim

## Stickers

stickers-title = Adesivos
column-sticker = Adesivo
column-supply = Na folha
column-per-kingdom = Usados
column-left = Restantes
column-none-left = Esgotado
stickers-definition = Usados e restantes são médias por reino. Esgotado: em que parcela dos reinos se usou o último adesivo desse tipo.

## Cards

cards-title = Quanto valem as cartas
cards-caption = Diferença pareada de fama: descoberta ou não, as { $count } cartas mais nítidas
cards-axis = Diferença de fama
cards-table = Todas as cartas que entraram em algum reino
filter-type = Tipo
column-card = Carta
column-type = Tipo
column-inside = Presente
column-round = Rodada
column-stage-2 = Estágio 2
column-stage-3 = Estágio 3
column-stage-4 = Estágio 4
column-produced = Produziu
column-card-fame = Fama
column-had = Quando possível
column-difference = Diferença pareada
define-inside = Em que parcela dos reinos a carta foi descoberta ou já estava lá desde o começo.
define-round = Em que rodada foi descoberta, em média.
define-stage-2 = Em que parcela desses reinos este estágio apareceu.
define-stage-3 = O mesmo.
define-stage-4 = O mesmo.
define-produced = Quantas vezes a carta produziu, por reino.
define-card-fame = Sua fama no fim, com os adesivos, onde ela ainda estava no reino.
define-had = Dos reinos comparados, a parcela em que a carta podia ser descoberta e foi.
define-difference = A fama final média dos reinos que podiam descobrir a carta e a descobriram, menos a dos que podiam e não a descobriram, com seu intervalo de 95%. Só se compara igual com igual: a carta pôde ser descoberta pela primeira vez nas mesmas quatro rodadas. Com menos de { $fewest } reinos em um dos lados, nada é mostrado.
not-shown-title = O que a diferença pareada não mostra
not-shown = Ela não mostra o que uma descoberta causa. Um reino que descobre uma carta talvez já fosse o mais rico, e um que não a descobre talvez tenha achado algo melhor. Ela vale para este modo de jogar: em outras mãos, uma carta pode valer mais ou menos. E, entre cem cartas, cerca de cinco intervalos erram o valor verdadeiro por acaso.

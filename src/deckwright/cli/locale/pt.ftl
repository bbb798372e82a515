### O que o programa de terminal diz, em português.

## A mesa

round = Rodada { $n }
your-turn = Seu turno
turn-of = Turno de { $player }
empty = Espaço vazio
shown-number = { $name }: { $count }
shown-zone = { $name } ({ $count })
shown-label = { $name }:
player-name = Jogador { $n }

## Cartas

heading-id = Id
heading-name = Nome
heading-copies = Cópias
heading-set = Conjunto
copies = { $count ->
    [one] { $count } cópia
   *[other] { $count } cópias
}

## Ações

must-decide = { $player } deve decidir: { $card }

## O que foi digitado

type-something = Digite um número, parte do nome de uma carta ou um comando; “ajuda” mostra os comandos.
no-such-number = Não existe o número { $number }: as ações são numeradas de 1 a { $last }.
several-fit = “{ $typed }” pode ser: { $choices }. Digite o número ou uma parte maior do nome.
not-understood = “{ $typed }” não corresponde a nada possível agora. Digite um número da lista, parte do nome de uma carta ou “ajuda”.
not-understood-similar = “{ $typed }” não corresponde a nada possível agora. Você quis dizer: { $choices }?
not-a-count = “{ $typed }” não é um número. Por exemplo: registro 30
which-card = Qual carta? Digite: carta NOME
several-cards = “{ $typed }” pode ser: { $choices }. Digite uma parte maior do nome.
no-card = Nenhuma carta se chama “{ $typed }”. “deckwright cards list” mostra todas as cartas.
no-card-similar = Nenhuma carta se chama “{ $typed }”. Você quis dizer: { $choices }?
cards-unmet = { $count ->
    [one] Ainda falta conhecer { $count } carta. “--spoilers” a mostra mesmo assim.
   *[other] Ainda falta conhecer { $count } cartas. “--spoilers” as mostra mesmo assim.
}
card-unmet = Nenhuma carta “{ $card }” é conhecida ainda. “--save ARQUIVO” mostra o que já se conhece em uma partida salva, “--spoilers” mostra tudo.
save-of-other-game = { $file } contém outro jogo, não { $ruleset }. Deixe de fora --ruleset.
end-turn-anyway = Ainda é possível: { $left }. Finalizar o turno? Digite s ou n.
answer-yes = s, sim, y, yes
answer-no = n, não, no
not-possible = { $action }: { $reason }.
nothing-to-play = Não há na mão nenhuma carta que possa ser jogada em qualquer ordem. Se houver outras, jogue-as uma a uma.
undo-nothing = Não há nada para desfazer.
undo-what = Não é possível desfazer “{ $typed }”. Você pode digitar: { $ways }.
undone = Desfeito.

## Comandos: outras palavras para eles neste idioma

order-all = todas
order-undo = desfazer
order-undo-turn = turno
order-why = motivo, porque
order-card = carta
order-log = registro
order-view = mesa, ver
order-help = ajuda
order-save = salvar
order-quit = sair

## Ajuda

help-actions = Uma ação é escolhida pelo número, pelo texto ou por parte dele. Você também pode digitar:
usage-all = todas
usage-undo = desfazer, desfazer turno
usage-why = motivo, motivo NÚMERO
usage-card = carta NOME
usage-log = registro, registro QUANTIDADE
usage-view = ver
usage-help = ajuda
usage-save = salvar, salvar ARQUIVO
usage-quit = sair
help-all = jogar todas as cartas cuja ordem não importa
help-undo = desfazer a última ação, ou todo este turno, enquanto nada de novo tiver sido revelado
help-why = a carta e a regra por trás do que acabou de acontecer, ou de um evento do registro
help-card = uma carta por inteiro
help-log = os últimos eventos
help-view = mostrar a mesa de novo, com todas as pilhas de descartes
help-help = esta lista
help-save = salvar agora, no lugar de sempre ou em outro arquivo
help-quit = parar; a partida fica salva e pode ser retomada

## O que aconteceu

news-in-short = … em resumo; “registro 100” conta cada passo
earlier-events = { $count ->
    [one] … { $count } linha anterior: digite “registro”
   *[other] … { $count } linhas anteriores: digite “registro”
}
nothing-happened = Ainda não aconteceu nada.
no-such-event = O registro não tem um evento { $number } que você possa ver. Digite “registro” para ver os números.
why-hint = “motivo NÚMERO” segue um evento até a primeira causa; “registro” mostra os números.
ruling = esclarecimento { $id }

## Várias pessoas em um aparelho

pass-device = Passe o aparelho para { $player }
press-enter = Pressione Enter para continuar.

## Uma árvore de partidas

tree-here = ← você está aqui
tree-score = Pontuação: { $count }
tree-over = encerrada
tree-actions = { $count ->
    [one] { $count } ação
   *[other] { $count } ações
}
tree-compare = mesmos embaralhamentos, para comparar
tree-imported = importada
tree-goes-on = Você também pode digitar “árvore”, “ramo AÇÃO” ou “ir NÚMERO”; “ajuda” mostra todos os comandos, “sair” encerra.
why-branch = ramificação depois da ação { $move }
branch-same = comparar
branched = Agora esta é a ramificação { $id }. A partida de origem continua na árvore.
branched-same = Agora esta é a ramificação { $id }, com os mesmos embaralhamentos. Ela fica marcada para comparação, assim como tudo o que crescer dela.
branch-too-far = Não há ação { $move }: até agora esta partida tem { $count ->
    [one] { $count } ação
   *[other] { $count } ações
}.
gone-to = Agora esta é a partida { $id }.
no-such-node = Não há partida “{ $typed }” na árvore. Partidas: { $known }.
which-node = Qual partida? Há: { $known }. “árvore” mostra todas.
drop-really = Esquecer a partida { $id } e tudo o que cresceu dela? Digite s ou n:
drop-here = A partida { $id } não pode ser esquecida: a partida atual é essa ou cresceu dela.
dropped = A partida { $id } foi esquecida.
renamed = Agora o nome é { $name }.
bad-name = Um nome tem de 1 a { $most } caracteres visíveis.
not-understood-at-end = “{ $typed }” não é algo que você possa fazer agora. Digite um número de 1 a { $last }, um comando ou “ajuda”.
order-tree = árvore
order-branch = ramo, ramificar
order-go = ir
order-drop = esquecer
order-rename = renomear
usage-tree = árvore
usage-branch = ramo, ramo AÇÃO
usage-go = ir NÚMERO
usage-drop = esquecer NÚMERO
usage-rename = renomear NOME
help-tree = todas as partidas desta árvore, com seus números
help-branch = continuar em uma ramificação a partir daqui ou de uma ação anterior; pode-se acrescentar um nome, e “comparar” antes de tudo mantém os embaralhamentos, só para comparar
help-go = continuar em outra partida da árvore
help-drop = esquecer uma partida e tudo o que cresceu dela
help-rename = dar outro nome a tudo isto

## Salvar

saved = Salvo: { $file }
cannot-save = Não é possível salvar a partida em { $file }: { $reason }. Você pode continuar jogando, mas sem salvar; um arquivo que já exista lá fica como está. Digite “salvar ARQUIVO” para tentar outro lugar.
saving-works-again = A partida está sendo salva novamente.
quit-unsaved = As últimas jogadas não estão salvas ({ $reason }). Digite “salvar ARQUIVO” para salvar em outro lugar, ou “sair” novamente.
left-unsaved = Não foi possível salvar as últimas jogadas ({ $reason }). O que foi salvo antes continua em { $file }.
how-to-resume = A partida está salva. Continue com: { $command }
how-to-replay = Veja de novo com: { $command }
resumed = Continuando { $file }
previous-kept = Uma partida inacabada foi guardada. Continue-a com: { $command }
sets-played = Conjuntos: { $sets }

## A linha de comando

needs-extra = { $wanted } precisa de { $library }: pip install 'deckwright[{ $extra }]'
unknown-language = Idioma desconhecido “{ $lang }”. Conhecidos: { $known }.
seats-do-not-match = --players diz { $players }, mas { $seats ->
    [one] foi informado { $seats } lugar
   *[other] foram informados { $seats } lugares
}. Informe tantos lugares quantos jogadores.
seat-empty = Há um lugar vazio em “{ $seats }”. Escreva human ou um bot para cada lugar, por exemplo human,greedy.
too-many-names = { $names ->
    [one] { $names } nome
   *[other] { $names } nomes
} para { $seats ->
    [one] { $seats } lugar
   *[other] { $seats } lugares
}. Informe no máximo um nome para cada lugar.
name-twice = Dois lugares se chamam “{ $name }”. Dê nomes diferentes.
bad-option = “{ $option }” não é uma opção. Escreva NOME=VALOR, por exemplo { $example }.
not-text = “{ $argument }” não é texto: contém bytes que não são UTF-8. Escreva-o, ou dê o nome ao arquivo, em UTF-8.
place-empty = Está vazio. Informe o nome de um arquivo ou de uma pasta.
place-unprintable = “{ $file }” contém sinais que não podem ser mostrados. Informe outro nome.
no-card-file = O arquivo ou a pasta de cartas { $file } não existe.
no-cards-in-folder = A pasta { $file } não tem nenhum arquivo de cartas (NOME.yaml).
bad-config = O arquivo de configuração { $file } não é usado: { $reason }.
bad-config-packs = O arquivo de configuração { $file } não é usado: escreva packs = ["~/my-packs"], uma lista de arquivos e pastas.
no-installed-pack = { $file } não existe; o arquivo de configuração { $config } o menciona.
pack-left-out = { $file } tem erros e fica de fora. Veja: { $command }
pack-of-other-game = { $file } fica de fora: tem cartas do jogo { $game }.
no-such-file = O arquivo { $file } não existe.
cannot-read = Não é possível ler { $file }: { $reason }.
no-saved-game = { $file } não é uma partida salva deste programa.
save-is-folder = { $file } é uma pasta. Informe o nome de um arquivo.
save-is-no-file = { $file } é um dispositivo ou um pipe. Informe o nome de um arquivo.
save-no-folder = A pasta { $folder } não existe. Crie-a antes ou informe outro lugar.
cannot-save-there = Não é possível salvar a partida em { $file }: { $reason }. Informe o nome de outro arquivo.
save-is-other-file = { $file } existe e não é uma partida salva. Escolha outro nome.
save-without-seats = A partida salva não diz quem ocupa cada lugar. Use --seats.
only-for-new = { $option } vale para uma partida nova; uma partida salva continua como está. Deixe de fora { $option } ou --resume.
no-such-seat = Não existe o lugar “{ $seat }”. Lugares: { $known }.

## O fim

game-over = Fim da partida
final-score = Pontuação final
column-place = Colocação
column-player = Jogador
column-total = Total
wins = { $count ->
    [one] { $player } vence!
   *[other] { $player } vencem!
}
nobody-wins = Ninguém venceu.

## Ver uma partida salva

replay-prompt = Ação { $n } de { $count }>
replay-at-start = Este é o começo.
replay-at-end = { $count ->
    [one] A partida tem só { $count } ação.
   *[other] A partida tem só { $count } ações.
}
replay-not-understood = “{ $typed }” não foi entendido. Enter avança, b volta, um número vai para essa ação; “ajuda” mostra o resto.
replay-usage-next = Enter, n
replay-usage-back = b
replay-usage-number = NÚMERO
replay-usage-end = end
replay-usage-log = registro, registro QUANTIDADE
replay-usage-why = motivo, motivo NÚMERO
replay-usage-view = ver
replay-usage-card = carta NOME
replay-usage-quit = q, sair
replay-help-next = próxima ação
replay-help-back = ação anterior
replay-help-number = ir para essa ação; 0 é o começo
replay-help-end = ir para o fim
replay-help-log = os últimos eventos
replay-help-why = a carta e a regra por trás da ação, ou de um evento do registro
replay-help-view = mostrar a mesa de novo
replay-help-card = uma carta por inteiro
replay-help-quit = sair
replay-no-such-game = Não há partida “{ $typed }” na árvore. Partidas: { $known }.
replay-usage-go = ir NÚMERO
replay-help-go = ver outra partida da árvore

## Muitas partidas

sim-preparing = Preparando as regras
sim-compiling = Compilando as regras
sim-compiled = Regras compiladas
sim-seconds = { $seconds } s
sim-playing = Jogando
sim-rate = { $games } partidas/s, { $decisions } decisões/s
sim-left = restantes
sim-title = { $games ->
    [one] { $games } partida de { $ruleset }
   *[other] { $games } partidas de { $ruleset }
}
sim-seat = Lugar
sim-wins = Taxa de vitória
sim-interval = Intervalo de 95%
sim-tenth = 10%
sim-median = Mediana
sim-ninetieth = 90%
sim-score = Pontuação média
sim-length = Uma partida tem em média { $rounds } rodadas e { $decisions } decisões.
sim-length-turns = Uma partida tem em média { $turns } turnos e { $decisions } decisões.
sim-stopped = Partidas interrompidas por durarem demais: { $games }
sim-hash = Hash dos estados finais: { $hash }
sim-interrupted = Interrompido: { $games } de { $wanted } partidas foram jogadas e ficam guardadas.
sim-nothing = Interrompido antes do fim de qualquer partida; nada foi gravado.
sim-written = Os resultados e o relatório estão em { $file }
sim-bad-number = --games “{ $number }” não é um número inteiro de 1 a { $most }. Escreva, por exemplo, 50000, 1e6 ou 100_000.
sim-seat-empty = Há um lugar vazio em “{ $seats }”. Escreva um modo de jogar para cada lugar, por exemplo greedy,random.
sim-no-policy = Não existe o modo de jogar “{ $policy }”. Modos: { $known } ou um arquivo de pesos (.npy).
bot-of-other-game = “{ $bot }” não joga { $game }: joga { $games }. Para { $game } há: { $known }.
sim-seats-do-not-match = --players diz { $players }, mas --seats nomeia { $seats }. Nomeie um para cada lugar, ou um para todos.
sim-weights-unreadable = Não é possível ler os pesos em { $file }: { $why }.
sim-no-weights = { $file } não contém uma matriz de pesos; numpy.save grava uma.
sim-bad-address = “{ $address }” não é o endereço de um cluster Ray. Escreva auto, local ou HOST:PORTA.

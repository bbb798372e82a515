### O que o servidor diz em português: nomes, problemas.

## Lugares

computer = Computador { $n }

## Problemas

status-400 = Não entendido
status-403 = Não permitido
status-404 = Não encontrado
status-409 = Agora não
status-413 = Grande demais
status-429 = Pedidos demais
status-500 = Erro no servidor
status-503 = Não gravado
problem-no-table = Essa mesa não existe. Confira o link ou peça um novo.
problem-table-too-old = Esta mesa foi jogada com cartas diferentes das de hoje; não pode mais ser aberta.
problem-damaged = Esta mesa está danificada no disco do servidor e não pode ser aberta. As outras mesas estão como antes. Quem cuida do servidor encontra mais no registro dele.
problem-no-place = Este aparelho não tem lugar nesta mesa. Abra o link que você recebeu.
problem-bad-link = Este link não abre um lugar nesta mesa. Pode estar incompleto ou ter sido trocado por outro, ou o computador já joga nesse lugar.
problem-used-link = Alguém já está sentado neste lugar: o link de um lugar só o abre uma vez. Se for você, peça ao outro aparelho que deixe entrar, ou abra seu link de retorno.
problem-ask-later = Outros estão pedindo este lugar agora. Tente de novo em um minuto.
problem-nobody-asks = Ninguém mais pede este lugar.
problem-not-yours = Este lugar não pertence a este aparelho.
problem-not-maker = Só o aparelho que montou a mesa pode ver os links.
problem-watching = Você está assistindo: só quem está à mesa pode agir.
problem-over = Esta partida terminou.
problem-not-over = Esta partida ainda não terminou.
problem-stale = A mesa mudou nesse meio-tempo. Olhe de novo e escolha.
problem-not-asked = Agora não é você quem decide.
problem-undo = Não há nada para desfazer.
problem-nothing-to-play = Não há carta que possa ser simplesmente jogada.
problem-seat-taken = O computador já joga neste lugar.
problem-others-play = Outros ainda jogam nesta mesa: você pode deixar seu lugar para o computador, mas não encerrar a partida deles.
problem-other-device = Outro aparelho também joga no seu lugar. Encerre-o primeiro ou deixe o lugar para o computador.
problem-crowded = Há páginas demais abertas nesta mesa ao mesmo tempo.
problem-storage = O armazenamento do servidor não funcionou como deveria, então nada aconteceu. Tente de novo em instantes; o registro do servidor diz mais.
problem-disk-full = O disco do servidor está cheio, então nada aconteceu. A partida está como antes; ela continua assim que houver espaço.
problem-disk-busy = O armazenamento do servidor está em uso por outra coisa, então nada aconteceu. Tente de novo em instantes.
problem-many-tables = Este aparelho já montou { $most } mesas que não foram terminadas. Termine ou encerre uma antes de montar outra.
problem-much-stored = As mesas não terminadas deste aparelho ocupam todo o espaço que podem. Termine algumas antes de montar outra.
problem-much-played = Jogou-se tanto aqui em um dia que o servidor não grava mais por enquanto. Continue mais tarde; a partida fica como está.
problem-bad-message = O servidor não entendeu esta mensagem.
problem-hello-first = A página deve dizer primeiro qual lugar mostra.
problem-old-page = Esta página é de antes de uma atualização do servidor. Recarregue-a.
problem-bad-seed = Uma semente de treino tem de 1 a { $most } caracteres.
problem-bad-seats = Foram descritos { $seats } lugares, mas jogam { $players }.
problem-bad-level = O computador joga em um nível de 1 a 5, não { $level }.
problem-no-ruleset = Não existe o conjunto de regras “{ $ruleset }”.
problem-no-picture = Essa imagem não existe aqui.
problem-no-tree = Essa árvore de partidas não existe. Confira o endereço.
problem-not-your-tree = Esta árvore de partidas não é jogada neste aparelho. Abra-a no aparelho em que é jogada, ou use o link de retorno mostrado lá.
problem-no-node = Não há ramo { $node } nesta árvore.
problem-stale-tree = A árvore mudou nesse meio-tempo. Olhe de novo e escolha.
problem-moved-on = “{ $name }” continua agora em outra partida, a de número { $here } da árvore: aqui só dá para olhar. Jogue lá ou, antes, volte para cá.
problem-moved-on-for-good = “{ $name }” continua agora em outra partida, a de número { $here } da árvore: aqui só dá para olhar, é lá que se joga.
problem-branch-instead = Esta partida faz parte de “{ $name }”: ela não continua em uma mesa à parte, e sim em uma ramificação da mesma árvore.
problem-bad-name = Um nome tem de 1 a { $most } caracteres visíveis.
problem-no-trees = Este jogo não se joga em árvores.
problem-tree-cannot = Este jogo não permite isso.
problem-no-story = Este jogo não conta uma história sobre si mesmo.
problem-no-reckoning = Neste jogo não dá para saber quanto uma partida poderia ter rendido.
problem-reckoning-nothing = Nada foi jogado nesta mesa, então não há o que comparar.
problem-reckoning-other = Outra partida deste aparelho já está sendo analisada. Espere até terminar ou interrompa a análise.
problem-reckoning-many = Partidas demais estão sendo analisadas agora. Tente de novo em alguns minutos.
problem-lost-move = As primeiras { $first } jogadas desta partida não podem ser refeitas: foram feitas com regras antigas, ou antes de ela vir de um arquivo.
problem-bad-tree = Este arquivo não pode ser lido: está danificado, foi alterado, ou é de outro jogo ou de uma versão mais nova.
problem-tree-packs = Este arquivo traz cartas próprias. O servidor só joga com as cartas que tem.
problem-hall-compare = Uma ramificação com os mesmos embaralhamentos sabe o que a sorte trará. Ela não entra na galeria da fama.
problem-hall-other-rules = Esta partida foi jogada, no todo ou em parte, com regras ou cartas diferentes das de agora. Não dá para compará-la com as outras da galeria da fama.
problem-not-in-hall = Esta pontuação não está na galeria da fama.
problem-no-hall = O jogo “{ $game }” não tem galeria da fama.
problem-bad-tree-code = Isto não é um código. Um código tem doze letras e algarismos, em grupos de quatro; confira um por um.
problem-no-game = Não existe o jogo “{ $game }”.
problem-bad-code = Isto não é um código da configuração. Os códigos são como 4H7K-2M9X; confira cada letra.
problem-no-move = Esta partida tem as jogadas 0 a { $most }.
problem-no-seat = Não existe o lugar { $seat } nesta mesa.
problem-older-rules = Esta partida foi jogada com regras mais antigas: o registro pode ser lido, as posições não.
problem-illegal = Isso não pode ser feito agora.
problem-bad-request = O servidor não entendeu este pedido: falta algo, há algo a mais ou do tipo errado.
problem-bad-host = Este servidor não atende pelo nome com que foi chamado. Quem o administra pode acrescentar um nome com --name.
problem-not-allowed = Isto não é permitido.
problem-no-page = Não há nada neste endereço.
problem-no-method = Este endereço não pode ser usado assim.
problem-too-large = Isto é mais do que o servidor aceita de uma vez.
problem-too-many = Pedidos demais vindos daqui. Espere um minuto e tente de novo.
problem-too-many-for = Pedidos demais vindos daqui. Tente de novo em { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
}.
problem-csrf = A página ficou aberta por muito tempo. Tente de novo.
problem-broken = Algo quebrou no servidor; nada mudou. O registro do servidor diz mais.

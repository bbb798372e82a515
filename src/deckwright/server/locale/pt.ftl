### O que o servidor diz em português: nomes, opções, problemas.

## Lugares e conjuntos

computer = Computador { $n }
sets-together = Os dois conjuntos juntos

## Opções de regras

option-heading = Opções de regras
option-free-defeat = Derrota gratuita por um Herói
option-free-defeat-must = é obrigatória
option-free-defeat-may = pode ser recusada
option-librarian-discard = Descarte do Bibliotecário do Templo
option-librarian-discard-must = é obrigatório
option-librarian-discard-may = pode ser recusado
option-copied-unite = Efeito de União copiado
option-copied-unite-original-counts = o Herói copiado conta
option-copied-unite-original-excluded = o Herói copiado não conta
option-last-round-extra-turn = Turno extra na última rodada
option-last-round-extra-turn-taken = é jogado
option-last-round-extra-turn-lost = é perdido
option-solo-extra-turn = Turno extra na Variante Solo
option-solo-extra-turn-rival-waits = o vilão espera
option-solo-extra-turn-rival-acts = o vilão age entre os turnos
option-center-shards = Fragmentos de Energia no baralho central
option-center-shards-auto = conforme os conjuntos
option-shard-limit = Limite de Fragmentos de Energia
option-shard-limit-box = quantos os conjuntos trazem
option-shard-limit-none = sem limite
option-banished-over-treasure = Tesouro sob uma carta banida
option-banished-over-treasure-stays = fica no espaço
option-banished-over-treasure-banished = também vai para o Vazio
option-fate-order = Destino que pergunta várias vezes a cada jogador
option-fate-order-by-player = jogador por jogador
option-fate-order-by-time = uma vez cada, depois de novo
option-copy-copiers = Copiar uma carta que copia
option-copy-copiers-never = nunca
option-copy-copiers-chain = permitido, cada Herói uma vez
option-staff-stacking = Vários Cajados do Chamado Selvagem em uma carta
option-staff-stacking-add = somam-se
option-staff-stacking-one = um por carta
option-put-is-play = Construto colocado em jogo
option-put-is-play-no = não conta como jogado
option-put-is-play-yes = conta como jogado
option-teammate-free-cards = Carta gratuita para o companheiro de equipe
option-teammate-free-cards-pay = custa 1 Runa
option-teammate-free-cards-never = não é possível
option-teammate-treasure = Tesouro sob uma carta para o companheiro de equipe
option-teammate-treasure-acquirer = fica com quem adquire
option-teammate-treasure-with-card = acompanha a carta
option-team-tie = Empate entre equipes
option-team-tie-latest-member = vence a equipe do último jogador
option-team-tie-shared = vitória compartilhada
option-cult-last-step = O Culto depois que você esgota a reserva
option-cult-last-step-taken = pega suas duas cartas
option-cult-last-step-skipped = não age

## Problemas

status-400 = Não entendido
status-403 = Não permitido
status-404 = Não encontrado
status-409 = Agora não
status-413 = Grande demais
status-429 = Pedidos demais
status-500 = Quebrado
status-503 = Não gravado
problem-no-table = Essa mesa não existe. Confira o link ou peça um novo.
problem-table-too-old = Esta mesa foi jogada com cartas diferentes das de hoje; não pode mais ser aberta.
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
problem-storage = O servidor não conseguiu gravar isto, então nada aconteceu. O disco pode estar cheio. Tente de novo em instantes.
problem-bad-message = O servidor não entendeu esta mensagem.
problem-hello-first = A página deve dizer primeiro qual lugar mostra.
problem-bad-seed = Uma semente de treino tem de 1 a { $most } caracteres.
problem-bad-seats = Foram descritos { $seats } lugares, mas jogam { $players }.
problem-bad-level = O computador joga em um nível de 1 a 5, não { $level }.
problem-no-ruleset = Não existe o conjunto de regras “{ $ruleset }”.
problem-bad-code = Isto não é um código da configuração. Os códigos são como 4H7K-2M9X; confira cada letra.
problem-no-move = Esta partida tem as jogadas 0 a { $most }.
problem-no-seat = Não existe o lugar { $seat } nesta mesa.
problem-older-rules = Esta partida foi jogada com regras mais antigas: o registro pode ser lido, as posições não.
problem-illegal = Isso não pode ser feito agora.
problem-bad-request = O servidor não entendeu este pedido: falta algo, há algo a mais ou do tipo errado.
problem-not-allowed = Isto não é permitido.
problem-no-page = Não há nada neste endereço.
problem-no-method = Este endereço não pode ser usado assim.
problem-too-large = Isto é mais do que o servidor aceita de uma vez.
problem-too-many = Pedidos demais a partir daqui. Espere um minuto e tente de novo.
problem-csrf = A página ficou aberta por muito tempo. Tente de novo.
problem-broken = Algo quebrou no servidor; nada mudou. O registro do servidor diz mais.

### O que toda mesa diz em português. Nomes de jogadores e cartas mantêm sua forma.

one-by-one = { $values }, { $last }
side-by-side = { $one }{ $other }
plain-action = { CAPITAL($words) }

player = Jogador { $n }

prompt-optional = { $prompt }; você pode recusar
prompt-source = { $prompt } ({ $source })

undo-nothing = Não há nada para desfazer.
undo-over = Não é possível desfazer: a partida terminou e a pontuação final já é conhecida.
undo-draw = Não é possível desfazer: uma carta foi comprada.
undo-shuffle = Não é possível desfazer: cartas foram embaralhadas.
undo-reveal = Não é possível desfazer: uma carta foi revelada.
undo-random-pick = Não é possível desfazer: uma carta foi sorteada.
undo-other-decision = Não é possível desfazer: outro jogador tomou uma decisão.

reason-sentence = { FULL-STOP($reason) }
reason-over = a partida terminou
reason-choice-first = há uma escolha pendente que deve ser feita antes
reason-nothing-asked = não há pergunta a que isto responda
reason-no-action = isto não é uma ação. As ações são: { $grammar }
reason-no-card = não há aqui a carta { $card }. { $hint }
reason-similar = Você quis dizer: { $cards }?
reason-endless = isso causaria efeitos que nunca terminam
reason-too-large = um número desta partida passaria de { $n }
reason-another-seat = nessa altura já é outro jogador que responde
reason-seen-first = antes disso vê-se algo novo, e o resto decide-se de novo
reason-tree-full = esta árvore já tem { $n } partidas, e não pode ter mais: esqueça uma delas
reason-tree-is-there = a partida em andamento é essa ou nasceu dela

group-answer = Resposta
group-option = Escolher
group-end = Fim

action-what = { $group }: { $what }
action-end = Finalizar turno
action-accept = Aceitar
action-decline = Recusar
action-done = Concluir

move-ended = { $player } encerra o turno

event-setup = Tudo pronto para a partida
event-turn = Turno de { $player }
event-round = Rodada { $n }
event-end = Fim da partida
event-rules = A partida continua com regras ou cartas mais novas
event-rules-back = A partida continua com regras ou cartas mais novas, de antes do último efeito: ele já não é o mesmo
event-rules-cut = A partida continua com regras ou cartas mais novas; o resto do último efeito fica de fora: já não se sabe qual era
event-ask = { $player } deve decidir: { $card }
event-ask-plain = { $player } deve decidir
event-choose = { $player } escolhe { $card }
event-choose-plain = { $player } faz uma escolha
event-decline = { $player } recusa: { $card }
event-decline-plain = { $player } recusa

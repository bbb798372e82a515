# Fields that the views of most games have, in Portuguese; each in one line. A game that names one itself is heeded.

view-over = Fim da partida
view-turns = Turnos jogados
view-turn-player = De quem é o turno
view-first = Jogador inicial
view-seats = Jogadores
view-seats-seat = Lugar
view-decision = O que é perguntado
view-decision-player = Quem deve decidir
view-decision-kind = Pergunta
view-decision-kind-turn = O turno
view-decision-source = Por esta carta
view-decision-card = Sobre esta carta
view-decision-about = Sobre este jogador
view-decision-optional = Pode ser recusado
view-scores = Pontuação final
view-ranking = Colocação
view-winners = Vencedores
view-seed = Semente aleatória

# What the parts of a view are called, by their paths; for any page that shows them without knowing the game.

game-name = Ascension

# The table.

view-over = Fim da partida
view-round = Rodada
view-turns = Turnos jogados
view-turn-player = De quem é o turno
view-first = Jogador inicial
view-pool = Reserva de Honra
view-runes = Runas
view-restricted-runes = Runas só para Construtos de Mechana
view-power = Poder
view-energy = Energia neste turno
view-end-triggered = Última rodada
view-extra-turns = Turnos extras
view-hand-size = Cartas de uma nova mão

# The center.

view-row = Linha central
view-row-slot = Espaço
view-row-card = Carta
view-row-under = Tesouros sob esta carta
view-row-price = Preço agora
view-piles = Sempre Disponíveis
view-void = O Vazio
view-box = Fora do jogo
view-center = Baralho central
view-center-count = Cartas no baralho central
view-center-cards = Baralho central

# The seats.

view-seats = Jogadores
view-seats-seat = Lugar
view-seats-team = Equipe
view-seats-honor = Marcadores de Honra
view-seats-hand = Mão
view-seats-hand-count = Cartas na mão
view-seats-hand-known = Cartas conhecidas na mão
view-seats-hand-cards = Mão
view-seats-deck = Baralho
view-seats-deck-count = Cartas no baralho
view-seats-deck-top = Conhecidas no topo do baralho
view-seats-deck-cards = Baralho
view-seats-discard = Pilha de descartes
view-seats-played = Jogadas neste turno
view-seats-constructs = Construtos em jogo
view-seats-constructs-card = Construto
view-seats-constructs-used = Usado neste turno
view-seats-trophies = Troféus
view-seats-unseen = Mão e baralho juntos
view-seats-unseen-with = Junto com
view-seats-total = Total parcial
view-seats-taken-from-you = Tiradas de você

# The solo opponent.

view-rival = Vilão
view-rival-honor = Honra
view-rival-set-aside = Postas de lado
view-rival-aims = Leva a seguir, por espaços
view-rival-name = Nome
view-rival-name-samael = Samael
view-rival-name-cult = O Culto
view-rival-score = Total parcial

# What is asked.

view-decision = O que é perguntado
view-decision-player = Quem deve decidir
view-decision-kind = Pergunta
view-decision-kind-turn = O turno
view-decision-kind-banish = Banir
view-decision-kind-discard = Descartar
view-decision-kind-acquire = Adquirir
view-decision-kind-defeat = Derrotar
view-decision-kind-take = Pegar
view-decision-kind-copy = Copiar
view-decision-kind-confirm = Sim ou não
view-decision-kind-destroy = Destruir
view-decision-kind-keep = Manter
view-decision-kind-reward = Recompensa
view-decision-kind-option = Para onde vai
view-decision-source = Por esta carta
view-decision-card = Sobre esta carta
view-decision-about = Sobre este jogador
view-decision-optional = Pode ser recusado

# The end.

view-scores = Pontuação final
view-ranking = Colocação
view-winners = Vencedores
view-seed = Semente aleatória

# The words that the whole game uses, as the glossary has them. A key here is a key everywhere.

menu-new-game = Nova partida
menu-continue = Continuar
menu-load = Carregar partida
menu-save = Salvar partida
menu-settings = Configurações
menu-language = Idioma
menu-rules = Regras
menu-glossary = Glossário
menu-quit = Sair
menu-back = Voltar
menu-help = Ajuda
menu-tutorial = Tutorial
menu-statistics = Estatísticas

lobby-number-of-players = Número de jogadores
lobby-player-name = Nome do jogador
lobby-human = Humano
lobby-computer = Computador
lobby-add-player = Adicionar jogador
lobby-remove-player = Remover jogador
lobby-choose-set = Escolha um conjunto
lobby-combine-sets = Combinar conjuntos
lobby-mode-normal = Partida normal
lobby-mode-solo = Variante Solo
lobby-mode-team = Jogo em Equipe
lobby-start = Iniciar a partida
lobby-random-first = Jogador inicial aleatório
lobby-shards = Fragmentos de Energia no baralho central: { $count }
lobby-seed = Semente aleatória

turn-your-turn = Seu turno
turn-player-turn = Turno de { $player }
turn-waiting-for = Aguardando { $player }
turn-number = Turno { $n }
turn-round-number = Rodada { $n }
turn-last-round = Última rodada!
turn-first-player = Jogador inicial
turn-samael = Turno de Samael
turn-cult = O Culto age
turn-action-phase = Fase de ações
turn-end-phase = Fim do turno

button-end-turn = Finalizar turno
button-play = Jogar
button-play-all = Jogar todas
button-acquire = Adquirir
button-defeat = Derrotar
button-use = Usar
button-banish = Banir
button-destroy = Destruir
button-discard = Descartar
button-draw = Comprar
button-reveal = Revelar
button-use-trophy = Banir Troféu
button-undo = Desfazer
button-redo = Refazer
button-confirm = Confirmar
button-cancel = Cancelar
button-ok = OK
button-yes = Sim
button-no = Não
button-skip = Pular
button-done = Concluir
button-choose = Escolher
button-keep = Manter
button-close = Fechar
button-show-log = Mostrar registro
button-hint = Dica
button-which-rule = Qual regra foi esta?
button-give-to-teammate = Dar ao companheiro de equipe (+1 Runa)
button-concede = Desistir
button-rematch = Jogar novamente

zone-deck-count = Baralho ({ $count })
zone-hand-count = Mão ({ $count })
zone-discard-count = Pilha de descartes ({ $count })
zone-center-deck-count = Baralho central ({ $count })
zone-center-row = Linha central
zone-void-count = O Vazio ({ $count })
zone-honor-pool-count = Reserva de Honra: { $count }
zone-always-available = Sempre Disponíveis
zone-played = Jogadas neste turno
zone-constructs = Construtos em jogo
zone-trophies = Troféus
zone-outside = Fora do jogo
zone-samael-cards = Cartas de Samael
zone-cult-cards = Cartas do Culto
zone-treasure-under = Tesouros sob esta carta: { $count }
zone-left-in-pile = Restantes na pilha: { $count }
zone-empty = Vazia

res-runes = Runas: { $count }
res-power = Poder: { $count }
res-honor = Honra: { $count }
res-energy = Energia neste turno: { $count }
res-cost = Custo: { $count }
res-honor-at-end = Honra no fim da partida: { $count }
res-tokens = Marcadores de Honra: { $count }

card-hero = Herói
card-construct = Construto
card-monster = Monstro
card-treasure = Tesouro
card-reward = Recompensa
card-trophy = Troféu
card-fate = Destino
card-unite = União
card-energize = Energizar { $n }
card-once-per-turn = Uma vez por turno
card-used-this-turn = Usado neste turno
card-available = Disponível
card-faction-enlightened = Iluminado
card-faction-lifebound = Virente
card-faction-mechana = Mechana
card-faction-void = Vazio
card-no-faction = Sem facção

prompt-choose-card = Escolha uma carta
prompt-optional = Você pode pular isto
prompt-end-turn-unspent = Você ainda tem Runas: { $runes }, Poder: { $power }. Finalizar o turno?
prompt-end-turn-cards = Você ainda tem cartas não jogadas. Finalizar o turno?
prompt-end-turn-constructs = Alguns Construtos ainda não foram usados. Finalizar o turno?
prompt-pass-device = Passe o aparelho para { $player }

end-game-over = Fim da partida
end-winner = { $player } vence!
end-you-win = Você venceu!
end-you-lose = Você perdeu
end-tie-broken = Empate: vence quem joga depois na ordem de turno
end-final-score = Pontuação final
end-from-tokens = Honra dos marcadores: { $count }
end-from-cards = Honra das cartas: { $count }
end-total = Total: { $count }
end-team-total = Total da equipe: { $count }
end-place = { $n }º lugar

button-accept = Aceitar
button-decline = Recusar

settings-memory-aids = Auxílios de memória: listas de baralhos e totais parciais

turn-extra = Turno extra

zone-deck-contents = Seu baralho, em ordem alfabética: { $count }
zone-hand-and-deck = Mão e baralho juntos: { $count }
zone-known-cards = Cartas conhecidas: { $count }
zone-known-top = Conhecidas no topo do baralho: { $count }

res-restricted-runes = Runas só para Construtos de Mechana: { $count }

end-running-total = Total parcial: { $count }
end-tie-teams = Empate: vence a equipe com o jogador posterior na ordem de turno
end-solo-lost = { $rival } tem pelo menos tanta Honra quanto você: não há vitória

menu-gallery = Cartas
menu-replays = Replays
menu-theme = Tema
menu-theme-light = Claro
menu-theme-dark = Escuro
menu-sound = Som
menu-animation-speed = Velocidade das animações
menu-instant = Instantânea

lobby-ruleset = Conjunto de regras
lobby-seat = Lugar { $n }
lobby-this-device = Pessoa neste aparelho
lobby-by-link = Pessoa por link
lobby-bot-level = Computador, nível { $n }
lobby-copy-seat-link = Copiar o link deste lugar
lobby-copy-watch-link = Copiar o link para assistir
lobby-watchers = Espectadores: { $count }
lobby-setup-code = Código da configuração
lobby-open-practice = Treino aberto: a semente é conhecida
lobby-waiting-for-seats = Aguardando jogadores: { $count }

online-connected = Conectado
online-reconnecting = Conexão perdida, tentando novamente
online-offline = Sem conexão
online-leave = Sair da mesa
online-leave-to-bot = O computador assume o lugar
online-leave-end = Encerrar a mesa
online-conceded = { $player } saiu da partida
online-thinking = { $player } está pensando

replay-first = Primeira jogada
replay-previous = Jogada anterior
replay-next = Próxima jogada
replay-last = Última jogada
replay-play = Reproduzir
replay-pause = Pausar
replay-copy-link = Copiar o link desta jogada
replay-continue-here = Continuar daqui em uma nova mesa
replay-redrawn = Tudo o que estava oculto foi sorteado de novo

gallery-search = Buscar cartas
gallery-filter-set = Conjunto
gallery-filter-type = Tipo
gallery-filter-faction = Facção
gallery-filter-cost = Custo
gallery-copies = Cópias: { $count }
gallery-rulings = Esclarecimentos sobre esta carta
gallery-own-translation = Tradução nossa do nome

card-origin-starting = Carta Inicial
card-origin-always = Carta Sempre Disponível
card-origin-center = Carta do Baralho Central

tutorial-next = Avançar
tutorial-leave = Sair do tutorial
tutorial-step = Passo { $n } de { $count }
tutorial-try-it = Experimente agora
tutorial-done = Muito bem!

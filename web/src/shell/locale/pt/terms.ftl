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
lobby-copy-seat-link = Copiar o link deste lugar
lobby-copy-watch-link = Copiar o link para assistir
lobby-watchers = Espectadores: { $count }
lobby-setup-code = Código da configuração
lobby-open-practice = Treino aberto: a semente é conhecida
lobby-waiting-for-seats = Aguardando jogadores: { $count }

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

tutorial-leave = Sair do tutorial
tutorial-try-it = Experimente agora
tutorial-done = Muito bem!

lobby-human = Humano
zone-empty = Vazia

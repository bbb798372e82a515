# The words that the whole game uses, as the glossary has them. A key here is a key everywhere.

menu-new-game = Nova partida
menu-settings = Configurações
menu-language = Idioma
menu-rules = Regras
menu-tutorial = Tutorial

turn-your-turn = Seu turno
turn-player-turn = Turno de { $player }
turn-waiting-for = Aguardando { $player }
turn-round-number = Rodada { $n }
turn-last-round = Última rodada!

button-end-turn = Finalizar turno
button-play-all = Jogar todas
button-undo = Desfazer
button-confirm = Confirmar
button-cancel = Cancelar
button-no = Não
button-choose = Escolher
button-close = Fechar

prompt-pass-device = Passe o aparelho para { $player }

end-game-over = Fim da partida

settings-memory-aids = Auxílios de memória: listas de baralhos e totais parciais

menu-gallery = Cartas
menu-replays = Replays
menu-theme = Tema
menu-sound = Som
menu-animation-speed = Velocidade das animações

lobby-seat = Lugar { $n }
lobby-copy-seat-link = Copiar o link deste lugar
lobby-copy-watch-link = Copiar o link para assistir
lobby-watchers = Espectadores: { $count }
lobby-open-practice = Treino aberto: a semente é conhecida
lobby-waiting-for-seats = Aguardando jogadores: { $count }

online-reconnecting = Conexão perdida, tentando novamente
online-offline = Sem conexão
online-leave = Sair da mesa
online-leave-to-bot = O computador assume o lugar
online-leave-end = Encerrar a mesa
online-thinking = { $player } está pensando

replay-previous = Jogada anterior
replay-next = Próxima jogada
replay-play = Reproduzir
replay-pause = Pausar
replay-copy-link = Copiar o link desta jogada

lobby-human = Humano
zone-empty = Vazia

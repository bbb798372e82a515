# What the parts of a view are called, by their paths; for any page that shows them without knowing the game.

game-name = Reino

# How far the game is.

view-over = Fim de jogo
view-round = Rodada
view-turn = Turno da rodada
view-turns = Turnos desta partida
view-phase = Fase
view-phase-start = início da rodada
view-phase-turn = turno
view-phase-next = entre dois turnos
view-phase-banish = banimento
view-phase-over = encerrada
view-rounds-left = Rodadas restantes
view-last-round = Última rodada
view-expansion = Expansão
view-restart-open = O reino ainda pode ser reiniciado

# What the player has.

view-pool = Recursos
view-resource-coin = moeda
view-resource-wood = madeira
view-resource-stone = pedra
view-resource-metal = metal
view-resource-sword = espada
view-resource-good = bem de comércio
view-resource-any = qualquer recurso
view-stickers = Folha de adesivos
view-sticker-1 = moeda
view-sticker-2 = madeira
view-sticker-3 = pedra
view-sticker-4 = metal
view-sticker-5 = espada
view-sticker-6 = bem de comércio
view-sticker-7 = permanece em jogo
view-sticker-8 = 2 de fama
view-sticker-10 = 5 de fama
view-sticker-11 = Cavaleiro
view-fame = Fama até agora
view-banished-fame = Fama Banida
view-written-fame = Fama escrita
view-score-track = Caminho de pontuação

# The cards.

view-deck = Baralho
view-deck-count = Cartas no baralho
view-deck-top = Topo do baralho
view-deck-top-card = No topo
view-deck-known-top = Conhecidas no topo do baralho
view-deck-known-bottom = Conhecidas no fundo do baralho
view-deck-cards = Cartas no baralho
view-play = Área de jogo
view-discard = Descarte
view-permanents = Permanentes
view-set-aside = De lado
view-destroyed = Destruídas
view-banished = Banidas
view-box = Ainda na caixa
view-read = Lidas e deixadas na caixa
view-offered = Uma destas é descoberta
view-packet = Uma destas é banida
view-reading = Pergaminho em leitura

# A card that lies open.

view-shown-card = Carta
view-shown-stage = Estágio
view-shown-keywords = Palavras-chave
view-keyword-land = Terra
view-keyword-building = Construção
view-keyword-person = Pessoa
view-keyword-enemy = Inimigo
view-keyword-event = Evento
view-keyword-scroll = Pergaminho
view-keyword-permanent = Permanente
view-keyword-expansion = Expansão
view-keyword-knight = Cavaleiro
view-shown-production = Produz
view-shown-produces-less = Recursos a menos, à sua escolha
view-shown-fame = Fama
view-shown-boxes = Caixas
view-shown-stickers = Adesivos por estágio
view-shown-ticks = Caixas marcadas por estágio
view-shown-crossed = Já utilizados, por estágio
view-shown-blocked-by = Bloqueada por
view-shown-blocks = Bloqueia
view-shown-stays = Permanece em jogo

# Its cost boxes and effects.

view-shown-upgrades = Aprimoramentos
view-upgrade-arrow = Seta
view-upgrade-arrow-down = para baixo
view-upgrade-arrow-right = para a direita
view-upgrade-to = Para o estágio
view-upgrade-price = Preço agora
view-upgrade-payable = Pode ser pago
view-upgrade-others = Ou em vez disso
view-upgrade-less = Recursos a menos, à sua escolha
view-upgrade-discarding = Outras cartas a descartar
view-shown-effects = Efeitos
view-effect-name = Nome
view-effect-icon = Tipo
view-icon-passive = passivo
view-icon-activated = ativado
view-icon-time = de tempo
view-icon-destroy = de destruir
view-icon-optional = de ativação opcional
view-icon-forced = de ativação forçada
view-icon-once = de uso único
view-effect-crossed = Já utilizado
view-effect-usable = Pode ser usado

# What is asked.

view-decision-kind-turn = O turno
view-decision-kind-next = Continuar
view-decision-kind-card = Uma carta
view-decision-kind-order = Uma ordem
view-decision-kind-resource = Um recurso
view-decision-kind-box = Uma caixa
view-decision-kind-side = Um lado
view-decision-kind-option = Uma opção
view-decision-kind-trigger = Qual efeito vem primeiro
view-decision-kind-confirm = Sim ou não
view-decision-losing = Recursos que seriam perdidos

new-title = Nova partida
new-lead = Está tudo pronto: comece, ou mude o que quiser.
new-ruleset = Quais cartas?
new-players-range = { $from }–{ $to } jogadores
new-mode = Como?
new-mode-versus = Partida normal
new-mode-versus-about = Cada um por si
new-mode-solo = Variante Solo
new-mode-teams = Jogo em Equipe
new-players-count = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
new-seats = Quem joga?
new-seat = Lugar { $n }
new-team = Equipe { $n }
new-team-of = Equipe { $n }: { $players }
new-who = Quem ocupa o lugar { $n }?
new-here = Este aparelho
new-link = Amigo por link
new-bot = Computador
new-empty = Vazio
new-chair-empty = Lugar { $n }: vazio. Chamar alguém
new-chair-first = começa
new-chairs = Cadeiras da mesa
new-chairs-note = Toque em uma cadeira para dizer quem senta nela.
new-bot-name = Computador { $n }
new-level = Nível do computador no lugar { $n }
new-name = Nome do jogador, lugar { $n }
new-name-player = Jogador { $n }
new-name-guest = Convidado { $n }
new-links-note = { $count ->
    [one] Você recebe um link para enviar quando a mesa estiver pronta.
   *[other] Você recebe { $count } links para enviar quando a mesa estiver pronta.
}
new-hot-seat-note = O aparelho passa de mão em mão; entre os turnos, as cartas ficam cobertas.
new-watch-note = Ninguém joga neste aparelho: você vai assistir.
new-first = Quem começa
new-first-random = Jogador inicial aleatório
new-details = Detalhes
new-details-about = Quem começa, desfazer, regras, código
new-take-backs = Desfazer até o que foi revelado
new-take-backs-note = Quando uma pessoa joga sem outras ou contra o computador. A partida em que isso foi feito fica marcada.
new-take-backs-not = Só quando uma pessoa joga sem outras ou contra o computador.
new-options = Opções de regras
new-options-changed = { $count ->
    [one] { $count } alterada
   *[other] { $count } alteradas
}
new-options-standard = Padrão
new-options-note = Onde as regras impressas deixam algo em aberto. O primeiro valor de cada opção é o padrão.
new-options-more = Mais opções ({ $count })
new-options-reset = Voltar ao padrão
new-practice = Treino aberto com semente
new-practice-note = Mesma semente, mesmas cartas. Qualquer pessoa na mesa pode saber o que vem: é para treinar, nunca para uma partida justa. A mesa fica marcada para todos.
new-seed = Semente aleatória
new-seed-missing = Digite uma semente ou desligue o treino aberto.
new-share = Compartilhar esta configuração
new-share-note = O código da configuração guarda o conjunto de regras, os lugares e as opções, mas nenhum nome e nenhuma semente.
new-code = Código da configuração
new-code-copy = Copiar o código
new-code-copy-link = Copiar como link
new-code-copied = Copiado
new-code-copy-failed = Aqui não é permitido copiar: selecione o código e copie você mesmo.
new-code-paste = Usar o código de outra pessoa
new-code-apply = Aplicar
new-code-applied = A configuração foi aplicada.
new-code-wrong = Não é possível ler este código da configuração.
new-start = Iniciar a partida
new-starting = Preparando a mesa…
new-failed = Não foi possível preparar a mesa: { $why }
new-trees = O jogo é fundado onde fica guardado: ali ele continua, ganha ramificações e pode ser comparado.
new-trees-open = { $game }: fundar ou continuar

new-title = Nova partida
new-lead = Está tudo pronto: clique em “Iniciar a partida” ou mude o que quiser.
new-ruleset = Conjunto de regras
new-players-range = { $from }–{ $to } jogadores
new-mode = Tipo de partida
new-mode-versus = Partida normal
new-mode-versus-about = Cada um por si
new-mode-solo = Variante Solo
new-mode-teams = Jogo em Equipe
new-players = Número de jogadores
new-players-count = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
new-seats = Lugares
new-seat = Lugar { $n }
new-team = Equipe { $n }
new-team-of = Equipe { $n }: { $players }
new-who = Quem ocupa o lugar { $n }?
new-here = Este aparelho
new-link = Por link
new-bot = Computador
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
new-options = Opções de regras
new-options-changed = { $count ->
    [one] { $count } alterada
   *[other] { $count } alteradas
}
new-options-standard = Padrão
new-options-note = Onde as regras impressas deixam algo em aberto. O primeiro valor de cada opção é o padrão.
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
new-trees = Um jogo guardado ali pode continuar, ganhar ramificações e ser comparado.
new-trees-open = { $game }: jogos salvos

start-tagline =
    Monte um baralho.
    Conquiste Honra.
    Funde um reino.
start-lead = Monte seu baralho à luz das cartas: Ascension para um a seis, Reino para um, aqui no navegador.
start-play = Jogar
start-change = Mudar a configuração: { $setup }
start-against = { $count ->
    [1] computador, nível { $level }
   *[other] { $count } computadores
}
start-alone = sem companhia
start-friends = { $count ->
    [one] { $count } amigo por link
   *[other] { $count } amigos por link
}
start-here = { $count } neste aparelho
start-level-name = { $level ->
    [1] Nível 1: iniciante
    [2] Nível 2: fácil
    [3] Nível 3: bom
    [4] Nível 4: forte
   *[5] Nível 5: muito forte
}
start-new = Nova partida
start-learn = Aprender em 5 minutos
start-lessons = Lições
start-cards = Cartas
start-rules = Regras
start-tables = Suas mesas
start-continue = Continuar
start-watch = Assistir
start-your-turn = Seu turno
start-waiting = Outros estão jogando
start-turn-of = Vez de { $player }
start-over = Fim da partida
start-round = Rodada { $n }
start-result = Resultado
start-replay = Replay
start-more = { $count ->
    [one] Mostrar mais { $count }
   *[other] Mostrar mais { $count }
}
start-forget = Tirar da lista: { $players }
start-lesson = Lição: { $name }
start-link = Você tem um link?
start-link-label = Link de uma mesa ou código da configuração
start-link-open = Abrir
start-link-wrong = Isto não é um link de mesa nem um código da configuração.
start-unreachable = Não é possível listar as mesas agora.
start-trees-about = Cresce de partida em partida
start-hall = Galeria da fama

start-tagline =
    Monte um baralho.
    Conquiste Honra.
    Funde um reino.
start-lead = Dois jogos de cartas: Ascension, de um a seis jogadores, contra o computador ou com amigos por um link; e Reino, para uma pessoa só, em que o reino cresce de partida em partida.
start-play = Jogar contra o computador
start-level = Nível do computador
start-level-name = { $level ->
    [1] Nível 1: iniciante
    [2] Nível 2: fácil
    [3] Nível 3: bom
    [4] Nível 4: forte
   *[5] Nível 5: muito forte
}
start-new = Nova partida
start-new-about = Conjuntos, lugares, solo, equipes, amigos
start-learn = Aprenda jogando
start-learn-about = Cinco minutos, sem ler regras antes
start-learn-game = A primeira rodada de { $game }, passo a passo
start-cards = Cartas
start-cards-about = Ascension completo, com esclarecimentos; de um reino, as que você conheceu
start-rules = Regras
start-rules-about = As regras de cada jogo, com busca
start-tables = Suas mesas
start-continue = Continuar
start-your-turn = Seu turno
start-waiting = Outros estão jogando
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
start-trees-about = Funde o seu, continue, ramifique, compare.
start-hall = Galeria da fama

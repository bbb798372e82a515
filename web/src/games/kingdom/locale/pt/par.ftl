par-title = Quanto este reino poderia ter valido?
par-about = Um veterano, um robô que pesquisa as jogadas, joga este reino várias vezes desde o começo, com os mesmos embaralhamentos. Ele conhece todas as cartas, mas não a ordem do baralho. Depois procura os turnos que mais custaram a você. Isso leva alguns minutos e continua sem esta página.
par-start = Perguntar ao veterano
par-go-on = Continuar
par-stop = Parar
par-waiting = { $n ->
    [one] Na fila: { $n } reino antes do seu
   *[other] Na fila: { $n } reinos antes do seu
}
par-beginning = O veterano está começando. O primeiro resultado vem logo.
par-running = Referência: { $done } de { $total } partidas
par-looking = Seus turnos: etapa { $done } de { $total }
par-done = Todas as { $total } partidas foram jogadas.
par-stopped = Interrompido depois de { $done } de { $total } partidas. O que foi encontrado fica.
par-failed = A busca foi interrompida. O que foi encontrado fica, e dá para continuar daí.
par-lost = O servidor não responde agora. Esta página continua perguntando.
par-stands = { $runs ->
    [one] Seu resultado, { $score }, supera { $below } de { $runs } partida do veterano.
   *[other] Seu resultado, { $score }, supera { $below } de { $runs } partidas do veterano.
}
par-median = Mediana do veterano: { $n }
par-you = Você: { $n }
par-in-numbers = As partidas em números
par-run = Partida
par-costliest = Os turnos mais caros ({ $n })
par-costliest-later = Os turnos mais caros vêm no fim.
par-costliest-about = O jogo foi continuado muitas vezes com os mesmos embaralhamentos: depois do que você fez e depois do que o veterano teria feito.
par-none = De nenhum turno se pode dizer com certeza que custou fama.
par-turn = Rodada { $round }, turno { $turn }
par-cost = custou cerca de { $cost } de fama
par-between = com 95% de certeza, entre { $low } e { $high }
par-did = Você fez
par-instead = O veterano teria feito
par-look = Ver o turno

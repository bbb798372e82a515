### A estrela do dia: uma partida por dia, igual para todos neste servidor.

daily-title = Estrela do dia
daily-about = Uma partida por dia, igual para todos neste servidor e contra o mesmo computador. Você tem uma tentativa; quando o dia acaba, vê como se saiu entre todos.
daily-on = Estrela do dia · { $day }
daily-off = Este servidor não tem estrela do dia.
daily-failed = Não é possível mostrar a estrela do dia agora.
daily-today = Hoje
daily-left = Faltam { $time }
daily-play = Jogar a partida de hoje
daily-again = Continuar a jogar
daily-look = Ver a mesa
daily-once = Uma só tentativa. Nada é desfeito além do que foi revelado, e a partida não entra em estatísticas.
daily-won = Vitória por { $margin }: { $own } a { $other }
daily-won-even = Vitória com { $own } para cada um
daily-lost = Derrota por { $margin }: { $own } a { $other }
daily-lost-even = Derrota com { $own } para cada um
daily-wait = Os resultados dos outros e o replay abrem quando o dia acabar.
daily-spare = Ainda conta se você terminar até { $time }. Até lá, os resultados dos outros ficam fechados para você.
daily-given-up = Você encerrou esta tentativa.
daily-late = Terminada tarde demais para contar.
daily-running = Não terminada
daily-missed = Não jogada
daily-past = Dias anteriores
daily-place = Lugar { $place } de { $count }
daily-median = Mediana { $margin }
daily-tries = { $count ->
    [0] nenhuma tentativa
    [one] { $count } tentativa
   *[other] { $count } tentativas
}
daily-nobody = Ninguém terminou esta partida.
daily-streak = { $count ->
    [one] { $count } dia seguido
   *[other] { $count } dias seguidos
}
daily-week = Os últimos sete dias
daily-lit = { $day }: jogada
daily-ended = { $day }: encerrada antes do fim
daily-dark = { $day }: não jogada
daily-chart = Quanto cada um ficou à frente do computador
daily-chart-said = { $count ->
    [one] Uma partida, { $low }.
   *[other] { $count } partidas, de { $low } a { $high }; metade delas { $median } ou melhor.
}
daily-chart-you = Você: { $margin }
daily-margin = Vantagem
daily-games = Partidas
daily-bin = { $from } a { $to }
daily-yours = { $bin } (você)
daily-waits = A de hoje espera você
daily-goes-on = Sua partida continua
daily-done = Jogada hoje: { $margin }
daily-over = A tentativa de hoje acabou

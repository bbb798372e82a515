# Como se joga, em uma página.

howto-title = Como se joga
howto-turn = Um turno
howto-turn-1 = Quatro cartas do seu baralho são jogadas à sua frente. Cada uma pode uma coisa: produzir, usar seu efeito ou ser melhorada.
howto-turn-2 = Produzir: descarte uma carta e pegue os recursos impressos nela. Duram até o fim do turno.
howto-turn-3 = Melhorar: pague o que a carta pede. Ela vira para o próximo estágio de vez, e seu turno acaba.
howto-turn-4 = Avançar joga mais duas cartas; passar encerra o turno. Quando o baralho acaba, a rodada termina.
howto-turn-note = A cada rodada entram duas cartas novas em seu baralho, e tudo é embaralhado outra vez.
howto-kinds = Recursos
howto-win = Como termina
howto-win-text = Não se pode perder. Depois da rodada em que chega a carta 70, conta-se a fama de todas as cartas: ela diz como seu reino se saiu. O que foi melhorado, marcado ou destruído fica assim, também em partidas posteriores do mesmo reino.

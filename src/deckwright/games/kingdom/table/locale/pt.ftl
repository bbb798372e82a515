### O que se faz com um reino, em português: expansões, recomeços, ramificações.

reason-expansion-early = uma expansão só começa quando o jogo termina
reason-no-expansion = { $number } não é uma expansão
reason-expansion-played = a expansão { $number } já foi jogada; cada uma se joga uma só vez
reason-track-full = o caminho de pontuação está cheio: um reino pode jogar { $n } expansões
reason-restart-closed = o reino não pode mais ser reiniciado: a carta que encerra o reinício já foi descoberta
reason-iron = este reino está em modo de ferro: não tem ramificações

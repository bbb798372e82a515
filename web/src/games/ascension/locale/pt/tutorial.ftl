tutorial-intro = Cinco lições curtas em uma mesa de verdade. Leva cerca de cinco minutos, e você pode parar quando quiser.
tutorial-complete = Você conhece o turno inteiro: jogar cartas, adquirir, derrotar, usar Construtos, banir, finalizar o turno. As cartas explicam o resto.
tutorial-first-game = Jogar a primeira partida
tutorial-skip = Pular e jogar

lesson-row = A linha central e as Runas
lesson-row-about = Jogue cartas, ganhe Runas, adquira cartas melhores
lesson-row-welcome = Esta é a linha central: seis cartas que todos os jogadores compartilham. Você começa com dez cartas fracas e, a cada turno, melhora seu baralho com cartas daqui.
lesson-row-first-card =
    Você tem cinco cartas na mão. { $apprentice } dá 1 Runa, e Runas pagam por cartas. Jogue uma: { $by ->
        [touch] toque nela.
        [keys] vá até ela com as setas e pressione Enter.
       *[mouse] clique nela.
    }
lesson-row-play-rest = Você tem 1 Runa. Jogar cartas não custa nada, então jogue também as outras quatro. “Jogar todas” faz isso de uma vez.
lesson-row-acquire = Cinco Runas! O número no canto da carta é o custo dela. Adquira { $wolf-shaman } da linha central por 3 Runas.
lesson-row-always = A nova carta está na sua pilha de descartes, e outra entrou na linha. Restam duas Runas: adquira { $heavy-infantry }, que está sempre disponível.
lesson-row-end-turn = O que não se gasta é perdido, mas você gastou tudo. Finalize o turno: suas cartas vão para a pilha de descartes e você compra cinco novas. Quando o baralho acaba, a pilha de descartes é embaralhada, e então virão as cartas que você adquiriu.
lesson-row-learned = Cartas dão Runas; Runas adquirem cartas; as cartas adquiridas voltam em mãos futuras.

lesson-power = Poder e Monstros
lesson-power-about = Derrote Monstros e ganhe Honra
lesson-power-play = Alguns Heróis dão Poder em vez de Runas. Jogue a mão inteira e veja seu Poder crescer.
lesson-power-monster = Monstros não são adquiridos, e sim derrotados, com Poder. { $samaels-trickster } custa 3 de Poder. Derrote-o!
lesson-power-honor = O Monstro foi para o Vazio, e a recompensa é sua: 2 de Honra da Reserva de Honra e 1 Runa. A Honra decide a partida: vence quem tiver mais no fim.
lesson-power-cultist = Você ainda tem 2 de Poder. O { $cultist } está sempre ali para ser derrotado, quantas vezes quiser. Use seu Poder nele.
lesson-power-mystic = Seus Heróis também deram Runas, e a recompensa mais uma: três ao todo. Adquira { $mystic }, que dá 2 Runas sempre que você joga a carta.
lesson-power-end-turn = Tudo foi gasto, e você ganhou 3 de Honra. Finalize o turno.
lesson-power-learned = Poder derrota Monstros; as recompensas deles dão Honra; a Honra dá a vitória.

lesson-constructs = Construtos
lesson-constructs-about = Cartas que ficam em jogo, turno após turno
lesson-constructs-play = Você tem um Construto na mão: { $shadow-star }. Heróis saem no fim do turno; Construtos ficam à sua frente. Jogue-o.
lesson-constructs-use = Uma vez em cada um dos seus turnos, você pode usar um Construto. Use { $shadow-star } agora: dá 1 de Poder.
lesson-constructs-rest = Jogue o resto da sua mão.
lesson-constructs-widow = { $corrosive-widow } custa 4 de Poder, e você tem o bastante. A recompensa também obriga seu oponente a destruir um Construto. Veja o que o computador tem e derrote-a.
lesson-constructs-end-turn = O computador perdeu seu Construto, e os seus podem ser perdidos do mesmo modo. Finalize o turno e veja o que fica.
lesson-constructs-again = Novo turno, nova mão, e { $shadow-star } continua aqui. Use de novo.
lesson-constructs-learned = Construtos ficam em jogo e ajudam em todo turno, até que algo os destrua.

lesson-banishing = Banir cartas
lesson-banishing-about = Um baralho menor é um baralho melhor
lesson-banishing-play = As cartas fracas do início atrapalham as boas. { $void-initiate } pode remover uma para sempre. Jogue essa carta.
lesson-banishing-banish = Agora escolha um { $apprentice } na sua mão ou pilha de descartes para banir. Suas cartas melhores virão com mais frequência.
lesson-banishing-rest = Jogue o resto da sua mão.
lesson-banishing-mephit = Cartas da linha central também podem ser banidas. Derrote { $mephit }: a recompensa permite fazer isso.
lesson-banishing-row = Que carta você prefere não deixar para o oponente? Escolha uma na linha. Ela vai para o Vazio, e uma nova ocupa o lugar.
lesson-banishing-learned = Banir cartas fracas ajuda a comprar as fortes; banir cartas da linha impede que outros as peguem.

lesson-ending = A Honra e o fim da partida
lesson-ending-about = O último turno: vença pela Honra
lesson-ending-pool = Uma partida mais adiantada: restam só 5 de Honra na Reserva de Honra. Quando a reserva se esgota, a rodada é jogada até o fim e a partida acaba. Você está 3 de Honra atrás, mas joga por último.
lesson-ending-play = Jogue a mão: cartas fortes fazem um turno forte.
lesson-ending-tyrant = Cinco de Poder! Derrote { $sea-tyrant }: dá 5 de Honra e esgota a reserva.
lesson-ending-altar = Esta é a última rodada. As cartas do seu baralho também contam: o número no símbolo de Honra é somado no fim. Adquira { $watchmakers-altar } e ganhe mais 5 de Honra.
lesson-ending-end-turn = Nada mais a fazer. Finalize o turno, e a partida termina com ele.
lesson-ending-learned = A partida termina quando a Reserva de Honra se esgota. Marcadores e cartas decidem juntos.

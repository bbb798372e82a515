tutorial-intro = Quatro lições curtas em uma mesa de verdade: a primeira rodada de um reino. Leva cerca de cinco minutos, e você pode parar quando quiser.
tutorial-complete = Você conhece a rodada inteira: produzir, aprimorar, usar efeitos, Avançar, Passar. O resto as cartas contam quando você as encontrar.
tutorial-first-game = Fundar seu reino
tutorial-skip = Pular e fundar um reino

lesson-upgrade = Produzir e aprimorar
lesson-upgrade-about = Produza recursos e vire suas primeiras cartas
lesson-upgrade-welcome = Boas-vindas! Estas cartas são parte do seu reino. São dez ao todo, e ninguém joga contra você: a cada turno, quatro delas entram em jogo.
lesson-upgrade-deck = As outras esperam no baralho. Ele fica com a face para cima: você sempre vê qual carta vem depois.
lesson-upgrade-look = Toda carta pode se tornar algo melhor. Clique na imagem de “{ $card-6-1 }” para ver todos os estágios dela.
lesson-upgrade-stages = “Agora” marca o estágio em que ela está; a seta com um custo leva ao próximo. Feche a carta quando tiver visto o bastante.
lesson-upgrade-produce =
    Para aprimorar “{ $card-6-1 }” você precisa de 1 moeda e 1 madeira. “{ $card-4-1 }” produz madeira: { $small ->
        [yes] toque na carta, o que ela pode fazer aparece no alto, e escolha “Produzir”.
       *[no] clique na madeira embaixo do nome.
    }
lesson-upgrade-coin = Você tem 1 madeira, e “{ $card-4-1 }” está no descarte: a carta que produz é descartada. Agora clique na moeda de “{ $card-8-1 }”.
lesson-upgrade-upgrade = 1 moeda e 1 madeira: é esse o custo. Clique no custo de “{ $card-6-1 }” para aprimorar a carta.
lesson-upgrade-turned = Ela virou “{ $card-6-2 }” e está no descarte; na próxima rodada você a verá de novo. Aprimorar sempre encerra o turno: as outras cartas também são descartadas.
lesson-upgrade-go-on = Você ainda poderia desfazer tudo isso. Ou clique em “Próximo turno”: vêm mais quatro cartas.
lesson-upgrade-at-once = Agora o caminho curto. “{ $card-2-1 }” custa 2 moedas, e duas outras cartas podem produzi-las. Clique no custo: produzir e pagar acontecem de uma vez.
lesson-upgrade-learned = Produzir, pagar, aprimorar: a carta vira, e o turno acaba. Esse é o coração do jogo.

lesson-effect = Efeitos e desfazer
lesson-effect-about = Use o que uma carta sabe fazer e desfaça um turno
lesson-effect-wish = “{ $card-9-1 }” quer se tornar “{ $card-9-2 }”. Isso custa 2 madeiras e 1 pedra, mas aqui só uma carta produz madeira.
lesson-effect-use = “{ $card-4-1 }” também tem um efeito, marcado com um raio: 1 madeira para cada terra em jogo, e há três. Clique nele.
lesson-effect-stone = Três madeiras! Para isso, “{ $card-4-1 }” foi virada e descartada, mas seu turno continua. Agora produza pedra com “{ $card-6-1 }”.
lesson-effect-upgrade = Não falta mais nada. Aprimore “{ $card-9-1 }”.
lesson-effect-fame = Sobrou uma madeira, e ela se perde: nada fica para o próximo turno. Mas olhe a estrela: seus primeiros 2 pontos de fama! É a fama que conta neste jogo.
lesson-effect-undo = Mudou de ideia? Enquanto nenhuma carta nova tiver vindo, a seta simples desfaz uma ação, e a seta dupla, o turno inteiro. Experimente uma delas.
lesson-effect-again = É como se nada tivesse acontecido. Agora, sim, encerre o turno aprimorando uma carta.
lesson-effect-learned = Uma carta em jogo produz, usa seu efeito ou é aprimorada: uma das três coisas. E, antes que venham cartas novas, dá para desfazer tudo.

lesson-advance = Avançar e Passar
lesson-advance-about = Quando quatro cartas não bastam
lesson-advance-short = Nenhuma destas quatro pode ser aprimorada: falta madeira. Num turno assim você pode Avançar, e mais duas cartas entram em jogo.
lesson-advance-coin = Mas primeiro veja o que isso custa. Produza uma moeda com “{ $card-9-1 }”.
lesson-advance-advance = Quando uma carta nova entra em jogo, todos os seus recursos se perdem. Você verá um aviso; escolha “Avançar” mesmo assim.
lesson-advance-lost = A moeda se foi de vez: você viu cartas novas, e isso não dá para desfazer. Melhor Avançar primeiro e produzir depois!
lesson-advance-upgrade = Agora há madeira, e também uma moeda nova. Clique no custo de “{ $card-6-1 }” para aprimorar a carta.
lesson-advance-go-on = Deu certo. Clique em “Próximo turno”.
lesson-advance-pass = As duas últimas cartas, e elas não pagam nada. Acontece. Passar encerra o turno sem aprimorar.
lesson-advance-learned = Avançar traz mais duas cartas, e o que você tinha produzido se perde. Passar encerra um turno que não leva a nada.

lesson-round = Uma nova rodada
lesson-round-about = Duas cartas novas, e aonde tudo isso leva
lesson-round-over = O baralho está vazio: a rodada acabou. As dez cartas estão no descarte, e quatro delas foram viradas.
lesson-round-go-on = Uma nova rodada começa com duas cartas novas que saem da caixa; depois todas as suas cartas são embaralhadas. Clique em “Próxima rodada”.
lesson-round-new = Aqui estão elas: os números 11 e 12. Clique na imagem de uma delas e veja o que ela pode se tornar.
lesson-round-play = Carta virada continua virada: seu reino já está um pouco melhor. Feche a carta e aprimore uma, a que você quiser.
lesson-round-fame = E assim por 31 rodadas; então a sua fama é contada. Não há como perder: você descobre até onde vai a grandeza do seu reino.
lesson-round-learned = A caixa guarda muitas cartas que você ainda não encontrou. O melhor jeito de encontrá-las é ter um reino só seu.

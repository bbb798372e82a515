# A mesa.

table-question = O que se pergunta
table-actions = O que você pode fazer
table-tools = Ver e desfazer
table-resources = O que você tem
table-players = Jogadores
table-own-area = À sua frente
table-side = Visto de perto
table-card = Carta
table-teammate = Companheiro de equipe
table-times =
    { $count ->
        [one] { $count } vez
       *[other] { $count } vezes
    }
table-look-hint = Aponte para uma carta, ou pressione I sobre ela, para vê-la aqui por inteiro.
table-several = { $card }: escolha o que fazer

table-asked = { $player } deve decidir: { $card }
table-still =
    Você ainda poderia: { $actions }{ $more ->
        [0] { "" }
       *[other] { " " }e mais ({ $more })
    }
table-end-anyway = Finalizar mesmo assim
table-end-hold = Segure para terminar o turno sem pergunta
table-play-order =
    { $count ->
        [one] Mais { $count } carta fica para você jogar: a ordem pode importar
       *[other] Mais { $count } cartas ficam para você jogar: a ordem pode importar
    }
table-do-it-anyway = Fazer mesmo assim
table-undo-turn = Voltar ao início do turno
table-take-back = Algo novo foi revelado desde então. Desfazer marca a partida.
table-take-back-anyway = Desfazer mesmo assim
table-take-back-not = Deixar
table-take-backs =
    { $count ->
        [one] com { $count } jogada desfeita
       *[other] com { $count } jogadas desfeitas
    }
table-refused = A mesa não aceitou isto
table-old-page = Esta página é de antes de uma atualização do servidor. Ela é recarregada; nada do jogo se perde.
table-load-again = Recarregar
table-and-more =
    { $count ->
        [one] e mais { $count } coisa
       *[other] e mais { $count } coisas
    }

table-look = Ver as cartas em vez de jogá-las
table-fold = Olhar a mesa
table-unfold = Voltar à escolha
table-put-down = Agora não

table-log = Registro
table-log-setup = Preparação
table-log-earlier = Mostrar turnos anteriores
table-why = Por que isto aconteceu
table-why-because = por causa de:

table-keys = Atalhos do teclado
table-keys-move = Ir de uma coisa a outra
table-keys-act = Fazer o que é possível ali
table-keys-answer = Escolher uma resposta
table-keys-decline = Recusar, ou encerrar a escolha
table-keys-fold = Olhar a mesa, e voltar
table-keys-inspect = Ver a carta
table-key-enter = Enter
table-key-space = Espaço
table-key-escape = Esc

table-hidden-until = Tudo fica oculto até você assumir.
table-i-am = Sou { $player }, mostrar a mesa
table-links = Convidar e assistir
table-all-here = Todos estão aqui
table-watching = Para assistir
table-copy-by-hand = Copie este link:
table-leave-note = Você pode simplesmente se afastar: a mesa espera por você, e a página inicial leva de volta a ela.
table-leave-later = Continuar depois
table-ended = Esta mesa foi encerrada antes do fim da partida
table-moved = “{ $name }” continua agora em outra mesa
table-moved-about = Aqui só dá para olhar: só se joga a partida em curso.
table-moved-go = Ir para onde “{ $name }” está
table-moved-back = Continuar daqui mesmo
table-no-place = Você não tem lugar nesta mesa

table-log-lines =
    { $count ->
        [one] mais { $count } linha
       *[other] mais { $count } linhas
    }
table-since = Desde o seu último turno
table-keys-since = Mostrar ou guardar o que houve desde o seu último turno
table-last-turn = Último turno de { $player }
table-begins =
    { $why ->
        [drawn] { $player } começa, por sorteio
        [chosen] { $player } começa, como foi escolhido
       *[other] { $player } começa
    }
table-begins-you =
    { $why ->
        [drawn] Você começa, por sorteio
        [chosen] Você começa, como foi escolhido
       *[other] Você começa
    }

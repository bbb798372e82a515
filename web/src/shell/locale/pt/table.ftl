# A mesa.

table-question = O que se pergunta
table-actions = O que você pode fazer
table-tools = Ver e desfazer
table-resources = O que você tem
table-players = Jogadores
table-own-area = À sua frente
table-side = Visto de perto
table-card = Carta
table-teammate = Parceiro
table-times =
    { $count ->
        [one] { $count } vez
       *[other] { $count } vezes
    }
table-look-hint = Aponte para uma carta, ou pressione I sobre ela, para vê-la aqui por inteiro.
table-several = { $card }: escolha o que fazer

table-asked = { $player } deve decidir: { $card }
table-you-decide = Você deve decidir: { $question }
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
table-undo-turn = Desfazer o turno inteiro
table-taken-back = Desfeito: { $what }
table-undone = Ação desfeita
table-take-back = Algo novo foi revelado desde então. Desfazer marca a partida.
table-take-back-anyway = Desfazer mesmo assim
table-take-back-not = Deixar
table-take-backs =
    { $count ->
        [one] com { $count } jogada desfeita
       *[other] com { $count } jogadas desfeitas
    }
table-hints =
    { $count ->
        [one] com { $count } dica
       *[other] com { $count } dicas
    }
table-hint = Pedir uma dica
table-hint-about = O que um computador forte faria aqui. As dicas são contadas.
table-hint-thinking = Pensando em uma dica
table-hint-expected = vantagem no fim cerca de { $lead } · { $wins } de vitórias
table-hint-in-short = { $lead }, { $wins }
table-hint-note = A vantagem no fim e a parte das partidas ganhas: médias de muitas partidas que o computador jogou a partir daqui, sem saber mais que você.
table-hint-plain = Isto não pede reflexão.
table-hint-else = Ou:
table-hint-do = Fazer isso
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
table-keys-sound = Ligar ou desligar o som
table-key-enter = Enter
table-key-space = Espaço
table-key-escape = Esc

table-hidden-until = Tudo fica oculto até você assumir.
table-i-am = Sou { $player }, mostrar a mesa
table-links = Convidar e assistir
table-waiting-links = Aguardando { $players } · links
table-all-here = Todos estão aqui
table-copy-by-hand = Copie este link:
table-leave-note = Você pode simplesmente se afastar: a mesa espera por você, e a página inicial leva de volta a ela.
table-leave-later = Continuar depois
table-leave-final = Ele joga no seu lugar até o fim: não há como desfazer, e depois você só pode assistir.
table-seat-left = { $player } saiu: o computador joga neste lugar até o fim
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

tutorial-title = Aprenda jogando
tutorial-games = Qual jogo?
tutorial-begin = Começar
tutorial-resume = Continuar
tutorial-again = Fazer de novo
tutorial-lessons = Lições
tutorial-lesson-number = Lição { $n } de { $count }
tutorial-finished-count = { $count ->
    [one] { $count } de { $all } lições concluída
   *[other] { $count } de { $all } lições concluídas
}
tutorial-finished = Concluída
tutorial-next = Próximo passo
tutorial-step = Passo { $n } de { $count }
tutorial-times = { $n } de { $count }
tutorial-try = Experimente agora
tutorial-well-done = Muito bem!
tutorial-next-lesson = Próxima lição
tutorial-all-lessons = Todas as lições
tutorial-restart = Recomeçar a lição
tutorial-off-track =
    Isso é permitido, mas não é o assunto desta lição. { $undo ->
        [yes] Você pode desfazer ou recomeçar a lição.
       *[no] Recomece a lição: é rapidinho.
    }
tutorial-stuck =
    Este passo já não pode ser feito aqui. { $undo ->
        [yes] Desfaça ou recomece a lição: é rapidinho.
       *[no] Recomece a lição: é rapidinho.
    }
tutorial-wait = O computador está jogando. Seu turno já vem.
tutorial-complete-title = Você já sabe jogar

tutorial-title = Учитесь, играя
tutorial-games = Какая игра?
tutorial-begin = Начать
tutorial-resume = Продолжить
tutorial-again = Пройти ещё раз
tutorial-lessons = Уроки
tutorial-lesson-number = Урок { $n } из { $count }
tutorial-finished-count = { $count ->
    [one] Пройден { $count } урок из { $all }
    [few] Пройдено { $count } урока из { $all }
    [many] Пройдено { $count } уроков из { $all }
   *[other] Пройдено { $count } урока из { $all }
}
tutorial-finished = Пройден
tutorial-next = Далее
tutorial-step = Шаг { $n } из { $count }
tutorial-times = { $n } из { $count }
tutorial-try = Попробуйте сейчас
tutorial-well-done = Отлично!
tutorial-next-lesson = Следующий урок
tutorial-all-lessons = Все уроки
tutorial-restart = Начать урок заново
tutorial-off-track =
    Так можно, но этот урок о другом. { $undo ->
        [yes] Отмените действие или начните урок заново.
       *[no] Начните урок заново: это недолго.
    }
tutorial-stuck =
    Этот шаг здесь уже не выполнить. { $undo ->
        [yes] Отмените действие или начните урок заново: это недолго.
       *[no] Начните урок заново: это недолго.
    }
tutorial-wait = Ходит компьютер. Ваш ход сейчас наступит.
tutorial-complete-title = Можно играть

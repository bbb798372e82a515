# Fields that the views of most games have, in Russian; each in one line. A game that names one itself is heeded.

view-over = Игра окончена
view-turns = Сделано ходов
view-turn-player = Чей ход
view-first = Первый игрок
view-seats = Игроки
view-seats-seat = Место
view-decision = О чём вопрос
view-decision-player = Кто решает
view-decision-kind = Вопрос
view-decision-kind-turn = Ход
view-decision-source = По этой карте
view-decision-card = Об этой карте
view-decision-about = Об этом игроке
view-decision-optional = Можно отказаться
view-scores = Финальный подсчёт
view-ranking = Места
view-winners = Победители
view-seed = Зерно генератора

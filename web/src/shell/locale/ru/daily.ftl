### Звезда дня: один расклад в день, одинаковый для всех на этом сервере.

daily-title = Звезда дня
daily-about = Один расклад в день, одинаковый для всех на этом сервере, и один и тот же компьютер против вас. У вас одна попытка; когда день кончится, вы увидите своё место среди всех.
daily-on = Звезда дня · { $day }
daily-off = На этом сервере звезды дня нет.
daily-failed = Сейчас звезду дня показать не удаётся.
daily-today = Сегодня
daily-left = Осталось { $time }
daily-play = Сыграть расклад дня
daily-again = Играть дальше
daily-look = Посмотреть стол
daily-once = Одна попытка. Открытое назад не берётся, и в статистику партия не входит.
daily-won = Победа с перевесом { $margin }: { $own } — { $other }
daily-won-even = Победа при счёте { $own } — { $own }
daily-lost = Поражение с разрывом { $margin }: { $own } — { $other }
daily-lost-even = Поражение при счёте { $own } — { $own }
daily-wait = Чужие результаты и запись партии откроются, когда день кончится.
daily-spare = Партия ещё засчитается, если закончить её до { $time }. До тех пор чужие результаты для вас закрыты.
daily-given-up = Вы прекратили эту попытку.
daily-late = Закончена слишком поздно и не засчитана.
daily-running = Не закончена
daily-missed = Не сыграна
daily-past = Прошлые дни
daily-place = Место { $place } из { $count }
daily-median = Медиана { $margin }
daily-tries = { $count ->
    [0] ни одной попытки
    [one] { $count } попытка
    [few] { $count } попытки
   *[many] { $count } попыток
}
daily-nobody = Этот расклад никто не закончил.
daily-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[many] { $count } дней подряд
}
daily-week = Последние семь дней
daily-lit = { $day }: сыграна
daily-ended = { $day }: прервана
daily-dark = { $day }: не сыграна
daily-chart = Насколько каждый обошёл компьютер
daily-chart-said = { $count ->
    [1] Одна партия, { $low }.
    [one] { $count } партия, от { $low } до { $high }; половина — { $median } или лучше.
    [few] { $count } партии, от { $low } до { $high }; половина — { $median } или лучше.
   *[many] { $count } партий, от { $low } до { $high }; половина — { $median } или лучше.
}
daily-chart-you = Вы: { $margin }
daily-margin = Перевес
daily-games = Партии
daily-bin = от { $from } до { $to }
daily-yours = { $bin } (вы)
daily-waits = Расклад ждёт вас
daily-goes-on = Ваша партия продолжается
daily-done = Сегодня сыграно: { $margin }
daily-over = Сегодняшняя попытка позади

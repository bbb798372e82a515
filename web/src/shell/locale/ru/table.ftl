# Стол.

table-question = О чём вопрос
table-actions = Что можно сделать
table-tools = Просмотр и отмена
table-resources = Что у вас есть
table-players = Игроки
table-own-area = Перед вами
table-side = Поближе
table-card = Карта
table-teammate = Напарник
table-times =
    { $count ->
        [one] { $count } раз
        [few] { $count } раза
        [many] { $count } раз
       *[other] { $count } раза
    }
table-look-hint = Наведите указатель на карту или нажмите на ней I, чтобы увидеть её здесь целиком.
table-several = { $card }: выберите, что сделать

table-asked = Решает { $player }: { $card }
table-you-decide = Решаете вы: { $question }
table-still =
    Ещё можно: { $actions }{ $more ->
        [0] { "" }
       *[other] { " " }и другое ({ $more })
    }
table-end-anyway = Всё равно завершить
table-end-hold = Удерживайте, чтобы завершить ход без вопроса
table-play-order =
    { $count ->
        [one] Ещё { $count } карту разыграйте отдельно: порядок может быть важен
        [few] Ещё { $count } карты разыграйте отдельно: порядок может быть важен
        [many] Ещё { $count } карт разыграйте отдельно: порядок может быть важен
       *[other] Ещё { $count } карты разыграйте отдельно: порядок может быть важен
    }
table-do-it-anyway = Всё равно сделать
table-undo-turn = Отменить весь ход
table-taken-back = Отменено: { $what }
table-undone = Действие отменено
table-take-back = С тех пор открылось что-то новое. Возврат хода отмечается в партии.
table-take-back-anyway = Всё равно вернуть
table-take-back-not = Оставить
table-take-backs =
    { $count ->
        [one] с { $count } возвратом хода
        [few] с { $count } возвратами хода
        [many] с { $count } возвратами хода
       *[other] с { $count } возврата хода
    }
table-hints =
    { $count ->
        [one] с { $count } подсказкой
        [few] с { $count } подсказками
        [many] с { $count } подсказками
       *[other] с { $count } подсказки
    }
table-hint = Попросить подсказку
table-hint-about = Как поступил бы здесь сильный компьютер. Подсказки считаются.
table-hint-thinking = Подсказка обдумывается
table-hint-expected = перевес в конце около { $lead } · побед { $wins }
table-hint-in-short = { $lead }, { $wins }
table-hint-note = Перевес в конце и доля побед: средние по многим партиям, которые компьютер доиграл отсюда, зная не больше вас.
table-hint-plain = Тут думать не нужно.
table-hint-else = Или:
table-hint-do = Сделать
table-refused = Стол этого не принял
table-old-page = Эта страница загружена до обновления сервера. Она загрузится заново; из игры ничего не пропадёт.
table-load-again = Загрузить заново
table-and-more =
    { $count ->
        [one] и ещё { $count } событие
        [few] и ещё { $count } события
        [many] и ещё { $count } событий
       *[other] и ещё { $count } события
    }

table-look = Рассматривать карты, а не разыгрывать
table-fold = Посмотреть на стол
table-unfold = Вернуться к выбору
table-put-down = Не сейчас

table-log = Журнал
table-log-setup = Подготовка
table-log-earlier = Показать более ранние ходы
table-why = Почему так вышло
table-why-because = потому что:

table-keys = Горячие клавиши
table-keys-move = Переходить от одного к другому
table-keys-act = Сделать то, что здесь возможно
table-keys-answer = Выбрать ответ
table-keys-decline = Отказаться или закончить выбор
table-keys-fold = Посмотреть на стол и обратно
table-keys-inspect = Рассмотреть карту
table-keys-sound = Включить или выключить звук
table-key-enter = Enter
table-key-space = Пробел
table-key-escape = Esc

table-hidden-until = Всё скрыто, пока вы не возьмёте устройство.
table-i-am = Я { $player }, показать стол
table-links = Пригласить и смотреть
table-waiting-links = Ждём: { $players } · ссылки
table-all-here = Все на месте
table-copy-by-hand = Скопируйте эту ссылку:
table-leave-note = Можно просто уйти: стол подождёт, а начальная страница приведёт обратно.
table-leave-later = Продолжить позже
table-leave-final = Он доиграет за вас до конца: это нельзя отменить, дальше можно будет только смотреть.
table-seat-left = { $player } больше не за столом: доиграет компьютер
table-ended = Игра за этим столом завершена досрочно
table-moved = «{ $name }» теперь продолжается за другим столом
table-moved-about = Здесь можно только смотреть: играть можно лишь в текущей партии.
table-moved-go = Перейти туда, где сейчас «{ $name }»
table-moved-back = Продолжить всё же отсюда
table-no-place = У вас нет места за этим столом

table-log-lines =
    { $count ->
        [one] ещё { $count } строка
        [few] ещё { $count } строки
        [many] ещё { $count } строк
       *[other] ещё { $count } строки
    }
table-since = С вашего прошлого хода
table-keys-since = Показать или убрать то, что случилось с вашего прошлого хода
table-last-turn = Последний ход: { $player }
table-begins =
    { $why ->
        [drawn] Начинает { $player }: так решил жребий
        [chosen] Начинает { $player }: так было выбрано
       *[other] Начинает { $player }
    }
table-begins-you =
    { $why ->
        [drawn] Вы начинаете: так решил жребий
        [chosen] Вы начинаете: так было выбрано
       *[other] Вы начинаете
    }

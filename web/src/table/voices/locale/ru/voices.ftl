# Что говорят компьютеры за столом: коротко и каждый по-своему.

voice-novice-greet-1 = Привет! А карта не вверх ногами?
voice-novice-greet-2 = Ой! Мой ход? Нет? Хорошо.
voice-novice-great-1 = Как блестит!
voice-novice-great-2 = Не знаю, что это. Хочу!
voice-novice-lost-1 = Ой. Она мне нравится…
voice-novice-lost-2 = Эй, а где она?
voice-novice-last-1 = Уже конец? Так быстро?
voice-novice-win-1 = Я? Правда? Я!
voice-novice-win-2 = Так вот как побеждают!
voice-novice-lose-1 = Ещё разок? Пожалуйста!
voice-novice-lose-2 = Всё равно было весело.

voice-tinker-greet-1 = Посмотрим, как это работает.
voice-tinker-greet-2 = Ключ? Есть. Карты? Есть.
voice-tinker-great-1 = Вот это деталь!
voice-tinker-great-2 = Это пригодится.
voice-tinker-lost-1 = Держалось на одном винтике.
voice-tinker-lost-2 = Что ж, снова к верстаку.
voice-tinker-last-1 = Последний оборот рукояти!
voice-tinker-win-1 = Работает!
voice-tinker-win-2 = И ничего не отвалилось!
voice-tinker-lose-1 = Одна деталь лишняя…
voice-tinker-lose-2 = Следующая версия будет лучше.

voice-navigator-greet-1 = Попутного ветра!
voice-navigator-greet-2 = Курс проложен.
voice-navigator-great-1 = Точно по курсу.
voice-navigator-great-2 = Вижу землю!
voice-navigator-lost-1 = Порыв ветра. Идём дальше.
voice-navigator-lost-2 = Небольшая течь, и только.
voice-navigator-last-1 = Впереди гавань.
voice-navigator-win-1 = Мы в порту.
voice-navigator-win-2 = Курс был верным.
voice-navigator-lose-1 = Ветер был на вашей стороне.
voice-navigator-lose-2 = Прекрасный курс!

voice-astronomer-greet-1 = Звёзды стоят удачно.
voice-astronomer-greet-2 = Расчёты готовы. Начнём.
voice-astronomer-great-1 = Как и рассчитано.
voice-astronomer-great-2 = Точно, как затмение.
voice-astronomer-lost-1 = И звёзды гаснут.
voice-astronomer-lost-2 = Небольшое отклонение.
voice-astronomer-last-1 = Последняя орбита.
voice-astronomer-win-1 = Расчёт сошёлся.
voice-astronomer-win-2 = Предсказуемо, но красиво.
voice-astronomer-lose-1 = Проверю расчёты.
voice-astronomer-lose-2 = Вас нет в моих таблицах.

voice-oracle-greet-1 = Вас здесь ждут.
voice-oracle-greet-2 = Вы сыграете хорошо. Почти.
voice-oracle-great-1 = Она всегда была моей.
voice-oracle-great-2 = Карты знают, куда идти.
voice-oracle-lost-1 = И это было предсказано.
voice-oracle-lost-2 = Берите. Она вернётся.
voice-oracle-last-1 = Конец, как и предсказано.
voice-oracle-win-1 = Вы ведь тоже это знали.
voice-oracle-win-2 = Так было суждено.
voice-oracle-lose-1 = Значит, чудеса ещё бывают.
voice-oracle-lose-2 = Этого не было в видениях.

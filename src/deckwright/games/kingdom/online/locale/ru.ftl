### Что страницы говорят о Kingdom по-русски: варианты правил.

option-iron = Железный режим: без ветвей и без отмены необратимого
option-iron-no = выключен
option-iron-yes = включён
option-resources = Неиспользованные ресурсы
option-resources-strict = пропадают, когда карта входит в игру
option-resources-lenient = остаются до конца хода
option-source-leaves = Карта эффекта уходит
option-source-leaves-after = после эффекта
option-source-leaves-before = до эффекта
option-expansions = Дополнения
option-expansions-once = каждое один раз
option-expansions-again = сколько угодно раз
option-max-production = Сколько ресурсов карта может произвести самое большее
option-max-production-none = без ограничений

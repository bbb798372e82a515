# Карта: её вид и то, что говорит о ней программа чтения с экрана.

card-kind =
    { $type ->
        [hero]
            { $faction ->
                [enlightened] Герой Просветлённых
                [lifebound] Герой Жизнепоклонников
                [mechana] Герой Механы
                [void] Герой Бездны
               *[none] Герой
            }
        [construct]
            { $faction ->
                [enlightened] Конструкция Просветлённых
                [lifebound] Конструкция Жизнепоклонников
                [mechana] Конструкция Механы
                [void] Конструкция Бездны
               *[none] Конструкция
            }
        [monster] Монстр
        [treasure] Сокровище
       *[other] { $type }
    }
card-cost-runes =
    { $count ->
        [one] Стоит { $count } руну
        [few] Стоит { $count } руны
       *[many] Стоит { $count } рун
    }
card-cost-power =
    { $count ->
        [one] Чтобы победить, нужна { $count } мощь
        [few] Чтобы победить, нужно { $count } мощи
       *[many] Чтобы победить, нужно { $count } мощи
    }
card-price-now = Для вас сейчас { $count }
card-worth =
    { $count ->
        [one] Приносит { $count } славу
        [few] Приносит { $count } славы
       *[many] Приносит { $count } славы
    }
card-treasure-under =
    { $count ->
        [one] Под ней { $count } сокровище
        [few] Под ней { $count } сокровища
       *[many] Под ней { $count } сокровищ
    }
card-times =
    { $count ->
        [one] { $count } копия
        [few] { $count } копии
       *[many] { $count } копий
    }
card-origin-treasure = Карта сокровища

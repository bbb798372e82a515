### Тексты карт по-русски.
### Сообщение — предложение в повелительном наклонении или главное предложение: со строчной буквы (если не начинается
### с ключевого слова), без точки. text.py ставит его в условия и после ключевых слов, делает первую букву прописной и
### добавляет точку.

## Предметы с числом, в винительном падеже

cards =
    { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
cards-up-to =
    { $n ->
        [1] { $n } карту
        [one] до { $n } карты
       *[many] до { $n } карт
    }
amount-runes =
    { $n ->
        [one] { $n } руну
        [few] { $n } руны
       *[many] { $n } рун
    }
amount-power =
    { $n ->
        [one] { $n } мощь
       *[many] { $n } мощи
    }
amount-honor =
    { $n ->
        [one] { $n } славу
       *[many] { $n } славы
    }
amount-energy =
    { $n ->
        [one] { $n } энергию
       *[many] { $n } энергии
    }
amounts-comma = { $first }, { $next }
amounts-and = { $first } и { $next }

## Глаголы

verb-gain = получите { $amount }
verb-gain-per-faction-among-constructs = получите { $amount } за каждую фракцию среди конструкций под вашим контролем
verb-gain-per-mechana-construct = получите { $amount } за каждую конструкцию Механы под вашим контролем
verb-gain-restricted = получите { amount-runes } (только для оплаты конструкций Механы)
verb-draw = возьмите { cards }
verb-banish-hand = изгоните { cards } из руки
verb-banish-discard-pile = изгоните { cards } из своего сброса
verb-banish-hand-or-discard-pile = изгоните { cards } из руки или сброса
verb-banish-center-row = изгоните { cards } из центрального ряда
verb-may-banish-hand = вы можете изгнать { cards-up-to } из руки
verb-may-banish-discard-pile = вы можете изгнать { cards-up-to } из своего сброса
verb-may-banish-hand-or-discard-pile = вы можете изгнать { cards-up-to } из руки или сброса
verb-may-banish-center-row = вы можете изгнать { cards-up-to } из центрального ряда
verb-banish-every-hero = изгоните всех героев из центрального ряда
verb-banish-every-construct = изгоните все конструкции из центрального ряда
verb-banish-every-monster = изгоните всех монстров из центрального ряда
verb-discard-to-draw =
    сбросьте { cards } из руки, чтобы взять { $m ->
        [one] { $m } карту
        [few] { $m } карты
       *[many] { $m } карт
    }
verb-defeat-free = бесплатно победите монстра стоимостью { $max } или меньше
verb-defeat-row-free = бесплатно победите в центральном ряду монстра стоимостью { $max } или меньше
verb-acquire-to-deck-hero = бесплатно получите любого героя и положите его на верх своей колоды
verb-acquire-to-deck-construct = бесплатно получите любую конструкцию и положите её на верх своей колоды
verb-acquire-to-deck-max-hero = бесплатно получите героя стоимостью { $max } или меньше и положите его на верх своей колоды
verb-acquire-to-deck-max-construct = бесплатно получите конструкцию стоимостью { $max } или меньше и положите её на верх своей колоды
verb-may-take-free = вы можете бесплатно получить или победить карту из центрального ряда
verb-copy = повторите эффект другого героя, разыгранного вами в этом ходу
verb-extra-turn = изгоните эту карту, чтобы после этого хода сделать ещё один
verb-trade =
    потратьте { amount-runes }, чтобы получить { $m ->
        [one] { $m } славу
       *[many] { $m } славы
    }
verb-discount-hero = следующий герой, которого вы получите в этом ходу, стоит на { amount-runes } меньше
verb-discount-construct = следующая конструкция, которую вы получите в этом ходу, стоит на { amount-runes } меньше
verb-may-put-into-hand = вы можете взять полученную карту в руку, а не класть её в сброс
verb-opponents-destroy = каждый противник выбирает и уничтожает 1 конструкцию под своим контролем
verb-opponents-keep = каждый противник оставляет 1 конструкцию по своему выбору, а остальные уничтожает
verb-take-random = заберите себе в руку по 1 случайной карте из руки каждого противника; теперь эти карты ваши
verb-destroy = уничтожьте 1 конструкцию под своим контролем
verb-reveal-top = откройте верхнюю карту своей колоды
verb-look-at-top = посмотрите верхнюю карту своей колоды

## Условия вокруг предложения

condition-constructs-at-least =
    если вы контролируете не менее { $n ->
        [one] { $n } конструкции
       *[many] { $n } конструкций
    }, { $clause }
condition-unite = если в этом ходу вы разыграли { $hero }, { $clause }
then = { $clause }, затем { $next }

## Что действует, пока карта лежит на своём месте

standing-count-as-mechana = для вас любая конструкция считается также конструкцией Механы
standing-cannot-be-banished = эту карту нельзя изгнать, её можно только победить
standing-keep-cards = в конце своего хода вы можете оставить в руке { cards-up-to }

## Когда это происходит

ability-use = Раз в ход: { CAPITAL($clause) }
ability-use-unite = Раз в ход (Единство): { CAPITAL($clause) }
ability-reward = Награда: { CAPITAL($clause) }
ability-unite = Единство: Если в этом ходу вы разыграете хотя бы одного другого { $hero } (до или после этой карты), { $clause }
step-unite = Единство: { CAPITAL($clause) }
trigger-play-once-per-turn = раз в ход, когда вы разыгрываете { $object }, { $clause }
trigger-play-first-each-turn = когда вы впервые за ход разыгрываете { $object }, { $clause }
trigger-acquire-once-per-turn = раз в ход, когда вы получаете { $object }, { $clause }
trigger-acquire-first-each-turn = когда вы впервые за ход получаете { $object }, { $clause }
trigger-defeat-once-per-turn = раз в ход, когда вы побеждаете { $object }, { $clause }
trigger-defeat-first-each-turn = когда вы впервые за ход побеждаете { $object }, { $clause }

## Чего ждёт эффект, в винительном падеже

object-card = карту
object-card-enlightened = карту Просветлённых
object-card-lifebound = карту Жизнепоклонников
object-card-mechana = карту Механы
object-card-void = карту Бездны
object-hero = героя
object-hero-enlightened = героя Просветлённых
object-hero-lifebound = героя Жизнепоклонников
object-hero-mechana = героя Механы
object-hero-void = героя Бездны
object-construct = конструкцию
object-construct-enlightened = конструкцию Просветлённых
object-construct-lifebound = конструкцию Жизнепоклонников
object-construct-mechana = конструкцию Механы
object-construct-void = конструкцию Бездны
object-monster = монстра
object-in-row = { $object } из центрального ряда

## «Хотя бы одного другого …»

other-hero-enlightened = героя Просветлённых
other-hero-lifebound = героя Жизнепоклонников
other-hero-mechana = героя Механы
other-hero-void = героя Бездны

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
cards-more = ещё { cards }
cards-more-up-to = ещё { cards-up-to }
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
energy-at-least =
    { $n ->
        [1] хотя бы { $n } энергию
       *[many] не менее { $n } энергии
    }
more-runes = ещё { amount-runes }
more-power = ещё { amount-power }
more-honor = ещё { amount-honor }
more-energy = ещё { amount-energy }
amounts-comma = { $first }, { $next }
amounts-and = { $first } и { $next }

## Глаголы

verb-gain = получите { $amount }
verb-gain-per-faction-among-constructs = получите { $amount } за каждую фракцию среди конструкций под вашим контролем
verb-gain-per-mechana-construct = получите { $amount } за каждую конструкцию Механы под вашим контролем
verb-gain-per-energy = получите { $amount } за каждую единицу энергии, полученную вами в этом ходу
verb-gain-per-hero-played-this-turn = получите { $amount } за каждого героя, разыгранного вами в этом ходу
verb-gain-restricted = получите { amount-runes } (только для оплаты конструкций Механы)
verb-draw = возьмите { cards }
verb-draw-more = возьмите { cards-more }
verb-banish-hand = изгоните { cards } из руки
verb-banish-discard-pile = изгоните { cards } из своего сброса
verb-banish-hand-or-discard-pile = изгоните { cards } из руки или сброса
verb-banish-center-row = изгоните { cards } из центрального ряда
verb-may-banish-hand = вы можете изгнать { cards-up-to } из руки
verb-may-banish-discard-pile = вы можете изгнать { cards-up-to } из своего сброса
verb-may-banish-hand-or-discard-pile = вы можете изгнать { cards-up-to } из руки или сброса
verb-may-banish-center-row = вы можете изгнать { cards-up-to } из центрального ряда
verb-may-banish-more-hand = вы можете изгнать { cards-more-up-to } из руки
verb-may-banish-more-discard-pile = вы можете изгнать { cards-more-up-to } из своего сброса
verb-may-banish-more-hand-or-discard-pile = вы можете изгнать { cards-more-up-to } из руки или сброса
verb-may-banish-more-center-row = вы можете изгнать { cards-more-up-to } из центрального ряда
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
verb-defeat-any-free = бесплатно победите любого монстра
verb-defeat-every = бесплатно победите всех монстров в центральном ряду; порядок наград выбираете вы
verb-acquire-to-deck-hero = бесплатно получите любого героя и положите его на верх своей колоды
verb-acquire-to-deck-construct = бесплатно получите любую конструкцию и положите её на верх своей колоды
verb-acquire-to-deck-max-hero = бесплатно получите героя стоимостью { $max } или меньше и положите его на верх своей колоды
verb-acquire-to-deck-max-construct = бесплатно получите конструкцию стоимостью { $max } или меньше и положите её на верх своей колоды
verb-acquire-free-hero = бесплатно получите любого героя
verb-acquire-free-construct = бесплатно получите любую конструкцию
verb-acquire-free-max-hero = бесплатно получите героя стоимостью { $max } или меньше
verb-acquire-free-max-construct = бесплатно получите конструкцию стоимостью { $max } или меньше
verb-acquire-pile-free-hero = бесплатно получите всегда доступного героя из стопки возле центрального ряда
verb-acquire-pile-free-construct = бесплатно получите всегда доступную конструкцию из стопки возле центрального ряда
verb-acquire-pile-to-hand-hero = бесплатно получите всегда доступного героя из стопки возле центрального ряда и возьмите его в руку
verb-acquire-pile-to-hand-construct = бесплатно получите всегда доступную конструкцию из стопки возле центрального ряда и возьмите её в руку
verb-may-take-free = вы можете бесплатно получить или победить любую карту из центрального ряда
verb-take-free = бесплатно получите или победите любую карту из центрального ряда
verb-take-every = бесплатно получите или победите все карты центрального ряда; порядок наград выбираете вы
verb-copy = повторите эффект другого героя, разыгранного вами в этом ходу (но не того, который повторяет эффекты)
verb-copy-max = повторите эффект другого героя стоимостью { $max } или меньше, разыгранного вами в этом ходу (но не того, который повторяет эффекты)
verb-copy-again = повторите тот же эффект ещё раз
verb-extra-turn = вы можете изгнать эту карту, чтобы после этого хода совершить ещё один
verb-extra-turn-pair = вы можете изгнать эту карту и ещё одну её копию под своим контролем, чтобы после этого хода совершить ещё один
verb-trade =
    потратьте { amount-runes }, чтобы получить { $m ->
        [one] { $m } славу
       *[many] { $m } славы
    }
verb-discount-hero = следующий герой, которого вы получите в этом ходу, стоит на { amount-runes } меньше
verb-discount-construct = следующая конструкция, которую вы получите в этом ходу, стоит на { amount-runes } меньше
verb-discount-per-energy-hero = следующий герой, которого вы получите в этом ходу, стоит на { amount-runes } меньше за каждую единицу энергии, уже полученную вами в этом ходу
verb-discount-per-energy-construct = следующая конструкция, которую вы получите в этом ходу, стоит на { amount-runes } меньше за каждую единицу энергии, уже полученную вами в этом ходу
verb-hunt-discount = следующий монстр с сокровищем под ним, которого вы победите в этом ходу, стоит на { amount-power } меньше
verb-hero-honor = до конца этого хода, когда вы получаете героя из центрального ряда, получите столько славы, сколько указано на его карте
verb-may-put-into-hand = вы можете взять полученную карту в руку, а не класть её в сброс
verb-may-put-into-play = вы можете ввести полученную карту в игру, а не класть её в сброс
verb-opponents-destroy = каждый противник выбирает и уничтожает 1 конструкцию под своим контролем
verb-opponents-keep = каждый противник оставляет 1 конструкцию по своему выбору, а остальные уничтожает
verb-take-random = заберите себе в руку по 1 случайной карте из руки каждого противника; теперь эти карты ваши
verb-destroy-of-each = выберите и уничтожьте по 1 конструкции каждого противника
verb-destroy-all = уничтожьте все конструкции противников
verb-discard-random = каждый противник сбрасывает 1 случайную карту из руки
verb-discard-random-take = каждый противник сбрасывает 1 случайную карту из руки; одну из всех этих карт вы можете взять в руку, и теперь она ваша
verb-destroy = уничтожьте 1 конструкцию под своим контролем
verb-reveal-top = откройте верхнюю карту своей колоды
verb-look-at-top = посмотрите верхнюю карту своей колоды
verb-top-to-hand = откройте верхнюю карту своей колоды и возьмите её в руку; если это сокровище, получите { amount-honor }
verb-seek-treasure = вы можете изгнать 1 карту из центрального ряда; если первая карта, открытая на её место, — сокровище, получите его
verb-every-draws = за каждое сокровище под этой картой каждый игрок берёт { cards }
verb-every-may-banish-hand = за каждое сокровище под этой картой каждый игрок может изгнать { cards-up-to } из своей руки
verb-every-may-banish-discard-pile = за каждое сокровище под этой картой каждый игрок может изгнать { cards-up-to } из своего сброса
verb-every-may-banish-hand-or-discard-pile = за каждое сокровище под этой картой каждый игрок может изгнать { cards-up-to } из своей руки или сброса
verb-every-may-banish-center-row = за каждое сокровище под этой картой каждый игрок может изгнать { cards-up-to } из центрального ряда
verb-every-discards = каждый игрок сбрасывает { cards } из руки
verb-pool-grows = за каждое сокровище под этой картой запас славы увеличивается на { $n }
verb-add-slots =
    за каждое сокровище под этой картой центральный ряд до конца партии увеличивается на { $n ->
        [one] { $n } ячейку
        [few] { $n } ячейки
       *[many] { $n } ячеек
    }

## Условия вокруг предложения

condition-constructs-at-least =
    если вы контролируете { $n ->
        [1] хотя бы { $n } конструкцию
        [one] не менее { $n } конструкции
       *[many] не менее { $n } конструкций
    }, { $clause }
condition-unite = если в этом ходу вы разыграли { $hero }, { $clause }
condition-energize = если в этом ходу вы получили { energy-at-least }, { $clause }
condition-energize-instead = если в этом ходу вы получили { energy-at-least }, вместо этого { $clause }
then = { $clause }, затем { $next }
or-instead = { $clause }; { $next }
in-any-case = в любом случае { $clause }

## Что действует, пока карта лежит на своём месте

standing-count-as-mechana = для вас любая конструкция считается также конструкцией Механы
standing-cannot-be-banished = эту карту нельзя изгнать, её можно только победить
standing-keep-cards = в конце своего хода вы можете оставить в руке { cards-up-to }
standing-cannot-be-copied = никакая другая карта не может повторить эффект этой карты

## Сколько стоят карты

price-free-with-energy = пока эта карта лежит в центральном ряду, вы можете получить её бесплатно, если в этом ходу получили { energy-at-least }
price-treasure-discount = раз в ход карта с сокровищем под ней стоит для вас на { amount-runes } меньше

## Когда это происходит

ability-use = Раз в ход: { CAPITAL($clause) }
ability-use-unite = Раз в ход (Единство): { CAPITAL($clause) }
ability-use-energize = Раз в ход (Заряд { $n }): { CAPITAL($clause) }
ability-reward = Награда: { CAPITAL($clause) }
ability-trophy = Трофей: Оставьте побеждённого монстра перед собой. В свой ход, когда можно совершить действие, вы можете его изгнать; если вы это сделаете, { $clause }
ability-fate = Судьба: { CAPITAL($clause) }
ability-enter = когда эта карта входит в игру, { $clause }
ability-unite = Единство: Если в этом ходу вы разыграете хотя бы одного другого { $hero } (до или после этой карты), { $clause }
step-unite = Единство: { CAPITAL($clause) }
step-energize = Заряд { $n }: { CAPITAL($clause) }
step-energize-instead = Заряд { $n }: Вместо этого { $clause }
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

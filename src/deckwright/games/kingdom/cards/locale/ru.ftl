### Текст карт игры Kingdom по-русски.
### Сообщение — предложение в повелительном наклонении, без прописной буквы и без точки. Ключевое слово стоит без склонения рядом со словом «карта».

## Ресурсы и слава

resource-coin = монета
resource-wood = дерево
resource-stone = камень
resource-metal = металл
resource-sword = меч
resource-good = товар
amount-coin = { $n } { $n ->
        [one] монету
        [few] монеты
       *[many] монет
    }
amount-wood = { $n } { $n ->
        [one] дерево
        [few] дерева
       *[many] дерева
    }
amount-stone = { $n } { $n ->
        [one] камень
        [few] камня
       *[many] камней
    }
amount-metal = { $n } { $n ->
        [one] металл
        [few] металла
       *[many] металла
    }
amount-sword = { $n } { $n ->
        [one] меч
        [few] меча
       *[many] мечей
    }
amount-good = { $n } { $n ->
        [one] товар
        [few] товара
       *[many] товаров
    }
amount-any = { $n } { $n ->
        [one] любой ресурс
        [few] любых ресурса
       *[many] любых ресурсов
    }
amount-some = { $n } { $n ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
    }
amount-mixed = { $n } на выбор: { $kinds }
amount-fame = { $n } { $n ->
        [one] очко славы
        [few] очка славы
       *[many] очков славы
    }
at-most = , не больше { $n }
for-each = { $amount } { $per }{ $most }
and-number = { $first } и { $last }
or-number = { $first } или { $last }

## Карты

cards = { $how } { $other } { $side } { $card } { $what } { $where } { $has } { $stage }
how-exactly = { $n }
how-up-to = до { $n }
case-up-to = gen
how-all-acc = все
how-all-gen = всех
all-but = { $cards }, кроме { $n } по вашему выбору
other-nom = другая
other-acc = { $n ->
        [one] другую
        [few] другие
       *[many] других
    }
other-gen = { $n ->
        [one] другой
       *[many] других
    }
friendly-nom = дружественная
friendly-acc = { $n ->
        [one] дружественную
        [few] дружественные
       *[many] дружественных
    }
friendly-gen = { $n ->
        [one] дружественной
       *[many] дружественных
    }
red-nom = красная
red-acc = { $n ->
        [one] красную
        [few] красные
       *[many] красных
    }
red-gen = { $n ->
        [one] красной
       *[many] красных
    }
blocked-nom = заблокированная
blocked-acc = { $n ->
        [one] заблокированную
        [few] заблокированные
       *[many] заблокированных
    }
blocked-gen = { $n ->
        [one] заблокированной
       *[many] заблокированных
    }
card-nom = карта
card-acc = { $n ->
        [one] карту
        [few] карты
       *[many] карт
    }
card-gen = { $n ->
        [one] карты
       *[many] карт
    }
keywords-none = {""}
keywords = «{ $first }»
keyword-beside = «{ $name }»
keywords-or = { $first } или «{ $last }»
keyword-land = Земля
keyword-building = Здание
keyword-person = Персонаж
keyword-enemy = Враг
keyword-event = Событие
keyword-scroll = Свиток
keyword-permanent = Постоянная
keyword-expansion = Дополнение
keyword-knight = Рыцарь
article = {""}
with-production = с производством
with-upgrade = с улучшением
with-free-box = со свободной клеткой
with-largest = с наибольшим производством
at-stage = на ступени { $stages }
in-play = в игре
in-discard = из сброса
in-deck = из колоды
in-permanents = из ваших постоянных карт
of-kingdom = вашего королевства
on-top-of-deck = с верха колоды

## Подсчёт

per-card = { $k ->
        [1] за каждую { $cards }
       *[other] за каждые { $k } { $cards }
    }
per-tick-here = { $k ->
        [1] за каждую отмеченную клетку этой карты
        [few] за каждые { $k } отмеченные клетки этой карты
       *[many] за каждые { $k } отмеченных клеток этой карты
    }
per-tick = { $k ->
        [1] за каждую отмеченную клетку вашего королевства
        [few] за каждые { $k } отмеченные клетки вашего королевства
       *[many] за каждые { $k } отмеченных клеток вашего королевства
    }
per-unticked = за каждую ступень этой карты без отметок

## Соединение предложений

then = { $clause }, затем { $next }
then-otherwise = { $clause }; { $next }
or-clause = { $clause }; или { $next }
and-clause = { $clause } и { $next }
priced = { $price }: { $clause }
limited = { $clause } ({ $n } { $n ->
        [one] раз
        [few] раза
       *[many] раз
    } за { $per })
per-turn = ход
per-round = раунд
per-game = игру
effect-passive = { $clause }
effect-activated = сбросьте эту карту: { $clause }
effect-time = сбросьте эту карту и завершите ход: { $clause }
effect-time-permanent = завершите ход: { $clause }
effect-destroy = уничтожьте эту карту: { $clause }
effect-optional = { $when }, если хотите: { $clause }
effect-forced = { $when }: { $clause }
effect-once = только один раз: { $clause }
effect-once-when = только один раз, { $when }: { $clause }
when-played = при розыгрыше
when-advance = при продвижении
when-end-of-turn = в конце хода
when-round-start = в начале раунда
when-end-of-round = в конце раунда
when-enemy-defeated = при победе над врагом
flag-continuous = остаётся в игре
ability-box = клетка { $n }: { $clause }
ability-fame = слава: { $fame }
ability-discovered = { $clause }
ability-finish = в завершение: { $clause }
pay = заплатите { $price }
tier = { $amount } ({ $n ->
        [1] клетка { $first }
       *[other] клетки { $first }–{ $last }
    })
price-less = , на { $amount } меньше { $per }

## Действия

verb-gain = получите { $amount }
verb-gain-per = получите { $amount } { $per }{ $most }
verb-spend = заплатите { $amount }, а если не можете: { $next }
verb-gain-production = получите производство { $cards }, не сбрасывая
verb-discover = откройте { $numbers }
verb-discover-one = посмотрите { $numbers } и откройте одну из этих карт
verb-turn-this-down = поверните эту карту (↓)
verb-turn-this-right = переверните эту карту (→)
verb-turn-down = поверните { $cards } (↓)
verb-turn-right = переверните { $cards } (→)
verb-reset = верните в исходное положение { $cards }
verb-upgrade = улучшите { $cards }{ $less }{ $going }
less = {" "}на { $n } { $n ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
    } дешевле
going = , не завершая ход
verb-discard-this = сбросьте эту карту
verb-discard = сбросьте { $cards }
verb-destroy-this = уничтожьте эту карту
verb-destroy = уничтожьте { $cards }
verb-release = освободите { $cards }
verb-defeat = победите этого врага
verb-defeat-free = победите { $cards } бесплатно
verb-block = заблокируйте { $cards }
verb-boost-this = усильте производство этой карты
verb-boost = выберите { $cards } и усильте производство
verb-play = разыграйте { $cards }
verb-play-keeping-resources = разыграйте { $cards }, не теряя ресурсов
top-cards = { $n ->
        [one] { $n } верхнюю карту
        [few] { $n } верхние карты
       *[many] { $n } верхних карт
    }
verb-play-top = разыграйте { top-cards } колоды
verb-play-top-keeping-resources = разыграйте { top-cards } колоды, не теряя ресурсов
verb-advance = продвиньтесь
verb-advance-keeping-resources = продвиньтесь, не теряя ресурсов
verb-put-on-top = положите { $cards } на верх колоды
verb-put-on-the-bottom = положите { $cards } под низ колоды
verb-put-this-on-top = положите эту карту на верх колоды
verb-put-this-on-the-bottom = положите эту карту под низ колоды
verb-look-reorder = посмотрите { top-cards } колоды и верните их в любом порядке
verb-look-put-any-on-the-bottom = посмотрите { top-cards } колоды, любые из них положите под низ, остальные верните в любом порядке
verb-keep = удержите { $cards }
verb-sticker-this = добавьте на эту карту { $sticker }
verb-sticker = выберите { $cards } и добавьте { $sticker }
sticker-1 = наклейку монеты
sticker-2 = наклейку дерева
sticker-3 = наклейку камня
sticker-4 = наклейку металла
sticker-5 = наклейку меча
sticker-6 = наклейку товара
sticker-7 = наклейку «остаётся в игре»
sticker-8 = наклейку 2 очков славы
sticker-10 = наклейку 5 очков славы
sticker-11 = наклейку «Рыцарь»
verb-tick-this-next = отметьте следующую клетку этой карты
verb-tick-this = отметьте клетку этой карты
verb-tick-this-without-paying = отметьте клетку этой карты бесплатно
verb-tick = выберите { $cards } и отметьте клетку
verb-tick-without-paying = выберите { $cards } и отметьте клетку бесплатно
verb-write = впишите королевству { $fame }
verb-choose = выберите: { $options }

## Условия

condition-is-in-play = если в игре есть { $nom }, { $clause }
condition-is-not-in-play = если в игре нет { $gen }, { $clause }
condition-this-blocks = если эта карта блокирует { $acc }, { $clause }
condition-boxes-ticked = если на этой карте отмечено не меньше { $n } { $n ->
        [one] клетки
       *[many] клеток
    }: { $clause }
condition-otherwise = иначе { $clause }

## Постоянные правила

standing-first-gives = первая { $nom }, которая производит за ход, даёт на { $resource } больше
standing-gives-more = { $cards } дают на { $resource } больше
standing-gives-less = { $cards } дают на { $resource } меньше
standing-givers-give-more = карты, которые дают ресурс «{ $kind }», дают на { $resource } больше
standing-givers-give-less = карты, которые дают ресурс «{ $kind }», дают на { $resource } меньше
standing-costs = улучшения{ $of } стоят на { $resource } меньше
slot-of = {" "}{ $cards }
slot-by = , если блокирует { $what }
standing-advance-plays = при продвижении вы разыгрываете { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    }
standing-advance-adds-more = при продвижении вы разыгрываете на { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } больше
standing-advance-adds-less = при продвижении вы разыгрываете на { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } меньше
standing-turn-plays = в начале хода вы разыгрываете { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    }
standing-no-advance = вы не можете продвигаться
standing-blocks-fewer = каждый враг блокирует на { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } меньше
standing-unblockable = { $cards } нельзя заблокировать{ $by }
standing-good-as-coins = 1 товар можно потратить как 2 монеты
standing-peek = вы можете смотреть { top-cards } колоды

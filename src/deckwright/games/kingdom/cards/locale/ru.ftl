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
       *[other] дерева
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
amount-mixed = { $n } { $n ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
    } на выбор ({ $kinds })
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

cards = { $how } { $other } { $side } { $card } { $what } { $has } { $where } { $stage }
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
in-permanents = среди ваших постоянных карт
of-kingdom = в вашем королевстве
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
        [1] за каждую отмеченную клетку в вашем королевстве
        [few] за каждые { $k } отмеченные клетки в вашем королевстве
       *[many] за каждые { $k } отмеченных клеток в вашем королевстве
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
effect-activated-priced = сбросьте эту карту и { $price }: { $clause }
effect-time = сбросьте эту карту и завершите ход: { $clause }
effect-time-priced = сбросьте эту карту, завершите ход и { $price }: { $clause }
effect-time-permanent = завершите ход: { $clause }
effect-time-permanent-priced = завершите ход и { $price }: { $clause }
effect-destroy = уничтожьте эту карту: { $clause }
effect-destroy-priced = уничтожьте эту карту и { $price }: { $clause }
effect-optional = { $when }: если хотите, { $clause }
effect-forced = { $when }: { $clause }
may = { $clause }, если хотите
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
ability-fame = приносит { $fame }
ability-discovered = { $clause }
ability-finish = в конце дополнения: { $clause }
pay = заплатите { $price }
tier = { $amount } ({ $n ->
        [1] клетка { $first }
       *[other] клетки { $first }–{ $last }
    })
price-less = , на { $amount } меньше { $per }

## Действия

verb-gain = получите { $amount }
verb-gain-per = получите { $amount } { $per }{ $most }
verb-spend = заплатите { $amount }, а если не можете, { $next }
verb-gain-production = получите производство { $whose }, не сбрасывая { $count ->
        [1] её
       *[other] их
    }
verb-discover = откройте { $count ->
        [1] карту
       *[other] карты
    } { $numbers }
verb-discover-one = посмотрите карты { $numbers } и откройте одну из них
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
verb-defeat-free = победите { $cards } без оплаты
verb-block = заблокируйте { $cards }
verb-boost-this = усильте производство этой карты
verb-boost = усильте производство { $whose }
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
verb-look-put-any-on-the-bottom = посмотрите { top-cards } колоды, любые из них положите под низ, а остальные верните в любом порядке
verb-keep = удержите { $cards }
verb-sticker-this = добавьте на эту карту { $sticker }
verb-sticker = добавьте на { $count ->
        [1] { $cards }
       *[other] каждую из { $whose }
    } { $sticker }
sticker-1 = наклейку с монетой
sticker-2 = наклейку с деревом
sticker-3 = наклейку с камнем
sticker-4 = наклейку с металлом
sticker-5 = наклейку с мечом
sticker-6 = наклейку с товаром
sticker-7 = наклейку «остаётся в игре»
sticker-8 = наклейку с 2 очками славы
sticker-10 = наклейку с 5 очками славы
sticker-11 = наклейку «Рыцарь»
verb-tick-this-next = отметьте следующую клетку этой карты
verb-tick-this = отметьте клетку этой карты
verb-tick-this-without-paying = без оплаты отметьте клетку этой карты
verb-tick = отметьте клетку { $whose }
verb-tick-without-paying = без оплаты отметьте клетку { $whose }
verb-write = впишите { $fame }
verb-choose = выберите: { $options }

## Условия

condition-is-in-play = если в игре есть { $nom }, { $clause }
condition-is-not-in-play = если в игре нет { $gen }, { $clause }
condition-this-blocks = если эта карта блокирует { $acc }, { $clause }
condition-boxes-ticked = если на этой карте отмечено не меньше { $n } { $n ->
        [one] клетки
       *[many] клеток
    }, { $clause }
condition-otherwise = иначе { $clause }

## Постоянные правила

standing-first-gives = первая за ход { $nom }, которая производит ресурсы, даёт на { $resource } больше
standing-gives-more = { $cards } дают на { $resource } больше
standing-gives-less = { $cards } дают на { $resource } меньше
standing-givers-give-more = карты, которые дают ресурс «{ $kind }», дают на { $resource } больше
standing-givers-give-less = карты, которые дают ресурс «{ $kind }», дают на { $resource } меньше
standing-costs = улучшения{ $of } стоят на { $resource } меньше
slot-of = {" "}{ $cards }
slot-by = {" "}картами { $what }
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
standing-peek = вы можете в любой момент посмотреть { top-cards } колоды

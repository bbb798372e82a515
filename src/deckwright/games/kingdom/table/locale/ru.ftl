### Что говорит королевство по-русски: журнал, вопросы, отказы, действия, летопись. Названия карт остаются в именительном падеже.

## События

event-shuffle =
    { $n ->
        [one] Вы перемешиваете { $n } карту и составляете новую колоду
        [few] Вы перемешиваете { $n } карты и составляете новую колоду
       *[many] Вы перемешиваете { $n } карт и составляете новую колоду
    }
event-shuffle-banish =
    { $n ->
        [one] Вы перемешиваете { $n } карту, чтобы выбрать, что будет изгнано
        [few] Вы перемешиваете { $n } карты, чтобы выбрать, что будет изгнано
       *[many] Вы перемешиваете { $n } карт, чтобы выбрать, что будет изгнано
    }
event-round = Раунд { $n }
event-turn = Ход { $n }
event-play = Вы разыгрываете карту: { $card }
event-play-discard = Вы разыгрываете из сброса: { $card }
event-use = Вы применяете эффект карты: { $card }
event-gain = Вы получаете { $amount }
event-spend = Вы платите { $amount }
event-lose = Вы теряете { $amount }
event-discard = Вы сбрасываете карту: { $card }
event-put-top = Вы кладёте на верх колоды: { $card }
event-put-bottom = Вы кладёте под низ колоды: { $card }
event-put-permanents = Теперь среди ваших постоянных карт: { $card }
event-reveal = Вы смотрите карту: { $card }
event-reveal-packet = Среди отсчитанных карт: { $card }
event-defeat = Вы побеждаете врага: { $card }
event-destroy = Карта уничтожена навсегда: { $card }
event-destroy-aside = Карта, отложенная раньше, теперь уничтожена навсегда: { $card }
event-banish = Вы изгоняете карту: { $card }
event-set-aside = Вы откладываете карту: { $card }
event-ask = Решать вам: { $card }
event-ask-plain = Решать вам
event-choose = Вы выбираете карту: { $card }
event-choose-plain = Вы делаете выбор
event-choose-resource = Вы выбираете ресурс: { $resource }
event-choose-box = Вы выбираете клетку { $n }
event-choose-side = Вы выбираете сторону: { $card }
event-choose-option = Вы выбираете вариант { $n }
event-choose-effect = Вы выбираете, что будет следующим: { $card }
event-decline = Вы отказываетесь: { $card }
event-discover = Вы открываете карту { $number }: { $card }
event-discover-permanents = Вы открываете карту { $number }, это постоянная карта: { $card }
event-read = Вы читаете карту { $number }: { $card }
event-produce = Производит карта: { $card }
event-upgrade = Вы улучшаете карту: прежде { $before }, теперь { $card }
event-turned = Вы поворачиваете карту: прежде { $before }, теперь { $card }
event-reset = Вы возвращаете карту в исходное положение, это снова { $card }
event-advance = Вы продвигаетесь
event-pass = Вы пасуете
event-trigger = Срабатывает эффект: { $card }
event-block = Карта заблокирована: { $card }
event-release = Карта освобождена: { $card }
event-keep = Карта остаётся в игре: { $card }
event-sticker = Вы добавляете { $sticker } на карту: { $card }
event-boost = Отныне на { $amount } больше даёт карта: { $card }
event-tick = Вы отмечаете клетку { $n } карты: { $card }
event-cross-out = Вы зачёркиваете использованный эффект карты: { $card }
event-write = Вы вписываете { $fame }
event-write-banish = Вы вписываете славу изгнанных карт: { $fame }
event-scroll = Указания свитка исполнены: { $card }
event-gate = Отныне королевство нельзя начать заново
event-turn-end = Ход { $n } окончен
event-round-end = Раунд окончен; у вашего королевства { $fame }
event-turn-cut =
    { $n ->
        [one] Ход завершён из-за защитного ограничения после { $n } решения
        [few] Ход завершён из-за защитного ограничения после { $n } решений
       *[many] Ход завершён из-за защитного ограничения после { $n } решений
    }
event-round-cut =
    { $n ->
        [one] Раунд завершён из-за защитного ограничения после { $n } хода
        [few] Раунд завершён из-за защитного ограничения после { $n } ходов
       *[many] Раунд завершён из-за защитного ограничения после { $n } ходов
    }
event-last-round = Это последний раунд
event-score = Итог вашего королевства: { $fame }
event-score-expansion = Итог вашего королевства с этим дополнением: { $fame }
event-expansion = Начинается дополнение: { $card }

## Вопросы

prompt-turn = Выберите действие или пасуйте
prompt-next-turn = Ход окончен. Переходите к следующему
prompt-next-round = Раунд окончен. Переходите к следующему
prompt-next-score = Последний раунд окончен. Пора подсчитать славу
prompt-card-turn = Выберите карту, которую повернёте
prompt-card-reset = Выберите карту, которую вернёте в исходное положение
prompt-card-upgrade = Выберите карту, которую улучшите
prompt-card-discard = Выберите карту, которую сбросите
prompt-card-destroy = Выберите карту, которую уничтожите
prompt-card-release = Выберите заблокированную карту, которую освободите
prompt-card-defeat = Выберите врага, которого победите без оплаты
prompt-card-block = Выберите карту, которая будет заблокирована
prompt-card-boost = Выберите карту, производство которой усилите
prompt-card-play = Выберите карту, которую разыграете
prompt-card-top = Выберите карту, которую положите на верх колоды
prompt-card-look = Выберите карту под низ колоды; первая окажется глубже всех
prompt-card-discover = Выберите карту, которую откроете
prompt-card-keep = Выберите карту, которая останется в игре
prompt-card-sticker = Выберите карту, на которую добавите { $sticker }
prompt-card-tick = Выберите карту, на которой отметите клетку
prompt-card-production = Выберите карту, производство которой получите
prompt-card-bottom = Выберите карту, которую положите под низ колоды
prompt-card-spare = Выберите карту, которую пощадите
prompt-card-banish = Выберите среди отсчитанных карту, которую изгоните
prompt-card-permanent = Выберите постоянную карту, которую изгоните
prompt-order-top = Выберите следующую карту для колоды; первая окажется наверху
prompt-order-bottom = Выберите следующую карту под низ колоды; первая окажется глубже всех
prompt-order-look = Выберите следующую карту, которую вернёте; первая окажется на верху колоды
prompt-resource-gain = Выберите ресурс, который получите
prompt-resource-slot = Выберите ресурс, который будет произведён
prompt-resource-loss = Выберите ресурс, которого будет произведено на 1 меньше
prompt-resource-more = Выберите ресурс, которого будет произведено на 1 больше
prompt-resource-less = Выберите ресурс, которого заплатите на 1 меньше
prompt-resource-kind = Выберите ресурс, которым заплатите
prompt-resource-goods = Выберите, платить ли монетами или 1 товаром вместо 2 монет или меньше
prompt-resource-boost = Выберите ресурс, которого эта карта отныне даёт больше: { $card }
prompt-box = Выберите клетку, которую отметите
prompt-side = Выберите сторону карты { $number }, которая будет сверху
prompt-option-choice = Выберите, что произойдёт
prompt-option-sum = Выберите цену, которую заплатите
prompt-option-arrow = Выберите улучшение карты: { $card }
prompt-option-defeat = Выберите, что принесёт победа над этим врагом: { $card }
prompt-trigger = Выберите эффект, который будет следующим
prompt-confirm = Применить этот эффект карты: { $card }?
prompt-left = { $prompt } (осталось выбрать: { $n })
prompt-up-to = { $prompt } (не больше { $n })

## Отказ в отмене

undo-deck-card = Отменить нельзя: карта покинула колоду, и следующая уже видна.
undo-discovery = Отменить нельзя: карта открыта.
undo-offer = Отменить нельзя: карты из коробки прочитаны.
undo-look = Отменить нельзя: вы посмотрели карты колоды.
undo-for-ever = Отменить нельзя: в железном режиме то, что остаётся навсегда, не отменяется.

## Почему действие невозможно; без точки

reason-turn-over = ход окончен; сначала перейдите дальше
reason-turn-goes-on = ход ещё не окончен
reason-no-answer = такого ответа нет среди возможных
reason-deck-empty = ваша колода пуста
reason-no-advance = вы не можете продвинуться, пока это запрещает карта: { $card }
reason-unmet = в вашем королевстве нет карты { $number }
reason-destroyed = эта карта уничтожена: { $card }
reason-banished = эта карта изгнана: { $card }
reason-set-aside = эта карта отложена: { $card }
reason-not-in-play = этой карты нет в игре: { $card }
reason-permanent = эта карта постоянная, её нельзя сбросить: { $card }
reason-blocked = эта карта заблокирована: { $card }. На ней лежит { $by }
reason-no-production = у этой карты сейчас нет производства: { $card }
reason-no-upgrade = у этой карты сейчас нет ячейки стоимости со { $arrow }: { $card }
reason-no-effect = у этой карты сейчас нет эффекта, который можно применить: { $card }
reason-which-effect = у этой карты сейчас нет такого эффекта: { $card }. Есть: { $effects }
reason-by-itself = этот эффект действует сам: { $card }
reason-crossed-out = этот эффект зачёркнут: { $card }
reason-used-up = этот эффект уже применён столько раз, сколько можно: { $card }
reason-changes-nothing = сейчас это ничего не изменит: { $card }
reason-missing = нужно получить ещё { $missing }
reason-missing-cards =
    { $n ->
        [one] нужно иметь в игре ещё { $n } карту, которую можно для этого сбросить
        [few] нужно иметь в игре ещё { $n } карты, которые можно для этого сбросить
       *[many] нужно иметь в игре ещё { $n } карт, которые можно для этого сбросить
    }
arrow-down = стрелкой вниз
arrow-right = стрелкой вправо

## Действия

group-produce = Произвести
group-upgrade = Улучшить
group-use = Применить эффект
group-advance = Продвинуться
group-card = Выбрать
group-trigger = Следующий
group-resource = Ресурс
group-box = Клетка
group-side = Сторона
action-pass = Пас
action-advance = Продвинуться
action-go-on = Дальше
action-next-turn = Следующий ход
action-next-round = Следующий раунд
action-next-score = Подсчитать славу
action-upgrade = Улучшить: { $card } → { $to }
action-ability = { $card } (эффект { $n })
action-resource = { CAPITAL($resource) }
action-box = Клетка { $n }
action-side = Сторона { $n }
action-side-named = { $card }
action-sum = Заплатить { $amount }
action-option = Вариант { $n }
action-unmet = Действие с картой, которая вам ещё не встречалась

## Летопись, целыми предложениями

story-round = Раунд { $n }
story-founded = Начиналось королевство с малого: { $cards }.
story-expansion = Открылась новая глава: { $card }.
story-found-1 = Королевство узнало то, чего прежде не знало: { $cards }.
story-found-2 = В тот год на карте появилось новое: { $cards }.
story-found-3 = Пришли вести о новом: { $cards }.
story-turned = { $before } — теперь { $card }
story-changed =
    { $n ->
        [one] { CAPITAL($pairs) }.
        [few] Многое переменилось: { $pairs }.
       *[many] Многое переменилось: { $pairs }.
    }
story-blocked = Из-за карты «{ $card }» пропало даром: { $cards }.
story-defeated = Королевство одолело то, что ему мешало: { $cards }.
story-destroyed = Навсегда потеряно: { $cards }.
story-set-aside = До поры отложено: { $cards }.
story-banished = Ушло, но не в забвение: { $cards }.
story-boosted = С тех пор от этого было больше пользы: { $cards }.
story-sticker = На карту «{ $card }» добавили { $sticker }.
story-ticked =
    { $n ->
        [one] { $card }: на { $n } шаг дальше.
        [few] { $card }: на { $n } шага дальше.
       *[many] { $card }: на { $n } шагов дальше.
    }
story-gate = С того дня начать заново было уже нельзя.
story-last-round = Все знали, что настал последний раунд.
story-quiet = Не случилось ничего, что стоило бы записать.
story-lost = Зря добыли { $amounts }.
story-round-end-1 =
    { $n ->
        [one] После { $n } хода у королевства было { $fame }.
        [few] После { $n } ходов у королевства было { $fame }.
       *[many] После { $n } ходов у королевства было { $fame }.
    }
story-round-end-2 =
    { $n ->
        [one] Прошёл { $n } ход, и у королевства было уже { $fame }.
        [few] Прошло { $n } хода, и у королевства было уже { $fame }.
       *[many] Прошло { $n } ходов, и у королевства было уже { $fame }.
    }
story-round-end-3 =
    { $n ->
        [one] Когда прошёл { $n } ход, люди насчитали { $fame }.
        [few] Когда прошло { $n } хода, люди насчитали { $fame }.
       *[many] Когда прошло { $n } ходов, люди насчитали { $fame }.
    }
story-score = Когда всё подсчитали, у королевства оказалось { $fame }.
story-title = В памяти оно осталось под именем { $title }.

## What is done with a kingdom: expansions, restarts, branches

reason-expansion-early = дополнение начинается только после конца игры
reason-no-expansion = { $number } — не дополнение
reason-expansion-played = дополнение { $number } уже сыграно; каждое играется один раз
reason-track-full = шкала счёта заполнена: королевство может сыграть { $n } дополнений
reason-restart-closed = начать королевство заново уже нельзя: открыта карта, после которой это невозможно
reason-iron = это королевство в железном режиме: у него нет ветвей

## What pages say beside an action

warn-losing = Вы потеряете { $amounts }.
reach-first = Сначала производство: { $cards }, затем: { $action }
reach-not-yet = { CAPITAL($reason) }.

### Что говорит сервер по-русски: имена, настройки, ошибки.

## Места и наборы

computer = Компьютер { $n }
sets-together = Оба набора вместе

## Настройки правил

option-heading = Настройки правил
option-free-defeat = Бесплатная победа от героя
option-free-defeat-must = обязательна
option-free-defeat-may = можно отказаться
option-librarian-discard = Сброс карты (Храмовый библиотекарь)
option-librarian-discard-must = обязателен
option-librarian-discard-may = можно отказаться
option-copied-unite = Повторённый эффект «Единства»
option-copied-unite-original-counts = исходный герой считается
option-copied-unite-original-excluded = исходный герой не считается
option-last-round-extra-turn = Дополнительный ход в последнем круге
option-last-round-extra-turn-taken = делается
option-last-round-extra-turn-lost = пропадает
option-solo-extra-turn = Дополнительный ход в одиночной игре
option-solo-extra-turn-rival-waits = соперник ждёт
option-solo-extra-turn-rival-acts = соперник действует между ходами
option-center-shards = Осколки энергии в центральной колоде
option-center-shards-auto = по наборам
option-shard-limit = Ограничение осколков энергии
option-shard-limit-box = сколько есть в наборах
option-shard-limit-none = без ограничения
option-banished-over-treasure = Сокровище под изгнанной картой
option-banished-over-treasure-stays = остаётся в ячейке
option-banished-over-treasure-banished = тоже уходит в Бездну
option-fate-order = Судьба, спрашивающая игроков несколько раз
option-fate-order-by-player = игрок за игроком
option-fate-order-by-time = каждый по разу, затем снова
option-copy-copiers = Повтор карты, которая сама повторяет
option-copy-copiers-never = никогда
option-copy-copiers-chain = можно, каждый герой один раз
option-staff-stacking = Несколько карт «Посох дикого зова» на одну карту
option-staff-stacking-add = складываются
option-staff-stacking-one = один на карту
option-put-is-play = Конструкция, введённая в игру
option-put-is-play-no = не считается разыгранной
option-put-is-play-yes = считается разыгранной
option-teammate-free-cards = Бесплатная карта для напарника
option-teammate-free-cards-pay = стоит 1 руну
option-teammate-free-cards-never = невозможна
option-teammate-treasure = Сокровище под картой для напарника
option-teammate-treasure-acquirer = остаётся у получившего карту
option-teammate-treasure-with-card = уходит вместе с картой
option-team-tie = Ничья команд
option-team-tie-latest-member = побеждает команда последнего игрока
option-team-tie-shared = общая победа
option-cult-last-step = Культ после исчерпания запаса игроком
option-cult-last-step-taken = забирает свои две карты
option-cult-last-step-skipped = не действует

## Ошибки

status-400 = Непонятно
status-403 = Не разрешено
status-404 = Не найдено
status-409 = Не сейчас
status-413 = Слишком большой запрос
status-429 = Слишком много запросов
status-500 = Сломано
status-503 = Не записано
problem-no-table = Такого стола нет. Проверьте ссылку или попросите новую.
problem-table-too-old = За этим столом играли другими картами; открыть его больше нельзя.
problem-no-place = У этого устройства нет места за столом. Откройте ссылку, которую вам дали.
problem-bad-link = Эта ссылка не даёт места за столом. Возможно, она неполная или заменена новой, либо на этом месте теперь играет компьютер.
problem-used-link = Это место уже занято: ссылка на место открывает его один раз. Если это вы, попросите впустить вас на другом устройстве или откройте свою ссылку для возвращения.
problem-ask-later = Сейчас об этом месте просят другие. Попробуйте через минуту.
problem-nobody-asks = Об этом месте больше никто не просит.
problem-not-yours = На этом устройстве за это место не играют.
problem-not-maker = Ссылки видит только устройство, на котором создан стол.
problem-watching = Вы наблюдаете: действовать могут только сидящие за столом.
problem-over = Эта партия окончена.
problem-not-over = Эта партия ещё не окончена.
problem-stale = За столом уже что-то изменилось. Посмотрите ещё раз и выберите.
problem-not-asked = Сейчас решаете не вы.
problem-undo = Отменять нечего.
problem-nothing-to-play = Нет карты, которую можно просто разыграть.
problem-seat-taken = На этом месте уже играет компьютер.
problem-others-play = За столом играют и другие: место можно передать компьютеру, но закончить их партию нельзя.
problem-other-device = На вашем месте играют и с другого устройства. Сначала отключите его или передайте место компьютеру.
problem-crowded = Этот стол открыт на слишком многих страницах.
problem-storage = Сервер не смог это записать, поэтому ничего не произошло. Возможно, диск полон. Попробуйте чуть позже.
problem-bad-message = Сервер не понял это сообщение.
problem-hello-first = Страница должна сначала сказать, какое место она показывает.
problem-bad-seed = Зерно для тренировки — от 1 до { $most } знаков.
problem-bad-seats = Описано мест: { $seats }, а играющих: { $players }.
problem-bad-level = Компьютер играет на уровне от 1 до 5, а не { $level }.
problem-no-ruleset = Нет такого свода правил: «{ $ruleset }».
problem-bad-code = Это не код настроек. Коды выглядят так: 4H7K-2M9X; проверьте каждую букву.
problem-no-move = В этой партии шаги от 0 до { $most }.
problem-no-seat = За этим столом нет места { $seat }.
problem-older-rules = Эта партия сыграна по прежним правилам: журнал читается, но позиции не восстановить.
problem-illegal = Сейчас этого сделать нельзя.
problem-bad-request = Сервер не понял запрос: чего-то не хватает, что-то лишнее или не того вида.
problem-not-allowed = Это не разрешено.
problem-no-page = По этому адресу ничего нет.
problem-no-method = Этот адрес так использовать нельзя.
problem-too-large = Это больше, чем сервер принимает за раз.
problem-too-many = Слишком много запросов отсюда. Подождите минуту и попробуйте снова.
problem-csrf = Страница была открыта слишком долго. Попробуйте ещё раз.
problem-broken = На сервере что-то сломалось; ничего не изменилось. Подробности в журнале сервера.

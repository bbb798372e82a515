### Что страницы говорят об Ascension по-русски: наборы вместе и настройки правил.

ruleset-ascension-combined = Оба набора вместе

## Настройки правил

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
option-last-round-extra-turn-taken = совершается
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
option-fate-order = «Судьба», спрашивающая игроков несколько раз
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
option-energize-timing = Энергия, учитываемая для «Заряда»
option-energize-timing-played = на момент розыгрыша героя или победы над монстром
option-energize-timing-each-step = также из предыдущих строк той же карты

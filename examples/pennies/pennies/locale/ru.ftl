### Гроши по-русски.

game-name = Гроши

pennies =
    { $n ->
        [one] { $n } грош
        [few] { $n } гроша
       *[many] { $n } грошей
    }

## Cards

verb-take = возьмите { pennies }
verb-rob = отнимите у другого игрока { pennies }

## Actions and questions

action-play = Сыграть: { $card }
action-rob = Ограбить: { $player }
prompt-turn = Сыграйте карту
prompt-rob = Кого вы грабите?

## Events

event-draw = { $player } берёт карту: { $card }
event-draw-hidden = { $player } берёт карту
event-play = { $player } играет карту: { $card }
event-take = { $player } берёт из банка { pennies }
event-rob = { $player } грабит игрока { $other }: { pennies }

## Fields of the view

view-pot = Банк
view-deck = Карт в колоде
view-discard = Сыгранные карты
view-seats-pennies = Гроши
view-seats-hand-count = Карт на руке
view-seats-hand-cards = Рука
view-decision-kind-rob = Грабёж

### Vinténs em português.

game-name = Vinténs

pennies =
    { $n ->
        [one] { $n } vintém
       *[other] { $n } vinténs
    }

## Cards

verb-take = pegue { pennies }
verb-rob = roube { pennies } de outro jogador

## Actions and questions

action-play = Jogar { $card }
action-rob = Roubar de { $player }
prompt-turn = Jogue uma carta
prompt-rob = De quem você rouba?

## Events

event-draw = { $player } compra { $card }
event-draw-hidden = { $player } compra uma carta
event-play = { $player } joga { $card }
event-take = { $player } pega { pennies } do monte
event-rob = { $player } rouba { pennies } de { $other }

## Fields of the view

view-pot = Monte
view-deck = Cartas no baralho
view-discard = Cartas jogadas
view-seats-pennies = Vinténs
view-seats-hand-count = Cartas na mão
view-seats-hand-cards = Mão
view-decision-kind-rob = Roubo

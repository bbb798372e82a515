tutorial-intro = Four short lessons at a real table: the first round of a kingdom. It takes about five minutes, and you can stop at any time.
tutorial-complete = You know the whole round: produce, upgrade, use effects, Advance, Pass. Your cards will tell you the rest when you meet them.
tutorial-first-game = Found your kingdom
tutorial-skip = Skip and found a kingdom

lesson-upgrade = Produce and upgrade
lesson-upgrade-about = Make resources and turn your first cards
lesson-upgrade-welcome = Welcome! These cards are part of your kingdom. There are ten in all, and nobody plays against you: each turn, four of them come into play.
lesson-upgrade-deck = The others wait in the deck. It lies face up, so you always see which card comes next.
lesson-upgrade-look = Every card can become something better. Press the picture of { $card-6-1 } to look at all its stages.
lesson-upgrade-stages = “Now” marks the stage at which it stands; the arrow with a price leads to the next one. Close the card when you have seen enough.
lesson-upgrade-produce =
    To upgrade { $card-6-1 } you need 1 coin and 1 wood. { $card-4-1 } produces wood: { $small ->
        [yes] tap the card, what it can do stands at the top, and choose “Produce”.
       *[no] press the wood under its name.
    }
lesson-upgrade-coin = You have 1 wood, and { $card-4-1 } lies in the discard pile: a card that produces is discarded. Now press the coin of { $card-8-1 }.
lesson-upgrade-upgrade = 1 coin and 1 wood: that is the price. Press it on { $card-6-1 } to upgrade the card.
lesson-upgrade-turned = It has become { $card-6-2 } and lies in the discard pile; next round you will see it again. An upgrade always ends the turn: the other cards are discarded too.
lesson-upgrade-go-on = You could still take all of this back. Or press “Next turn”: four new cards come.
lesson-upgrade-at-once = Now the short way. { $card-2-1 } costs 2 coins, and two other cards can produce them. Press the price: producing and paying happen in one go.
lesson-upgrade-learned = Produce, pay, upgrade: the card turns, and the turn is over. That is the heart of the game.

lesson-effect = Effects and second thoughts
lesson-effect-about = Use what a card can do, and take back a turn
lesson-effect-wish = { $card-9-1 } wants to become { $card-9-2 }. That takes 2 wood and 1 stone, but only one card here produces wood.
lesson-effect-use = { $card-4-1 } also has an effect, marked with a lightning bolt: 1 wood for each land in play, and there are three. Press it.
lesson-effect-stone = Three wood! For that, { $card-4-1 } was turned and discarded, but your turn goes on. Now produce stone with { $card-6-1 }.
lesson-effect-upgrade = Everything is there. Upgrade { $card-9-1 }.
lesson-effect-fame = One wood was left over and is lost: nothing is kept for the next turn. But look at the star: your first 2 fame! Fame is what you play for.
lesson-effect-undo = Changed your mind? As long as no new card has come, the single arrow takes back one action, the double arrow the whole turn. Try one of them.
lesson-effect-again = As if it had never happened. Now end your turn with an upgrade after all.
lesson-effect-learned = A card in play produces, uses its effect or is upgraded: one of the three. And before new cards come, you can take it all back.

lesson-advance = Advance and Pass
lesson-advance-about = When four cards are not enough
lesson-advance-short = None of these four can be upgraded: there is no wood. In such a turn you may Advance, and two more cards come into play.
lesson-advance-coin = But first see what it costs. Produce a coin with { $card-9-1 }.
lesson-advance-advance = When a new card comes into play, all your resources are lost. You will be warned; Advance anyway.
lesson-advance-lost = The coin is gone for good: you have seen new cards, so this cannot be taken back. Better Advance first and produce later!
lesson-advance-upgrade = Now there is wood, and a new coin as well. Press the price of { $card-6-1 } to upgrade it.
lesson-advance-go-on = That worked. Press “Next turn”.
lesson-advance-pass = The last two cards, and they cannot pay for anything. That happens. Pass ends the turn without an upgrade.
lesson-advance-learned = Advance brings two more cards, and what you had produced is lost. Pass ends a turn that leads nowhere.

lesson-round = A new round
lesson-round-about = Two new cards, and where it all leads
lesson-round-over = The deck is empty: the round is over. All ten cards lie in the discard pile, and four of them have been turned.
lesson-round-go-on = A new round begins with two new cards out of the box; then all your cards are shuffled. Press “Next round”.
lesson-round-new = There they are: numbers 11 and 12. Press the picture of one of them and see what it can become.
lesson-round-play = Turned cards stay turned, so your kingdom is a little better than before. Close the card and upgrade one, whichever you like.
lesson-round-fame = So it goes on for 31 rounds, and then your fame is counted. You cannot lose: you find out how great your kingdom becomes.
lesson-round-learned = The box holds many cards that you have not met yet. The best way to meet them is a kingdom of your own.

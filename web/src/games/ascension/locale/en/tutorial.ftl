tutorial-intro = Five short lessons at a real table. It takes about five minutes, and you can stop at any time.
tutorial-complete = You know the whole turn: play cards, acquire, defeat, use Constructs, banish, end the turn. The cards explain the rest.
tutorial-first-game = Play your first game
tutorial-skip = Skip and play

lesson-row = The Center Row and Runes
lesson-row-about = Play cards, gain Runes, acquire better cards
lesson-row-welcome = This is the Center Row: six cards that all players share. You begin with ten weak cards, and every turn you make your deck better with cards from here.
lesson-row-first-card =
    You hold five cards. { $apprentice } gives 1 Rune, and Runes pay for cards. Play one: { $by ->
        [touch] tap it.
        [keys] go to it with the arrow keys and press Enter.
       *[mouse] click it.
    }
lesson-row-play-rest = You have 1 Rune. Playing cards costs nothing, so play the other four as well. “Play all” does it at once.
lesson-row-acquire = Five Runes! The number in a card's corner is its cost. Acquire { $wolf-shaman } from the Center Row for 3 Runes.
lesson-row-always = The new card lies in your discard pile, and another card has come into the row. Two Runes are left: acquire { $heavy-infantry }, which is always available.
lesson-row-end-turn = What you do not spend is lost, but you have spent it all. End your turn: your cards go to the discard pile and you draw five new ones. When your deck runs out, the discard pile is shuffled, and then you will draw the cards you acquired.
lesson-row-learned = Cards give Runes; Runes acquire cards; acquired cards come back in later hands.

lesson-power = Power and Monsters
lesson-power-about = Defeat Monsters and win Honor
lesson-power-play = Some Heroes give Power instead of Runes. Play your whole hand and watch your Power grow.
lesson-power-monster = Monsters are not acquired but defeated, with Power. { $samaels-trickster } costs 3 Power. Defeat it!
lesson-power-honor = The Monster is in the Void, and you took its reward: 2 Honor from the Honor pool and 1 Rune. Honor wins the game: whoever has most at the end is the winner.
lesson-power-cultist = You still have 2 Power. The { $cultist } is always there to be defeated, as often as you like. Use your Power on it.
lesson-power-mystic = Your Heroes gave Runes as well, and so did the reward: three in all. Acquire { $mystic }, which gives 2 Runes every time you play it.
lesson-power-end-turn = Everything is spent, and you have won 3 Honor. End your turn.
lesson-power-learned = Power defeats Monsters; their rewards give Honor; Honor wins.

lesson-constructs = Constructs
lesson-constructs-about = Cards that stay in play turn after turn
lesson-constructs-play = You hold a Construct, { $shadow-star }. Heroes leave at the end of the turn; Constructs stay in front of you. Play it.
lesson-constructs-use = Once in each of your turns you may use a Construct. Use { $shadow-star } now: it gives 1 Power.
lesson-constructs-rest = Play the rest of your hand.
lesson-constructs-widow = { $corrosive-widow } costs 4 Power, and you have enough. Its reward also makes your opponent destroy a Construct. Look at what the computer has, then defeat it.
lesson-constructs-end-turn = The computer has lost its Construct, and yours can be lost in the same way. End your turn and see what stays.
lesson-constructs-again = A new turn and a new hand, and { $shadow-star } is still here. Use it again.
lesson-constructs-learned = Constructs stay in play and help you every turn, until something destroys them.

lesson-banishing = Banishing
lesson-banishing-about = A smaller deck is a better deck
lesson-banishing-play = The weak cards you began with get in the way of the good ones. { $void-initiate } can remove one for good. Play it.
lesson-banishing-banish = Now choose an { $apprentice } in your hand or discard pile and banish it. You will draw your better cards more often.
lesson-banishing-rest = Play the rest of your hand.
lesson-banishing-mephit = Cards in the Center Row can be banished too. Defeat { $mephit }: its reward lets you do that.
lesson-banishing-row = Which card would you rather not leave to your opponent? Choose one in the row. It goes to the Void, and a new card takes its place.
lesson-banishing-learned = Banish weak cards to draw strong ones; banish cards in the row to keep them from others.

lesson-ending = Honor and the end of the game
lesson-ending-about = The last turn: win by Honor
lesson-ending-pool = A game later on: only 5 Honor is left in the Honor pool. When the pool is empty, the round is played to its end, and the game is over. You are three behind, and you are the last to play.
lesson-ending-play = Play your hand: strong cards make a strong turn.
lesson-ending-tyrant = Five Power! Defeat { $sea-tyrant }: it gives 5 Honor and empties the pool.
lesson-ending-altar = This is the last round. Cards in your deck count too: the number at the Honor symbol is added at the end. Acquire { $watchmakers-altar } for 5 Honor more.
lesson-ending-end-turn = Nothing left to do. End your turn, and the game ends with it.
lesson-ending-learned = The game ends when the Honor pool is empty. Tokens and cards together decide.

# How to play, on one page.

howto-title = How to play
howto-turn = A turn
howto-turn-1 = Four cards of your deck are played before you. Each can do one thing: produce, use its effect, or be upgraded.
howto-turn-2 = Produce: discard a card and take the resources printed on it. They last until the turn ends.
howto-turn-3 = Upgrade: pay what a card asks. It is turned to its next stage for good, and your turn ends.
howto-turn-4 = Advance plays two more cards; Pass ends the turn. When the deck is used up, the round is over.
howto-turn-note = Each round adds two new cards to your deck, and everything is shuffled anew.
howto-kinds = Resources
howto-win = How it ends
howto-win-text = You cannot lose. After the round in which card 70 comes, the fame of all cards is counted: that is how well your kingdom did. What was upgraded, ticked, or destroyed stays so, also in later games of the same kingdom.

new-about-ascension-10th = The classic: four factions, Samael's monsters
new-about-rise-of-vigil = Energy, treasure under the cards, trophies, Fate
new-about-ascension-combined = Both sets shuffled into one Center Deck
new-mode-solo-samael = Alone against Samael
new-mode-solo-cult = Alone against the Cult
new-mode-teams-about = Teams add up their Honor

new-about-ascension-10th = Классика: четыре фракции и монстры Самаэля
new-about-rise-of-vigil = Энергия, сокровища под картами, трофеи, «Судьба»
new-about-ascension-combined = Оба набора в одной центральной колоде
new-mode-solo-samael = В одиночку против Самаэля
new-mode-solo-cult = В одиночку против Культа
new-mode-teams-about = Слава команды складывается

new-about-ascension-10th = O clássico: quatro facções, os monstros de Samael
new-about-rise-of-vigil = Energia, tesouros sob as cartas, troféus, Destino
new-about-ascension-combined = Os dois conjuntos em um só baralho central
new-mode-solo-samael = Você contra Samael
new-mode-solo-cult = Você contra o Culto
new-mode-teams-about = Cada equipe soma sua Honra

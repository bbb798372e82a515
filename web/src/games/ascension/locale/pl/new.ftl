new-about-ascension-10th = Klasyka: cztery frakcje i potwory Samaela
new-about-rise-of-vigil = Energia, skarby pod kartami, trofea, Przeznaczenie
new-about-ascension-combined = Oba zestawy w jednej talii głównej
new-mode-solo-samael = W pojedynkę przeciw Samaelowi
new-mode-solo-cult = W pojedynkę przeciw Kultowi
new-mode-teams-about = Drużyny sumują swój honor

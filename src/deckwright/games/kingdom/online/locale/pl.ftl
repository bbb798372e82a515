### Co strony mówią o Kingdom po polsku: opcje zasad.

option-iron = Tryb żelazny: bez gałęzi i bez cofania rzeczy nieodwracalnych
option-iron-no = wyłączony
option-iron-yes = włączony
option-resources = Niewykorzystane zasoby
option-resources-strict = przepadają, gdy karta wchodzi do gry
option-resources-lenient = zostają do końca tury
option-source-leaves = Karta efektu opuszcza grę
option-source-leaves-after = po efekcie
option-source-leaves-before = przed efektem
option-expansions = Dodatki
option-expansions-once = każdy raz
option-expansions-again = dowolną liczbę razy
option-max-production = Ile najwięcej zasobów może produkować karta
option-max-production-none = bez ograniczeń

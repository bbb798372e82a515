### Co terminal mówi o Ascension, po polsku.

## Stół

last-round = Ostatnia runda!
team = Drużyna { $n }
your-teammate = Twój partner
with-teammate = partner: { $player }
honor = Honor: { $count }
discard-short = Odrzucone ({ $count })
set-aside = Karty odłożone na bok ({ $count })
takes-next = Zabierze:
used = użyto
treasure-under = Skarby { $count }
constructs-label = Konstrukty:
discard-label = Karty odrzucone:
deck-top-label = Na wierzchu talii:
cost-runes = { $count }R
cost-power = { $count }S
legend-resources = R runy   S siła   ★ punkty honoru na koniec gry
legend-treasure = ¤ skarb pod kartą   @ pole w rzędzie centralnym

## Karty

heading-type = Typ
heading-faction = Frakcja
heading-cost = Koszt
heading-honor = Honor
type-hero = Bohater
type-construct = Konstrukt
type-monster = Potwór
type-treasure = Skarb
type-short-hero = bohater
type-short-construct = konstr.
type-short-monster = potwór
type-short-treasure = skarb
faction-enlightened = Oświeceni
faction-lifebound = Czciciele Życia
faction-mechana = Mechana
faction-void = Słudzy Otchłani
faction-monster = Potwór
faction-none = Bez frakcji
faction-short-enlightened = Oś
faction-short-lifebound = Cz
faction-short-mechana = Me
faction-short-void = Sł
faction-short-monster = Po
cost = Koszt: { $cost }
honor-at-end = Punkty honoru na koniec gry: { $count }

## Akcje

teammate-price = +1R

## Co wpisano

which-card = Która karta? Na przykład: karta mistyk
left-play = { $count ->
    [one] { $count } karta do zagrania
    [few] { $count } karty do zagrania
    [many] { $count } kart do zagrania
   *[other] { $count } karty do zagrania
}
left-use = { $count ->
    [one] { $count } efekt do użycia
    [few] { $count } efekty do użycia
    [many] { $count } efektów do użycia
   *[other] { $count } efektu do użycia
}
left-trophy = { $count ->
    [one] { $count } trofeum do usunięcia
    [few] { $count } trofea do usunięcia
    [many] { $count } trofeów do usunięcia
   *[other] { $count } trofeum do usunięcia
}
left-acquire = { $count ->
    [one] { $count } karta do pozyskania
    [few] { $count } karty do pozyskania
    [many] { $count } kart do pozyskania
   *[other] { $count } karty do pozyskania
}
left-defeat = { $count ->
    [one] { $count } potwór do pokonania
    [few] { $count } potwory do pokonania
    [many] { $count } potworów do pokonania
   *[other] { $count } potwora do pokonania
}

## Pomoc

help-actions = Akcję wybiera się numerem, jej tekstem (pozyskaj mistyk, zakończ turę) albo jego częścią (poz kor). Można też wpisać:

## Koniec

column-tokens = Znaczniki
column-printed = Karty
team-wins = Wygrywa drużyna { $n }: { $players }!
solo-lost = Wygrywa { $rival }: do zwycięstwa trzeba mieć więcej honoru.
tie-broken = Remis: wygrywa gracz późniejszy w kolejności.
tie-broken-teams = Remis: wygrywa drużyna gracza późniejszego w kolejności.

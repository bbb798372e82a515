### Co terminal mówi o Królestwie, po polsku.

## Resources

held-coin = { $n } { $n ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}
held-wood = { $n } { $n ->
    [one] drewno
    [few] drewna
    [many] drewna
   *[other] drewna
}
held-stone = { $n } { $n ->
    [one] kamień
    [few] kamienie
    [many] kamieni
   *[other] kamienia
}
held-metal = { $n } { $n ->
    [one] metal
    [few] metale
    [many] metali
   *[other] metalu
}
held-sword = { $n } { $n ->
    [one] miecz
    [few] miecze
    [many] mieczy
   *[other] miecza
}
held-good = { $n } { $n ->
    [one] towar
    [few] towary
    [many] towarów
   *[other] towaru
}
held-any = { $n } { $n ->
    [one] dowolny zasób
    [few] dowolne zasoby
    [many] dowolnych zasobów
   *[other] dowolnego zasobu
}

## The table

round = Runda { $n }
turn = Tura { $n }
last-round = Ostatnia runda!
rounds-left = { $count ->
    [one] została { $count } runda
    [few] zostały { $count } rundy
    [many] zostało { $count } rund
   *[other] zostało { $count } rundy
}
fame = Sława: { $count }
restart-open = można zacząć od nowa
on-top = na wierzchu:
loses = przepadnie: { $amounts }

## Cards

heading-kind = Rodzaj
heading-stage_count = Etapy
heading-path = Dalsze etapy
kind-kingdom = karta
kind-scroll = zwój
kind-expansion = dodatek
stages = { $count ->
    [one] { $count } etap
    [few] { $count } etapy
    [many] { $count } etapów
   *[other] { $count } etapu
}
permanent = stała
missing = brakuje: { $amounts }
or = lub
discarding = { $count ->
    [one] odrzuć { $count } inną kartę
    [few] odrzuć { $count } inne karty
    [many] odrzuć { $count } innych kart
   *[other] odrzuć { $count } innej karty
}
less = o { $count } mniej, wybierasz o co
for-nothing = bez kosztu
blocked-by = blokuje ją { $card }
blocks = blokuje: { $cards }
stickers = naklejki: { $stickers }
stays = pozostaje w grze
legend-payable = można opłacić teraz
legend-later = można opłacić po produkcji
legend-not = nie można opłacić
legend-signs = +co karta produkuje   ★ sława   ↓ → pola kosztu   ☒ zaznaczone   # numer karty
legend-effects = Efekty: • pasywny   » aktywowany (odrzuca kartę)   ◷ czasu (kończy turę)   † niszczy kartę   ? opcjonalny   ! przymusowy   ①  jednorazowy

## Actions

menu-produce = Produkuj
menu-use = Użyj
menu-upgrade = Ulepsz
menu-choose = Wybierz: { $what }
would-lose = Przepadnie: { $amounts }.

## What was typed

type-something = Wpisz numer z listy, akcję (produce 4, upgrade 4 down) albo polecenie; „pomoc” pokazuje polecenia.
which-card = Która karta? Na przykład: karta 4
no-card-met = Nie znasz jeszcze żadnej karty „{ $typed }”.
end-turn-anyway = { $left } Mimo to? Wpisz t albo n.
ways-which = Dla której karty w grze? Na przykład: jak 4 down
ways-no-upgrade = { $card }: nie ma tu nic takiego. Jest: { $known }.
ways-to = { $action } – najpierw wyprodukuj:
ways-now = nic: można to opłacić od razu
ways-hint = „jak { $typed } NUMER” robi wszystko naraz.
no-ways = { $action }: karty w grze nie wystarczą, by to opłacić.
no-ways-at-all = Karty w grze nie wystarczą na żadne ulepszenie.
restart-really = Zacząć królestwo od nowa, od pierwszych kart? To, co rozegrano, zostaje w drzewie. Wpisz t albo n:
expand-which = „{ $typed }” to nie dodatek, który można teraz rozegrać. Dodatki: { $known }.
expand-choose = Który dodatek? Teraz są: { $known }.

## Commands: further words for them in this language

order-card = karta
order-ways = jak
order-expand = dodatek
order-restart = restart
order-chronicle = kronika

## Help

help-actions = Akcję wybiera się jej numerem, tekstem (produce 4, upgrade 4 down, use 4 fell), skrótem (p4, up4 down, us4) albo nazwą karty. Można też wpisać:
usage-card = karta NUMER, karta NAZWA
usage-ways = jak, jak NUMER, jak NUMER down
usage-expand = dodatek NUMER
usage-restart = restart
usage-chronicle = kronika
help-card = znana ci karta ze wszystkimi etapami, strzałkami i obecnymi cenami
help-ways = co wyprodukować, żeby opłacić ulepszenie albo efekt
help-expand = rozegraj dodatek, gdy gra się skończy
help-restart = zacznij królestwo od nowa, dopóki gra na to pozwala
help-chronicle = dotychczasowe dzieje

## The tree

tree-score = Sława: { $count }
why-founded = założenie
why-restart = od nowa
why-expansion = dodatek { $about }

## The end

result-sources = Skąd pochodzi sława
result-source = Karta
result-fame = Sława
result-others = { $count ->
    [one] i jeszcze { $count } karta
    [few] i jeszcze { $count } karty
    [many] i jeszcze { $count } kart
   *[other] i jeszcze { $count } karty
}
result-rounds = Runda po rundzie
result-round = Runda
result-turns = Tury
result-upgrades = Ulepszenia
result-lost = Przepadło
result-title = Sława: { $fame }. Tytuł twojego królestwa: { $title }.
result-track = Tor punktacji: { $scores }
onward-expand = Rozegraj dodatek { $card }
onward-chronicle = Przeczytaj kronikę
onward-tree = Zobacz wszystkie gałęzie; „gałąź AKCJA” wraca do dowolnej chwili
onward-quit = Zakończ

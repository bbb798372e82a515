### Tekst kart gry Kingdom po polsku.
### Komunikat jest zdaniem w trybie rozkazującym, bez wielkiej litery i bez kropki. Słowo kluczowe stoi bez odmiany obok słowa „karta”.

## Zasoby i sława

resource-coin = moneta
resource-wood = drewno
resource-stone = kamień
resource-metal = metal
resource-sword = miecz
resource-good = towar
amount-coin = { $n } { $n ->
        [one] monetę
        [few] monety
       *[many] monet
    }
amount-wood = { $n } { $n ->
        [one] drewno
        [few] drewna
       *[many] drewien
    }
amount-stone = { $n } { $n ->
        [one] kamień
        [few] kamienie
       *[many] kamieni
    }
amount-metal = { $n } { $n ->
        [one] metal
        [few] metale
       *[many] metali
    }
amount-sword = { $n } { $n ->
        [one] miecz
        [few] miecze
       *[many] mieczy
    }
amount-good = { $n } { $n ->
        [one] towar
        [few] towary
       *[many] towarów
    }
amount-any = { $n } { $n ->
        [one] dowolny zasób
        [few] dowolne zasoby
       *[many] dowolnych zasobów
    }
amount-some = { $n } { $n ->
        [one] zasób
        [few] zasoby
       *[many] zasobów
    }
amount-mixed = { $n } do wyboru: { $kinds }
amount-fame = { $n } { $n ->
        [one] punkt sławy
        [few] punkty sławy
       *[many] punktów sławy
    }
at-most = , najwyżej { $n }
for-each = { $amount } { $per }{ $most }
and-number = { $first } i { $last }
or-number = { $first } lub { $last }

## Karty

cards = { $how } { $other } { $side } { $card } { $what } { $where } { $has } { $stage }
how-exactly = { $n }
how-up-to = do { $n }
case-up-to = gen
how-all-acc = wszystkie
how-all-gen = wszystkich
all-but = { $cards } oprócz { $n } wybranej
other-nom = inna
other-acc = { $n ->
        [one] inną
        [few] inne
       *[many] innych
    }
other-gen = { $n ->
        [one] innej
       *[many] innych
    }
friendly-nom = przyjazna
friendly-acc = { $n ->
        [one] przyjazną
        [few] przyjazne
       *[many] przyjaznych
    }
friendly-gen = { $n ->
        [one] przyjaznej
       *[many] przyjaznych
    }
red-nom = czerwona
red-acc = { $n ->
        [one] czerwoną
        [few] czerwone
       *[many] czerwonych
    }
red-gen = { $n ->
        [one] czerwonej
       *[many] czerwonych
    }
blocked-nom = zablokowana
blocked-acc = { $n ->
        [one] zablokowaną
        [few] zablokowane
       *[many] zablokowanych
    }
blocked-gen = { $n ->
        [one] zablokowanej
       *[many] zablokowanych
    }
card-nom = karta
card-acc = { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    }
card-gen = { $n ->
        [one] karty
       *[many] kart
    }
keywords-none = {""}
keywords = { $first }
keyword-beside = { $name }
keywords-or = { $first } lub { $last }
keyword-land = Ziemia
keyword-building = Budynek
keyword-person = Osoba
keyword-enemy = Wróg
keyword-event = Wydarzenie
keyword-scroll = Zwój
keyword-permanent = Stała
keyword-expansion = Dodatek
keyword-knight = Rycerz
article = {""}
with-production = z produkcją
with-upgrade = z ulepszeniem
with-free-box = z wolnym polem
with-largest = o największej produkcji
at-stage = na etapie { $stages }
in-play = w grze
in-discard = ze stosu kart odrzuconych
in-deck = z talii
in-permanents = spośród kart stałych
of-kingdom = twojego królestwa
on-top-of-deck = z wierzchu talii

## Liczenie

per-card = { $k ->
        [one] za każdą { $cards }
        [few] za każde { $k } { $cards }
       *[many] za każde { $k } { $cards }
    }
per-tick-here = { $k ->
        [one] za każde zaznaczone pole tej karty
        [few] za każde { $k } zaznaczone pola tej karty
       *[many] za każde { $k } zaznaczonych pól tej karty
    }
per-tick = { $k ->
        [one] za każde zaznaczone pole twojego królestwa
        [few] za każde { $k } zaznaczone pola twojego królestwa
       *[many] za każde { $k } zaznaczonych pól twojego królestwa
    }
per-unticked = za każdy etap tej karty bez zaznaczonego pola

## Łączenie zdań

then = { $clause }, potem { $next }
then-otherwise = { $clause }; { $next }
or-clause = { $clause }; albo { $next }
and-clause = { $clause } i { $next }
priced = { $price }: { $clause }
limited = { $clause } ({ $n ->
        [one] raz
        [few] { $n } razy
       *[many] { $n } razy
    } na { $per })
per-turn = turę
per-round = rundę
per-game = grę
effect-passive = { $clause }
effect-activated = odrzuć tę kartę: { $clause }
effect-time = odrzuć tę kartę i zakończ turę: { $clause }
effect-time-permanent = zakończ turę: { $clause }
effect-destroy = zniszcz tę kartę: { $clause }
effect-optional = { $when }, jeśli chcesz: { $clause }
effect-forced = { $when }: { $clause }
effect-once = tylko raz: { $clause }
effect-once-when = tylko raz, { $when }: { $clause }
when-played = po zagraniu
when-advance = gdy ruszasz naprzód
when-end-of-turn = na koniec tury
when-round-start = na początku rundy
when-end-of-round = na koniec rundy
when-enemy-defeated = po pokonaniu wroga
flag-continuous = pozostaje w grze
ability-box = pole { $n }: { $clause }
ability-fame = sława: { $fame }
ability-discovered = { $clause }
ability-finish = na zakończenie: { $clause }
pay = zapłać { $price }
tier = { $amount } ({ $n ->
        [one] pole { $first }
       *[other] pola { $first }–{ $last }
    })
price-less = , o { $amount } mniej { $per }

## Czynności

verb-gain = zyskaj { $amount }
verb-gain-per = zyskaj { $amount } { $per }{ $most }
verb-spend = zapłać { $amount }, a jeśli nie możesz: { $next }
verb-gain-production = zyskaj produkcję { $cards } bez odrzucania
verb-discover = odkryj { $numbers }
verb-discover-one = obejrzyj { $numbers } i odkryj jedną z tych kart
verb-turn-this-down = obróć tę kartę (↓)
verb-turn-this-right = odwróć tę kartę na drugą stronę (→)
verb-turn-down = obróć { $cards } (↓)
verb-turn-right = odwróć { $cards } na drugą stronę (→)
verb-reset = zresetuj { $cards }
verb-upgrade = ulepsz { $cards }{ $less }{ $going }
less = {" "}za { $n } { $n ->
        [one] zasób
        [few] zasoby
       *[many] zasobów
    } mniej
going = {" "}bez kończenia tury
verb-discard-this = odrzuć tę kartę
verb-discard = odrzuć { $cards }
verb-destroy-this = zniszcz tę kartę
verb-destroy = zniszcz { $cards }
verb-release = uwolnij { $cards }
verb-defeat = pokonaj tego wroga
verb-defeat-free = pokonaj { $cards } bez płacenia
verb-block = zablokuj { $cards }
verb-boost-this = zwiększ produkcję tej karty
verb-boost = wybierz { $cards } i zwiększ produkcję
verb-play = zagraj { $cards }
verb-play-keeping-resources = zagraj { $cards }, nie tracąc zasobów
verb-play-top = zagraj { $n ->
        [one] wierzchnią kartę
        [few] { $n } wierzchnie karty
       *[many] { $n } wierzchnich kart
    } talii
verb-play-top-keeping-resources = { verb-play-top }, nie tracąc zasobów
verb-advance = rusz naprzód
verb-advance-keeping-resources = rusz naprzód, nie tracąc zasobów
verb-put-on-top = połóż { $cards } na wierzchu talii
verb-put-on-the-bottom = połóż { $cards } na spodzie talii
verb-put-this-on-top = połóż tę kartę na wierzchu talii
verb-put-this-on-the-bottom = połóż tę kartę na spodzie talii
top-cards = { $n ->
        [one] wierzchnią kartę
        [few] { $n } wierzchnie karty
       *[many] { $n } wierzchnich kart
    }
verb-look-reorder = obejrzyj { top-cards } talii i odłóż je w dowolnej kolejności
verb-look-put-any-on-the-bottom = obejrzyj { top-cards } talii, dowolne z nich połóż na spodzie, a resztę odłóż w dowolnej kolejności
verb-keep = zatrzymaj { $cards }
verb-sticker-this = dodaj do tej karty { $sticker }
verb-sticker = wybierz { $cards } i dodaj { $sticker }
sticker-1 = naklejkę monety
sticker-2 = naklejkę drewna
sticker-3 = naklejkę kamienia
sticker-4 = naklejkę metalu
sticker-5 = naklejkę miecza
sticker-6 = naklejkę towaru
sticker-7 = naklejkę „pozostaje w grze”
sticker-8 = naklejkę 2 punktów sławy
sticker-10 = naklejkę 5 punktów sławy
sticker-11 = naklejkę „Rycerz”
verb-tick-this-next = zaznacz następne pole tej karty
verb-tick-this = zaznacz pole tej karty
verb-tick-this-without-paying = zaznacz pole tej karty bez płacenia
verb-tick = wybierz { $cards } i zaznacz pole
verb-tick-without-paying = wybierz { $cards } i zaznacz pole bez płacenia
verb-write = zapisz królestwu { $fame }
verb-choose = wybierz: { $options }

## Warunki

condition-is-in-play = jeśli w grze jest { $nom }, { $clause }
condition-is-not-in-play = jeśli w grze nie ma { $gen }, { $clause }
condition-this-blocks = jeśli ta karta blokuje { $acc }, { $clause }
condition-boxes-ticked = jeśli na tej karcie zaznaczono co najmniej { $n } { $n ->
        [one] pole
        [few] pola
       *[many] pól
    }: { $clause }
condition-otherwise = w przeciwnym razie { $clause }

## Zasady stałe

standing-first-gives = pierwsza { $nom }, która produkuje w turze, daje o { $resource } więcej
standing-gives-more = { $cards } dają o { $resource } więcej
standing-gives-less = { $cards } dają o { $resource } mniej
standing-givers-give-more = karty, które dają zasób { $kind }, dają o { $resource } więcej
standing-givers-give-less = karty, które dają zasób { $kind }, dają o { $resource } mniej
standing-costs = ulepszenia{ $of } kosztują o { $resource } mniej
slot-of = {" "}{ $cards }
slot-by = {" "}przez { $cards }
standing-advance-plays = ruszając naprzód, zagrywasz { $n } { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    }
standing-advance-adds-more = ruszając naprzód, zagrywasz o { $n } { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    } więcej
standing-advance-adds-less = ruszając naprzód, zagrywasz o { $n } { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    } mniej
standing-turn-plays = na początku tury zagrywasz { $n } { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    }
standing-no-advance = nie możesz ruszyć naprzód
standing-blocks-fewer = każdy wróg blokuje o { $n } { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    } mniej
standing-unblockable = { $cards } nie mogą zostać zablokowane{ $by }
standing-good-as-coins = 1 towar możesz wydać jak 2 monety
standing-peek = możesz oglądać { top-cards } talii

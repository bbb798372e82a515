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
       *[other] drewna
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
amount-mixed = { $n } { $n ->
        [one] zasób
        [few] zasoby
       *[many] zasobów
    } do wyboru ({ $kinds })
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

cards = { $how } { $other } { $side } { $card } { $what } { $has } { $where } { $stage }
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
of-kingdom = w królestwie
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
        [one] za każde zaznaczone pole w królestwie
        [few] za każde { $k } zaznaczone pola w królestwie
       *[many] za każde { $k } zaznaczonych pól w królestwie
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
effect-activated-priced = odrzuć tę kartę i { $price }: { $clause }
effect-time = odrzuć tę kartę i zakończ turę: { $clause }
effect-time-priced = odrzuć tę kartę, zakończ turę i { $price }: { $clause }
effect-time-permanent = zakończ turę: { $clause }
effect-time-permanent-priced = zakończ turę i { $price }: { $clause }
effect-destroy = zniszcz tę kartę: { $clause }
effect-destroy-priced = zniszcz tę kartę i { $price }: { $clause }
effect-optional = { $when }: jeśli chcesz, { $clause }
effect-forced = { $when }: { $clause }
may = { $clause }, jeśli chcesz
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
ability-fame = daje { $fame }
ability-discovered = { $clause }
ability-finish = na koniec dodatku: { $clause }
pay = zapłać { $price }
tier = { $amount } ({ $n ->
        [one] pole { $first }
       *[other] pola { $first }–{ $last }
    })
price-less = , o { $amount } mniej { $per }

## Czynności

verb-gain = zyskaj { $amount }
verb-gain-per = zyskaj { $amount } { $per }{ $most }
verb-spend = zapłać { $amount }, a jeśli nie możesz, { $next }
verb-gain-production = zyskaj produkcję { $whose }, nie odrzucając { $count ->
        [one] jej
       *[other] ich
    }
verb-discover = odkryj { $count ->
        [one] kartę
       *[other] karty
    } { $numbers }
verb-discover-one = obejrzyj karty { $numbers } i odkryj jedną z nich
verb-turn-this-down = obróć tę kartę (↓)
verb-turn-this-right = odwróć tę kartę na drugą stronę (→)
verb-turn-down = obróć { $cards } (↓)
verb-turn-right = odwróć { $cards } na drugą stronę (→)
verb-reset = zresetuj { $cards }
verb-upgrade = ulepsz { $cards }{ $less }{ $going }
less = {" "}o { $n } { $n ->
        [one] zasób
        [few] zasoby
       *[many] zasobów
    } taniej
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
verb-boost = zwiększ produkcję { $whose }
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
verb-sticker = dodaj do { $count ->
        [one] { $whose }
       *[other] każdej z { $whose }
    } { $sticker }
sticker-1 = naklejkę z monetą
sticker-2 = naklejkę z drewnem
sticker-3 = naklejkę z kamieniem
sticker-4 = naklejkę z metalem
sticker-5 = naklejkę z mieczem
sticker-6 = naklejkę z towarem
sticker-7 = naklejkę „pozostaje w grze”
sticker-8 = naklejkę z 2 punktami sławy
sticker-10 = naklejkę z 5 punktami sławy
sticker-11 = naklejkę „Rycerz”
verb-tick-this-next = zaznacz następne pole tej karty
verb-tick-this = zaznacz pole tej karty
verb-tick-this-without-paying = bez płacenia zaznacz pole tej karty
verb-tick = zaznacz pole { $whose }
verb-tick-without-paying = bez płacenia zaznacz pole { $whose }
verb-write = zapisz { $fame }
verb-choose = wybierz: { $options }

## Warunki

condition-is-in-play = jeśli w grze jest { $nom }, { $clause }
condition-is-not-in-play = jeśli w grze nie ma { $gen }, { $clause }
condition-this-blocks = jeśli ta karta blokuje { $acc }, { $clause }
condition-boxes-ticked = jeśli na tej karcie zaznaczono co najmniej { $n } { $n ->
        [one] pole
        [few] pola
       *[many] pól
    }, { $clause }
condition-otherwise = w przeciwnym razie { $clause }

## Zasady stałe

standing-first-gives = pierwsza w turze { $nom }, która produkuje, daje o { $resource } więcej
standing-gives-more = { $cards } dają o { $resource } więcej
standing-gives-less = { $cards } dają o { $resource } mniej
standing-givers-give-more = karty, które dają zasób „{ $kind }”, dają o { $resource } więcej
standing-givers-give-less = karty, które dają zasób „{ $kind }”, dają o { $resource } mniej
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
standing-peek = w każdej chwili możesz obejrzeć { top-cards } talii

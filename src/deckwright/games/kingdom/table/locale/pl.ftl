### Co mówi królestwo po polsku: dziennik, pytania, odmowy, akcje, kronika. Nazwy kart pozostają w mianowniku.

## Zdarzenia

event-shuffle =
    { $n ->
        [one] Tasujesz { $n } kartę i tworzysz nową talię
        [few] Tasujesz { $n } karty i tworzysz nową talię
       *[many] Tasujesz { $n } kart i tworzysz nową talię
    }
event-shuffle-banish =
    { $n ->
        [one] Tasujesz { $n } kartę, aby wybrać, co zostanie wygnane
        [few] Tasujesz { $n } karty, aby wybrać, co zostanie wygnane
       *[many] Tasujesz { $n } kart, aby wybrać, co zostanie wygnane
    }
event-round = Runda { $n }
event-turn = Tura { $n }
event-play = Zagrywasz kartę: { $card }
event-play-discard = Zagrywasz ze stosu kart odrzuconych: { $card }
event-use = Używasz efektu karty: { $card }
event-gain = Zyskujesz { $amount }
event-spend = Płacisz { $amount }
event-lose = Tracisz { $amount }
event-discard = Odrzucasz kartę: { $card }
event-put-top = Kładziesz na wierzchu talii: { $card }
event-put-bottom = Kładziesz na spodzie talii: { $card }
event-put-permanents = Odtąd wśród twoich kart stałych: { $card }
event-reveal = Oglądasz kartę: { $card }
event-reveal-packet = Wśród odliczonych kart: { $card }
event-defeat = Pokonujesz wroga: { $card }
event-destroy = Karta zniszczona na zawsze: { $card }
event-destroy-aside = Karta odłożona wcześniej na bok, teraz zniszczona na zawsze: { $card }
event-banish = Wyganiasz kartę: { $card }
event-set-aside = Odkładasz na bok kartę: { $card }
event-ask = Decyzja należy do ciebie: { $card }
event-ask-plain = Decyzja należy do ciebie
event-choose = Wybierasz kartę: { $card }
event-choose-plain = Dokonujesz wyboru
event-choose-resource = Wybierasz zasób: { $resource }
event-choose-box = Wybierasz pole { $n }
event-choose-side = Wybierasz stronę: { $card }
event-choose-option = Wybierasz możliwość { $n }
event-choose-effect = Wybierasz, co będzie następne: { $card }
event-decline = Rezygnujesz: { $card }
event-discover = Odkrywasz kartę { $number }: { $card }
event-discover-permanents = Odkrywasz kartę { $number }, która jest kartą stałą: { $card }
event-read = Czytasz kartę { $number }: { $card }
event-produce = Produkuje karta: { $card }
event-upgrade = Ulepszasz kartę: dotąd { $before }, teraz { $card }
event-turned = Obracasz kartę: dotąd { $before }, teraz { $card }
event-reset = Resetujesz kartę, to znowu { $card }
event-advance = Ruszasz naprzód
event-pass = Pasujesz
event-trigger = Efekt zostaje wyzwolony: { $card }
event-block = Karta zablokowana: { $card }
event-release = Karta uwolniona: { $card }
event-keep = Karta, która pozostaje w grze: { $card }
event-sticker = Dodajesz { $sticker } do karty: { $card }
event-boost = Odtąd o { $amount } więcej daje karta: { $card }
event-tick = Zaznaczasz pole { $n } na karcie: { $card }
event-cross-out = Skreślasz wykorzystany efekt karty: { $card }
event-write = Zapisujesz { $fame }
event-write-banish = Zapisujesz sławę wygnanych kart: { $fame }
event-scroll = Polecenia zwoju są wykonane: { $card }
event-gate = Odtąd królestwa nie można już zacząć od nowa
event-turn-end = Koniec tury { $n }
event-round-end = Koniec rundy; twoje królestwo ma { $fame }
event-turn-cut =
    { $n ->
        [one] Turę zakończył limit bezpieczeństwa po { $n } decyzji
        [few] Turę zakończył limit bezpieczeństwa po { $n } decyzjach
       *[many] Turę zakończył limit bezpieczeństwa po { $n } decyzjach
    }
event-round-cut =
    { $n ->
        [one] Rundę zakończył limit bezpieczeństwa po { $n } turze
        [few] Rundę zakończył limit bezpieczeństwa po { $n } turach
       *[many] Rundę zakończył limit bezpieczeństwa po { $n } turach
    }
event-last-round = To ostatnia runda
event-score = Twoje królestwo zdobyło { $fame }
event-score-expansion = Z tym dodatkiem twoje królestwo zdobyło { $fame }
event-expansion = Zaczyna się dodatek: { $card }

## Pytania

prompt-turn = Wybierz akcję albo spasuj
prompt-next-turn = Tura skończona. Przejdź do następnej
prompt-next-round = Runda skończona. Przejdź do następnej
prompt-next-score = Ostatnia runda skończona. Przejdź dalej i policz sławę
prompt-card-turn = Wybierz kartę, którą obrócisz
prompt-card-reset = Wybierz kartę, którą zresetujesz
prompt-card-upgrade = Wybierz kartę, którą ulepszysz
prompt-card-discard = Wybierz kartę, którą odrzucisz
prompt-card-destroy = Wybierz kartę, którą zniszczysz
prompt-card-release = Wybierz zablokowaną kartę, którą uwolnisz
prompt-card-defeat = Wybierz wroga, którego pokonasz bez płacenia
prompt-card-block = Wybierz kartę, która zostanie zablokowana
prompt-card-boost = Wybierz kartę, której produkcję zwiększysz
prompt-card-play = Wybierz kartę, którą zagrasz
prompt-card-top = Wybierz kartę, którą położysz na wierzchu talii
prompt-card-look = Wybierz kartę na spód talii; pierwsza leży najgłębiej
prompt-card-discover = Wybierz kartę, którą odkryjesz
prompt-card-keep = Wybierz kartę, która pozostanie w grze
prompt-card-sticker = Wybierz kartę, do której dodasz { $sticker }
prompt-card-tick = Wybierz kartę, na której zaznaczysz pole
prompt-card-production = Wybierz kartę, której produkcję zyskasz
prompt-card-bottom = Wybierz kartę, którą położysz na spodzie talii
prompt-card-spare = Wybierz kartę, która zostanie oszczędzona
prompt-card-banish = Wybierz spośród odliczonych kartę, którą wygnasz
prompt-card-permanent = Wybierz kartę stałą, którą wygnasz
prompt-order-top = Wybierz następną kartę na talię; pierwsza będzie na wierzchu
prompt-order-bottom = Wybierz następną kartę na spód talii; pierwsza leży najgłębiej
prompt-order-look = Wybierz następną kartę do odłożenia; pierwsza będzie na wierzchu talii
prompt-resource-gain = Wybierz zasób, który zyskasz
prompt-resource-slot = Wybierz zasób, który powstanie
prompt-resource-loss = Wybierz zasób, którego powstanie o 1 mniej
prompt-resource-more = Wybierz zasób, którego powstanie o 1 więcej
prompt-resource-less = Wybierz zasób, którego zapłacisz o 1 mniej
prompt-resource-kind = Wybierz zasób, którym zapłacisz
prompt-resource-goods = Wybierz, czy zapłacisz monetami, czy 1 towarem zamiast najwyżej 2 monet
prompt-resource-boost = Wybierz zasób, którego ta karta będzie odtąd dawać więcej: { $card }
prompt-box = Wybierz pole, które zaznaczysz
prompt-side = Wybierz stronę karty { $number }, która będzie na wierzchu
prompt-option-choice = Wybierz, co się stanie
prompt-option-sum = Wybierz cenę, którą zapłacisz
prompt-option-arrow = Wybierz ulepszenie karty: { $card }
prompt-option-defeat = Wybierz, co da pokonanie tego wroga: { $card }
prompt-trigger = Wybierz efekt, który będzie następny
prompt-confirm = Użyć tego efektu karty: { $card }?
prompt-left = { $prompt } (jeszcze do wyboru: { $n })
prompt-up-to = { $prompt } (najwyżej { $n })

## Odmowa cofnięcia

undo-deck-card = Nie można cofnąć: karta opuściła talię i widać już następną.
undo-discovery = Nie można cofnąć: odkryto kartę.
undo-offer = Nie można cofnąć: przeczytano karty z pudełka.
undo-look = Nie można cofnąć: obejrzano karty talii.
undo-for-ever = Nie można cofnąć: w trybie żelaznym to, co trwałe, już się nie odstanie.

## Dlaczego akcja jest niemożliwa; bez kropki

reason-turn-over = tura jest skończona; najpierw przejdź dalej
reason-turn-goes-on = tura jeszcze się nie skończyła
reason-no-answer = takiej odpowiedzi nie ma wśród możliwych
reason-deck-empty = twoja talia jest pusta
reason-no-advance = nie możesz ruszyć naprzód, dopóki zabrania tego karta: { $card }
reason-unmet = w twoim królestwie nie ma karty { $number }
reason-destroyed = ta karta jest zniszczona: { $card }
reason-banished = ta karta jest wygnana: { $card }
reason-set-aside = ta karta jest odłożona na bok: { $card }
reason-not-in-play = tej karty nie ma w grze: { $card }
reason-permanent = ta karta jest stała i nie można jej odrzucić: { $card }
reason-blocked = ta karta jest zablokowana: { $card }. Leży na niej { $by }
reason-no-production = ta karta nie ma teraz produkcji: { $card }
reason-no-upgrade = ta karta nie ma teraz pola kosztu ze { $arrow }: { $card }
reason-no-effect = ta karta nie ma teraz efektu, którego można użyć: { $card }
reason-which-effect = ta karta nie ma teraz takiego efektu: { $card }. Ma: { $effects }
reason-by-itself = ten efekt działa sam: { $card }
reason-crossed-out = ten efekt jest skreślony: { $card }
reason-used-up = tego efektu użyto już tyle razy, ile wolno: { $card }
reason-changes-nothing = to niczego by teraz nie zmieniło: { $card }
reason-missing = trzeba mieć jeszcze { $missing }
reason-missing-cards =
    { $n ->
        [one] trzeba mieć w grze jeszcze { $n } kartę, którą można za to odrzucić
        [few] trzeba mieć w grze jeszcze { $n } karty, które można za to odrzucić
       *[many] trzeba mieć w grze jeszcze { $n } kart, które można za to odrzucić
    }
arrow-down = strzałką w dół
arrow-right = strzałką w prawo

## Akcje

group-produce = Produkuj
group-upgrade = Ulepsz
group-use = Użyj efektu
group-advance = Naprzód
group-card = Wybierz
group-trigger = Następny
group-resource = Zasób
group-box = Pole
group-side = Strona
action-pass = Pas
action-advance = Naprzód
action-go-on = Dalej
action-next-turn = Następna tura
action-next-round = Następna runda
action-next-score = Policz sławę
action-upgrade = Ulepsz: { $card } → { $to }
action-ability = { $card } (efekt { $n })
action-resource = { CAPITAL($resource) }
action-box = Pole { $n }
action-side = Strona { $n }
action-side-named = { $card }
action-sum = Zapłać { $amount }
action-option = Możliwość { $n }
action-unmet = Coś z kartą, której jeszcze nie znasz

## Kronika, całymi zdaniami

story-round = Runda { $n }
story-founded = Na początku królestwo miało niewiele: { $cards }.
story-expansion = Otwarto nowy rozdział: { $card }.
story-found-1 = Królestwo poznało to, czego dotąd nie znało: { $cards }.
story-found-2 = Tego roku przybyło na mapie: { $cards }.
story-found-3 = Nadeszły wieści o czymś nowym: { $cards }.
story-turned = { $before } to teraz { $card }
story-changed =
    { $n ->
        [one] { CAPITAL($pairs) }.
        [few] Zmieniło się niemało: { $pairs }.
       *[many] Zmieniło się niemało: { $pairs }.
    }
story-blocked = Przez kartę „{ $card }” poszło na marne: { $cards }.
story-defeated = Królestwo wzięło górę nad tym, co je nękało: { $cards }.
story-destroyed = Na zawsze przepadło: { $cards }.
story-set-aside = Na razie odłożono na bok: { $cards }.
story-banished = Odeszło, lecz nie w zapomnienie: { $cards }.
story-boosted = Odtąd był z tego większy pożytek: { $cards }.
story-sticker = Do karty „{ $card }” dodano { $sticker }.
story-ticked =
    { $n ->
        [one] { $card }: o { $n } krok dalej.
        [few] { $card }: o { $n } kroki dalej.
       *[many] { $card }: o { $n } kroków dalej.
    }
story-gate = Od tego dnia nie było już powrotu do początku.
story-last-round = Wszyscy wiedzieli, że nadeszła ostatnia runda.
story-quiet = Nie zdarzyło się nic, co ktoś chciałby zapisać.
story-lost = Na próżno zdobyto { $amounts }.
story-round-end-1 =
    { $n ->
        [one] Po { $n } turze królestwo miało { $fame }.
        [few] Po { $n } turach królestwo miało { $fame }.
       *[many] Po { $n } turach królestwo miało { $fame }.
    }
story-round-end-2 =
    { $n ->
        [one] Minęła { $n } tura i królestwo miało już { $fame }.
        [few] Minęły { $n } tury i królestwo miało już { $fame }.
       *[many] Minęło { $n } tur i królestwo miało już { $fame }.
    }
story-round-end-3 =
    { $n ->
        [one] Gdy minęła { $n } tura, ludzie naliczyli { $fame }.
        [few] Gdy minęły { $n } tury, ludzie naliczyli { $fame }.
       *[many] Gdy minęło { $n } tur, ludzie naliczyli { $fame }.
    }
story-score = Gdy wszystko policzono, królestwo miało { $fame }.
story-title = W pamięci pozostaje jako { $title }.

## What is done with a kingdom: expansions, restarts, branches

reason-expansion-early = dodatek zaczyna się dopiero po zakończeniu gry
reason-no-expansion = { $number } nie jest dodatkiem
reason-expansion-played = dodatek { $number } został już rozegrany; każdy rozgrywa się tylko raz
reason-track-full = tor punktacji jest pełny: królestwo może rozegrać { $n } dodatków
reason-restart-closed = królestwa nie można już zacząć od nowa: odkryto kartę, która to wyklucza
reason-iron = to królestwo jest w trybie żelaznym: nie ma gałęzi

## What pages say beside an action

warn-losing = Stracisz { $amounts }.
reach-first = Najpierw produkcja: { $cards }, potem: { $action }
reach-not-yet = { CAPITAL($reason) }.

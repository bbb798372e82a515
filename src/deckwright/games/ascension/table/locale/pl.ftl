### Co mówi stół po polsku: dziennik, pytania, odmowa cofnięcia. Imiona i nazwy kart pozostają w mianowniku.

rival-samael = Samael
rival-cult = Kult

## Rzeczy z liczbą, w bierniku

cards =
    { $n ->
        [one] kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
amount-runes =
    { $n ->
        [one] { $n } runę
        [few] { $n } runy
       *[many] { $n } run
    }
amount-restricted-runes =
    { $n ->
        [one] { $n } runę tylko na konstrukty Mechany
        [few] { $n } runy tylko na konstrukty Mechany
       *[many] { $n } run tylko na konstrukty Mechany
    }
amount-power =
    { $n ->
        [one] { $n } punkt siły
        [few] { $n } punkty siły
       *[many] { $n } punktów siły
    }
amount-honor =
    { $n ->
        [one] { $n } punkt honoru
        [few] { $n } punkty honoru
       *[many] { $n } punktów honoru
    }
amount-energy =
    { $n ->
        [one] { $n } punkt energii
        [few] { $n } punkty energii
       *[many] { $n } punktów energii
    }

## Zdarzenia

event-shuffle-discard = { $player } tasuje stos kart odrzuconych – powstaje nowa talia
event-shuffle-deck = { $player } tasuje talię
event-shuffle-void = Potasowany stos otchłani tworzy nową talię główną
event-shuffle-center = Talia główna zostaje potasowana
event-draw = { $player } dobiera: { $card }
event-draw-hidden = { $player } dobiera { cards }
event-play = { $player } zagrywa: { $card }
event-use = { $player } używa karty: { $card }
event-gain = { $player } otrzymuje { $amount }
event-gain-rival = { CAPITAL($player) } otrzymuje { $amount }
event-spend = { $player } wydaje { $amount }
event-lose = { $player } traci { $amount }
event-acquire = { $player } pozyskuje: { $card }
event-acquire-deck = { $player } pozyskuje i kładzie na wierzchu talii: { $card }
event-acquire-hand = { $player } pozyskuje i bierze na rękę: { $card }
event-acquire-free = { $player } pozyskuje bez opłaty: { $card }
event-acquire-free-deck = { $player } pozyskuje bez opłaty i kładzie na wierzchu talii: { $card }
event-acquire-free-hand = { $player } pozyskuje bez opłaty i bierze na rękę: { $card }
event-acquire-for = { $player } pozyskuje dla partnera ({ $other }): { $card }
event-defeat = { $player } pokonuje: { $card }
event-defeat-free = { $player } pokonuje bez opłaty: { $card }
event-defeat-rival = { CAPITAL($player) } pokonuje: { $card }
event-reward = { $player } otrzymuje nagrodę za potwora: { $card }
event-banish = { $player } usuwa: { $card }
event-banish-hand = { $player } usuwa z ręki: { $card }
event-banish-discard = { $player } usuwa ze stosu kart odrzuconych: { $card }
event-banish-row = { $player } usuwa z rzędu centralnego: { $card }
event-destroy = Zniszczono konstrukt: { $card } ({ $player })
event-discard = { $player } odrzuca: { $card }
event-discard-several = { $player } odrzuca: { $card } ({ $n })
event-discard-hidden = { $player } odrzuca { cards }
event-return = Wraca na swój stos: { $card }
event-leave = Opuszcza grę: { $card }
event-put = { $player } odkłada na stos kart odrzuconych: { $card }
event-put-hidden = { $player } odkłada { cards } na stos kart odrzuconych
event-put-deck = { $player } kładzie na wierzchu talii: { $card }
event-put-deck-hidden = { $player } kładzie { cards } na wierzchu talii
event-put-hand = { $player } bierze na rękę: { $card }
event-put-hand-hidden = { $player } bierze { cards } na rękę
event-put-constructs = { $player } wprowadza do gry: { $card }
event-take = { $player } zabiera z ręki przeciwnika ({ $other }): { $card }
event-take-hidden = { $player } zabiera losową kartę z ręki przeciwnika ({ $other })
event-take-discard = { $player } zabiera ze stosu kart odrzuconych przeciwnika ({ $other }): { $card }
event-reveal = { $player } odkrywa: { $card }
event-reveal-hidden = { $player } ogląda wierzchnią kartę talii
event-reveal-look = { $player } ogląda wierzchnią kartę talii: { $card }
event-reveal-taken = { $player } ujawnia kartę zabraną przeciwnikowi ({ $other }): { $card }
event-reveal-open = Odkryta karta: { $card }
event-refill = Do rzędu centralnego trafia: { $card } (pole { $n })
event-treasure = { $player } pozyskuje skarb: { $card }
event-treasure-row = Skarb pod polem { $n } rzędu centralnego: { $card }
event-treasure-missing =
    { $n ->
        [one] { $card }: do talii głównej wtasowano tylko { $n } kartę, bo w pudełkach nie ma więcej
        [few] { $card }: do talii głównej wtasowano tylko { $n } karty, bo w pudełkach nie ma więcej
       *[many] { $card }: do talii głównej wtasowano tylko { $n } kart, bo w pudełkach nie ma więcej
    }
event-fate = Przeznaczenie: { $card }
event-trophy = { $player } zatrzymuje jako trofeum: { $card }
event-trophy-use = { $player } usuwa trofeum, aby skorzystać z jego efektu: { $card }
event-pool =
    { $n ->
        [one] Pula honoru rośnie o { $n } punkt
        [few] Pula honoru rośnie o { $n } punkty
       *[many] Pula honoru rośnie o { $n } punktów
    }
event-pool-empty = Pula honoru jest pusta: zbliża się koniec gry
event-row =
    { $n ->
        [one] Rząd centralny powiększa się o { $n } pole
        [few] Rząd centralny powiększa się o { $n } pola
       *[many] Rząd centralny powiększa się o { $n } pól
    }
event-set-aside = { CAPITAL($player) } zabiera: { $card }
event-extra-turn = { $player } rozgrywa dodatkową turę
event-turn-rival =
    { $rival ->
        [cult] Działa Kult
       *[other] Tura Samaela
    }

## Pytania

prompt-turn = Wybierz akcję albo zakończ turę
prompt-banish-hand = Wybierz kartę, którą usuniesz z ręki
prompt-banish-discard = Wybierz kartę, którą usuniesz ze stosu kart odrzuconych
prompt-banish-hand-or-discard = Wybierz kartę, którą usuniesz z ręki albo ze stosu kart odrzuconych
prompt-banish-row = Wybierz kartę, którą usuniesz z rzędu centralnego
prompt-discard = Wybierz kartę, którą odrzucisz
prompt-acquire = Wybierz kartę, którą pozyskasz bez opłaty
prompt-acquire-max = Wybierz kartę o koszcie { $max } lub niższym, którą pozyskasz bez opłaty
prompt-defeat = Wybierz potwora, którego pokonasz bez opłaty
prompt-defeat-max = Wybierz potwora o koszcie { $max } lub niższym, którego pokonasz bez opłaty
prompt-destroy = Wybierz konstrukt, który zostanie zniszczony
prompt-destroy-of-seat = Wybierz konstrukt przeciwnika ({ $other }), który zostanie zniszczony
prompt-keep-construct = Wybierz konstrukt, który zachowujesz
prompt-keep-cards = Wybierz kartę, którą zachowasz na ręce
prompt-copy = Wybierz bohatera, którego efekt powtórzysz
prompt-take = Wybierz kartę z rzędu centralnego, którą pozyskasz albo pokonasz bez opłaty
prompt-take-discarded = Wybierz odrzuconą kartę, którą weźmiesz na rękę
prompt-reward = Wybierz następną nagrodę
prompt-option = Wybierz, czy ta karta trafi na rękę, czy do gry: { $card }
prompt-confirm-card = Wziąć pozyskaną kartę na rękę: { $card }?
prompt-confirm-into-play = Wprowadzić pozyskaną kartę do gry: { $card }?
prompt-confirm-for-mate = Oddać tę kartę partnerowi z drużyny za 1 runę: { $card }?

## Odmowa cofnięcia

undo-refill = Nie można cofnąć: w rzędzie centralnym pojawiła się nowa karta.

## Why an action is refused; no full stop

reason-not-in-hand = tej karty nie ma na ręce
reason-not-controlled = nie kontrolujesz tej karty
reason-no-ability = ta karta nie ma efektu do użycia; działa sama
reason-which-ability = podaj, którego efektu używasz: od #1 do #{ $n }
reason-no-such-ability = ta karta nie ma efektu #{ $n }
reason-already-used = tego efektu już użyto w tej turze
reason-condition = nie spełniono warunku albo nie można zapłacić kosztu
reason-which-slot = podaj pole rzędu centralnego: { $slots }
reason-not-in-row = tej karty nie ma w rzędzie centralnym
reason-pile-empty = jej stos jest pusty
reason-no-slot = rząd centralny ma pola od 1 do { $n }
reason-slot-empty = pole { $slot } jest puste
reason-slot-holds = na polu { $slot } leży { $card }
reason-monster = potwora pokonuje się siłą, nie można go pozyskać
reason-no-monster = pokonuje się tylko potwory; tę kartę pozyskuje się za runy
reason-runes = koszt w runach: { $cost }, masz { $have }
reason-runes-restricted = koszt w runach: { $cost }, masz { $have } oraz { $restricted } tylko na konstrukty Mechany
reason-power = koszt w punktach siły: { $cost }, masz { $have }
reason-energy = wymagana energia w tej turze: { $needed }, masz { $have }
reason-no-trophy = nie masz takiego trofeum
reason-no-team-mate = partnerowi z drużyny można oddać tylko pozyskiwaną kartę, i to tylko w grze zespołowej

## Actions and cards

trophy-gives = Trofeum: { $effect }.
starting-card = { $card } (karta startowa)
group-play = Zagraj
group-use = Użyj
group-trophy = Usuń trofeum
group-acquire = Pozyskaj
group-defeat = Pokonaj
group-hand = Ręka
group-discard = Odrzucone
group-played = Zagrane
group-construct = Konstrukt
group-row = Rząd centralny
group-pile = Stos
group-teammate = Dla partnera
group-reward = Nagroda
group-trigger = Efekt
action-ability = { $card }, efekt { $n }
action-of = { $card } ({ $player })
action-teammate = { $card } dla partnera z drużyny (+1 runa)
option-hand = Na rękę
option-play = Do gry
option-discard = Na stos kart odrzuconych
option-mate = Dla partnera za 1 runę
decline-banish = Niczego nie usuwaj
decline-discard = Niczego nie odrzucaj
decline-defeat = Nikogo nie pokonuj
decline-take = Niczego nie bierz
done-banish = Nie usuwaj więcej
done-keep = Nie zachowuj więcej

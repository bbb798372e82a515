tutorial-intro = Pięć krótkich lekcji przy prawdziwym stole. Zajmą około pięciu minut i możesz przerwać w każdej chwili.
tutorial-complete = Znasz całą turę: zagrywanie kart, pozyskiwanie, pokonywanie, używanie konstruktów, usuwanie, koniec tury. Resztę wyjaśnią karty.
tutorial-first-game = Rozegraj pierwszą grę
tutorial-skip = Pomiń i graj

lesson-row = Rząd centralny i runy
lesson-row-about = Zagrywaj karty, zdobywaj runy, pozyskuj lepsze karty
lesson-row-welcome = To rząd centralny: sześć kart wspólnych dla wszystkich graczy. Zaczynasz z dziesięcioma słabymi kartami i w każdej turze ulepszasz swoją talię kartami stąd.
lesson-row-first-card =
    Masz na ręce pięć kart. { $apprentice } daje 1 runę, a runami płaci się za karty. Zagraj jedną: { $by ->
        [touch] dotknij jej.
        [keys] przejdź do niej strzałkami i naciśnij Enter.
       *[mouse] kliknij ją.
    }
lesson-row-play-rest = Masz 1 runę. Zagrywanie kart nic nie kosztuje, więc zagraj też pozostałe cztery. „Zagraj wszystkie” robi to za jednym razem.
lesson-row-acquire = Pięć run! Liczba w rogu karty to jej koszt. Pozyskaj z rzędu centralnego kartę „{ $wolf-shaman }” za 3 runy.
lesson-row-always = Nowa karta leży na Twoim stosie kart odrzuconych, a do rzędu trafiła następna. Zostały dwie runy: pozyskaj kartę „{ $heavy-infantry }”, która jest zawsze dostępna.
lesson-row-end-turn = Niewydane runy przepadają, ale wszystkie są już wydane. Zakończ turę: Twoje karty trafią na stos kart odrzuconych i dobierzesz pięć nowych. Gdy talia się skończy, stos kart odrzuconych zostanie potasowany i wtedy dobierzesz pozyskane karty.
lesson-row-learned = Karty dają runy, za runy pozyskujesz karty, a pozyskane karty wracają na rękę w późniejszych turach.

lesson-power = Siła i potwory
lesson-power-about = Pokonuj potwory i zdobywaj honor
lesson-power-play = Niektórzy bohaterowie dają siłę zamiast run. Zagraj całą rękę i patrz, jak rośnie Twoja siła.
lesson-power-monster = Potworów się nie pozyskuje, tylko pokonuje siłą. { $samaels-trickster } kosztuje 3 punkty siły. Pokonaj go!
lesson-power-honor = Potwór trafił do otchłani, a nagroda jest Twoja: 2 punkty honoru z puli honoru i 1 runa. O zwycięstwie decyduje honor: wygrywa ten, kto na koniec ma go najwięcej.
lesson-power-cultist = Masz jeszcze 2 punkty siły. { $cultist } jest tu zawsze i można go pokonywać do woli. Wydaj na niego swoją siłę.
lesson-power-mystic = Bohaterowie dali też runy, a nagroda jeszcze jedną: razem trzy. Pozyskaj kartę „{ $mystic }”, która daje 2 runy za każdym razem, gdy ją zagrasz.
lesson-power-end-turn = Wszystko wydane, 3 punkty honoru zdobyte. Zakończ turę.
lesson-power-learned = Siłą pokonujesz potwory, ich nagrody dają honor, a honor daje zwycięstwo.

lesson-constructs = Konstrukty
lesson-constructs-about = Karty, które zostają w grze na kolejne tury
lesson-constructs-play = Masz na ręce konstrukt: { $shadow-star }. Bohaterowie odchodzą na koniec tury, a konstrukty zostają przed Tobą. Zagraj go.
lesson-constructs-use = Raz w każdej swojej turze możesz użyć konstruktu. Użyj teraz karty „{ $shadow-star }”: daje 1 punkt siły.
lesson-constructs-rest = Zagraj resztę kart z ręki.
lesson-constructs-widow = { $corrosive-widow } kosztuje 4 punkty siły, a tyle masz. Nagroda zmusza też przeciwnika do zniszczenia konstruktu. Zobacz, co ma komputer, i pokonaj ją.
lesson-constructs-end-turn = Komputer stracił swój konstrukt, a Ty możesz tak samo stracić swoje. Zakończ turę i zobacz, co zostaje.
lesson-constructs-again = Nowa tura, nowa ręka, a { $shadow-star } nadal tu jest. Użyj jej ponownie.
lesson-constructs-learned = Konstrukty zostają w grze i pomagają w każdej turze, dopóki coś ich nie zniszczy.

lesson-banishing = Usuwanie kart
lesson-banishing-about = Mniejsza talia to lepsza talia
lesson-banishing-play = Słabe karty startowe przeszkadzają dobrym. { $void-initiate } może usunąć jedną na zawsze. Zagraj tę kartę.
lesson-banishing-banish = Teraz wybierz z ręki albo stosu kart odrzuconych kartę „{ $apprentice }” i ją usuń. Lepsze karty będziesz dobierać częściej.
lesson-banishing-rest = Zagraj resztę kart z ręki.
lesson-banishing-mephit = Karty z rzędu centralnego też można usuwać. Pokonaj kartę „{ $mephit }”: jej nagroda na to pozwala.
lesson-banishing-row = Której karty wolisz nie zostawiać przeciwnikowi? Wybierz jedną z rzędu. Trafi do otchłani, a jej miejsce zajmie nowa.
lesson-banishing-learned = Usuwaj słabe karty, by dobierać mocne. Usuwaj karty z rzędu, by nie dostali ich inni.

lesson-ending = Honor i koniec gry
lesson-ending-about = Ostatnia tura: wygraj honorem
lesson-ending-pool = Późniejszy moment gry: w puli honoru zostało tylko 5 punktów. Gdy pula się opróżni, runda toczy się do końca i gra się kończy. Przegrywasz trzema punktami, a Twoja tura jest ostatnia.
lesson-ending-play = Zagraj karty z ręki: mocne karty to mocna tura.
lesson-ending-tyrant = Pięć punktów siły! Pokonaj kartę „{ $sea-tyrant }”: da 5 punktów honoru i opróżni pulę.
lesson-ending-altar = To ostatnia runda. Karty w talii też się liczą: liczba przy symbolu honoru zostanie dodana na koniec. Pozyskaj kartę „{ $watchmakers-altar }”: to kolejne 5 punktów honoru.
lesson-ending-end-turn = Nic więcej nie ma do zrobienia. Zakończ turę, a wraz z nią grę.
lesson-ending-learned = Gra kończy się, gdy pula honoru jest pusta. Decydują razem znaczniki i karty.

tutorial-intro = Cztery krótkie lekcje przy prawdziwym stole: pierwsza runda królestwa. Zajmą około pięciu minut i możesz przerwać w każdej chwili.
tutorial-complete = Znasz całą rundę: produkcję, ulepszanie, efekty, Naprzód i Pas. Resztę opowiedzą karty, gdy je spotkasz.
tutorial-first-game = Załóż swoje królestwo
tutorial-skip = Pomiń i załóż królestwo

lesson-upgrade = Produkcja i ulepszanie
lesson-upgrade-about = Zdobądź zasoby i obróć pierwsze karty
lesson-upgrade-welcome = Witaj! Te karty to część Twojego królestwa. Masz ich dziesięć i grasz bez przeciwników: w każdej turze cztery karty wchodzą do gry.
lesson-upgrade-deck = Pozostałe czekają w talii. Leży ona odkryta, więc zawsze widzisz, która karta będzie następna.
lesson-upgrade-look = Każda karta może stać się czymś lepszym. Naciśnij obrazek karty „{ $card-6-1 }”, aby obejrzeć wszystkie jej etapy.
lesson-upgrade-stages = Słowo „teraz” oznacza obecny etap karty, a strzałka z kosztem prowadzi do następnego. Zamknij kartę, gdy się napatrzysz.
lesson-upgrade-produce =
    Ulepszenie karty „{ $card-6-1 }” kosztuje 1 monetę i 1 drewno. „{ $card-4-1 }” produkuje drewno: { $small ->
        [yes] dotknij karty, u góry zobaczysz, co potrafi, i wybierz „Produkuj”.
       *[no] naciśnij drewno pod jej nazwą.
    }
lesson-upgrade-coin = Masz 1 drewno, a „{ $card-4-1 }” leży na stosie kart odrzuconych: karta, która produkuje, zostaje odrzucona. Teraz naciśnij monetę na karcie „{ $card-8-1 }”.
lesson-upgrade-upgrade = 1 moneta i 1 drewno: dokładnie tyle trzeba. Naciśnij koszt na karcie „{ $card-6-1 }”, aby ją ulepszyć.
lesson-upgrade-turned = Teraz to „{ $card-6-2 }”. Karta leży na stosie kart odrzuconych i wróci w następnej rundzie. Ulepszenie zawsze kończy turę, więc inne karty też zostały odrzucone.
lesson-upgrade-go-on = Wciąż możesz to wszystko cofnąć. Albo naciśnij „Następna tura”: przyjdą cztery nowe karty.
lesson-upgrade-at-once = A teraz krócej. „{ $card-2-1 }” kosztuje 2 monety, a dwie inne karty mogą je wyprodukować. Naciśnij koszt: produkcja i zapłata odbędą się za jednym razem.
lesson-upgrade-learned = Wyprodukuj, zapłać, ulepsz: karta się obraca, a tura się kończy. To serce tej gry.

lesson-effect = Efekty i zmiana zdania
lesson-effect-about = Użyj tego, co karta potrafi, i cofnij turę
lesson-effect-wish = „{ $card-9-1 }” chce stać się czymś więcej: „{ $card-9-2 }”. To kosztuje 2 drewna i 1 kamień, a drewno produkuje tu tylko jedna karta.
lesson-effect-use = „{ $card-4-1 }” ma też efekt oznaczony błyskawicą: 1 drewno za każdą ziemię w grze, a są trzy. Naciśnij go.
lesson-effect-stone = Trzy drewna! Karta „{ $card-4-1 }” została za to obrócona i odrzucona, ale Twoja tura trwa. Teraz wyprodukuj kamień kartą „{ $card-6-1 }”.
lesson-effect-upgrade = Masz już wszystko. Ulepsz kartę „{ $card-9-1 }”.
lesson-effect-fame = Jedno drewno zostało i przepadło: nic nie przechodzi na następną turę. Ale spójrz na gwiazdkę: to Twoje pierwsze 2 punkty sławy! O sławę toczy się gra.
lesson-effect-undo = A może jednak inaczej? Dopóki nie przyszła nowa karta, pojedyncza strzałka cofa jedną akcję, a podwójna całą turę. Wypróbuj jedną z nich.
lesson-effect-again = Jakby nic się nie stało. Teraz jednak zakończ turę ulepszeniem.
lesson-effect-learned = Karta w grze produkuje, używa efektu albo zostaje ulepszona: jedno z trzech. A zanim przyjdą nowe karty, wszystko można cofnąć.

lesson-advance = Naprzód i Pas
lesson-advance-about = Gdy cztery karty to za mało
lesson-advance-short = Żadnej z tych czterech kart nie da się ulepszyć: brakuje drewna. W takiej turze możesz ruszyć naprzód, a do gry wejdą jeszcze dwie karty.
lesson-advance-coin = Najpierw jednak zobacz, ile to kosztuje. Wyprodukuj monetę kartą „{ $card-9-1 }”.
lesson-advance-advance = Gdy do gry wchodzi nowa karta, wszystkie Twoje zasoby przepadają. Zobaczysz ostrzeżenie; mimo to wybierz „Naprzód”.
lesson-advance-lost = Moneta przepadła na dobre: widzisz już nowe karty, więc tego nie da się cofnąć. Lepiej najpierw ruszyć naprzód, a potem produkować!
lesson-advance-upgrade = Jest drewno, jest też nowa moneta. Naciśnij koszt na karcie „{ $card-6-1 }”, aby ją ulepszyć.
lesson-advance-go-on = Udało się. Naciśnij „Następna tura”.
lesson-advance-pass = Ostatnie dwie karty, a za to, co dają, nic nie kupisz. Tak bywa. „Pas” kończy turę bez ulepszenia.
lesson-advance-learned = „Naprzód” daje jeszcze dwie karty, ale wyprodukowane zasoby przepadają. „Pas” kończy turę, z której nic nie będzie.

lesson-round = Nowa runda
lesson-round-about = Dwie nowe karty i dokąd to wszystko zmierza
lesson-round-over = Talia jest pusta: runda się skończyła. Wszystkie dziesięć kart leży na stosie kart odrzuconych, a cztery z nich są obrócone.
lesson-round-go-on = Nowa runda zaczyna się od dwóch nowych kart z pudełka; potem wszystkie Twoje karty są tasowane. Naciśnij „Następna runda”.
lesson-round-new = Oto one: numery 11 i 12. Naciśnij obrazek jednej z nich i zobacz, czym może się stać.
lesson-round-play = Obrócone karty pozostają obrócone, więc Twoje królestwo jest już trochę lepsze. Zamknij kartę i ulepsz jedną, którą chcesz.
lesson-round-fame = I tak przez 31 rund, a potem liczy się sława. Nie możesz przegrać: przekonasz się, jak wielkie stanie się Twoje królestwo.
lesson-round-learned = W pudełku jest wiele kart, których jeszcze nie znasz. Najlepiej poznać je we własnym królestwie.

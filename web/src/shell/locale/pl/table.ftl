# Stół.

table-question = O co chodzi
table-actions = Co możesz zrobić
table-tools = Oglądanie i cofanie
table-resources = Co masz
table-players = Gracze
table-own-area = Przed Tobą
table-side = Z bliska
table-card = Karta
table-teammate = Partner z drużyny
table-times =
    { $count ->
        [one] { $count } raz
       *[other] { $count } razy
    }
table-look-hint = Wskaż kartę albo naciśnij na niej I, aby zobaczyć ją tutaj w całości.
table-several = { $card }: wybierz, co zrobić

table-asked = Decyduje { $player }: { $card }
table-you-decide = Decydujesz: { $question }
table-still =
    Możesz jeszcze: { $actions }{ $more ->
        [0] { "" }
       *[other] { " " }i więcej ({ $more })
    }
table-end-anyway = Zakończ mimo to
table-end-hold = Przytrzymaj, aby zakończyć turę bez pytania
table-play-order =
    { $count ->
        [one] Jeszcze { $count } kartę zagrywasz osobno: kolejność może mieć znaczenie
        [few] Jeszcze { $count } karty zagrywasz osobno: kolejność może mieć znaczenie
        [many] Jeszcze { $count } kart zagrywasz osobno: kolejność może mieć znaczenie
       *[other] Jeszcze { $count } karty zagrywasz osobno: kolejność może mieć znaczenie
    }
table-do-it-anyway = Zrób to mimo to
table-undo-turn = Cofnij całą turę
table-taken-back = Cofnięto: { $what }
table-undone = Cofnięto
table-take-back = Od tego czasu odkryto coś nowego. Cofnięcie oznaczy grę.
table-take-back-anyway = Cofnij mimo to
table-take-back-not = Zostaw
table-take-backs =
    { $count ->
        [one] z { $count } cofnięciem
        [few] z { $count } cofnięciami
        [many] z { $count } cofnięciami
       *[other] z { $count } cofnięcia
    }
table-hints =
    { $count ->
        [one] z { $count } podpowiedzią
        [few] z { $count } podpowiedziami
        [many] z { $count } podpowiedziami
       *[other] z { $count } podpowiedzi
    }
table-hint = Poproś o podpowiedź
table-hint-about = Co zrobiłby tu mocny komputer. Podpowiedzi są liczone.
table-hint-thinking = Podpowiedź jest obmyślana
table-hint-expected = przewaga na koniec około { $lead } · { $wins } wygranych
table-hint-in-short = { $lead }, { $wins }
table-hint-note = Przewaga na koniec i część wygranych gier: średnie z wielu gier, które komputer rozegrał stąd dalej, wiedząc nie więcej niż ty.
table-hint-plain = Tu nie trzeba się zastanawiać.
table-hint-else = Albo:
table-hint-do = Zrób to
table-refused = Stół tego nie przyjął
table-old-page = Ta strona pochodzi sprzed aktualizacji serwera. Zostanie wczytana ponownie; z gry nic nie przepadnie.
table-load-again = Wczytaj ponownie
table-and-more =
    { $count ->
        [one] i jeszcze { $count } zdarzenie
        [few] i jeszcze { $count } zdarzenia
        [many] i jeszcze { $count } zdarzeń
       *[other] i jeszcze { $count } zdarzenia
    }

table-look = Oglądaj karty zamiast je zagrywać
table-fold = Pokaż stół
table-unfold = Wróć do wyboru
table-put-down = Nie teraz

table-log = Dziennik
table-log-setup = Przygotowanie
table-log-earlier = Pokaż wcześniejsze tury
table-why = Dlaczego tak się stało
table-why-because = ponieważ:

table-keys = Skróty klawiszowe
table-keys-move = Przechodź między kartami i przyciskami
table-keys-act = Zrób to, co tu możliwe
table-keys-answer = Wybierz odpowiedź
table-keys-decline = Zrezygnuj albo zakończ wybór
table-keys-fold = Pokaż stół i wróć
table-keys-inspect = Obejrzyj kartę
table-keys-sound = Włącz lub wyłącz dźwięk
table-key-enter = Enter
table-key-space = Spacja
table-key-escape = Esc

table-hidden-until = Wszystko jest zakryte, dopóki nie przejmiesz urządzenia.
table-i-am = Tu { $player }, pokaż stół
table-links = Zaproszenia i oglądanie
table-waiting-links = Brakuje jeszcze: { $players } · linki
table-all-here = Wszyscy już są
table-copy-by-hand = Skopiuj ten link:
table-leave-note = Możesz po prostu odejść: stół zaczeka, a strona startowa zaprowadzi Cię z powrotem.
table-leave-later = Dokończ później
table-leave-final = Będzie grać na Twoim miejscu do końca: tego nie da się cofnąć, potem możesz już tylko patrzeć.
table-seat-left = { $player } – odejście od stołu: na tym miejscu do końca gra komputer
table-ended = Grę przy tym stole przerwano przed końcem
table-moved = „{ $name }” toczy się teraz przy innym stole
table-moved-about = Tutaj można tylko oglądać: gra się tylko tam, gdzie toczy się bieżąca gra.
table-moved-go = Przejdź tam, gdzie toczy się „{ $name }”
table-moved-back = Kontynuuj jednak stąd
table-no-place = Nie masz miejsca przy tym stole

table-log-lines =
    { $count ->
        [one] jeszcze { $count } wiersz
        [few] jeszcze { $count } wiersze
        [many] jeszcze { $count } wierszy
       *[other] jeszcze { $count } wiersza
    }
table-since = Od Twojej ostatniej tury
table-keys-since = Pokaż lub schowaj to, co zaszło od Twojej ostatniej tury
table-last-turn = Ostatnia tura gracza: { $player }
table-begins =
    { $why ->
        [drawn] Zaczyna { $player } – tak wypadło w losowaniu
        [chosen] Zaczyna { $player } – tak wybrano
       *[other] Zaczyna { $player }
    }
table-begins-you =
    { $why ->
        [drawn] Zaczynasz – tak wypadło w losowaniu
        [chosen] Zaczynasz – tak wybrano
       *[other] Zaczynasz
    }

par-title = Ile mogło być warte to królestwo?
par-about = Weteran, czyli bot, który przeszukuje możliwości, rozgrywa to królestwo wiele razy od początku, przy tych samych tasowaniach. Zna wszystkie karty, ale nie kolejność talii. Potem szuka tur, które kosztowały Cię najwięcej. Trwa to kilka minut i toczy się dalej bez tej strony.
par-start = Zapytaj weterana
par-go-on = Kontynuuj
par-stop = Zatrzymaj
par-waiting = { $n ->
    [one] W kolejce: { $n } królestwo przed Twoim
    [few] W kolejce: { $n } królestwa przed Twoim
   *[many] W kolejce: { $n } królestw przed Twoim
}
par-beginning = Weteran zaczyna. Pierwszy wynik pojawi się niebawem.
par-running = Wynik wzorcowy: { $done } z { $total } rozgrywek
par-looking = Twoje tury: krok { $done } z { $total }
par-done = Rozegrano wszystkie rozgrywki: { $total }.
par-stopped = Zatrzymano po { $done } z { $total } rozgrywek. To, co znaleziono, zostaje.
par-failed = Poszukiwanie zostało przerwane. To, co znaleziono, zostaje; można kontynuować od tego miejsca.
par-lost = Serwer teraz nie odpowiada. Ta strona pyta dalej.
par-stands = { $runs ->
    [one] Twój wynik, { $score }, jest wyższy niż w { $below } z { $runs } rozgrywki weterana.
   *[other] Twój wynik, { $score }, jest wyższy niż w { $below } z { $runs } rozgrywek weterana.
}
par-median = Mediana weterana: { $n }
par-you = Ty: { $n }
par-in-numbers = Rozgrywki w liczbach
par-run = Rozgrywka
par-costliest = Najkosztowniejsze tury ({ $n })
par-costliest-later = Najkosztowniejsze tury pojawią się na końcu.
par-costliest-about = Grę wiele razy rozegrano dalej przy tych samych tasowaniach: po Twoim zagraniu i po tym, co zrobiłby weteran.
par-none = O żadnej turze nie da się powiedzieć na pewno, że kosztowała Cię sławę.
par-turn = Runda { $round }, tura { $turn }
par-cost = koszt: około { $cost } sławy
par-between = z 95-procentową pewnością od { $low } do { $high }
par-did = Twoje zagranie
par-instead = Weteran zagrałby tak
par-look = Obejrzyj turę

tutorial-title = Ucz się, grając
tutorial-games = Która gra?
tutorial-begin = Zacznij
tutorial-resume = Kontynuuj
tutorial-again = Powtórz
tutorial-lessons = Lekcje
tutorial-lesson-number = Lekcja { $n } z { $count }
tutorial-finished-count = { $count ->
    [one] Ukończono { $count } lekcję z { $all }
    [few] Ukończono { $count } lekcje z { $all }
    [many] Ukończono { $count } lekcji z { $all }
   *[other] Ukończono { $count } lekcji z { $all }
}
tutorial-finished = Ukończona
tutorial-next = Dalej
tutorial-step = Krok { $n } z { $count }
tutorial-times = { $n } z { $count }
tutorial-try = Spróbuj teraz
tutorial-well-done = Brawo!
tutorial-next-lesson = Następna lekcja
tutorial-all-lessons = Wszystkie lekcje
tutorial-restart = Zacznij lekcję od nowa
tutorial-off-track =
    To dozwolone, ale nie o to chodzi w tej lekcji. { $undo ->
        [yes] Możesz to cofnąć albo zacząć lekcję od nowa.
       *[no] Zacznij lekcję od nowa: to tylko chwila.
    }
tutorial-stuck =
    Tego kroku nie da się już tutaj wykonać. { $undo ->
        [yes] Cofnij albo zacznij lekcję od nowa: to tylko chwila.
       *[no] Zacznij lekcję od nowa: to tylko chwila.
    }
tutorial-wait = Teraz gra komputer. Zaraz będzie Twoja tura.
tutorial-complete-title = Możesz grać

# Co mówią komputery przy stole: krótko, każdy po swojemu.

voice-novice-greet-1 = Cześć! Którą stroną ta karta?
voice-novice-greet-2 = O! Moja tura? Nie? Uff.
voice-novice-great-1 = Ale błyszczy!
voice-novice-great-2 = Nie wiem, co robi. Chcę!
voice-novice-lost-1 = Oj. Lubię tę kartę.
voice-novice-lost-2 = Hej, gdzie ona jest?
voice-novice-last-1 = Już koniec? Tak szybko?
voice-novice-win-1 = Ja? Naprawdę? Ja!
voice-novice-win-2 = To tak się wygrywa?
voice-novice-lose-1 = Jeszcze raz? Proszę?
voice-novice-lose-2 = I tak było fajnie.

voice-tinker-greet-1 = Zobaczmy, co to robi.
voice-tinker-greet-2 = Klucz? Jest. Karty? Są.
voice-tinker-great-1 = To jest porządna część.
voice-tinker-great-2 = To mi się przyda.
voice-tinker-lost-1 = I tak trzymało na jednej śrubce.
voice-tinker-lost-2 = No to z powrotem do warsztatu.
voice-tinker-last-1 = Ostatni obrót korby!
voice-tinker-win-1 = Działa!
voice-tinker-win-2 = I nic nie odpadło!
voice-tinker-lose-1 = Została jedna śrubka…
voice-tinker-lose-2 = Następna wersja będzie lepsza.

voice-navigator-greet-1 = Pomyślnych wiatrów!
voice-navigator-greet-2 = Kurs wyznaczony.
voice-navigator-great-1 = Dokładnie na kursie.
voice-navigator-great-2 = Ziemia na horyzoncie!
voice-navigator-lost-1 = Szkwał. Płyniemy dalej.
voice-navigator-lost-2 = Mały przeciek, nic więcej.
voice-navigator-last-1 = Port na dziobie.
voice-navigator-win-1 = Bezpiecznie w porcie.
voice-navigator-win-2 = Kurs był dobry.
voice-navigator-lose-1 = Wiatr sprzyjał tobie.
voice-navigator-lose-2 = Piękny kurs!

voice-astronomer-greet-1 = Gwiazdy stoją dobrze.
voice-astronomer-greet-2 = Rachunki gotowe. Grajmy.
voice-astronomer-great-1 = Zgodnie z rachunkiem.
voice-astronomer-great-2 = Punktualnie jak zaćmienie.
voice-astronomer-lost-1 = Nawet gwiazdy gasną.
voice-astronomer-lost-2 = Drobne odchylenie.
voice-astronomer-last-1 = Ostatnia orbita.
voice-astronomer-win-1 = Rachunek się zgadza.
voice-astronomer-win-2 = Przewidywalne, ale piękne.
voice-astronomer-lose-1 = Sprawdzę rachunki.
voice-astronomer-lose-2 = Nie ma cię w moich tablicach.

voice-oracle-greet-1 = Czekam tu na ciebie.
voice-oracle-greet-2 = Zagrasz dobrze. Prawie.
voice-oracle-great-1 = Zawsze była moja.
voice-oracle-great-2 = Karty wiedzą, dokąd iść.
voice-oracle-lost-1 = To też było w przepowiedni.
voice-oracle-lost-2 = Bierz. Ona wróci.
voice-oracle-last-1 = Koniec, jak w przepowiedni.
voice-oracle-win-1 = Ty też to wiesz.
voice-oracle-win-2 = Tak było zapisane.
voice-oracle-lose-1 = A jednak są niespodzianki.
voice-oracle-lose-2 = Tego nie było w wizjach.

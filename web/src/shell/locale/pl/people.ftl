# Kim ktoś jest przy stole: imię i medalion.

you-are = Ty:
you-title = Ty przy stole
you-change = Zmień imię i medalion
you-name = Imię
you-note = Zapisane w tej przeglądarce; widać przy stołach, do których odtąd siadasz. Bez imienia nazywasz się jak twój motyw.
you-motif = Motyw
you-colour = Kolor
you-done = Gotowe

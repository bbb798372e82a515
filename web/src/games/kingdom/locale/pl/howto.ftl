# Jak grać, na jednej stronie.

howto-title = Jak grać
howto-turn = Tura
howto-turn-1 = Cztery karty z talii leżą przed tobą. Każda może jedno: produkować, użyć efektu albo zostać ulepszona.
howto-turn-2 = Produkcja: odrzuć kartę i weź wydrukowane na niej zasoby. Masz je do końca tury.
howto-turn-3 = Ulepszenie: zapłać, ile karta wymaga. Na stałe przechodzi na następny etap, a twoja tura się kończy.
howto-turn-4 = „Naprzód” wykłada dwie kolejne karty; pas kończy turę. Gdy talia się wyczerpie, kończy się runda.
howto-turn-note = Co rundę do talii dochodzą dwie nowe karty i wszystko tasuje się od nowa.
howto-kinds = Zasoby
howto-win = Jak to się kończy
howto-win-text = Nie można przegrać. Po rundzie, w której pojawi się karta 70, liczy się sławę wszystkich kart: mówi ona, jak poszło twojemu królestwu. Co ulepszono, zaznaczono albo zniszczono, takie zostaje, także w późniejszych grach tego królestwa.

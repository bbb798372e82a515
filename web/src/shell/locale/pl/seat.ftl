# Miejsce i urządzenia, z których się na nim gra.

seat-way-back = Twoja droga powrotna
seat-way-back-hint = Zachowaj drogę powrotną
seat-way-back-note = Jeśli stracisz tę przeglądarkę albo chcesz grać na innym urządzeniu, otwórz tam swój link powrotny. Zachowaj go dla siebie: kto go ma, gra na Twoim miejscu. Drugi link pozwala urządzeniu tylko poprosić o wpuszczenie: wpuszczasz je tutaj.
seat-copy-back = Skopiuj swój link powrotny
seat-copy-back-of = Skopiuj link powrotny gracza { $player }
seat-copy-ask = Skopiuj link, który najpierw pyta
seat-copy-ask-of = Skopiuj link, który najpierw pyta: { $player }
seat-devices = Urządzenia na tym miejscu: { $count }
seat-devices-of = Urządzenia na miejscu gracza { $player }: { $count }
seat-renew = Utwórz nowy link powrotny
seat-renew-note = Dotychczasowy link powrotny niczego już nie otworzy.
seat-end-others = Odłącz pozostałe urządzenia
seat-end-others-note = Pozostałe urządzenia tracą to miejsce, a dotychczasowy link powrotny niczego już nie otworzy.

seat-asks = Inne urządzenie prosi o Twoje miejsce
seat-asks-of = Inne urządzenie prosi o miejsce gracza { $player }
seat-asks-note = Pokazuje kod { $code }. Wpuść je tylko, jeśli jest Twoje: zobaczy Twoje karty i będzie mogło grać.
seat-let-in = Wpuść

seat-taken = Ktoś już tu siedzi
seat-taken-note = Link do miejsca otwiera je tylko raz. Czy to Ty siedzisz tam na innym urządzeniu lub w innej przeglądarce?
seat-taken-back = Otwórz więc tutaj swój link powrotny. Na drugim urządzeniu znajdziesz go pod „{ seat-way-back }”.
seat-invited = { $count ->
    [0] Zaproszenie do gry
    [one] { $host } zaprasza cię do gry
   *[other] { $host } zapraszają cię do gry
}
seat-invited-seat = Twoje miejsce: { $n } z { $count }
seat-invited-with = Grają też: { $players }
seat-invited-note = Inni przy stole zobaczą to imię i ten medalion.
seat-sit-down = Usiądź
seat-link-qr = Pokaż jako kod QR
seat-link-qr-named = Kod QR: { $of }
seat-link-qr-of = Kod QR tego linku
seat-link-share = Udostępnij
seat-link-watching = oglądanie
seat-link-watch-note = Kto ma ten link, widzi stół, ale niczyjej ręki.
seat-away = Teraz poza stołem: { $players }
seat-ask = Poproś drugie urządzenie
seat-ask-note = Albo poproś, żeby Cię wpuściło:
seat-ask-waiting = Otwórz stół na drugim urządzeniu i wpuść to urządzenie. Pokazuje ono ten sam kod:
seat-ask-no = Drugie urządzenie odmówiło. Za minutę możesz poprosić ponownie.

seat-give-to-bot = Komputer przejmuje to miejsce

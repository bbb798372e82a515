# A seat and the devices that play it.

seat-way-back = Your way back
seat-way-back-hint = Keep your way back to this seat
seat-way-back-note = If you lose this browser, or want to play on another device, open your return link there. Keep it to yourself: whoever has it plays your seat. By the other link a device only asks: you let it in here.
seat-copy-back = Copy your return link
seat-copy-back-of = Copy the return link of { $player }
seat-copy-ask = Copy a link that asks first
seat-copy-ask-of = Copy a link that asks first: { $player }
seat-devices = Devices at this seat: { $count }
seat-devices-of = Devices at the seat of { $player }: { $count }
seat-renew = Make a new return link
seat-renew-note = The return link so far will open nothing any more.
seat-end-others = End the other devices
seat-end-others-note = The other devices lose this seat, and the return link so far will open nothing any more.

seat-asks = Another device asks for your seat
seat-asks-of = Another device asks for the seat of { $player }
seat-asks-note = It shows the code { $code }. Let it in only if it is yours: it will see your cards and can play.
seat-let-in = Let it in

seat-taken = Somebody sits here already
seat-taken-note = A link to a seat opens it once. Is it you who sits there, on another device or in another browser?
seat-taken-back = Then open your return link here. On the other device you find it under “{ seat-way-back }”.
seat-invited = { $count ->
    [0] You are invited to a game
    [one] { $host } invites you to a game
   *[other] { $host } invite you to a game
}
seat-invited-seat = Your seat: { $n } of { $count }
seat-invited-with = With { $players }
seat-invited-note = Others at the table will see this name and medallion.
seat-sit-down = Sit down
seat-link-qr = Show as a QR code
seat-link-qr-named = QR code: { $of }
seat-link-qr-of = QR code of this link
seat-link-share = Share
seat-link-watching = watching
seat-link-watch-note = Whoever has this link sees the table, but nobody's hand.
seat-away = Away just now: { $players }
seat-ask = Ask the other device
seat-ask-note = Or ask it to let you in:
seat-ask-waiting = Open the table on the other device and let this one in. It shows the same code:
seat-ask-no = The other device said no. You can ask again in a minute.

seat-give-to-bot = The computer takes this seat

# The settings dialog.

settings-theme-auto = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-instant = Instant
settings-volume = Sound volume
settings-music = Quiet music
settings-music-note = Two tones under the table that shift with each round.
settings-touch = Vibration
settings-touch-note = The device trembles softly at what you do, and more when something is done to you.
settings-memory-aids-note = What a careful player could remember.
settings-remind = Reminder at the end of the turn
settings-remind-note = Asks once more while something useful can still be done.
settings-voices = Computers speak
settings-voices-note = A short line now and then, beside their names.
settings-keys = Single keys as shortcuts
settings-keys-note = P plays all, E ends the turn, and so on. Arrows, Enter and Escape always work.
settings-one-tap = One tap acts
settings-one-tap-note = On a touch screen: a card is not lifted first to be read.

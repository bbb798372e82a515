# A janela de configurações.

settings-theme-auto = Como o aparelho
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-speed-normal = Normal
settings-speed-fast = Rápida
settings-speed-instant = Instantânea
settings-volume = Volume do som
settings-music = Música discreta
settings-music-note = Dois tons sob a mesa que mudam a cada rodada.
settings-touch = Vibração
settings-touch-note = O aparelho vibra de leve com o que você faz, e mais quando algo é feito a você.
settings-memory-aids-note = O que um jogador atento conseguiria lembrar.
settings-remind = Lembrete no fim do turno
settings-remind-note = Pergunta mais uma vez enquanto algo útil ainda pode ser feito.
settings-voices = Os computadores falam
settings-voices-note = De vez em quando, uma frase curta ao lado do nome.
settings-keys = Atalhos de uma só tecla
settings-keys-note = P joga todas, E finaliza o turno, e assim por diante. Setas, Enter e Esc funcionam sempre.
settings-one-tap = Um toque age
settings-one-tap-note = Em telas de toque: a carta não é erguida antes para ser lida.

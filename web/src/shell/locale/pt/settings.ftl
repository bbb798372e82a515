# A janela de configurações.

settings-theme-auto = Como o aparelho
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-speed-normal = Normal
settings-speed-fast = Rápida
settings-speed-instant = Instantânea
settings-memory-aids-note = O que um jogador atento conseguiria lembrar.
settings-remind = Lembrete no fim do turno
settings-remind-note = Pergunta mais uma vez enquanto algo útil ainda pode ser feito.
settings-keys = Atalhos de uma só tecla
settings-keys-note = P joga todas, E finaliza o turno, e assim por diante. Setas, Enter e Esc funcionam sempre.
settings-one-tap = Um toque age
settings-one-tap-note = Em telas de toque: a carta não é erguida antes para ser lida.

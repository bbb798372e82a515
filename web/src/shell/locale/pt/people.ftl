# Quem alguém é à mesa: nome e medalhão.

you-are = Você:
you-title = Você à mesa
you-change = Mudar nome e medalhão
you-name = Nome
you-note = Fica neste navegador e aparece nas mesas em que você entrar daqui em diante. Sem nome, você se chama como o seu motivo.
you-motif = Motivo
you-colour = Cor
you-done = Pronto

# Um lugar e os aparelhos que jogam nele.

seat-way-back = Seu caminho de volta
seat-way-back-hint = Guarde seu caminho de volta
seat-way-back-note = Se você perder este navegador ou quiser jogar em outro aparelho, abra lá seu link de retorno. Guarde-o só para você: quem o tiver joga no seu lugar. Com o outro link, um aparelho só pode pedir: é você que o deixa entrar, aqui.
seat-copy-back = Copiar seu link de retorno
seat-copy-back-of = Copiar o link de retorno de { $player }
seat-copy-ask = Copiar um link que pede permissão
seat-copy-ask-of = Copiar um link que pede permissão: { $player }
seat-devices = Aparelhos neste lugar: { $count }
seat-devices-of = Aparelhos no lugar de { $player }: { $count }
seat-renew = Criar um novo link de retorno
seat-renew-note = O link de retorno atual não abrirá mais nada.
seat-end-others = Encerrar os outros aparelhos
seat-end-others-note = Os outros aparelhos perdem este lugar, e o link de retorno atual não abrirá mais nada.

seat-asks = Outro aparelho pede o seu lugar
seat-asks-of = Outro aparelho pede o lugar de { $player }
seat-asks-note = Ele mostra o código { $code }. Só deixe entrar se for seu: ele verá suas cartas e poderá jogar.
seat-let-in = Deixar entrar

seat-taken = Alguém já está sentado aqui
seat-taken-note = O link de um lugar só o abre uma vez. É você quem está sentado lá, em outro aparelho ou outro navegador?
seat-taken-back = Então abra aqui seu link de retorno. No outro aparelho ele está em “{ seat-way-back }”.
seat-invited = { $count ->
    [0] Você foi convidado para uma partida
    [one] { $host } convida você para uma partida
   *[other] { $host } convidam você para uma partida
}
seat-invited-seat = Seu lugar: { $n } de { $count }
seat-invited-with = Com { $players }
seat-invited-note = Os outros à mesa verão este nome e este medalhão.
seat-sit-down = Sentar
seat-link-qr = Mostrar como código QR
seat-link-qr-named = Código QR: { $of }
seat-link-qr-of = Código QR deste link
seat-link-share = Compartilhar
seat-link-watching = assistir
seat-link-watch-note = Quem tem este link vê a mesa, mas a mão de ninguém.
seat-away = Fora da mesa agora: { $players }
seat-ask = Pedir ao outro aparelho
seat-ask-note = Ou peça que ele deixe você entrar:
seat-ask-waiting = Abra a mesa no outro aparelho e deixe este entrar. Ele mostra o mesmo código:
seat-ask-no = O outro aparelho disse não. Você pode pedir de novo em um minuto.

seat-give-to-bot = O computador assume este lugar

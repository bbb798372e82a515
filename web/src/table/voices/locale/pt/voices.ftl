# O que os computadores dizem à mesa: pouco, conforme o seu jeito.

voice-novice-greet-1 = Oi! Esta carta fica de que lado?
voice-novice-greet-2 = Ah! É a minha vez? Não? Ufa.
voice-novice-great-1 = Como brilha!
voice-novice-great-2 = Não sei o que faz. Eu quero!
voice-novice-lost-1 = Puxa. Eu gostava dela.
voice-novice-lost-2 = Ei, para onde ela foi?
voice-novice-last-1 = Já acabou? Mal começou!
voice-novice-win-1 = Eu? Sério? Eu!
voice-novice-win-2 = Então ganhar é assim?
voice-novice-lose-1 = De novo? Por favor?
voice-novice-lose-2 = Foi divertido mesmo assim.

voice-tinker-greet-1 = Vamos ver o que isto faz.
voice-tinker-greet-2 = Chave? Aqui. Cartas? Aqui.
voice-tinker-great-1 = Isto sim é uma boa peça.
voice-tinker-great-2 = Isto me serve.
voice-tinker-lost-1 = Estava só por um parafuso.
voice-tinker-lost-2 = De volta à bancada.
voice-tinker-last-1 = Última volta da manivela!
voice-tinker-win-1 = Funciona!
voice-tinker-win-2 = E não é que não desmontou?
voice-tinker-lose-1 = Sobrou uma peça…
voice-tinker-lose-2 = A próxima versão será melhor.

voice-navigator-greet-1 = Bons ventos!
voice-navigator-greet-2 = O rumo está traçado.
voice-navigator-great-1 = Bem no rumo.
voice-navigator-great-2 = Terra à vista!
voice-navigator-lost-1 = Uma rajada. Adiante.
voice-navigator-lost-2 = Um vazamento, nada mais.
voice-navigator-last-1 = Porto à frente.
voice-navigator-win-1 = A salvo no porto.
voice-navigator-win-2 = O rumo estava certo.
voice-navigator-lose-1 = O vento era seu.
voice-navigator-lose-2 = Que belo rumo!

voice-astronomer-greet-1 = Os astros estão bem postos.
voice-astronomer-greet-2 = As contas estão feitas. Comece.
voice-astronomer-great-1 = Conforme o cálculo.
voice-astronomer-great-2 = Pontual como um eclipse.
voice-astronomer-lost-1 = Até estrelas se apagam.
voice-astronomer-lost-2 = Um pequeno desvio.
voice-astronomer-last-1 = A última órbita.
voice-astronomer-win-1 = A conta fechou.
voice-astronomer-win-2 = Previsível, mas belo.
voice-astronomer-lose-1 = Vou rever as contas.
voice-astronomer-lose-2 = Você não está nas minhas tabelas.

voice-oracle-greet-1 = A sua visita já era esperada.
voice-oracle-greet-2 = Você jogará bem. Quase.
voice-oracle-great-1 = Sempre foi minha.
voice-oracle-great-2 = As cartas sabem aonde ir.
voice-oracle-lost-1 = Isso também estava previsto.
voice-oracle-lost-2 = Leve. Ela vai voltar.
voice-oracle-last-1 = O fim, como previsto.
voice-oracle-win-1 = Você também sabia.
voice-oracle-win-2 = Estava escrito.
voice-oracle-lose-1 = Ainda existem surpresas.
voice-oracle-lose-2 = Isto não estava nas visões.

### O que as páginas dizem de Ascension em português: conjuntos juntos e opções de regras.

ruleset-ascension-combined = Os dois conjuntos juntos

## Opções de regras

option-free-defeat = Derrota gratuita por um Herói
option-free-defeat-must = é obrigatória
option-free-defeat-may = pode ser recusada
option-librarian-discard = Descarte do Bibliotecário do Templo
option-librarian-discard-must = é obrigatório
option-librarian-discard-may = pode ser recusado
option-copied-unite = Efeito de União copiado
option-copied-unite-original-counts = o Herói copiado conta
option-copied-unite-original-excluded = o Herói copiado não conta
option-last-round-extra-turn = Turno extra na última rodada
option-last-round-extra-turn-taken = é jogado
option-last-round-extra-turn-lost = é perdido
option-solo-extra-turn = Turno extra na Variante Solo
option-solo-extra-turn-rival-waits = o vilão espera
option-solo-extra-turn-rival-acts = o vilão age entre os turnos
option-center-shards = Fragmentos de Energia no baralho central
option-center-shards-auto = conforme os conjuntos
option-shard-limit = Limite de Fragmentos de Energia
option-shard-limit-box = quantos os conjuntos trazem
option-shard-limit-none = sem limite
option-banished-over-treasure = Tesouro sob uma carta banida
option-banished-over-treasure-stays = fica no espaço
option-banished-over-treasure-banished = também vai para o Vazio
option-fate-order = Destino que pergunta várias vezes a cada jogador
option-fate-order-by-player = jogador por jogador
option-fate-order-by-time = uma vez cada, depois de novo
option-copy-copiers = Copiar uma carta que copia
option-copy-copiers-never = nunca
option-copy-copiers-chain = permitido, cada Herói uma vez
option-staff-stacking = Vários Cajados do Chamado Selvagem em uma carta
option-staff-stacking-add = somam-se
option-staff-stacking-one = um por carta
option-put-is-play = Construto colocado em jogo
option-put-is-play-no = não conta como jogado
option-put-is-play-yes = conta como jogado
option-teammate-free-cards = Carta gratuita para o companheiro de equipe
option-teammate-free-cards-pay = custa 1 Runa
option-teammate-free-cards-never = não é possível
option-teammate-treasure = Tesouro sob uma carta para o companheiro de equipe
option-teammate-treasure-acquirer = fica com quem adquire
option-teammate-treasure-with-card = acompanha a carta
option-team-tie = Empate entre equipes
option-team-tie-latest-member = vence a equipe do último jogador
option-team-tie-shared = vitória compartilhada
option-cult-last-step = O Culto depois que você esgota a reserva
option-cult-last-step-taken = pega suas duas cartas
option-cult-last-step-skipped = não age
option-energize-timing = Energia que conta para Energizar
option-energize-timing-played = a que você tem ao jogar o Herói ou derrotar o Monstro
option-energize-timing-each-step = também a que trechos anteriores da mesma carta dão

"""Counted things in four languages, for the tests of card text: with 1, 2, 5 and 21."""

# A thing with 1, 2, 5 and 21, as it stands after a verb.
NOUNS: dict[str, dict[str, tuple[str, str, str, str]]] = {
    "en": {
        "runes": ("1 Rune", "2 Runes", "5 Runes", "21 Runes"),
        "power": ("1 Power", "2 Power", "5 Power", "21 Power"),
        "honor": ("1 Honor", "2 Honor", "5 Honor", "21 Honor"),
        "energy": ("1 Energy", "2 Energy", "5 Energy", "21 Energy"),
        "paying": ("1 Rune", "2 Runes", "5 Runes", "21 Runes"),
        "cards": ("1 card", "2 cards", "5 cards", "21 cards"),
        "up_to": ("1 card", "up to 2 cards", "up to 5 cards", "up to 21 cards"),
        "constructs": ("1 Construct", "2 Constructs", "5 Constructs", "21 Constructs"),
        "slots": ("1 space", "2 spaces", "5 spaces", "21 spaces"),
    },
    "pt": {
        "runes": ("1 Runa", "2 Runas", "5 Runas", "21 Runas"),
        "power": ("1 de Poder", "2 de Poder", "5 de Poder", "21 de Poder"),
        "honor": ("1 de Honra", "2 de Honra", "5 de Honra", "21 de Honra"),
        "energy": ("1 de Energia", "2 de Energia", "5 de Energia", "21 de Energia"),
        "paying": ("1 Runa", "2 Runas", "5 Runas", "21 Runas"),
        "cards": ("1 carta", "2 cartas", "5 cartas", "21 cartas"),
        "up_to": ("1 carta", "até 2 cartas", "até 5 cartas", "até 21 cartas"),
        "constructs": ("1 Construto", "2 Construtos", "5 Construtos", "21 Construtos"),
        "slots": ("1 espaço", "2 espaços", "5 espaços", "21 espaços"),
    },
    "pl": {
        "runes": ("1 runę", "2 runy", "5 run", "21 run"),
        "power": ("1 punkt siły", "2 punkty siły", "5 punktów siły", "21 punktów siły"),
        "honor": ("1 punkt honoru", "2 punkty honoru", "5 punktów honoru", "21 punktów honoru"),
        "energy": ("1 punkt energii", "2 punkty energii", "5 punktów energii", "21 punktów energii"),
        "paying": ("1 runę", "2 runy", "5 run", "21 run"),
        "cards": ("1 kartę", "2 karty", "5 kart", "21 kart"),
        "up_to": ("1 kartę", "do 2 kart", "do 5 kart", "do 21 kart"),
        "constructs": ("1 konstrukt", "2 konstrukty", "5 konstruktów", "21 konstruktów"),
        "slots": ("1 pole", "2 pola", "5 pól", "21 pól"),
        "points": ("1 punkt", "2 punkty", "5 punktów", "21 punktów"),
    },
    "ru": {
        "runes": ("1 руну", "2 руны", "5 рун", "21 руну"),
        "power": ("1 мощь", "2 мощи", "5 мощи", "21 мощь"),
        "honor": ("1 славу", "2 славы", "5 славы", "21 славу"),
        "energy": ("1 энергию", "2 энергии", "5 энергии", "21 энергию"),
        "paying": ("1 руну", "2 руны", "5 рун", "21 руну"),
        "cards": ("1 карту", "2 карты", "5 карт", "21 карту"),
        "up_to": ("1 карту", "до 2 карт", "до 5 карт", "до 21 карты"),
        "enough-energy": ("хотя бы 1 энергию", "не менее 2 энергии", "не менее 5 энергии", "не менее 21 энергии"),
        "constructs": (
            "хотя бы 1 конструкцию", "не менее 2 конструкций", "не менее 5 конструкций", "не менее 21 конструкции"),
        "slots": ("1 ячейку", "2 ячейки", "5 ячеек", "21 ячейку"),
    },
}  # fmt: skip

# Every verb with a number: its values beside the number, and the sentence in each language. `#` is the bare number.
COUNTED: list[tuple[str, dict[str, str], dict[str, str]]] = [
    *[
        ("gain", {"resource": thing}, {
            "en": f"Gain {{{thing}}}.", "pt": f"Ganhe {{{thing}}}.",
            "pl": f"Otrzymujesz {{{thing}}}.", "ru": f"Получите {{{thing}}}."})
        for thing in ("runes", "power", "honor", "energy")
    ],
    *[
        ("gain-per", {"resource": thing, "counter": counter}, {
            "en": f"Gain {{{thing}}} for every {en}.", "pt": f"Ganhe {{{thing}}} para cada {pt}.",
            "pl": f"Otrzymujesz {{{thing}}} za {pl}.", "ru": f"Получите {{{thing}}} за {ru}."})
        for thing in ("runes", "power", "honor", "energy")
        for counter, en, pt, pl, ru in (
            ("faction among constructs", "faction of which you control a Construct",
             "facção da qual você controla um Construto", "każdą frakcję wśród konstruktów, które kontrolujesz",
             "каждую фракцию среди конструкций под вашим контролем"),
            ("Mechana construct", "Mechana Construct under your control", "Construto de Mechana que você controla",
             "każdy konstrukt Mechany, który kontrolujesz", "каждую конструкцию Механы под вашим контролем"),
            ("energy", "Energy you have gained this turn", "1 de Energia que você ganhou neste turno",
             "każdy punkt energii otrzymany w tej turze", "каждую единицу энергии, полученную вами в этом ходу"),
            ("hero played this turn", "Hero you have played this turn", "Herói que você jogou neste turno",
             "każdego bohatera zagranego przez Ciebie w tej turze", "каждого героя, разыгранного вами в этом ходу"),
        )
    ],
    ("gain-restricted", {"rune": "runes"}, {
        "en": "Gain {paying} that can only pay for Mechana Constructs.",
        "pt": "Ganhe {paying} para gastar apenas em Construtos de Mechana.",
        "pl": "Otrzymujesz {paying} do wydania tylko na konstrukty Mechany.",
        "ru": "Получите {paying} (только для оплаты конструкций Механы)."}),
    ("draw", {}, {
        "en": "Draw {cards}.", "pt": "Compre {cards}.", "pl": "Dobierz {cards}.", "ru": "Возьмите {cards}."}),
    ("banish", {"zones": "hand"}, {
        "en": "Banish {cards} from your hand.", "pt": "Você deve banir {cards} da sua mão.",
        "pl": "Usuń {cards} z ręki.", "ru": "Изгоните {cards} из руки."}),
    ("banish", {"zones": "discard pile"}, {
        "en": "Banish {cards} from your discard pile.", "pt": "Você deve banir {cards} da sua pilha de descartes.",
        "pl": "Usuń {cards} ze swojego stosu kart odrzuconych.", "ru": "Изгоните {cards} из своего сброса."}),
    ("banish", {"zones": "hand or discard pile"}, {
        "en": "Choose {cards} from your hand or discard pile to banish.",
        "pt": "Você deve escolher {cards} da sua mão ou pilha de descartes para banir.",
        "pl": "Usuń {cards} z ręki albo ze stosu kart odrzuconych.", "ru": "Изгоните {cards} из руки или сброса."}),
    ("banish", {"zones": "center row"}, {
        "en": "Banish {cards} from the Center Row.", "pt": "Você deve banir {cards} da linha central.",
        "pl": "Usuń {cards} z rzędu centralnego.", "ru": "Изгоните {cards} из центрального ряда."}),
    ("may-banish", {"zones": "hand"}, {
        "en": "You may banish {up_to} from your hand.", "pt": "Você pode banir {up_to} da sua mão.",
        "pl": "Możesz usunąć {up_to} z ręki.", "ru": "Вы можете изгнать {up_to} из руки."}),
    ("may-banish", {"zones": "discard pile"}, {
        "en": "You may banish {up_to} from your discard pile.",
        "pt": "Você pode banir {up_to} da sua pilha de descartes.",
        "pl": "Możesz usunąć {up_to} ze swojego stosu kart odrzuconych.",
        "ru": "Вы можете изгнать {up_to} из своего сброса."}),
    ("may-banish", {"zones": "hand or discard pile"}, {
        "en": "You may choose {up_to} from your hand or discard pile to banish.",
        "pt": "Você pode escolher {up_to} da sua mão ou pilha de descartes para banir.",
        "pl": "Możesz usunąć {up_to} z ręki albo ze stosu kart odrzuconych.",
        "ru": "Вы можете изгнать {up_to} из руки или сброса."}),
    ("may-banish", {"zones": "center row"}, {
        "en": "You may banish {up_to} from the Center Row.", "pt": "Você pode banir {up_to} da linha central.",
        "pl": "Możesz usunąć {up_to} z rzędu centralnego.", "ru": "Вы можете изгнать {up_to} из центрального ряда."}),
    ("discard-to-draw", {}, {
        "en": "Discard {cards} from your hand to draw {cards}.",
        "pt": "Descarte {cards} da sua mão para comprar {cards}.",
        "pl": "Odrzuć {cards} z ręki, aby dobrać {cards}.", "ru": "Сбросьте {cards} из руки, чтобы взять {cards}."}),
    ("defeat-free", {}, {
        "en": "Defeat a Monster of cost # or less without paying.",
        "pt": "Derrote um Monstro de custo # ou menos sem pagar.",
        "pl": "Pokonaj bez opłaty potwora o koszcie # lub niższym.",
        "ru": "Бесплатно победите монстра стоимостью # или меньше."}),
    ("defeat-row-free", {}, {
        "en": "Defeat a Monster of cost # or less in the Center Row without paying.",
        "pt": "Derrote um Monstro da linha central, de custo # ou menos, sem pagar.",
        "pl": "Pokonaj bez opłaty potwora z rzędu centralnego o koszcie # lub niższym.",
        "ru": "Бесплатно победите в центральном ряду монстра стоимостью # или меньше."}),
    ("acquire-to-deck-max", {"type": "hero"}, {
        "en": "Acquire a Hero of cost # or less without paying; it goes on top of your deck.",
        "pt": "Adquira um Herói de custo # ou menos sem pagar; ele vai para o topo do seu baralho.",
        "pl": "Pozyskaj bez opłaty bohatera o koszcie # lub niższym i połóż go na wierzchu swojej talii.",
        "ru": "Бесплатно получите героя стоимостью # или меньше и положите его на верх своей колоды."}),
    ("acquire-to-deck-max", {"type": "construct"}, {
        "en": "Acquire a Construct of cost # or less without paying; it goes on top of your deck.",
        "pt": "Adquira um Construto de custo # ou menos sem pagar; ele vai para o topo do seu baralho.",
        "pl": "Pozyskaj bez opłaty konstrukt o koszcie # lub niższym i połóż go na wierzchu swojej talii.",
        "ru": "Бесплатно получите конструкцию стоимостью # или меньше и положите её на верх своей колоды."}),
    ("trade", {"rune": "runes"}, {
        "en": "Pay {runes} to gain {honor}.", "pt": "Pague {runes} para ganhar {honor}.",
        "pl": "Wydaj {runes}, aby otrzymać {honor}.", "ru": "Потратьте {runes}, чтобы получить {honor}."}),
    ("discount", {"type": "hero", "rune": "runes"}, {
        "en": "Your next Hero this turn costs {runes} less to acquire.",
        "pt": "O próximo Herói que você adquirir neste turno custa {runes} a menos.",
        "pl": "Następny bohater, którego pozyskasz w tej turze, kosztuje o {runes} mniej.",
        "ru": "Следующий герой, которого вы получите в этом ходу, стоит на {runes} меньше."}),
    ("discount", {"type": "construct", "rune": "runes"}, {
        "en": "Your next Construct this turn costs {runes} less to acquire.",
        "pt": "O próximo Construto que você adquirir neste turno custa {runes} a menos.",
        "pl": "Następny konstrukt, który pozyskasz w tej turze, kosztuje o {runes} mniej.",
        "ru": "Следующая конструкция, которую вы получите в этом ходу, стоит на {runes} меньше."}),
    ("keep-cards", {"card": "cards"}, {
        "en": "At the end of your turn, you may keep {up_to} in your hand.",
        "pt": "No fim do seu turno, você pode manter {up_to} na mão.",
        "pl": "Na koniec swojej tury możesz zachować na ręce {up_to}.",
        "ru": "В конце своего хода вы можете оставить в руке {up_to}."}),
    ("constructs-at-least", {}, {
        "en": "If you control at least {constructs}, draw {cards}.",
        "pt": "Se você controlar ao menos {constructs}, compre {cards}.",
        "pl": "Jeśli kontrolujesz co najmniej {constructs}, dobierz {cards}.",
        "ru": "Если вы контролируете {constructs}, возьмите {cards}."}),
    ("acquire-free-max", {"type": "hero"}, {
        "en": "Acquire a Hero of cost # or less without paying.",
        "pt": "Adquira um Herói de custo # ou menos sem pagar.",
        "pl": "Pozyskaj bez opłaty bohatera o koszcie # lub niższym.",
        "ru": "Бесплатно получите героя стоимостью # или меньше."}),
    ("acquire-free-max", {"type": "construct"}, {
        "en": "Acquire a Construct of cost # or less without paying.",
        "pt": "Adquira um Construto de custo # ou menos sem pagar.",
        "pl": "Pozyskaj bez opłaty konstrukt o koszcie # lub niższym.",
        "ru": "Бесплатно получите конструкцию стоимостью # или меньше."}),
    ("copy-max", {}, {
        "en": "Repeat the effect of another Hero of cost # or less you have played this turn (but not one that repeats effects).",
        "pt": "Repita o efeito de outro Herói de custo # ou menos que você jogou neste turno (mas não de um que repita efeitos).",
        "pl": "Powtórz efekt innego bohatera o koszcie # lub niższym, zagranego przez Ciebie w tej turze (ale nie takiego, który powtarza efekty).",
        "ru": "Повторите эффект другого героя стоимостью # или меньше, разыгранного вами в этом ходу (но не того, который повторяет эффекты)."}),
    ("discount-per-energy", {"type": "hero", "rune": "runes"}, {
        "en": "Your next Hero this turn costs {runes} less to acquire for every Energy you have already gained this turn.",
        "pt": "O próximo Herói que você adquirir neste turno custa {runes} a menos para cada 1 de Energia que você já ganhou neste turno.",
        "pl": "Następny bohater, którego pozyskasz w tej turze, kosztuje o {runes} mniej za każdy punkt energii otrzymany dotąd w tej turze.",
        "ru": "Следующий герой, которого вы получите в этом ходу, стоит на {runes} меньше за каждую единицу энергии, уже полученную вами в этом ходу."}),
    ("discount-per-energy", {"type": "construct", "rune": "runes"}, {
        "en": "Your next Construct this turn costs {runes} less to acquire for every Energy you have already gained this turn.",
        "pt": "O próximo Construto que você adquirir neste turno custa {runes} a menos para cada 1 de Energia que você já ganhou neste turno.",
        "pl": "Następny konstrukt, który pozyskasz w tej turze, kosztuje o {runes} mniej za każdy punkt energii otrzymany dotąd w tej turze.",
        "ru": "Следующая конструкция, которую вы получите в этом ходу, стоит на {runes} меньше за каждую единицу энергии, уже полученную вами в этом ходу."}),
    ("hunt-discount", {}, {
        "en": "The next Monster with Treasure beneath it that you defeat this turn costs {power} less.",
        "pt": "O próximo Monstro com Tesouro embaixo dele que você derrotar neste turno custa {power} a menos.",
        "pl": "Następny potwór ze skarbem pod spodem, którego pokonasz w tej turze, kosztuje o {power} mniej.",
        "ru": "Следующий монстр с сокровищем под ним, которого вы победите в этом ходу, стоит на {power} меньше."}),
    ("top-to-hand", {}, {
        "en": "Reveal the top card of your deck and put it into your hand; if it is Treasure, gain {honor}.",
        "pt": "Revele a carta do topo do seu baralho e coloque-a na sua mão; se for um Tesouro, ganhe {honor}.",
        "pl": "Odkryj wierzchnią kartę swojej talii i weź ją na rękę; jeśli to skarb, otrzymujesz {honor}.",
        "ru": "Откройте верхнюю карту своей колоды и возьмите её в руку; если это сокровище, получите {honor}."}),
    *[
        (verb, values, {
            "en": f"For each Treasure beneath this card, {en}.", "pt": f"Para cada Tesouro sob esta carta, {pt}.",
            "pl": f"Za każdy skarb pod tą kartą {pl}.", "ru": f"За каждое сокровище под этой картой {ru}."})
        for verb, values, en, pt, pl, ru in (
            ("every-draws", {}, "every player draws {cards}", "cada jogador compra {cards}",
             "każdy gracz dobiera {cards}", "каждый игрок берёт {cards}"),
            ("every-may-banish", {"zones": "hand"}, "every player may banish {up_to} from their hand",
             "cada jogador pode banir {up_to} da própria mão", "każdy gracz może usunąć {up_to} ze swojej ręki",
             "каждый игрок может изгнать {up_to} из своей руки"),
            ("every-may-banish", {"zones": "discard pile"}, "every player may banish {up_to} from their discard pile",
             "cada jogador pode banir {up_to} da própria pilha de descartes",
             "każdy gracz może usunąć {up_to} ze swojego stosu kart odrzuconych",
             "каждый игрок может изгнать {up_to} из своего сброса"),
            ("every-may-banish", {"zones": "hand or discard pile"},
             "every player may choose {up_to} from their hand or discard pile to banish",
             "cada jogador pode escolher {up_to} da própria mão ou pilha de descartes para banir",
             "każdy gracz może usunąć {up_to} ze swojej ręki albo ze swojego stosu kart odrzuconych",
             "каждый игрок может изгнать {up_to} из своей руки или сброса"),
            ("every-may-banish", {"zones": "center row"}, "every player may banish {up_to} from the Center Row",
             "cada jogador pode banir {up_to} da linha central", "każdy gracz może usunąć {up_to} z rzędu centralnego",
             "каждый игрок может изгнать {up_to} из центрального ряда"),
            ("pool-grows", {}, "the Honor pool grows by #", "a Reserva de Honra aumenta em #",
             "pula honoru rośnie o {points}", "запас славы увеличивается на #"),
            ("add-slots", {"slot": "slots"}, "the Center Row gains {slots} for the rest of the game",
             "a linha central ganha {slots} até o fim da partida",
             "rząd centralny ma do końca rozgrywki o {slots} więcej",
             "центральный ряд до конца партии увеличивается на {slots}"),
        )
    ],
    ("every-discards", {}, {
        "en": "Every player discards {cards} from their hand.", "pt": "Cada jogador descarta {cards} da mão.",
        "pl": "Każdy gracz odrzuca {cards} z ręki.", "ru": "Каждый игрок сбрасывает {cards} из руки."}),
    ("energize", {}, {
        "en": "Energize #: Draw {cards}.", "pt": "Energizar #: compre {cards}.",
        "pl": "Zasilenie #: dobierz {cards}.", "ru": "Заряд #: Возьмите {cards}."}),
    ("energize-instead", {}, {
        "en": "Energize #: Instead, draw {cards}.", "pt": "Energizar #: em vez disso, compre {cards}.",
        "pl": "Zasilenie #: zamiast tego dobierz {cards}.", "ru": "Заряд #: Вместо этого возьмите {cards}."}),
    ("free-with-energy", {}, {
        "en": "While this card is in the Center Row, you may acquire it without paying if you have gained at least {energy} this turn.",
        "pt": "Enquanto esta carta estiver na linha central, você pode adquiri-la sem pagar se ganhou ao menos {energy} neste turno.",
        "pl": "Dopóki ta karta jest w rzędzie centralnym, możesz ją pozyskać bez opłaty, jeśli w tej turze masz co najmniej {energy}.",
        "ru": "Пока эта карта лежит в центральном ряду, вы можете получить её бесплатно, если в этом ходу получили {enough-energy}."}),
    ("treasure-discount", {"rune": "runes"}, {
        "en": "Once per turn, a card with Treasure beneath it costs you {runes} less to acquire.",
        "pt": "Uma vez por turno, você paga {runes} a menos para adquirir uma carta com Tesouro embaixo dela.",
        "pl": "Raz na turę karta ze skarbem pod spodem, którą pozyskujesz, kosztuje o {runes} mniej.",
        "ru": "Раз в ход карта с сокровищем под ней стоит для вас на {runes} меньше."}),
]  # fmt: skip

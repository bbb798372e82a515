# Uma carta: seu tipo e o que um leitor de tela diz dela.

card-kind =
    { $type ->
        [hero]
            { $faction ->
                [enlightened] Herói Iluminado
                [lifebound] Herói Virente
                [mechana] Herói de Mechana
                [void] Herói do Vazio
               *[none] Herói
            }
        [construct]
            { $faction ->
                [enlightened] Construto Iluminado
                [lifebound] Construto Virente
                [mechana] Construto de Mechana
                [void] Construto do Vazio
               *[none] Construto
            }
        [monster] Monstro
        [treasure] Tesouro
       *[other] { $type }
    }
card-cost-runes =
    { $count ->
        [one] Custa { $count } Runa
       *[other] Custa { $count } Runas
    }
card-cost-power = Exige { $count } de Poder para derrotar
card-price-now = Para você agora { $count }
card-worth = Vale { $count } de Honra
card-treasure-under =
    { $count ->
        [one] { $count } Tesouro sob ela
       *[other] { $count } Tesouros sob ela
    }
card-times =
    { $count ->
        [one] { $count } cópia
       *[other] { $count } cópias
    }
card-origin-treasure = Carta de Tesouro

# A galeria de cartas e a página de uma carta.

gallery-intro = Todas as cartas com seus textos, esclarecimentos e as regras que elas envolvem. A busca lê nomes e textos.
gallery-filters = Filtros
gallery-any-set = Qualquer conjunto
gallery-any-type = Qualquer tipo
gallery-any-cost = Qualquer custo
gallery-found =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
gallery-none = Nenhuma carta encontrada.
gallery-clear = Limpar filtros
gallery-sort = Ordenar por
gallery-sort-set = Conjunto
gallery-sort-name = Nome
gallery-sort-cost = Custo
gallery-sort-honor = Honra
gallery-grid = Cartas; as setas passam de uma para outra
gallery-back = Todas as cartas
gallery-previous = Carta anterior
gallery-next = Próxima carta
gallery-kind = Tipo
gallery-origin = Origem
gallery-honor = Honra no fim
gallery-reward = Honra de recompensa
gallery-count = Cópias no conjunto
gallery-english = Nome em inglês
gallery-no-rulings = Não há esclarecimentos sobre esta carta: o texto diz tudo.
gallery-related = Regras relacionadas
gallery-missing = Esta carta não existe aqui.

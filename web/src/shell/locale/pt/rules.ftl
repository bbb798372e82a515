rules-intro = Todas as regras em nossas palavras, com esclarecimentos de casos especiais. Cada regra tem seu próprio endereço.
rules-numbered = Cada regra por número
rules-search = Buscar regras
rules-contents = Conteúdo
rules-part-rules = Regras
rules-part-rulings = Esclarecimentos
rules-part-glossary = Glossário
rules-parts = Partes do livro de regras
rules-found =
    { $count ->
        [one] { $count } item
       *[other] { $count } itens
    }
rules-none = Nada encontrado.
rules-print = Imprimir
rules-link = Link para { $id }
rules-chapter-other = Mais

### O que as páginas dizem de Kingdom em português: opções de regras.

option-iron = Modo de ferro: sem ramificações, nada irreversível é desfeito
option-iron-no = desligado
option-iron-yes = ligado
option-resources = Recursos que sobram
option-resources-strict = perdem-se quando uma carta entra em jogo
option-resources-lenient = ficam até o fim do turno
option-source-leaves = A carta de um efeito sai
option-source-leaves-after = depois do efeito
option-source-leaves-before = antes do efeito
option-expansions = Expansões
option-expansions-once = uma vez cada
option-expansions-again = quantas vezes quiser
option-max-production = Máximo de recursos que uma carta pode produzir
option-max-production-none = sem limite

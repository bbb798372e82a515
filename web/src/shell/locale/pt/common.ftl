# A moldura de todas as páginas.

menu = Menu
menu-home = Página inicial
menu-games = Jogos
skip-to-content = Ir para o conteúdo
footer-unofficial = Uma implementação não oficial e independente de Ascension e de Kingdom. Sem vínculo nem aprovação das editoras; todos os textos e imagens são nossos.

page-start = Início
page-new = Nova partida
page-table = Mesa
page-replay = Replay
page-gallery = Cartas
page-card = Carta
page-rules = Regras
page-trees = Jogos salvos
page-tree = Um jogo salvo
page-compare = Duas ramificações
page-hall = Galeria da fama
page-story = Crônica
page-daily = Estrela do dia
page-learn = Tutorial
page-nowhere = Esta página não existe
nowhere-text = O endereço pode ter sido digitado errado, ou a página não existe mais.

broken-title = Não foi possível carregar esta página
broken-text = Talvez a conexão tenha caído. Tente novamente.
button-again = Tentar novamente
loading = Carregando…
copied = Copiado
search-nothing = Nada encontrado para “{ $words }”
search-meant = Você quis dizer:
search-all = Mostrar tudo

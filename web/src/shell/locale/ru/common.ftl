# Рамка всех страниц.

menu = Меню
menu-home = Начальная страница
menu-games = Игры
skip-to-content = Перейти к содержимому
footer-unofficial = Неофициальная независимая реализация игр Ascension и «Королевство». Не связана с издателями и не одобрена ими; все тексты и рисунки — наши собственные.

page-start = Начало
page-new = Новая игра
page-table = Стол
page-replay = Запись партии
page-gallery = Карты
page-card = Карта
page-rules = Правила
page-trees = Сохранённые игры
page-tree = Сохранённая игра
page-compare = Две ветви
page-hall = Зал славы
page-story = Летопись
page-daily = Звезда дня
page-learn = Обучение
page-nowhere = Такой страницы нет
nowhere-text = Возможно, адрес набран с ошибкой или страницы больше нет.

broken-title = Не удалось загрузить эту страницу
broken-text = Возможно, пропала связь. Попробуйте ещё раз.
button-again = Попробовать ещё раз
loading = Загрузка…
copied = Скопировано
search-nothing = Ничего не найдено: «{ $words }»
search-meant = Может быть:
search-all = Показать всё

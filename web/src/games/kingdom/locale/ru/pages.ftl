kingdoms-title = Мои королевства
kingdoms-lead = Все королевства на этом устройстве, со всеми ветвями.
kingdoms-kept = Ваши королевства
kingdoms-none = Королевств пока нет
kingdoms-none-about = Основайте первое: оно начинается с горстки карт и растёт до самого конца.
kingdoms-resume = Продолжить это королевство
kingdoms-look = Посмотреть конец
kingdoms-open = { $count ->
    [one] Королевство
    [few] Королевство: { $count } ветви
   *[other] Королевство: { $count } ветвей
}
kingdoms-export = Экспортировать королевство: { $name }
kingdoms-rename = Переименовать: { $name }
kingdoms-new = Новое королевство
kingdoms-name = Название королевства
kingdoms-unnamed = Безымянная долина
kingdoms-iron = Железный режим
kingdoms-iron-about = Что сделано, то сделано: без ветвей и без отмены необратимого
kingdoms-found = Основать королевство
kingdoms-import = Импортировать королевство
kingdoms-import-about = Файл, сохранённый здесь, на другом устройстве или в терминале. Незаконченная партия перетасуется заново.
kingdoms-import-choose = Выбрать файл
kingdoms-import-failed = Не удалось импортировать королевство: { $why }
kingdom-round = Раунд { $n }
kingdom-code = Код королевства { $code }
kingdom-back = Королевство и ветви
kingdom-closed = Это королевство здесь закрыто
kingdom-compare = Сравнить две ветви
kingdom-restart = Начать игру заново
kingdom-restart-about = Королевство начнётся с самого начала, с новыми перетасовками. Сыгранное останется ветвью.
kingdom-export = Экспортировать королевство
kingdom-rename = Переименовать
kingdom-branches = Ветви
kingdom-track = Шкала счёта
kingdom-sheet = Лист наклеек
node-founded = Основание
node-founded-about = здесь всё началось
node-branch = Ветвь
node-restart = Новое начало
node-expansion = Дополнение
node-from = отсюда: { $from }, после действия { $n }
node-here = вы здесь
node-over = окончена
node-compare = те же перетасовки
node-imported = импортирована
node-go = Перейти туда
node-branch-from = Создать ветвь отсюда
node-drop = Удалить: { $name }
node-drop-about = Эта ветвь и всё, что из неё выросло, пропадёт навсегда.
node-drop-hall = Её результат исчезнет и из зала славы.
node-drop-do = Удалить эту ветвь
branch-title = Ветвь отсюда: { $from }
branch-name = Название ветви (можно не указывать)
branch-after = Ответвиться
branch-now = от нынешнего положения, после действия { $n }
branch-begin = от самого начала
branch-look = Сначала просмотреть партию
branch-compare = Те же перетасовки (только для сравнения)
branch-compare-about = Случай повторится, как в той партии. Ветвь и её счёт останутся с пометкой.
branch-do = Создать ветвь
track-base = Основная игра
track-expansion = Дополнение { $n }
track-empty = Пока ничего не записано.
cards-met = Карты, которые вы уже знаете
cards-met-about = То, что вы открыли или прочитали в королевстве. Остальные карты молчат, пока вы их не встретите.
cards-met-in = Королевство
cards-met-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
card-of-number = карта { $n }
compare-title = Сравнение двух ветвей
compare-one = Одна ветвь
compare-other = Другая ветвь
compare-parting = Они расходятся после: { $name }.
compare-same = Пока они одинаковы.
compare-banishing = Изгнание
compare-found = открыта:
compare-turned = перевёрнута:
compare-sticker = { $sticker } на карте: { $card }
compare-lost = Пропало:
result-fame = Слава
result-round = Раунд
result-final-fame = Итоговая слава
result-expansions = Сыграть в дополнение
result-expand = Дополнение: { $card }
result-sources-of-fame = Откуда взялась слава
result-no-fame = Славы нет совсем.
result-cards = Карты, которые дали больше всего
result-by-round = Слава по раундам
result-lost = Потерянные ресурсы
result-lost-none = Ничего не пропало.
source-other = Другие карты
source-stickers = Наклейки
source-banished = Слава изгнанных
source-written = Вписанная слава
chronicle-title = Летопись
chronicle-so-far = История на этот час
chronicle-print = Напечатать летопись
chronicle-share = Скопировать ссылку, чтобы поделиться
chronicle-share-about = Тот, у кого есть эта ссылка, может прочитать летопись и наблюдать за этим королевством.
chronicle-to-table = К столу
chronicle-missing = Летопись нельзя показать: { $why }
hall-title = Зал славы
hall-lead = Результаты, которые основатели занесли сюда на всеобщее обозрение, начиная с лучших.
hall-code = Код королевства
hall-code-do = Найти
hall-code-found = Результаты королевства { $code }
hall-code-none = Под этим кодом в зале ничего нет.
hall-whole = Весь зал
hall-set = Карты
hall-parts = Какой результат?
hall-part = После дополнения { $n }
hall-imported = Показывать импортированные королевства
hall-imported-about = Они загружены из файла, а файл можно изменить вручную.
hall-none = Такого результата ещё никто не занёс.
hall-none-about = Когда ваше королевство завершится, занести его можно будет на странице результата.
hall-place = Место
hall-own = ваше
hall-mark-iron = железный режим
hall-mark-imported = импортировано
hall-mark-restart = { $count ->
    [one] начато заново { $count } раз
    [few] начато заново { $count } раза
   *[other] начато заново { $count } раз
}
hall-mark-branch = { $count ->
    [one] { $count } ветвь
    [few] { $count } ветви
   *[other] { $count } ветвей
}
hall-mark-grown = результат ветви
hall-pages = Страницы зала
hall-before = Выше
hall-after = Ниже
hall-range = { $from }–{ $to } из { $total }
hall-enter = Занести в зал славы
hall-enter-again = Занести ещё раз
hall-enter-about = Все увидят название «{ $name }», код { $code }, славу и титул, был ли железный режим, сколько раз начинали заново, число ветвей и дату. Запись можно убрать когда угодно.
hall-entered = Этот результат есть в зале славы.
hall-entered-about = Если занести его ещё раз, название и число ветвей обновятся.
hall-not-compared = Эта ветвь знала, что выпадет: её результат не заносят.
hall-withdraw = Убрать
hall-withdrawn = Убрано: { $name }
hall-look = Посмотреть зал

### Что говорит любой стол по-русски. Имена игроков и названия карт не склоняются.

one-by-one = { $values }, { $last }
side-by-side = { $one }{ $other }
plain-action = { CAPITAL($words) }

player = Игрок { $n }

prompt-optional = { $prompt }; можно отказаться
prompt-source = { $prompt } ({ $source })

undo-nothing = Отменять нечего.
undo-over = Отменить нельзя: игра окончена, и её итог известен.
undo-draw = Отменить нельзя: взята карта.
undo-shuffle = Отменить нельзя: карты перемешаны.
undo-reveal = Отменить нельзя: открыта карта.
undo-random-pick = Отменить нельзя: выбрана случайная карта.
undo-other-decision = Отменить нельзя: другой игрок уже принял решение.

reason-sentence = { FULL-STOP($reason) }
reason-over = игра окончена
reason-choice-first = сначала нужно сделать выбор, которого ждёт игра
reason-nothing-asked = сейчас нет вопроса, на который это было бы ответом
reason-no-action = это не действие. Действия: { $grammar }
reason-no-card = здесь нет карты { $card }. { $hint }
reason-similar = Возможно, имелось в виду: { $cards }?
reason-endless = это вызвало бы эффекты, которые никогда не закончатся
reason-too-large = одно из чисел этой игры превысило бы { $n }
reason-another-seat = к этому моменту отвечает уже другой игрок
reason-seen-first = до этого открывается что-то новое, и остальное решается заново
reason-tree-full = в этом дереве уже { $n } партий, и больше быть не может: удалите одну из них
reason-tree-is-there = сейчас идёт эта партия или та, что из неё выросла

group-answer = Ответ
group-option = Выбрать
group-end = Конец

action-what = { $group }: { $what }
action-end = Завершить ход
action-accept = Согласиться
action-decline = Отказаться
action-done = Готово

move-ended = { $player } завершает ход

event-setup = Всё готово к игре
event-turn = Ходит { $player }
event-round = Круг { $n }
event-end = Игра окончена
event-rules = Игра продолжается по новым правилам или с новыми картами
event-rules-back = Игра продолжается по новым правилам или с новыми картами с момента перед последним эффектом: теперь он другой
event-rules-cut = Игра продолжается по новым правилам или с новыми картами; остаток последнего эффекта пропущен: он больше не известен
event-ask = Решает { $player }: { $card }
event-ask-plain = Решает { $player }
event-choose = { $player } выбирает: { $card }
event-choose-plain = { $player } делает выбор
event-decline = { $player } отказывается: { $card }
event-decline-plain = { $player } отказывается

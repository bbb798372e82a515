### Co mówi każdy stół po polsku. Imiona graczy i nazwy kart zachowują swoją formę.

one-by-one = { $values }, { $last }
side-by-side = { $one }{ $other }
plain-action = { CAPITAL($words) }

player = Gracz { $n }

prompt-optional = { $prompt }; możesz zrezygnować
prompt-source = { $prompt } ({ $source })

undo-nothing = Nie ma czego cofnąć.
undo-over = Nie można cofnąć: gra jest skończona, a jej ostateczny wynik znany.
undo-draw = Nie można cofnąć: dobrano kartę.
undo-shuffle = Nie można cofnąć: potasowano karty.
undo-reveal = Nie można cofnąć: odkryto kartę.
undo-random-pick = Nie można cofnąć: wylosowano kartę.
undo-other-decision = Nie można cofnąć: inny gracz podjął decyzję.

reason-sentence = { FULL-STOP($reason) }
reason-over = gra jest skończona
reason-choice-first = najpierw trzeba dokonać wyboru, na który czeka gra
reason-nothing-asked = nie zadano pytania, na które byłaby to odpowiedź
reason-no-action = to nie jest akcja. Akcje to: { $grammar }
reason-no-card = nie ma tu karty { $card }. { $hint }
reason-similar = Może chodziło o: { $cards }?
reason-endless = wywołałoby to efekty, które nigdy się nie kończą
reason-too-large = jedna z liczb tej gry przekroczyłaby { $n }
reason-another-seat = wtedy odpowiada już ktoś inny
reason-seen-first = przedtem odsłania się coś nowego i o reszcie decyduje się od nowa
reason-tree-full = to drzewo ma już { $n } gier i więcej mieć nie może: usuń którąś z nich
reason-tree-is-there = toczy się właśnie ta gra albo gra, która z niej wyrosła

group-answer = Odpowiedź
group-option = Wybierz
group-end = Koniec

action-what = { $group }: { $what }
action-end = Zakończ turę
action-accept = Zgadzam się
action-decline = Rezygnuję
action-done = Gotowe

move-ended = { $player } kończy turę

event-setup = Wszystko gotowe do gry
event-turn = Tura gracza: { $player }
event-round = Runda { $n }
event-end = Koniec gry
event-rules = Gra toczy się dalej z nowszymi zasadami lub kartami
event-rules-back = Gra toczy się dalej z nowszymi zasadami lub kartami, od chwili przed ostatnim efektem: nie jest już taki sam
event-rules-cut = Gra toczy się dalej z nowszymi zasadami lub kartami; reszta ostatniego efektu przepada: nie wiadomo już, jaka była
event-ask = Decyduje { $player }: { $card }
event-ask-plain = Decyduje { $player }
event-choose = { $player } wybiera: { $card }
event-choose-plain = { $player } dokonuje wyboru
event-decline = { $player } rezygnuje: { $card }
event-decline-plain = { $player } rezygnuje

### Co można zrobić z królestwem, po polsku: dodatki, zaczynanie od nowa, gałęzie.

reason-expansion-early = dodatek zaczyna się dopiero po zakończeniu gry
reason-no-expansion = { $number } nie jest dodatkiem
reason-expansion-played = dodatek { $number } został już rozegrany; każdy rozgrywa się tylko raz
reason-track-full = tor punktacji jest pełny: królestwo może rozegrać { $n } dodatków
reason-restart-closed = królestwa nie można już zacząć od nowa: karta, która to kończy, została odkryta
reason-iron = to królestwo jest w trybie żelaznym: nie ma gałęzi

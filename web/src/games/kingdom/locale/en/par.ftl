par-title = What could it have been worth?
par-about = A veteran, a bot that searches, plays this kingdom again and again from its beginning, with the same shuffles. It knows every card, but not the order of the deck. Then it looks for the turns that cost you most. That takes some minutes and goes on without this page.
par-start = Ask the veteran
par-go-on = Go on
par-stop = Stop
par-waiting = { $n ->
    [one] In the queue, { $n } kingdom before yours
   *[other] In the queue, { $n } kingdoms before yours
}
par-beginning = The veteran begins. The first score comes soon.
par-running = Par: { $done } of { $total } runs
par-looking = Your turns: step { $done } of { $total }
par-done = All { $total } runs are done.
par-stopped = Stopped after { $done } of { $total } runs. What was found stays.
par-failed = The search broke off. What was found stays; it can go on from there.
par-lost = The server does not answer just now. This page keeps asking.
par-stands = { $runs ->
    [one] Your { $score } lies above { $below } of { $runs } run of the veteran.
   *[other] Your { $score } lies above { $below } of { $runs } runs of the veteran.
}
par-median = Median of the veteran: { $n }
par-you = You: { $n }
par-in-numbers = The runs in numbers
par-run = Run
par-costliest = The costliest turns ({ $n })
par-costliest-later = The costliest turns come at the end.
par-costliest-about = The game was played on many times with the same shuffles: after what you did, and after what the veteran would have done.
par-none = Of no turn is it certain that it cost you fame.
par-turn = Round { $round }, turn { $turn }
par-cost = cost about { $cost } fame
par-between = with 95% certainty between { $low } and { $high }
par-did = You did
par-instead = The veteran would have done
par-look = Look at the turn

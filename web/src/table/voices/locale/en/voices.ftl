# What bots say at the table: short, by their temper. Which of the lines it is, follows from the table and the event.

voice-novice-greet-1 = Hello! Which way up is this card?
voice-novice-greet-2 = Oh! Is it my turn? No? Good.
voice-novice-great-1 = So shiny!
voice-novice-great-2 = No idea what it does. I want it!
voice-novice-lost-1 = Oh. I liked that one.
voice-novice-lost-2 = Hey, where did it go?
voice-novice-last-1 = Over already? It just began!
voice-novice-win-1 = Me? Really? Me!
voice-novice-win-2 = Is this what winning is like?
voice-novice-lose-1 = Again? Please?
voice-novice-lose-2 = That was fun anyway.

voice-tinker-greet-1 = Let's see what this does.
voice-tinker-greet-2 = Spanner? Check. Cards? Check.
voice-tinker-great-1 = Now that is a fine part.
voice-tinker-great-2 = This I can use.
voice-tinker-lost-1 = It hung by one screw anyway.
voice-tinker-lost-2 = Back to the bench, then.
voice-tinker-last-1 = Last turn of the crank!
voice-tinker-win-1 = It runs!
voice-tinker-win-2 = It really holds together!
voice-tinker-lose-1 = One part is left over…
voice-tinker-lose-2 = The next version will be better.

voice-navigator-greet-1 = Fair winds!
voice-navigator-greet-2 = The course is set.
voice-navigator-great-1 = Right on course.
voice-navigator-great-2 = Land in sight!
voice-navigator-lost-1 = A gust. We sail on.
voice-navigator-lost-2 = A leak, nothing more.
voice-navigator-last-1 = Harbour ahead.
voice-navigator-win-1 = Safe in port.
voice-navigator-win-2 = The course was right.
voice-navigator-lose-1 = The better wind was yours.
voice-navigator-lose-2 = Well steered!

voice-astronomer-greet-1 = The stars are well placed.
voice-astronomer-greet-2 = The sums are done. Your move.
voice-astronomer-great-1 = As reckoned.
voice-astronomer-great-2 = Punctual as an eclipse.
voice-astronomer-lost-1 = Even stars go out.
voice-astronomer-lost-2 = A small deviation.
voice-astronomer-last-1 = The last orbit.
voice-astronomer-win-1 = The sums came out.
voice-astronomer-win-2 = Predictable, but beautiful.
voice-astronomer-lose-1 = I shall check my sums.
voice-astronomer-lose-2 = You are in none of my tables.

voice-oracle-greet-1 = You are expected.
voice-oracle-greet-2 = You will play well. Almost.
voice-oracle-great-1 = It was always mine.
voice-oracle-great-2 = The cards know where to go.
voice-oracle-lost-1 = That, too, was foretold.
voice-oracle-lost-2 = Take it. It will be back.
voice-oracle-last-1 = The end, as foretold.
voice-oracle-win-1 = You knew it as well.
voice-oracle-win-2 = It was written.
voice-oracle-lose-1 = So there is still surprise.
voice-oracle-lose-2 = This was in none of my visions.

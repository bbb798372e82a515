### What is done with a kingdom, in English: expansions, restarts, branches.

reason-expansion-early = an expansion begins when the game is over
reason-no-expansion = { $number } is no expansion
reason-expansion-played = expansion { $number } has been played; each is played once
reason-track-full = the score track is full: a kingdom can play { $n } expansions
reason-restart-closed = the kingdom can no longer be restarted: the card that closes the restart has been discovered
reason-iron = this kingdom is in iron mode: it has no branches

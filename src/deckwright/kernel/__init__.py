"""What every game shares: modes of running a rule, randomness, the decision stack, the event buffer."""

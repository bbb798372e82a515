"""Players that learn: games played against themselves, a network that improves by them, and runs that can be gone on with."""

"""What the player may see and read of a kingdom."""

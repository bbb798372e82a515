"""What holds after every action, whatever is played."""

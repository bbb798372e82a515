"""What is counted of kingdoms that are played in great numbers."""

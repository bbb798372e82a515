"""What cards of Kingdom can say, what they become, and how they are told."""

"""Cards as data: reading card files, phrases, hints, messages, and the language of a game as a value. It knows no verb."""

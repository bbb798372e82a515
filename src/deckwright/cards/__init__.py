"""Cards as data: sets in YAML, the effect language, its compiler, and card text in four languages."""

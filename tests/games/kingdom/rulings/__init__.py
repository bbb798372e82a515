"""One test per rule and ruling of Kingdom; its docstring begins with the id."""

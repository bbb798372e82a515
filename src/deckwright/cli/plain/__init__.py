"""Any game at a terminal: what serves one that brings nothing of its own."""

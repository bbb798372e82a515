"""The table in the browser: one process that keeps tables, plays bots and tells each page what its seat may know."""

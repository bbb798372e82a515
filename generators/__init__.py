"""What writes the files that are written by a program: `make docs` writes all of them anew."""

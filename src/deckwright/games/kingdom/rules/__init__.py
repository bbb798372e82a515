"""The rules of Kingdom, one chapter per file."""

"""The typeface of the pages, drawn as strokes and made into a font file."""

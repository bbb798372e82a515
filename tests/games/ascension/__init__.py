"""Tests of Ascension."""

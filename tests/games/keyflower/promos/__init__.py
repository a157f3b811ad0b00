"""Tests of a set of Keyflower."""

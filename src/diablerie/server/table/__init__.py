"""A table as a value: commands and time go in, effects come out."""

"""A match as a value: its record, the referee who lets events happen, the dealer who draws."""

"""Tables for people who are not in the same room."""

"""What clients and the server say to each other, in Python and in TypeScript."""

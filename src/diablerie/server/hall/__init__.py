"""All tables of this process, who is connected to them, and what is kept of them."""

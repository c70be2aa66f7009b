"""What nodes say to one another, so that any socket can be on any of them."""

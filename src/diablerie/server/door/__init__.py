"""Who may connect, and what connections may say."""

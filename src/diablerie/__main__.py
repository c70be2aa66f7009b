"""`python -m diablerie` is the command `diablerie`."""

from diablerie.commands import main

if __name__ == "__main__":
    main()

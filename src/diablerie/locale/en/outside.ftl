### Said where the application does not run: too old a browser, no JavaScript, no server.

outside-no-script = Diablerie needs JavaScript to show the table. Please allow it for this page, or play in a terminal: diablerie play
outside-old-browser = This browser is too old for Diablerie. Please update it, or open this page in a newer one.
outside-offline-title = The fire has gone out
outside-offline-reason = The server cannot be reached. Nothing is lost: your seat and your game are kept there.
outside-offline-again = Try again

### Little Devils in the terminal: the table as a picture of letters, and questions.

## The table

screen-trick = Runde { $round }. { $trick }
screen-taking = bekommt ihn bisher
screen-last_trick =
    { $you ->
        [yes] Letzter Stich: { $cards }; er ging an dich
       *[no] Letzter Stich: { $cards }; er ging an { $who }
    }
screen-your_hand = Deine Hand: { $cards }
screen-hand_of = Hand von { $who }: { $cards }

## Questions

screen-ask_card = Deine Karte?
screen-ask_one_of = Deine Karte ({ $cards })?

## What was typed

screen-no_card = { $typed } ist keine Karte. Tipp ihre Zahl.

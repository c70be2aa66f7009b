### Little Devils in the terminal: the table as a picture of letters, and questions.

## The table

screen-trick = Giro { $round }. { $trick }
screen-taking = per ora la prende
screen-last_trick =
    { $you ->
        [yes] Ultima presa: { $cards }; è toccata a te
       *[no] Ultima presa: { $cards }; è toccata a { $who }
    }
screen-your_hand = La tua mano: { $cards }
screen-hand_of = Mano di { $who }: { $cards }

## Questions

screen-ask_card = La tua carta?
screen-ask_one_of = La tua carta ({ $cards })?

## What was typed

screen-no_card = { $typed } non è una carta. Scrivi il suo numero.

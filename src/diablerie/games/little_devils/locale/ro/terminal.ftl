### Little Devils in the terminal: the table as a picture of letters, and questions.

## The table

screen-trick = Runda { $round }. { $trick }
screen-taking = o ia deocamdată
screen-last_trick =
    { $you ->
        [yes] Ultima levată: { $cards }; ai luat-o tu
       *[no] Ultima levată: { $cards }; a luat-o { $who }
    }
screen-your_hand = Mâna ta: { $cards }
screen-hand_of = Cărți, { $who }: { $cards }

## Questions

screen-ask_card = Cartea ta?
screen-ask_one_of = Cartea ta ({ $cards })?

## What was typed

screen-no_card = { $typed } nu e o carte. Scrie numărul ei.

### Little Devils in the terminal: the table as a picture of letters, and questions.

## The table

screen-trick = Tour { $round }. { $trick }
screen-taking = le ramasse pour l’instant
screen-last_trick =
    { $you ->
        [yes] Dernier pli : { $cards } ; il est pour toi
       *[no] Dernier pli : { $cards } ; il est pour { $who }
    }
screen-your_hand = Ta main : { $cards }
screen-hand_of = Main de { $who } : { $cards }

## Questions

screen-ask_card = Ta carte ?
screen-ask_one_of = Ta carte ({ $cards }) ?

## What was typed

screen-no_card = { $typed } n’est pas une carte. Tape son nombre.

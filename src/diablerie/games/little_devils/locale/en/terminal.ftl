### Little Devils in the terminal: the table as a picture of letters, and questions.

## The table

screen-trick = Round { $round }. { $trick }
screen-taking = takes it so far
screen-last_trick =
    { $you ->
        [yes] Last trick: { $cards }; you took it
       *[no] Last trick: { $cards }; { $who } took it
    }
screen-your_hand = Your hand: { $cards }
screen-hand_of = Hand of { $who }: { $cards }

## Questions

screen-ask_card = Your card?
screen-ask_one_of = Your card ({ $cards })?

## What was typed

screen-no_card = { $typed } is not a card. Type its number.

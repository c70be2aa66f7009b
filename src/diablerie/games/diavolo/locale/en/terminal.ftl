### Diavolo in the terminal: the table as a picture of letters, and questions.

## The table

screen-threw =
    { $you ->
        [yes] Round { $round }, you threw
       *[no] Round { $round }, { $who } threw
    }
screen-order = Order: { $order }
screen-order_right = Order: { $order }; right is { $devil }
screen-devils = Devils: { $devils }
screen-answered = has answered
screen-grabbed = has grabbed
screen-grab = { $devil } after { $reaction } ms

## Questions

screen-ask_ready =
    { $you ->
        [yes] You have the dice. Ready? Press Enter, and look.
       *[no] { $who } has the dice. Ready? Press Enter, and look.
    }
screen-ask_grab = Grab ({ $letters })!
screen-ask_numbered_grab = Grab! Your number and { $letters }, such as { $example } ({ $numbers }):
screen-ask_devil = Which devil ({ $letters })?

## What was typed

screen-no_devil = { $typed } is no devil.
screen-no_number = { $typed } does not begin with the number of somebody who may grab.
screen-must_grab = There is no time limit at this table, so everybody must grab.
screen-help_grab = Type b, w, r or g for the black, white, red or grey devil; Enter to grab none.
screen-help_clock = The clock is running.

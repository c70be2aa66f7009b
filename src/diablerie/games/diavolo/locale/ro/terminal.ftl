### Diavolo in the terminal: the table as a picture of letters, and questions.

## The table

screen-threw =
    { $you ->
        [yes] Runda { $round }, ai aruncat tu
       *[no] Runda { $round }, a aruncat { $who }
    }
screen-order = Cerință: { $order }
screen-order_right = Cerință: { $order }; corect e { $devil }
screen-devils = Drăcușori: { $devils }
screen-answered = a răspuns
screen-grabbed = a înșfăcat
screen-grab = { $devil } după { $reaction } ms

## Questions

screen-ask_ready =
    { $you ->
        [yes] Zarurile sunt la tine. Gata? Apasă Enter și privește.
       *[no] Zarurile le are { $who }. Gata? Apasă Enter și privește.
    }
screen-ask_grab = Înșfacă ({ $letters })!
screen-ask_numbered_grab = Înșfacă! Numărul tău și { $letters }, de exemplu { $example } ({ $numbers }):
screen-ask_devil = Care drăcușor ({ $letters })?

## What was typed

screen-no_devil = { $typed } nu e un drăcușor.
screen-no_number = { $typed } nu începe cu numărul cuiva care mai poate înșfăca.
screen-must_grab = La masa asta timpul nu contează, deci fiecare trebuie să înșface.
screen-help_grab = Scrie n, a, r sau g pentru drăcușorul negru, alb, roșu sau gri; Enter pentru niciunul.
screen-help_clock = Ceasul merge.

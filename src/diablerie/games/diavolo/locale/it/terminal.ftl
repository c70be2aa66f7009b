### Diavolo in the terminal: the table as a picture of letters, and questions.

## The table

screen-threw =
    { $you ->
        [yes] Giro { $round }, hai tirato tu
       *[no] Giro { $round }, ha tirato { $who }
    }
screen-order = Ordine: { $order }
screen-order_right = Ordine: { $order }; giusto è il { $devil }
screen-devils = Diavoletti: { $devils }
screen-answered = ha risposto
screen-grabbed = ha acchiappato
screen-grab = { $devil } dopo { $reaction } ms

## Questions

screen-ask_ready =
    { $you ->
        [yes] I dadi li hai tu. Ci siamo? Premi Invio, e guarda.
       *[no] I dadi li ha { $who }. Ci siamo? Premi Invio, e guarda.
    }
screen-ask_grab = Acchiappa ({ $letters })!
screen-ask_numbered_grab = Acchiappa! Il tuo numero e { $letters }, per esempio { $example } ({ $numbers }):
screen-ask_devil = Quale diavoletto ({ $letters })?

## What was typed

screen-no_devil = { $typed } non è un diavoletto.
screen-no_number = { $typed } non comincia con il numero di qualcuno che può ancora acchiappare.
screen-must_grab = A questo tavolo il tempo non conta, quindi tutti devono acchiappare.
screen-help_grab = Scrivi n, b, r o g per il diavoletto nero, bianco, rosso o grigio; Invio per nessuno.
screen-help_clock = L’orologio corre.

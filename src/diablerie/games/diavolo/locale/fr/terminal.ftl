### Diavolo in the terminal: the table as a picture of letters, and questions.

## The table

screen-threw =
    { $you ->
        [yes] Tour { $round }, tu as lancé
       *[no] Tour { $round }, { $who } a lancé
    }
screen-order = Consigne : { $order }
screen-order_right = Consigne : { $order } ; il faut le { $devil }
screen-devils = Diablotins : { $devils }
screen-answered = a répondu
screen-grabbed = a attrapé
screen-grab = { $devil } en { $reaction } ms

## Questions

screen-ask_ready =
    { $you ->
        [yes] Tu as les dés. C’est bon ? Appuie sur Entrée, et regarde.
       *[no] { $who } a les dés. C’est bon ? Appuie sur Entrée, et regarde.
    }
screen-ask_grab = Attrape ({ $letters }) !
screen-ask_numbered_grab = Attrape ! Ton numéro et { $letters }, par exemple { $example } ({ $numbers }) :
screen-ask_devil = Quel diablotin ({ $letters }) ?

## What was typed

screen-no_devil = { $typed } n’est pas un diablotin.
screen-no_number = { $typed } ne commence pas par le numéro de quelqu’un qui peut encore attraper.
screen-must_grab = Le temps n’est pas compté à cette table, donc chacun doit attraper.
screen-help_grab = Tape n, b, r ou g pour le diablotin noir, blanc, rouge ou gris ; Entrée pour aucun.
screen-help_clock = L’horloge tourne.

# Chi, tra quelli nominati per posto o persona, è dichiarante, morto o difensore; con `-me` è chi scrive.
word-giocare = gioca | giocava | giocano | giocavano | giocato
declarer =
    | <who> (dichiara/dichiarava) | <who> come? <declarer> | <declarer> <compass> | <declarer> , <compass> , | <compass> , <declarer> (,/.)
    | <who> <giocare> (a/in)? (<bid>/contratto) | (,/.) <giocare> <compass> (,/.) | <bid> (di/da/del/giocat- da) <compass>
    | <who> in <bid> | (indifesa/difende/difendeva) contro (il/la)? <compass> | contro <bid> (di/del) <compass>
declarer-me =
    | (gioco/giocavo) (<me>/<bid>/, /. ) | (,/.) <me> gioco (,/.) | (ero/sono) <declarer>
    | (mio/nostro) <bid> | <me> dichiarato
    | <me> , <declarer> (,/.)
dummy =
    | <who> come? <dummy> | <dummy> <compass> | <dummy> , <compass> ,
dummy-me =
    | (ero/sono) <dummy>
defender =
    | <who> ,? (difende/difendeva/indifesa/controgioco) | <who> (come/,)? <defender>
defender-me =
    | (difendo/difendevo/difendiamo/difendevamo) | (ero/sono) (<defender>/indifesa) | <me> difeso

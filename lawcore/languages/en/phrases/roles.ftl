# Who of those named by seat or person is declarer, dummy or a defender; with `-me` it is the writer.
word-plays = play | plays | played | playing
declarer =
    | <who> (declare/declares/declared/declaring) | <who> as? <declarer> | <declarer> <compass> | <declarer> , <compass> , | <compass> , <declarer> (,/.)
    | <who> <plays> (<bid>/it/contract) | <who> in <bid> | <who> s (<bid>/contract) | (<bid>/contract) x? (by/played by) <who>
    | (against/defending against) <compass>
declarer-me =
    | <declarer> , <me> , | (my/our) (<bid>/contract) | as <declarer> <me> | <me> <he>? <declarer>
    | <me> , <declarer> (,/.) | (,/.) (playing/declaring) (<bid>/contract)
dummy =
    | <who> as? <dummy> | <dummy> <compass> | <dummy> , <compass> ,
defender =
    | <who> ,? (defend/defends/defended/defending) | <who> (as/,)? <defender> | <who> ,? on defence
    | <who> (in/on) <defending_side>
defender-me =
    | (,/.) defending (<bid>/, /. /here/against) | (my/our) (defence/defense)

# How the question is told whether a call is comparable. Slots and signs: see lawcore/understanding/phrases.py.
law = 23
certain =
    | comparabil-
topic =
    | (stesso/simile) (significato)
against =
    | insufficient-
    | fuori turno

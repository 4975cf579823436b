# How an insufficient bid is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 27
certain =
    | (insufficient-/insuff)
    | <card> su .. <card>
    | <card> sopra <card>
    | non (basta/bastava/sufficiente)
topic =
    | (aperto/apre/apro) <card> .. (detto/dice/licit-/risposto/dichiar-) <card>
    | (detto/licit-/dichiarato) <card> (dopo) .. <card>
    | (licita/dichiarazione) .. (troppo bassa/bassa)
    | (dett-/dichiarat-/licitat-) .. (meno/sotto)
hint =
    | (sostitui-/cambi-/corre-) .. (licita/minima/passo/<card>)
    | (non accett-/accett-)
    | (minima)
    | (stess- seme/stessa denominazione)
trace =
    | comparabile
    | <card>
against =
    | fuori turno
    | attacc-

# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 79
certain =
    | (segnato/inserito/scritto/calcolato) .. (male/punteggio sbagliato) | (non) .. (accordo) .. (numero di prese/quante prese) | media (piu/meno)
    | periodo (di)? correzione | errore .. (score/punteggio)
hint =
    | (score/punteggio/risultato/media)
case-tricks =
    | + (accordo/discutono/litigano) .. prese | + quante prese
case-entry =
    | + (segnato/inserito/scritto/calcolato) .. (male/sbagliato) | + errore .. (score/punteggio)
case-no_result =
    | + (nessun risultato/media piu/media meno)
case-teams =
    | + board sostitutivo | + altro tavolo .. risultato

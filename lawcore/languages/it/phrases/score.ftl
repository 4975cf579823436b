# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 79
certain =
    | (score/punteggio/risultato) .. (segnato/inserito/scritto) (male) | (segnato/inserito/scritto/calcolato) .. (male/punteggio sbagliato)
    | (non) .. (accordo) .. (numero di prese/quante prese) | media (piu/meno) | punteggio artificiale | periodo (di)? correzione
    | errore .. (score/punteggio)
topic =
    | quante prese .. (fatte/vinte) | (board sostitutivo) | (nessun risultato)
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

# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
case-entry =
    | + (segnato/inserito/scritto/calcolato) .. (male/sbagliato) | + errore .. (score/punteggio)
    | + (segnat-/scritt-/inserit-/battut-/registrat-) .. (invece/ma/anziche/al posto)
    | + (risultato/punteggio/score) .. (& <not>/sbagliat-/da correggere) | + foglio .. ma
case-no_result =
    | + (<not> risultato/media piu/media meno)
case-passed_out =
    | + #4 passo | + (tutti/tutt/#4) .. (passato/passano)
case-teams =
    | + board sostitutivo | + altro tavolo .. risultato
case-tricks =
    | + (accordo/discutono/litigano) .. prese | + quante prese

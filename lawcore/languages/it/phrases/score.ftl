# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
case-entry =
    | + (segnato/inserito/scritto/calcolato) .. (male/sbagliato) | + errore .. (score/punteggio)
    | + (segnat-/scritt-/inserit-/registrat-) .. (invece/anziche/al posto)
case-entry-likely =
    | + (segnat-/scritt-/inserit-/battut-/registrat-) .. (invece/ma/anziche/al posto)
    | + (risultato/punteggio/score) .. (& <not>/sbagliat-/da correggere) | + foglio .. ma
case-no_result =
    | + (<not> risultato/media piu/media meno)
case-passed_out =
    | + (tutti/tutt/#4) .. (passato/passano)
case-passed_out-likely =
    | + #4 passo
case-teams =
    | + board sostitutivo
case-teams-likely =
    | + altro tavolo .. risultato
case-tricks =
    | + (accordo/discutono/litigano) .. prese | + quante prese
    | + (conta/contano/contiamo/conto/contato/contavano) .. prese | + <number> prese (&)? (<we>/<me>/<they>/loro) (#4/#5/#6/#7/#8/#9/#10/#11/#12/#13)
mixed-both =
    | (mischiat-/mescolat-/rimescolat-) .. (tutti/tutte/entramb-) | (tutti/tutte/entramb-) .. (mischiat-/mescolat-/rimescolat-)
period-over =
    | + (periodo/tempo/termine/termini) .. (scadut-/passat-/chius-)
round_over-yes =
    | + finito turno | turno (finito/chiuso/concluso)

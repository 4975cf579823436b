# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
stage-wanted =
    | (vuole/vogliono/vogliamo/voglio/fare/fanno/fatto/presentare/presentano) .. (appello/ricorso)
in_time-no =
    | (troppo tardi/scaduto) .. (appello/ricorso) | (appello/ricorso) .. (troppo tardi/scaduto)
event-teams =
    | squadre
event-pairs =
    | coppie
concur-no =
    | <partner> .. <not> (d accordo/vuole/concorda) | <partner> contrari-

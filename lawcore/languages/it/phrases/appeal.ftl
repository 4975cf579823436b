# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 92
certain =
    | (vuole/vogliono/vogliamo/voglio/fare/fanno/fatto/presentare/presentano/chiedono/chiesto) .. (appello/ricorso) | (comitato/commissione) .. appello
    | (appell-/ricorr-) contro | (termine/tempo/tardi) .. (appello/ricorso) | (capitano/compagno) .. (accordo/consens-) .. (appello/ricorso)
topic =
    | appello | appelli | ricorso | ricorsi | (appellar-/ricorr-)
hint =
    | (comitato/riesame)
against =
    | renonce
stage-wanted =
    | (vuole/vogliono/vogliamo/voglio/fare/fanno/fatto/presentare/presentano) .. (appello/ricorso)
in_time-no =
    | (troppo tardi/scaduto) .. (appello/ricorso) | (appello/ricorso) .. (troppo tardi/scaduto)

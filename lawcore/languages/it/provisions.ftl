# Che cosa si dice delle norme che più materie condividono (lawcore/provisions).

## Che cosa fa l'Arbitro

order-AdjustTheDefendersScoreAlone = A fine gioco, se l'irregolarità ha giovato ai difensori, togliere quel vantaggio dal loro solo punteggio; la linea del dichiarante tiene il suo
order-AdjustAtTheEnd = A fine gioco valutare il danno e, se c'è, attribuire un punteggio arbitrale

## Che cosa dicono le norme

law-only_the_defenders_score = Se i difensori ne hanno avuto un vantaggio, alla fine si riduce solo il loro punteggio; la linea del dichiarante tiene il suo.
    .until-2007 = A fine gioco l'Arbitro guarda al danno.

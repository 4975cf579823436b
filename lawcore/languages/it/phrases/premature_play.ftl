# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 57
certain =
    | (giocat-/gioca/attaccat-/rispost-) .. (prima) .. (compagno/dichiarante/morto/turno)
    | (gioco/giocat-/attacco) (prematur-/anticipat-/in anticipo/troppo presto)
topic =
    | prima .. (turno/compagno)
hint =
    | (prima/anticipo/turno)
against =
    | (licita/dichiarazione) | penalizzat- | renonce
case-defender_before_partner =
    | prima .. compagno
case-defender_at_rho_turn =
    | prima .. (morto/dichiarante/avversario di destra)
case-declarer =
    | dichiarante .. (giocat-/gioca) .. (prima/anticipo)
declarer_played_both-yes =
    | dichiarante .. (entrambe/tutte e due) .. (mani)
declarer_played_both-no =
    | (dichiarante/morto) .. <not> .. giocat-
case-defender_before_partner-else =
    | (prima/anticip-/senza aspettare) .. (compagno/socio) | (compagno/socio) .. (deve/doveva) (ancora)? (giocare/rispondere)
case-defender_at_rho_turn-else =
    | prima .. (morto/dichiarante/avversario di destra)
case-declarer-else =
    | dichiarante .. (anticip-/prima/troppo presto)
declarer_played_both-yes-else =
    | (due/entrambe/tutte e due) .. mani | (morto) & (mano)
declarer_played_both-no-else =
    | (dichiarante/morto) <not> .. giocat-

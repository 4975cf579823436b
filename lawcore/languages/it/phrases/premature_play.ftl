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
word-giocare =
    | giocato | gioca | giocare | giocata | gioco | messo | mette | messa | calato | cala | risposto | risponde | rispondere | tagliato | taglia
    | tirato | tirata | tira | dato | posato | butto | buttato | butta | anticipato | partito | carta | seguito | giocava | giocasse | rispondessi
    | scartato | giocassi | chiamato | chiama
word-prima =
    | prima | anticipo | in anticipo | anzitempo | troppo presto | fuori tempo | fuori turno | anticipato | anticipatamente | senza aspettare
    | prematura | prematuramente | anticipata
word-ancora =
    | pensava | pensando | pensare | pensa | riflettere | riflettendo | deve giocare | doveva giocare | deve | doveva | dovendo giocare | scegliendo
    | dorme | guardava | stava | ancora | doveva dare | doveva tirar fuori | aspettava | sta pensando | doveva mettere | toccava
offender =
    | <who> (<giocare>) .. (<prima>/mentre/quando) | <who> (<prima>) | <who> .. (<giocare>) .. (prima/mentre/quando) .. <him>
    | (gioca/giocato/giocata) .. (di/da/del/dal) <who> .. prima | (gioca/calato/messo) <who> (prima/in anticipo)
case-defender_before_partner =
    | prima .. <partner> | prima .. (compagno/marito/moglie/altro difensore) | (aspettat-/aspetta) .. (compagno)
    | <partner> <not> .. (<giocare>) | compagno <not> .. (<giocare>/aveva) | <partner> .. (<ancora>) | compagno .. (<ancora>) | sul tempo .. (da/dal/dalla) .. compagno
    | invece (prima)? (c)? (mio)? compagno | mancava .. <partner> | invece (toccava/tocca/doveva) .. compagno | prima che (<giocare>) <partner>
    | compagno .. prima che .. (io) | prima che io | passata avanti
case-defender_at_rho_turn =
    | (a/al/alla) turno del? <rho> | turno .. (dichiarante/morto/<rho>) | prima .. <rho> | <rho> .. (<ancora>/<not>) | toccava (a/al/alla/all) .. (morto/dichiarante/<rho>)
    | prima (di/del/che) .. (morto/dichiarante/avversario di destra) | (dichiarante/morto/destra) .. (doveva/pensava/deve/stava/guardava/dorme/<ancora>)
    | (avversario di destra/mia destra/sua destra/destra) .. (<ancora>/<not>) | anticipato (la mia/avversario di)? destra | quando doveva (giocare)? (dichiarante/morto/<rho>)
    | (mentre/quando) (toccava/tocca) .. (morto/dichiarante/me/<rho>) | anticipato .. destra
case-declarer =
    | dichiarante .. (<giocare>) .. (<prima>/quando/mentre) .. (difensore/avversario/est/ovest/nord/sud/io/destra/sinistra/turno/tocc-/suo)
    | (dichiarante) .. (<prima>) .. (difensore/avversario/est/ovest/turno/toccasse) | <declarer> .. (<giocare>) .. (quando/mentre/prima) .. (avversario/destra/io/<not>)
    | dichiarante frettoloso | carta (dal/del) dichiarante prima
declarer_played_both-yes =
    | (dichiarante/lui/dich) & morto .. (<giocare>/avuto) | morto & (dichiarante/lui) .. (<giocare>/avuto) | (tutte e due/entrambe) (le)? mani | di mano & .. (dal/del) morto
    | (dal/del) morto & .. (di)? mano | (morto/mano) .. (sia) .. (mano/morto) | sia .. mano .. morto | da tutte e due le parti | due mani
    | chiamato dal morto & .. sua | chiama anche .. morto | dal morto .. & poi .. di mano | morto & dichiarante .. tutti e due | morto e giocante si
declarer_played_both-no =
    | (dichiarante/morto) .. <not> .. (<giocare>) | (dal/del) morto <not> | (messo) (la carta/la sua)? (dal morto/di mano)? $ | da una mano soltanto
    | <not> .. (dal morto/di mano) .. (<not>)? | morto (doveva/deve) (dare/giocare/rispondere) | non in (tutte e due/entrambe) | <not> in (tutte/entrambe)
misinformed-yes =
    | (tocca/sta/stai/toccava/prego/gioca/vai/dai) .. (a te/a lei/a voi/lei/te/tu/su) .. (detto/dice/fa/dico)? | (detto/dice/fa/dicendo) .. (tocca/toccava/sta/prego/gioca)
    | (insist-/sollecit-/invit-) .. (giocare/turno)?
    | avversari- .. detto .. (fare/giocare/turno)
misinformed-no =
    | nessuno .. (detto/indotto/sollecit-/chiam-/invit-) | <not> .. (invito/avversario) .. (chiamat-/nessuno) | sua iniziativa | distrazione mia | mia iniziativa
    | nessuno .. detto .. <not>? | nessuno m

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
    | <partner> <not> .. (<giocare>) | compagno <not> .. (<giocare>/aveva) | <partner> .. (<ancora>)
    | compagno .. (<ancora>) | sul tempo .. (da/dal/dalla) .. compagno | invece (prima)? (c)? (mio)? compagno
    | mancava .. <partner> | invece (toccava/tocca/doveva) .. compagno | prima che (<giocare>) <partner>
    | compagno .. prima che .. (io) | prima che io | passata avanti | in anticipo sul compagno | anticip- .. compagno
    | (precipitos-/frettolos-) .. compagno | prima che .. compagno | posto del compagno
case-defender_at_rho_turn =
    | (a/al/alla) turno del? <rho> | turno .. (dichiarante/morto/<rho>) | prima .. <rho> | <rho> .. (<ancora>/<not>)
    | toccava (a/al/alla/all) .. (morto/dichiarante/<rho>)
    | prima (di/del/che) .. (morto/dichiarante/avversario di destra)
    | (dichiarante/morto/destra) .. (doveva/pensava/deve/stava/guardava/dorme/<ancora>)
    | (avversario di destra/mia destra/sua destra/destra) .. (<ancora>/<not>)
    | anticipato (la mia/avversario di)? destra | quando doveva (giocare)? (dichiarante/morto/<rho>)
    | (mentre/quando) (toccava/tocca) .. (morto/dichiarante/me/<rho>) | anticipato .. destra
    | (turno/toccava/tocca/posto/mentre/toccando) .. (avversario di destra)
    | (turno/toccava/tocca) .. (alla/della)? (sua/mia)? destra | turno della destra
    | mentre pensa .. (avversario di destra) | (toccava/tocca) .. (dichiarante/morto) .. destra
    | dichiarante alla (mia/sua) destra
case-declarer =
    | dichiarante .. (<giocare>) .. (<prima>/quando/mentre) .. (difensore/avversario/est/ovest/nord/sud/io/destra/sinistra/turno/tocc-/suo)
    | (dichiarante) .. (<prima>) .. (difensore/avversario/est/ovest/turno/toccasse)
    | <declarer> .. (<giocare>) .. (quando/mentre/prima) .. (avversario/destra/io/<not>) | dichiarante frettoloso
    | carta (dal/del) dichiarante prima | dichiarante .. (<giocare>) .. <not> aspett-
    | dichiarante .. (chiama) .. morto prima che
    | (dal morto/di mano) prima (che/del) .. (avversario/difensore/est/ovest/nord/sud/west/east)
    | dichiarante (gioca/giocato/chiama/mette/messo/calato) (prima/troppo presto/fuori turno/in anticipo)
    | dichiarante (di mano/dal morto) prima
since-both_hands =
    | (dichiarante/lui/dich) & morto .. (<giocare>/avuto) | morto & (dichiarante/lui) .. (<giocare>/avuto)
    | (tutte e due/entrambe) (le)? mani | di mano & .. (dal/del) morto | (dal/del) morto & .. (di)? mano
    | (morto/mano) .. (sia) .. (mano/morto) | sia .. mano .. morto | da tutte e due le parti | due mani
    | chiamato dal morto & .. sua | chiama anche .. morto | dal morto .. & poi .. di mano
    | morto & dichiarante .. tutti e due | morto e giocante si | di mano & di morto | (di mano/mano) & (dal/di)? morto
    | tutti mani | (tutte & #2/tutte #2/#2) (le)? mani | (di morto/dal morto) & di mano
since-nobody =
    | (dichiarante/morto) .. <not> .. (<giocare>) | (dal/del) morto <not> | da una mano soltanto
    | <not> .. (dal morto/di mano) .. (<not>)? | morto (doveva/deve) (dare/giocare/rispondere)
    | non in (tutte e due/entrambe) | <not> in (tutte/entrambe) | mano sola | da mano $ | da #1 mano
    | (<not>) .. (tutti mani/tutte & #2) | da una parte sola | di mano ma <not> | dal morto ma <not>
    | messo (carta/sua)? (dal morto/di mano) $ | morto & (dichiarante/giocante) (<not>/no) (ancora)?
    | (dichiarante/giocante) & morto (<not>/no) (ancora)? | <not> .. (dichiarante & morto/morto & dichiarante)
misinformed-yes =
    | (insist-/sollecit-/invit-) .. (giocare/turno)? | avversari- .. detto .. (fare/giocare/turno)
    | (tocca/sta/stai/toccava/vai/dai) .. (a te/a voi/te/tu) .. (detto/dice/fa/dico)?
    | (detto/dice/fa/dicendo) .. (tocca/toccava/sta a/prego/gioca pure/gioca $/suo turno/tuo turno)
    | indicato .. di turno | (ingannat-/indotto/confus-/spint-/tratto in inganno) .. (da/dal/dall)
    | (tocca/toccava) a (lei/lui) ++ (detto/dice)
misinformed-no =
    | nessuno .. (detto/indotto/sollecit-/chiam-/invit-) | <not> .. (invito/avversario) .. (chiamat-/nessuno)
    | sua iniziativa | distrazione mia | mia iniziativa | nessuno .. detto .. <not>? | nessuno m
    | nessuno .. (ingannat-/spint-/confus-/detto/indott-/invitat-/suggerit-)

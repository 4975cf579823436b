# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
offender =
    | <who> <him>? (<passes>/<acts>/<doubles>/chiama/chiamato/parla/parlato/detto/dice) <bid>? (<early>/quando/mentre/, ma/prima/al posto/invece/davanti)
    | (<passes>/<doubles>/<bid>/dichiarazione/licita/apertura) <early>? (di/del/della/dell) <who> <early>?
    | + <who> <him>? (credeva/pensava/creduto/pensato) .. & <him>? (<passes>/<acts>/<doubles>)
word-passes =
    | passo | passa | passato | passando | passano | passare | passavo | passava
word-doubles =
    | contra | contrato | contro | surcontro | surcontra | surcontrato | contre | contrava
word-early =
    | fuori turno | fuori rotazione | fuori giro | fuoriturno | fuori posto | in anticipo | anticipat- | prematur-
    | troppo presto | prima del tempo | a sproposito
word-acts =
    | apre | aperto | contra | contrato | interviene | intervenuto | dichiara | dichiarato | licita | licitato
    | rilicita | rilicitato | rialza | rialzato | rilancia | rilanciato | surcontra | agisce | agito | bidda
word-arbiter =
    | arbitro | arrivassi | arrivasse | arrivo | intervento | chiamassero | chiamasse | chiamare | chiami | tardi
kind-bid-likely =
    | <bid>
    | <who> <him>? (fa/fatto) licita | <who> (licita/licitato/dichiara/dichiarato) <early>
kind-dbl_rdbl =
    | <doubles> <early>
kind-dbl_rdbl-likely =
    | <doubles> | x
kind-pass =
    | <passes> <early>
    | <passes> (al posto/prima di/prima del/prima che/davanti a/invece di/scavalcando/saltando/in luogo) | mio passo
    | <passes> (quando/mentre)
kind-pass-likely =
    | <passes>
turn_of-lho =
    | (toccava/tocca/spettava/parola/turno/doveva parlare/doveva aprire/mazziere/parlare) (a/al/alla/di/del/della/suo/mio)? <left_opponent>
    | toccava .. <left_opponent>
    | (turno/toccava/tocca/spettava) (di/del/al/a/alla)? (suo/sua/mio/mia) <left_opponent>
turn_of-lho-likely =
    | (mazziere/toccava/doveva/turno) .. sinistra
turn_of-partner =
    | (toccava/doveva/mazziere/posto/spettava/turno/volta) .. (del/al/suo/mio/della/alla)? (<partner>/marito/moglie)
    | (prima del/prima di/prima della/al posto del/al posto di/davanti al/invece del/scavalcando/saltando/saltato/scavalcato) <partner>
turn_of-rho =
    | (toccava/tocca/mazziere/turno/spettava) .. (a/alla/di)? (mia/sua)? destra
    | (prima/davanti) .. destra
    | (prima del/prima di/prima della/al posto del/al posto di/davanti al/invece del/scavalcando/saltando/saltato/scavalcato) <right_opponent>
    | (turno/toccava/tocca/spettava) (di/del/al/a/alla)? (suo/sua/mio/mia) <right_opponent>
turn_of-rho-likely =
    | (toccava/spettava/parola/turno/prima) .. <right_opponent>
turn_of-who =
    | (toccava/tocca/spettava/spetta/turno/stava/sta/parola) (a/al/alla/all/di/del/della/dell) <who>
    | (toccava/doveva) .. <who> | (toccava/tocca/spettava/turno/parlava/parola) (a/al/alla/di/del)? <who>
    | (al posto/invece/davanti) (di/del/della/dell/al/a) <who> | <who> (mazziere/cartaro)
turn_of-who-likely =
    | (mazziere) (&)? (mio/suo)? <who> | prima (di/del/della/dell) <who> | <who> (che/a dover)
any_bid_before-no =
    | nessuno <him>? (avuto)? (aperto/licitato/dichiarato)
any_bid_before-no-likely =
    | passi
any_bid_before-yes-likely =
    | c (apertura/licita/dichiarazione/<card>) | dopo apertura
before-no-likely =
    | (prima/primo) (chiamata/dichiarazione/volta/licita)
before-yes =
    | giro (prima/precedente)
    | (avuto/<he>/<me>/<they>) (parlato/dichiarato/licitato/aperto/passato) (al giro/volta/al giro prima)
before-yes-likely =
    | (#2/%2/%3/#3) (giro/volta/passo)
lho-accepts =
    | (<next_player>/next player) <him>? (accett-/lascia correre/va bene/dichiar-/licit-/passa/passato/parla/parlato)
lho-declines =
    | <not> .. (accett-/tengo/tiene/presa/vuole/voluto/gradisce/sta/accolt-/prende/ingoia) | <declines>
    | (dico/detto/dice/dicono) (di)? no
lho-declines-likely =
    | (rifiut-/respin-/boccia/bocciat-/protesta/annull-) | <not> (sta/sto) | <not> (vuole/voglio/vogliono/vogliamo)
lho-undecided =
    | <not> .. (chiesto/domandato/spiegat-/interpellat-/deciso) .. (<lho>/<not>/scelta)?
lho-undecided-likely =
    | (nessuno/<not>) .. (chiest-/domand-/interpellat-)
rho_then-acts =
    | <rho> <him>? (poi/ora/adesso)? <acts>
rho_then-passes =
    | <rho> <him>? (poi)? (passa/passato/passo)
repeats_denom-no-likely =
    | (cambia/cambio/cambiato/cambiando) (seme/colore/denominazione)
repeats_denom-yes =
    | (ripete/ridichiara/ripetuto/rilicita/ripetendo/ridice/rida) .. (contro/fiori/quadri/cuori/picche/<card>/seme/colore/denominazione)
cmp-no =
    | (<not>/altro che/col cavolo/per <not>/tutt altro) .. (comparabil-/paragonabil-)
cmp-none-likely =
    | <not> .. (ridichiarato/ridetto/richiamato/rifatto)
cmp-yes-likely =
    | comparabil-
artificial-no-likely =
    | (naturale/naturalissima/normale/normalissimo)
artificial-yes =
    | passo .. (forte/artificiale/forza/forzante/convenzionale)
artificial-yes-likely =
    | (artificial-/convenzional-/stayman/multi/interrogativ-/forzante)
    | (passo/contro/<card>) .. (promette/vuol dire/significa/mostra)
rho_barred-no-likely =
    | (liber-) .. (parlare/dire/dichiarare)
rho_barred-yes =
    | (obbligo/obbligat-) .. (passare/tacere/passo)
correct_called-yes =
    | (quello giusto/giocatore giusto/giocatore corretto/giocatore di turno/quello di turno/quello a cui spettava/quello a cui toccava/chi doveva parlare/quello che doveva parlare/chi di turno) <him>? (<calls>/gioca/bidda/risposto)
correct_called-yes-likely =
    | <calls> .. prima (dell/di/che) .. <arbiter>
inadmissible-no =
    | (contro/surcontro) .. (lecito/ammissibile/regolare/legale)
inadmissible-yes-likely =
    | (ultima licita/ultima dichiarazione) .. (<partner>/sua/propri-)
insufficient-no-likely =
    | sufficiente
insufficient-yes =
    | <bid> su <bid>
insufficient-yes-likely =
    | (insuff-/corta/bassa/<not> basta)
side-declares-likely =
    | (giocano/gioca/giocato) (loro/<he>)
side-defends-likely =
    | (difendono/difende/<we> difeso/difendere/difendevano)
side-unknown =
    | (licita/dichiarazione/auction) (in piedi/in corso/aperta/viva)
lho-accepts-likely =
    | (<next_player>/<left_opponent>) accett- | <accepts> | (va avanti/andati avanti/tira via/tira dritto/tira avanti)
    | <compass> <him>? (chiamato/licitato/passato/dichiarato/contrato/parlato)
kind-bid =
    | (aperto/apre/intervenuto/interviene/<bid>) (<early>/quando)

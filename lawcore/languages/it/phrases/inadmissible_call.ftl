# How an inadmissible call is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 35
word-barrato =
    | barrat- | esclus- | zittit- | silenziat- | squalificat- | interdett- | sospes- | obbligat- a passare | costrett- a passare | condannat- a passare | tenut- a passare | obbligat- al passo
    | doveva passare | dovevo passare | deve passare | doveva tacere | doveva saltare | doveva stare zitto | doveva stare zitta | doveva star zitto | doveva restare zitto
    | dovrebbe passare | dovrebbe tacere | fuori per | non poteva parlare | non poteva dichiarare | non poteva licitare | non poteva chiamare
certain =
    | (contrat-/contra) .. (proprio/suo) compagno
    | surcontro senza
    | (doveva passare) .. (ma/,) .. (licit-/dichiar-/contr-)
    | (licit-/dichiar-/contr-) dopo .. (#3 passo/passo finali/ultimo passo/tre passo)
    | livello .. (otto/#8)
topic =
    | (surcontr-/contr-/surcontro/contro) .. (nessuno/proprio compagno/compagno/non era/gia contrat-/niente/proprio/contrato)
    | (dichiar-/licit-/detto) #8
    | <over_seven>
    | (oltre il sette/piu di sette/livello #8)
    | (dopo) .. (ultimo passo/tre passo/#3 passo/licita finita/passo finale)
    | (licita/licitazione/dichiarazione) (finit-/chius-/terminat-) .. (contr-/licit-/dichiar-/passo/detto/dice)
    | (obbligato a passare/doveva passare/escluso/costretto a passare/squalificato/doveva stare zitto/zittito) .. (licit-/parl-/dichiar-/contr-/ma/detto/invece)
    | (contro) .. (inammissibile/illegale/vietato/non ammesso/impossibile)
    | (inammissibil-)
    | <card> .. livello otto
    | (contro) .. (parole/sbagliat-)
hint =
    | (contro/surcontro)
    | (passare)
against =
    | (lento/pensat-/accord-/esit-)
    | voleva contrare
    | (contro <card>)
    | controgioco
    | attacc-
    | (fuori turno)
what-barred_acted =
    | + (obbligat- a passare/doveva passare/esclus-/costrett- a passare/zittit-) .. (licit-/parl-/dichiar-/contr-/detto)
    | + (obbligat-/costrett-/condannat-/squalificat-/interdett-/zittit-/esclus-)
    | + (doveva/devo/dovevo/dovrebbe) (stare/star) (zitto/muta/muto) | + (doveva/dovevo/dovrebbe/deve) (passare/tacere/saltare)
    | + (obbligo/turno/giro/costretto/costretta/condannat-/imposto) .. (silenzio/mutismo/tacere)
    | + (doveva/dovevo/deve/dovrebbe) .. (zitto/zitta/muto/muta/bocca chiusa/tacere/silenzio) | + bocca chiusa
    | + (zitto/zitta/muto/muta/silente) (per)? (tutta/#1/turno/giro) | + un giro di silenzio | + <barrato> | + barrat-
    | + <not> poteva (parlare/dichiarare/licitare/chiamare/intervenire) | + fuori per (#1/turno/giro/tutta/sempre)
    | + (turno/giro) .. bocca chiusa | + (muto/zitto) fino (alla)? fine
what-over_seven =
    | + livello (di)? otto | + (detto/licit-/dichiar-) otto | + (otto/#8/<over_seven>) (picche/cuori/quadri/fiori/sa/senza)?
    | + <over_seven>
what-after_final =
    | + dopo .. (ultimo passo/#3 passo/tre passo/passo finali/passo finale)
    | + (licita/licitazione/dichiarazione) (finit-/chius-/terminat-) .. (contr-/licit-/dichiar-/passo/detto)
    | + (dopo) .. (tre/#3/ultimo/finale/terzo) (passo/passi)
    | + (licita/dichiarazione/asta/licitazione) .. (finita/chiusa/terminata/conclusa/morta/bell) | + (tre/#3) (passo/passi)
    | + (passo finale/passi finali) | + (chiusa) in <card> | + (finita/chiusa) .. (licita/tre passo)
    | + (licita/dichiarazione/asta) .. (finita/chiusa/terminata/conclusa) | + dopo (la)? (fine/chiusura)
    | + (passo/quarto passo) .. (superfluo/di troppo)
what-wrong_words =
    | + contro .. parole (sbagliat-/errat-) | + (dice/detto/fa/dire) .. (contro/contra) .. <card> .. (ma/era/erano/invece)
    | + (contro/contra/contrato) .. (citando/nominando/dicendo) .. (sbagliat-/<card>)
    | + contro <card> .. (ma/invece/era/erano/contratto/realta) | + (detto/dice) contro <card>
    | + (citat-/nominat-) .. sbagliat-
lho_called-yes =
    | <lho> .. (passat-/licit-/chiamat-/detto)
    | dopo (di)? <him> (hanno/ha/sono/poi)? (passat-/licitat-/parlat-/contrat-/dichiarat-)
    | dopo (di)? <him> <him> (hanno/ha)? (passat-/licitat-/parlat-)
    | (successivo/prossimo/altro) (gia)? (passat-/licitat-/parlat-/contrat-/dichiarat-/chiamat-)
    | <lho> .. (poi/ha/gia/pure)? <calls> | (altro dopo/prossimo/chi segue/quello dopo) .. <calls>
    | (parlato/dichiarato/passato/contrato/surcontrato) sopra | passato tutti | gli ho dichiarato sopra
    | la sinistra (contra/passa)
barred-next =
    | #1 turno | (per/saltare/salta/passare/tacere/zitto/zitta/star fermo/silenzio) (#1)? (turno/giro) | ^ turno $
    | #1 (turno/giro) | (prossimo/suo prossimo/successivo) turno | (passare/tacere/saltare/barrat-) (#1)? volta
    | (#1/un/solo/questo) (giro/turno) | giro di silenzio | prossimo (turno/giro)
barred-always =
    | (tutta la licita/per tutta/sempre/resto della licita) | (tutta/per tutta) (licita/la licita) | fino alla fine | sempre
    | per sempre | resto | fino (a/alla/in)? (fine/fondo/chiusura) | tutta .. (licita/dichiarazione/asta)
    | resto .. (licita/dichiarazione) | definitiv-
who-def_action =
    | difensore .. (contr-/licit-)
    | + (difensore/controgiocante/attaccare/difesa/indifesa/difende/difensori) .. (contra/contro/contrato/dichiara/dichiaro/licita/licitato)
    | contro .. attaccare | + (deve/doveva/dovrebbe) attaccare .. (contro/contra/contrato/dichiara/licita)
    | + (difensore/controgiocante) dice (<card>/contro)
late-yes =
    | + dopo .. attacco | + ad attacco | + attacco (gia)? (fatto/scoperto/girato/partito/in tavola)
    | + (morto/mazzo) (steso/sceso/a terra) | (attacco) .. (fatto/scoperto/girato/gia) | ad attacco
out_turn-yes =
    | (anche/e) fuori turno | + <not> .. (toccava/spettava) | + <not> (era/il)? (suo/mio/tuo/proprio) turno
    | + fuori (turno/rotazione/ordine) | + <not> (nemmeno/neanche)? (al/a/di)? (suo/mio) turno | fuori (turno/ordine/giro/tempo)
    | + (neanche/nemmeno) (suo/mio/era) turno | non toccava
what-dbl_rdbl-else =
    | + (contra/contrato/contro/contrare) .. (compagno/propria/sua linea/suo compagno/proprio compagno/passo)
    | + (surcontra/surcontrato/surcontro) .. (nessuno/senza/non/mai)
    | + (contro/surcontro) (illegal-/inammissibil-) | + <not> contrat- .. surcontr-
    | + (contro/contra/contrat-/surcontr-) .. (contro/compagno/suo/propria/proprio/gia/passo/niente/nulla)
    | + (contro/contra/contrato/surcontra/surcontro/surcontrato) .. (compagno/socio/senza/contrat-/nessuno/suo/propri-/contro)
    | + (passo passo) contro | + (contrat-/contra/contro) .. (proprio compagno/compagno/propria linea/propria licita)
    | + (surcontro/surcontrat-) .. (nessuno/non/senza/illegale) | + (contro/surcontro) (inammissibile/vietato/illegale)
    | + (surcontro/surcontra/surcontrato/redoppia/surcontrare)
    | + (contro/contra/contrato) .. (compagno/proprio/propria/suoi/stesso/sua linea)
    | + (contro/surcontro) (<not>)? (permess-/ammess-/inammissibil-/vietat-/irregolar-/illegal-/lecit-/valid-)
    | + contra .. (suo/propri-)
what-barred_acted-else =
    | + (doveva passare/devo passare/obbligat- a passare/obbligat- al passo/costrett- a passare/doveva tacere/squalificat-/interdett-/zittit-/non poteva dichiarare/passo obbligato/passo forzato/passare sempre/passare un giro) .. <calls>
    | + <calls> .. (lo stesso/comunque/invece) ++ (passare/obbligat-/zittit-/costrett-)
    | + (nonostante/malgrado) .. (passare/obbligo)
    | + (obbligat-/costrett-/doveva/dovevo/tenut-) .. (passare/tacere/silenzio/passo) .. (ma/e/invece/dimentic-/licit-/dichiar-/fa/fatto/parlato)?
what-over_seven-else =
    | + <over_seven> | + (livello/a) (otto/#8) | + (otto/#8) (picche/cuori/quadri/fiori/sa/senza)
    | + (sopra/oltre/piu di) (sette/#7) | + (otto/#8/nove/#9) (picche/cuori/quadri/fiori/senza/sa)
what-after_final-else =
    | + (dopo/finita/chiusa/terminata) .. (licita/dichiarazione/#3 passo/passo finale/terzo passo/licitazione/asta)
    | + licita .. (finita/chiusa/terminata/conclusa) | + (#3 passo/tre passo/tutti passato) .. (contr-/dichiar-/licit-/parla)
    | + (dopo) .. (passo finale/terzo passo/tre passo/ultimo passo/licita finita/licita chiusa)
what-wrong_words-else =
    | + (contro/contra/contrato) .. (livello/seme/numero) (sbagliat-) | + contr- .. sbaglia- .. (livello/seme)
    | + contro (a/su) <card> .. (ma/era/invece) .. <card>
lho_called-yes-else =
    | <lho> .. <calls> | (seguente/successivo/chi segue/sinistra) .. (gia)? (passat-/passa/parlat-/licit-/dichiar-/contrat-)
lho_called-no-else =
    | <lho> .. <not> .. <calls> | prima .. <lho>
    | (seguente/successivo/dopo/sinistra) <not> .. (parlat-/licit-/dichiar-)
barred-next-else =
    | (#1 giro/#1 turno/#1 volta/prossimo turno/prossimo giro/solo giro)
    | (per turno/per giro/salta turno/saltare turno/saltare giro)
barred-always-else =
    | (tutta licita/tutta dichiarazione/sempre/resto/fino alla fine/persempre)
    | (tutta la licita/fino alla fine/sempre/persempre/resto della licita)
who-def_action-else =
    | difensore .. (contra/contrato/dichiara/dichiarato/licita-)
who-def_pass-else =
    | difensore .. (passa/passato/passo)
who-decl_side-else =
    | (dichiarante/morto) .. (dichiara/licita-/contra/surcontra)
late-yes-else =
    | (dopo/fatto) .. (attacco/attaccato/morto) | (accort-/accorg-/scopert-) .. (gioco/presa/attacco/dopo)
out_turn-yes-else =
    | (anche/pure/inoltre/&) .. fuori turno
lho_called-no =
    | nessuno .. (chiamat-/parlat-/fiatato/osato) .. (dopo/sopra)?
    | <lho> .. (<not> .. (parlat-/chiamat-/dichiarat-)/fermo/silente/sta fermo/bocca aperta)
    | <not> .. (parlato/chiamato) .. (piu/nessuno/ancora) | nessuno dopo | <not> ha (ancora)? (parlato/chiamato)
    | nessuno (dopo)? .. (coraggio/parlato)
    | + <lho> .. (muto/muta/silente/fermo/ferma/zitto/zitta/niente/immobile/aspetta/attende)
    | + <lho> .. <not> .. (parlat-/chiamat-/dichiarat-/detto/licitat-/fiatato/reagito) | + <lho> <not> $
    | + nessuno (ha)? (parlat-/chiamat-/dichiarat-/detto/licitat-) .. (dopo/sopra/ancora) | + nessuno .. <not> chiamato dopo
    | + (altro/successivo/prossimo) <not> .. (detto/parlato/chiamato/dichiarato) | + <not> (chiamato/parlato) dopo
    | + prima (che parlasse/che parli/di) .. <lho> | + <him> <not> (detto/parlato/chiamato) (<not>/niente/nulla)? $
who-def_pass =
    | (difensore/difende/controgiocante/difesa) .. (passa/passare/passo/passato)
    | + passo .. (di/da/del/dal) .. (difensore/difesa/controgiocante) | + passo .. dice .. (difensori/difensore)
who-decl_side =
    | (morto/dichiarante/vivo) .. (dice/surcontr-/contra/dichiara/contro/ripensa) | (futuro/in pectore) (morto)?
    | morto in pectore | + (morto/dichiarante) .. (dice/surcontr-/contra/dichiara/licita/contrato/dichiarato)
late-no =
    | + attacco .. <not> | + attacco (coperto/da fare/da scoprire/da girare/da attaccare) | + <not> .. attacco
    | + nessuno .. attaccat- | + prima .. (attaccare/attacchi/attacco/attaccasse) | + <not> (attaccat-/attaccato)
out_turn-no =
    | al (suo/proprio) turno | turno regolare | + (in/nel/al/a) (suo/proprio/mio)? turno
also_19-yes =
    | (esclus-/obbligat-/zitt-/doveva) .. (contra/contrato/surcontrato) .. (senza/compagno/suo/socio/propri-)
    | + <barrato> ... (contra/contrato/contro/surcontra/surcontrato) .. (compagno/proprio/propria/propri/suo stesso/vietat-/inammissibil-/illegal-/nessuno)
    | + doppia (infrazione/irregolarita)
    | + (per giunta/per di piu/inoltre) .. contro .. (inammissibil-/vietat-/illegal-/propri-/compagno)
also_19-no =
    | (contro) (regolare/lecito) | di suo si puo | lecito di per se
    | + <barrato> ... <not> (contro/contrato) | + 19 .. <not> c entra
    | + contro (legale/lecito/regolare/buono/valido/normale/ammesso)
    | + (contro/licita) .. (in se/di per se/altrimenti) (legale/lecit-/regolare)
side-unknown =
    | (licita/dichiarazione) .. (in corso/aperta) | + (siamo/stiamo) (in)? (licita/licitando/dichiarando)
    | + (licita/dichiarazione) <not> (finita/chiusa/conclusa)

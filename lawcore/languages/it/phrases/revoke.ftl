# How a revoke is told. Slots and signs: see phrases.py.
certain =
    | rinunci-
    | (scart-/tagli-) .. (pur/ma/anche se/e invece) .. (avuto/avendo/avere/aveva/ha/ho) .. (picche/cuori/quadri/fiori/seme/colore/atout/<suit>)
    | (tagli-) .. (asso/re/dama) .. (prese dopo/poi/dopo) .. (picche/cuori/quadri/fiori)
    | non (avuto/avere/avuti) piu (picche/cuori/quadri/fiori) .. (ma/e poi/,) .. (avuto/ha)
    | (messo/mette/gioca/giocato/dato) .. (picche/cuori/quadri/fiori) (invece di/al posto di/anziche) .. (picche/cuori/quadri/fiori)
    | non (giocato/gioca/messo) (picche/cuori/quadri/fiori) .. (avuto)
    | anche se avuto seme
    | renonc-
    | rinonc-
    | non (risposto/risp/risponde/rispondo/rispondono/seguito/segue) .. (colore/seme/picche/cuori/quadri/fiori)
    | (rifiutat-/rifiuto/rifiuta/rifiutando) .. (picche/cuori/quadri/fiori/seme/colore/alla/presa/difesa/due)
topic =
    | (rifiutat-/rifiuta/rifiuto/rifiutando)
    | (avuto/hanno/ho/ha/abbiamo/aveva) rifiutato
    | non (risposto/risponde/seguito/risp)
    | (scart-/tagli-/surtagli-) .. (avendo/aveva/avevo/avuto/ha/aveva) .. (picche/cuori/quadri/fiori/seme/colore/due/<suit>)
    | (scart-/tagli-) .. (spunt-/trov-/salt-/accorg-/scopr-) .. (picche/cuori/quadri/fiori/seme)
    | (dato/messo/giocato/mette/gioca/scart-/buttato) (picche/cuori/quadri/fiori/quadri) su (picche/cuori/quadri/fiori)
    | (scart-/tagli-) (picche/cuori/quadri/fiori) .. poi .. (picche/cuori/quadri/fiori)
    | tagli- .. (per sbaglio/errore)
    | (scusa-/ops) .. avuto (picche/cuori/quadri/fiori)
    | (avuto/aveva) .. (nascost-/dietro/in mezzo)
    | (spunt-/trov-) .. (picche/cuori/quadri/fiori)
    | (presa con/mancava) .. (carta/#3 carte/#3)
    | (davvero/proprio) senza (picche/cuori/quadri/fiori)
    | (scart-/tagli-) .. corregg-
    | (renonce/rifiut-) .. (est/ovest/nord/sud)
hint =
    | (vinta/vinto/fatta/presa) (da/dal/dall/dai)
    | (vinto/fatto/fa/fanno/vince) .. (presa/prese)
    | (presa/prese) (#1/#2/#3/#4/#5/#6/#7/#8/#9/#10/#11/#12/#13)
    | (%2/%3/%4/%5/%6/%7/%8/%9/%10/%11/%12/%13) (presa/giro)
    | (presa/prese) .. (dopo/poi/successive)
    | (#1/#2/#3) (presa/prese)
    | (consumat-/inconsumat-)
    | colpevole
    | (scart-/tagli-)
    | (avuto/avendo) .. (picche/cuori/quadri/fiori/seme)
    | rettifica
trace =
    | quante prese
    | (presa/prese)
    | (seme/colore)
    | <suit>
against =
    | (puo/deve/diritti) .. morto
    | (licita/licit-/dichiarato/dichiarazione)
    | (richiest-/claim) .. renonce .. (di chi/prima)
    | (claim/richiesta) , & prima
    | (sovrannumero/board sbagliato)
    | morto .. (chied-/chiest-/domand-) .. (difensore/avversario) .. rifiut-
    | (non accett-/insufficient-/dichiarazione/licita) .. rifiut-
    | rifiut- .. (attacco/licita/dichiarazione)
    | attacco .. rifiutato
    | <card> su <card>
subject =
    | renonce | <not> risposto seme | <not> risponde a? seme | <not> risponde nel seme | <not> risposto a colore | <not> risponde a colore
    | <not> risposto nel seme | <not> risposto nel colore
offender-role = hand
outcome = won_by
won-with = won_later_with_playable_card
counted-when = later_tricks
of-this-trick = opponents_played_after partner_played_after
next-trick =
    | presa (successiva/dopo) | alla (successiva/dopo) | successiva
afterwards = dopo | poi
word-fare = fatto | fa | fanno | commesso | commette | facendo | rifatto
word-tagliare =
    | tagliato | taglia | tagliano | tagliando | scartato | scarta | scartando | scarto | taglio | surtagliato | surtaglia | surtaglio
    | sovrataglia | sovratagliato | surtagliando
word-suit =
    | picche | cuori | quadri | fiori | seme | colore | carta di seme | carta del seme | carte del seme | carte di seme | seme giocato
    | seme di attacco | risposta | singolo
word-the_suit = seme | colore | carta del seme | carte del seme | carta di seme | singolo
offender =
    | <who> <him>? (concede/concesso/reclama/reclamato/stende/steso) .. (dopo aver/dopo avere) (rifiutato/fatto renonce/commesso renonce)
    | ^ (dopo aver/avendo) (fatto renonce/rifiutato/commesso renonce) (,)? <who> | <who> <he>? (dice/detto) <not> (picche/cuori/quadri/fiori)? & (scarta/scartato/taglia/tagliato/gioca/mette)
    | <who> (colpevole/reo)
    | ^ renonce <who> | <who> <he>? <fare> renonce | <who> <corretto> <he>? renonce | <who> renonce | renonce di <who>
    | renonce * di <who> $ | renonce del <who> | renonce dei <who> | renonce della <who> | renonce dell <who> | renonce in <who>
    | renonce dal <who> | renonce al <who> | renonce <consumata> del <who> | renonce <consumata> di <who> | renonce inconsumata del <who>
    | renonce inconsumata di <who> | <who> <not> risposto a? seme | <who> <not> risponde a? seme | <who> <not> risponde nel seme
    | <who> <not> risponde a? colore | <who> <not> risposto a? colore | <who> <not> risposto nel seme | <who> <not> risposto nel colore
    | <who> <not> risponde nel colore | <who> <tagliare> <him>? ** pur avendo <suit>? | <who> <tagliare> <him>? ** avendo ** <suit>
    | <who> <tagliare> <him>? ** & <he> avuto * <the_suit> | <who> <tagliare> <him>? ** , <he> avuto * <the_suit>
    | <who> <tagliare> <him>? ** , ma <he> avuto * <suit> | <who> <tagliare> <him>? ** , ma <he> <suit>
    | <who> <tagliare> <him>? ** potendo rispondere | <who> <tagliare> <him>? ** con * seme in mano
    | <who> <tagliare> <him>? ** avuto ** seme | <who> <tagliare> * invece di rispondere | ^ taglio ** avendo ** <suit>
    | <who> <tagliare> <him>? ** , ma avuto * <suit> | <fare> renonce <who> | <who> <tagliare> <him>? ** , ma poi? <he> trovato <suit>
    | <who> <he>? rifiutat- | <who> <he>? (rifiuta/rifiuto) | rifiuta (picche/cuori/quadri/fiori)? <who>
    | <he> rifiutato (picche/cuori/quadri/fiori)? <who>
    | <who> <he>? (scarta/scartato/dato/messo/giocato/mette/butta/buttato) (picche/cuori/quadri/fiori) su (picche/cuori/quadri/fiori)
    | <who> <he>? non (risposto/risp/risponde/seguito/segue/rispondo) (a/colore/seme/picche/cuori/quadri/fiori)?
    | <he>? non (risposto/risp/risponde/seguito) a? (colore/seme/picche/cuori/quadri/fiori) <who>
    | (renonce/rifiuto) (consumata/inconsumata/stabilita)? (a picche/a cuori/a quadri/a fiori)? (del/di/dell/dello/della/da/in) <who>
    | (renonce/rifiuto) (alla/al/nella/sulla)? (<ordinal>/<number>)? (presa/giro)? (del/di/dell/dello/della/da) <who>
    | <who> <he>? (dice/detto) .. renonce (alla/a) | <who> <he>? (tagliato/taglia) per sbaglio
    | <who> <he>? (tagliato/taglia/scartato/scarta) ... (spunta/trova/trovato/salta fuori/si accorge) * (picche/cuori/quadri/fiori)
    | <who> <he>? avuto * (picche/cuori/quadri/fiori/<low>/<high>) ** (tagliato/scartato)
    | <who> <he>? avuto * (<low>/<high>) .. & <him>? (tagliato/scartato) | <who> <he>? (scartato/tagliato) .. corregge
    | <who> <he>? (fatto/fa/commesso) renonce | renonce * (fatta/commessa) (da/dal/dall) <who> | chi .. renonce <who>
    | <who> <he>? scappata renonce | dopo <he> renonce <who> chiamato | (detto) .. (compagno/<who>) (hai fatto/fatto) renonce
    | <who> <he>? (scarta/scartato/taglia/tagliato) ** (avendo/pur avendo/con) * (picche/cuori/quadri/fiori/seme)
    | <who> <he>? (scarta/scartato/taglia/tagliato) (picche/cuori/quadri/fiori) su (picche/cuori/quadri/fiori) | <who> <he>? rinunciato
    | ^ (rifiuto/renonce) <who> $
    | (renonce/rifiuto) (a/alla/di)? (picche/cuori/quadri/fiori/atout/presa)? <number>? <ordinal>? (giro/presa)? (di/del/della/dell) <who>
    | <who> * (avuto/ha) .. <suit> .. (scarta-/taglia-/messo/giocat-)
    | <who> * (scarta-/taglia-/tagliat-/scartat-) .. (avendone/avuto/ne ha/in mano/ce l aveva)
    | <who> (mette/metto/messo/gioca/giocato/butta/buttato) .. (invece di/al posto di) (seguire/rispondere)?
    | <who> * <not> (segue/risponde/risposto/seguito/risp) | (^/,/&/a/aver) (rifiutare/rifiutato) (e/stato)? <who>
    | <who> (che)? * (gioca-/giocava) .. (fatto renonce/rifiutat-)
    | (renonce/rifiuto) (consumata/inconsumata/stabilita) (del/dello/della/dei/degli/dal/dai/dagli/da) <who>
    | renonce (fatta/commessa) (dai/dagli/dalla/dallo) <who>
    | <who> <he>? (tagliato/taglia/scartato/scarta/surtaglia/surtagliato) ** (pur/anche/avendo/avendone/avendola/avendolo/tenendo/con) .. (picche/cuori/quadri/fiori/seme/colore/mano/<card>)?
    | <who> <he>? (nega/negato/rifiutato/rifiuta) (picche/cuori/quadri/fiori/seme/colore)
    | <who> (dice/detto) .. <not> .. (picche/cuori/quadri/fiori) .. (spunta/salta/trova/esce/tira)
    | (avversario/difensore/dichiarante) reo .. renonce
    | <who> * (si e/si è)? dimenticat- .. (rispondere/seguire)
    | <who> <he>? <not> (dato/messo/giocato) (picche/cuori/quadri/fiori/seme/colore)
    | renonce <not>? (consumata/corretta/evidente/vecchia/chiara) (di/del/della/dell/da/dal/dei) <who>
    | (rinuncia/renonce/rifiuto) * (fatta/commessa) (da/dal/dall/dai/dalla) <who>
    | <who> (fa/fatto/commette/commesso) .. (renonce/rinuncia)
    | <who> .. (butta/mette/gioca/scarta/dato/messo/giocato/buttato/metto/butto) (picche/cuori/quadri/fiori/<low>/<high>) (su/sul/sulle/sui/sulla/sugli/sopra) (picche/cuori/quadri/fiori/asso/giro)?
    | rifiuta (il)? <who> | , sbaglia <who> (,/$) | <who> .. (sbaglia/sbagliato) seme | (sbaglia/sbagliato) seme <who>
    | <who> .. (non/<not>) da (picche/cuori/quadri/fiori) | <who> (mancato) di rispondere | rinuncia di <who>
    | <who> .. scordat- .. impost- | rifiuta(to)? <who> | <who> dif .. (ren/renonce)
    | rifiuto * fa <who>
    | (rif/ren) (del/di/dell/della) <who> | <who> (,)? (indifesa/difende/difensore) (,)? .. (rifiut-/tagli-/scart-/renonce/non risponde/non risposto)
    | (mancata risposta) .. (di/del/dell) <who> | chi rifiut- .. <who>
offender-named = ^ <who> $ | ^ <who> alla? presa <number> | ^ <who> alla? <ordinal> presa | ^ <who> , <ordinal> presa
hand-defender-else =
    | + penalizzata maggiore | + penalizzata minore | + penale maggiore | + maggiore penalizzata | scarta * sull asso ** taglia ritorno
    | scarta * su asso ** taglia ritorno | + (renonce/rifiutato/rifiuto/rifiuta) * (nostra/mia)? indifesa | + renonce ... nostra indifesa
    | + indifesa * (,)? (io/noi)? * (renonce/rifiutato/rifiuto/scartato/tagliato)
    | + (imposte/imposto/imposta) .. <declarer> ... (avuto/renonce) | + attacco del compagno .. terzo di mano
    | + renonce .. attacco del compagno | + (ero/sono/come/da) <defender> | + <him> (ero/sono/come/da)? <defender> $
    | + contro (<card>/slam/manche/contratto) | + indifesa | + <him> difeso | + (stesso) difensore | + (difesa/indifesa)
    | + (contro/vs) (<card>/slam/manche/contratto/piccolo/grande)
    | + (in difesa/controgioco/difendo/difendiamo/difendevo/difendevamo) | + (altro/stesso) (difensore/controgiocante)
    | + (il/al/dal) dichiarante .. (vuole/pretende/chiede/contesta)
    | + (sto/stavo) (in)? (difendendo/difesa) | + terzo di mano
    | + (^/,) (difesa/difensore/difendendo) (,/$) | + ^ difesa | + (che)? (difende/difendeva) | + difende | + terzo di mano | + difensore (,/$)
    | + altro difensore
several =
    | #2 renonce | due volte | #2 volte | seconda renonce | %2 renonce | prima renonce | %1 renonce | altra renonce | altre renonce
    | tutte e due le renonce | entrambe le renonce | <all> * <fare> renonce | renonce di <all> | tre renonce | di nuovo renonce
    | un altra renonce | #3 renonce | <fare> un altra renonce | renonce delle due linee
    | (tutti e due/tutti e #2) .. (rifiutat-/renonce)
several-keeps = attention noticed_by earlier_revoke_same_suit other_side_revoked hand on_purpose cards_mixed same_trick_one_side_played_on

aside =
    | (detto/dice) <him>? avuto | <vince> presa <number> | <vince> <ordinal> presa | <notare> * alla? <ordinal> presa?
    | <notare> * presa <number> | <claim> * alla? <ordinal> presa? | attacca * <ordinal> presa | attaccato * <ordinal> presa
    | fino alla <ordinal> | dopo <ordinal> presa | dopo presa <number> | prima di <ordinal> presa | prima della <ordinal> presa
    | dopo alla? <ordinal> | dalla <ordinal> | mie carte | prima che finisse * turno | prima della fine * turno | prima di finire * turno
    | prima * board successivo | entro * periodo | presa precedente | <vince> * presa successiva | <vince> presa dopo | <ordinal> giro
    | giro di <suit> | alla <ordinal> carta | <ordinal> di <suit> | alla <ordinal> mano | alla <ordinal> smazzata | <ordinal> board
    | suo carte | sue carte | proprie carte | sua mano nel | <vince> presa #1 | prima della? fine mano | <giocare> alla? <ordinal> presa
    | <giocare> * presa <number>
word-notare =
    | notato | notata | accorti | accorto | accorta | accorgo | accorge | accorgiamo | scoperta | scoperto | vista | visto | rivendicato
    | emerge | emersa | scopre | scopriamo | accorgono | chiamato
word-claim = rivendicato | rivendica | richiesta | claim | claima | claimato | scopre
word-vince = vinto | vince | vincono | preso | prende | prendono | fatto | fa | fanno | vinta | vincendo | aggiudica | aggiudicato | incassato | incassa
word-vinta = vinta | presa | fatta | fatto | vinto | vince | prende | fa | preso | aggiudicata | incassata | tirata
word-it = presa | presa della renonce | presa di renonce | presa renonce | mano | quella presa | questa presa | stessa presa | presa incriminata | presa in questione
trick-number =
    | presa <number> | <ordinal> presa | alla <ordinal> $ | nella <ordinal> $ | alla <ordinal> avendo | alla <ordinal> con
    | alla <ordinal> difensore | alla <ordinal> renonce | (alla/sulla/nella/presa) <number> (presa)? | presa <number> | alla <number>
    | <ordinal> (presa/carta) | (alla/sulla/nella) <ordinal> $
    | (renonce/rifiut-) .. (alla/al) <ordinal> | alla <ordinal> | (alla/la/della/sulla/nella) <number> | (alla/sulla/nella/di) <ordinal>
    | (in/a) presa <number> | (all/alla) <ordinal> | (tr/trick/t) <number> | (alla/la) <number>
    | (al/nel) <ordinal> giro | (renonce/rifiut-/rinuncia) .. <ordinal> | ^ <ordinal> , | (giro/levata) <number>
    | <ordinal> levata | in <ordinal> , | ^ <number> $ ++ (taglio/rifiut-/renonce/tagli-)
    | <ordinal> (su/a/di) (picche/cuori/quadri/fiori)
    | (^/,) <ordinal> (,/$) | nostra (alla/alla presa) <number> | nostra alla <ordinal> | noi alla <number> | noi alla <ordinal>
    | ^ <number> , (rifiut-/renonce) | <ordinal> giro
won_by-who =
    | (asso/re/dama/donna/fante/dieci/atout) (di/del/della/dell) <who> <he>? (preso/prende/vince/vinto/fa/fatto) | (preso/prende/vince/vinto) (asso/re/dama/donna/fante/atout) (di/del/della/dell) <who>
    | <who> <vince> <it> | <vince> <it> <who> | <vinta> da <who>
    | <vinta> dal <who> | <vinta> dalla <who> | <vinta> dai <who> | <vinta> dall <who> | <vinta> dagli <who> | <he> <vinta> <who>
    | <it> di <who> $ | <it> del <who> $ | <it> della <who> $ | <it> dell <who> $ | <it> dei <who> $ | <it> al <who> $ | <it> alla <who> $
    | <it> agli <who> $ | <it> all <who> $ | <it> a <who> $ | <it> <who> $ | & <vince> <it> | ^ <vince> <it> | , <vince> <it>
    | <it> * vinta <who> $ | <who> vinta $ | <who> vince $ | <it> <he>? vinta <who> | <it> <he>? fatta <who> | ^ vince <who> $
    | vinta in <who> | <who> <he>? vinta | <it> va a <who> | <it> va al <who> | <it> <he>? presa <who> | <it> andata a <who>
    | <it> andata al <who> | <it> e andata al? <who> | <it> resta al <who> | <it> per <who> | <it> vinta * dal <who> | <it> vinta * da <who>
    | <it> vinta con * dal <who> | <it> vinta con * di <who> | <it> <he> vince <who> | <it> vince <who> | vinto <who> $
    | (presa/<it>) <he>? (vinta/fatta/presa) (da/dal/dall/dalla/dai/dagli) <who> | (vinta/fatta) (da/dal/dall/dalla/dai/dagli) <who>
    | vinta .. (da/dal/dall) <who> | (^/,/&) presa (di/del/dell/della/al) <who> | (presa) <he>? (fa/vinta/fatta/vince/prende) <who>
    | (presa) <who> (indifesa/$) | quella presa <he>? (avesse vinta/avesse fatta) <who> | avesse vinta <who>
    | e (va/andata) (al/a/alla) <who> | ^ (prende/preso/vince/vinto/vinta/fa/taglia) <who>
    | ^ <him>? (prende/preso/vince/vinto/fa) (la)? <who>
    | (vinta/presa/fatta/tagliata/conquistata) (da/dal/dall/dalla/dai/dagli/del/di) <who> | <who> (surtaglia/surtagliato)
    | presa (andata/va/finita/finisce) (al/a/alla/all/ai/in) <who> | presa (a/al/alla/all/ai/agli/per) <who>
    | <who> (vinto/preso/fatto) <him> | & (vinta/vince/vinto/preso) (presa)? $ | (facendo/vincendo) presa
    | presa (andata/va/finita/finisce) (agli/alle) <who>
    | presa <him>? (vinco/vinto/fa/fatto/prende/preso/vince/facciamo/fanno/abbiamo fatto) <who>
    | (la/presa) (fa/fanno/facciamo/vince/vinta/prende) <who> | <who> (prende/preso/vince/vinto/fa/vinta) (con/di/col)
    | (persa/lasciata/regalata) (al/a/all) <who> | (surtagliat-/surtaglia) (da/dal/dall/il/al)? <who>
    | <who> (surtaglia/surtagliato/sovrataglia) | presa (sua/<who>) $ | (presa/vinta) (per/x) <who> | presa (al/a/del/di/dell/all) <who>
    | ^ (la)? (abbiamo fatto/fatto) <who> | <who> (wins/won) | presa (la)? (vinco/vinto/faccio/fatto) <who>
    | presa <him>? (vinta/fatta/presa) <who> | <who> (wins/won/win) | presa incriminata <him>? vinta <who>
    | (vinta/presa/fatta/tagliata/incassata/surtagliata) (poi)? (da/dal/dall/dalla/dai/dagli/dalle) <who>
    | <who> <he>? (fa/fatto/fatta/prende/presa/vince/vinta/vinto/incassa/incassato) (presa/quella presa/<it>) (con/di/in)?
    | presa (sua/loro)? (a/al/alla/all/agli/ai/per) <who>
    | (la/quella) presa (a/al/alla/va a/va al/finisce a/finisce al/e di/del/di) <who>
    | <who> (supera/superato/surtaglia/surtagliato/sopra taglia)
    | (asso/re/dama/fante/atout/<card>) (di/del/della/dell) <who> (fa/fatto/vince/vinto/prende) (presa)? | presa <who> $
    | <who> <him>? (prende/vince/fa) .. (con)? (asso/re/dama/fante/dieci/atout/<card>)
    | presa (fatta/vinta/presa/incassata) (da/dal/dall/dalla/dai/dagli) <who>
    | (fatta/vinta/presa) (proprio/poi/sempre)? (da/dal/dall/dai) <who> | (la/presa) (prende/vince/fa/incassa) <who>
    | presa .. (resta/rimasta/rimane/restata) (a/al/di)? <who> | (presa/quella) .. (portata a casa/portava a casa) <who>
    | <who> (piglia/pigliato/surtaglia/surtagliato) | <who> avuto surtagliato | (piglia/pigliata/prende/prendono) <who>
    | fa presa <who> | presa .. fatta <who> | levata .. (vinta/fatta) .. <who> | (vince/vinta/fa) <who> (con/,/$)
    | vince (presa/la) <who> | <who> che? vince (presa/la presa) | vince sua .. <who> | trick (al/a) <who>
    | presa (era)? (del/di) <who>
    | <who> <he>? (vinto/preso/prende/vince/presa) (indifesa)? $ | (vinta/presa/fatta) (da/dal/dall/dai)? <who> (,/$)
    | (rifiuto/renonce) .. (vinto/vinta/preso/presa) (da/dal/dall/dai) <who> | (prende/vince) (la)? <who> | <who> (se)? (la)? prende
    | <who> (se)? (la)? (aggiudica/aggiudicata/piglia/pigliata/portata a casa/portava a casa/incamera)
won_by-partner = scarta * sull asso ** taglia ritorno | scarta * su asso ** taglia ritorno
later_tricks-number =
    | <offending> <he>? (ne)? (fa/fatto/fanno/prende/prendono/incassa/incassano) <number> (con/,/$)
    | plus <number> $ | <altre> <number> <prese>? <dopo>?
    | <offending>? <poi>? <vince> <altre> <number> <prese>? | <offending>? <poi>? <vince> <number> <prese> <dopo>
    | <offending>? <poi> <vince> <number> <prese> | ^ <poi> <number> <prese>
    | ^ <poi> <number> <altre> <prese>? | ^ <poi> <altre> <number> <prese>? | <offending>? <poi>? <vince> <number> <altre> <prese>?
    | ^ <number> <altre> <prese>? <dopo>? | <offending> <dopo> <vince> <number> <prese>
    | (^/,/&) <number> <altre> <prese>
    | (^/,/&/poi/dopo) <number> (altre)? (prese)? (dopo/poi/in seguito) (<offending>)? $
    | <offending> * <vince> <number> <altre> <prese>?
    | ^ <number> prese <dopo> $
later_tricks-counted = none one more more
later_tricks-none =
    | <offending>? <not> <vince> piu <prese> | <offending>? <not> <vince> <altre> <prese>? | <offending>? <not> <vince> piu $
    | ^ <poi>? piu? <not> <prese> <dopo> | ^ <poi>? <not> <altre> <prese>? | ^ <poi>? piu <not> <prese>?
    | <offending>? <not> <vince> <not> <altre> <prese>? | <offending>? <not> <vince> piu <not> <prese>?
    | <offending>? <poi> <not> <vince> <prese> | <offending>? <not> <vince> prese $ | <poi> <offending> <not> <vince> prese
    | <offending>? <poi>? <not> <vince> <not> <prese> <dopo>? | <offending>? <not> <vince> piu <not>
    | <offending>? <not> piu <vince> <not>? <prese>? | ^ <poi> <not> <prese>? $ | ^ <poi> piu <not> $
    | <offending>? <not> <vince> <prese> <dopo> | ^ dopo <not> <prese>? | (non) .. (presa/prese) (dopo/poi) .. (per) <offending>
    | (non/mai) (piu)? (una/#1)? presa .. (per/noi) <offending> | <offending> <him>? non .. piu (fatte/fatta/presa/prese/vinte/incassate)
    | <offending> <he>? non fa altre | (dopo/poi) non (piu/altre) .. (presa/prese) | mai piu (#1/una)? presa | (solo)? quella presa & basta
    | non ne fa altre | non (presa/prese) dopo | zero prese dopo | <not> altra presa | <not> altre prese
    | (nient/niente) altro dopo
    | <who> * <not> (fanno/fa/fatto) piu | da li in avanti tutte | (fanno/fa/fatto) piu <not>
    | <offending>? <not> (fatto/fatta/fatte/vinto/vinte/incassato/preso/prese/fanno/fa/facciamo) piu (prese/presa/<not>/altro)?
    | <offending>? (dopo/poi) <not> (fatto/fatta/fanno/fa/prende/prendono/vinto) (piu)? (<not>/presa/prese/altre)?
    | (dopo/poi/in seguito) (nulla/niente/zero/nessuna) (altro)? $ | (tutte)? altre (prese)? (a/di/per/ai/agli) <innocent>
    | resto (tutto)? (a/di/del/dei) <innocent> | <innocent> (fa/fatto/fatte/prende/fanno) (tutte altre/tutto resto/resto)
    | <not> piu (presa/prese) | (quella)? (sola/unica) presa (fatta/vinta)? | da (li/lì) (in avanti/in poi) <not>
    | <not> (altro/piu) (dopo/poi/$) | (dopo/poi) <not> (altro)? $ | (dopo/poi) (zero/nessuna/<not>) (prese/presa/altre/altra)
    | <offending> * <not> (fatto/fanno/fa/fatta/fatte/preso/prende/prendono) (altro/piu/altre/altra/<not>) | da lì in (avanti/poi) <not>
    | (dopo/poi) <not> (per/a) <offending>
    | & da lì (perde/perso/perdono) tutte | (a seguire/in seguito/dopo) .. (manco/<not>) mezza
    | (da li in avanti/da lì in avanti/da li) .. tutte (<innocent>/loro/nostre/sue)
    | <innocent> (fa/fanno/fatto/fatte/prende/prendono/facciamo) (tutte altre/tutte restanti/tutte rimanenti/restanti/rimanenti/resto/tutto resto)
later_tricks-more =
    | <offending>? <vince> <altre> <varie> <prese> | <offending>? <vince> <varie> <altre> <prese>?
    | <offending>? <vince> almeno <altre>? <due> <altre>? <prese>? | ^ <altre> <prese> <dopo> | ^ <poi> <altre> <prese>
    | <offending>? <poi>? <vince> <altre> prese | ^ <poi>? <varie> <altre> <prese>? | ^ <poi>? almeno <altre>? <due> <altre>? <prese>?
    | <offending>? <poi>? <vince> <varie> <prese> <dopo>
    | <offending> * (fatto/fatte/vinto/realizzato/incassato/fa/prese) (altre)? (#2/#3/#4/#5/#6/#7)
    | (poi/dopo/in seguito) .. <offending> .. (#2/#3/#4/#5/#6) (prese)? | ultime (#2/#3/#4) (nostre/sue/loro) $
    | <offending> <he>? (poi)? (fa/fatte) (#2/#3/#4/#5/#6) | altre (#2/#3/#4/#5) (prese)? .. (dopo/poi)
    | <offending> <him>? (fa/fatto/vinto/incassato) altre (#2/#3/#4/#5)
    | <offending> <he>? (ne)? (fa/fatto/fatte/vinto/incassato) (ancora/altre)? (#2/#3/#4/#5/#6)
word-due = due | tre
word-varie = diverse | varie | molte | tante | parecchie
word-altre = altre | plus | altra | ulteriori | ulteriore | successive | successiva
word-prese = prese | presa
word-dopo = dopo | poi | in seguito | successivamente | dopo quella | piu avanti | dopo la renonce
word-poi = poi | dopo | in seguito | successivamente

word-giocare =
    | giocato | gioca | giocano | attaccato | attacca | attaccano | rigiocato | rigioca | rigiocano | giocata | attaccando | giocando
    | giochi | giocasse | attacchi | attaccasse | giocassi | giocassimo | risposto
word-successiva = presa successiva | successiva presa | presa dopo | presa seguente | successiva | prossima presa | seguente presa | prossima | seguente | carta successiva
since-played =
    | <offending> <giocare> * <successiva> | <all> <giocare> * <successiva> | <giocare> <offending> * <successiva>
    | <offending> <poi> <giocare> $ | <successiva> giocata da <offending> | <successiva> giocata da tutti
    | <offending> <giocare> * <successiva> | <giocare> * <successiva> <offending> | <offending> <giocare> * dopo $
    | <successiva> <offending> <giocare> | alla <successiva> <giocare> <offending> | <offending> rigiocato $
    | dopo che <offending> <giocare> * <successiva> | <successiva> giocata dal <offending>
    | + <offending> <he>? (attaccato/rigiocato/giocato/proseguito/continuato/mosso) .. (presa dopo/presa successiva/successiva/presa seguente)
    | + <offending> <he>? (proseguito/continuato/rigiocato/andati avanti) | + tutti .. (proseguito/continuato)
    | + (accorti/accorto/accorta) .. (giocato/passate) .. (#2/#3/#1) prese
    | + & (gioca/giocato/attacca/attaccato) .. (presa seguente/presa dopo/presa successiva) | + (#2/#3/#4/#1) prese avanti | + ricompar-
since-nothing =
    | + prima che <who> (giocasse/giocassero/attaccasse/attaccassero/rigiocasse/rigiocassero/rigiochi/giochi/attacchi/muovesse) .. (presa dopo/successiva/seguente)?
    | nessuno * <giocare> * <successiva>
    | nessuno * <giocare> $
    | <successiva> <not> * <iniziata>
    | <offenders> <not> <giocare> * <successiva>
    | <all> <not> <giocare> * <successiva>
    | ^ <not> <giocare> * <successiva>
    | <not> <offending> <giocare> * <successiva>
    | prima che <who>? * attacchi * <successiva>
    | prima che <offenders>? * <giocare> * <successiva>
    | prima della <successiva>
    | prima di <giocare_inf> * <successiva>
    | prima che <successiva>
    | prima che nessuno * <giocare>
    | prima che qualcuno * <giocare>
    | prima di <successiva>
    | <not> <consumata>
    | inconsumata
    | <corretto> <renonce>
    | renonce <corretto>
    | <corretto> renonce
    | <corretto> renonce
    | <offender> <corretto> $
    | <corretto> alla stessa presa
    | prima che * consumata
    | prima della consumazione
    | <corretto> prima
    | prima di coprire * presa
    | prima che * presa * coperta
    | <corretto> nella stessa presa
    | <offenders> <not> <giocare> $
    | prima che * <giocare> * <successiva>
    | + non consumata
    | + inconsumata
    | + nessuno .. (presa dopo/presa successiva/dopo/avanti)
    | + (carte/presa) .. (ancora)? scoperte .. (tavolo)?
    | + <offenders> #2? no
    | + (presa) (gia)? (girata/coperta) .. (deve attaccare) .. fermo
    | + prima che (giochi/attacchi/giocasse/attaccasse/si giochi)
    | + (corregge/corretto/correggo/rimesso/rimette/ripresa/ripreso) (subito/la carta)? .. (prima/alla stessa)
    | + nessuno .. giocato (altro/dopo)
    | nessuno (mosso/giocato/rigiocato)
    | (^/,/renonce) <corretto> in tempo | + <offenders> * <not> (toccato/giocato/mosso/attaccato)
    | + <not> (giocato/mosso) altro | + <not> altro (giocato/mosso) | + nessuno .. (messo/mosso/giocato) altro
    | + <offenders> .. <not> (fatto/giocato/mosso) * (presa dopo/successiva/presa seguente)
    | + corretto , ma
word-renonce = renonce
word-iniziata = iniziata | cominciata | giocata | partita | attaccata
word-giocare_inf = giocare | attaccare | rigiocare | iniziare
word-corretto = corretto | corretta | correggono | corregge | correggo | rimediato | sostituito | sostituisce | corregge
word-consumata = consumata | consumato
since-played-else =
    | passate altre (#2/#3/#4)
    | + <offending> .. (messo/mette/giocat-/attaccat-/rigiocat-) .. (nella/alla) presa (dopo/successiva/seguente)
    | + (ricompar-/salta fuori/saltata fuori/spunta/spuntat-/riappar-/esce) .. (dopo/presa/giri/prese)
    | + (accort-/accorg-/scopert-/scopr-) .. (dopo/fine/prese)
    | (proseguito/continuato/andati avanti/giocato avanti)
    | + (poi/dopo/piu avanti/piu tardi) .. (gioca/giocato/cala/tira/tira fuori/rispond-/spunta/salta/mostra/esce) .. (picche/cuori/quadri/fiori/seme/colore/<card>)
    | + (troppo tardi)
    | + (avuto)? (giocato/attaccato/rigiocato) .. (per la/nella/alla) (presa)? (dopo/successiva/seguente/%3/%4/%5/%6/%7/%8/%9)
    | + compagno .. (attaccato) .. presa (dopo/seguente/successiva) | + linea .. attaccato | + siamo andati avanti
    | + (tutti/ormai) (alla/sono) .. (<ordinal>/<number>)
    | (renonce/rifiut-/morto/dichiarante/difensore) , consumata | renonce (del/della/di/dell) <him> (,)? consumata | , consumata $
    | + (#1/#2/#3/#4) (prese/giri/mani) (dopo/piu tardi) .. (sbuca/spunta/spuntat-/salta/saltat-/tira/tiro/esce/uscit-/trov-/gioca/giocat-/cala/incassa/compar-/accorg-/accort-/vede/viene)
    | + (sbuca/spunta/spuntat-/salta/saltat-/tira/esce/uscit-/trov-/scopr-) .. (#1/#2/#3/#4) (prese/giri/mani) dopo
    | + (#1/#2/#3/#4) (prese/giri) (fa/avanti)
    | + (avanti) di #2 prese | + (riparte/ripartit-/rigioca/rigiocato/continua/continuato/prosegue) .. (<him>/picche/cuori/quadri/fiori)
    | + (gia)? (mossa/giocata/attaccata/iniziata/cominciata) presa dopo
    | + (di li/poi/&) muove per | + (attacca/attaccato/muove/mosso/gioca) .. (per la/alla/per)? (presa)? (seguente/successiva/%2/%3/%4/%5/%6/%7/%8/%9/%10/%11/%12)
    | + (accort-/accorg-/scopr-/scopert-/notat-) .. (prese dopo/piu tardi/alla fine/fine mano)
since-unless =
    | claim | richiesta | rivendica | rivendicato | concesso | concede | concessione | claimato | claima | nominato | nomina | chiamato
    | chiama | <not> <consumata> | reclamato
    | (loro/avversari/altri/quella degli) .. (corrett-/in tempo/rimediat-/sistemat-) ++ (nostra/noi)
since-named =
    | <offending> <nominato> ** per <successiva> | <offending> <nominato> ** <successiva> | <offending> <nominato> carta dal <dummy>
    | <offending> <nominato> carta del <dummy> | + <offending> <he>? (chiamato/nominato) .. (morto) .. (successiva/dopo)
    | <offending> .. (nomina/nominato/chiama/chiamato/chiede/chiesto) .. (morto/dal)
    | (rifiuto/renonce) .. (poi)? <he>? (nominato/chiamato/nomina/chiama) .. (morto/<card>/#9)? | dopo renonce (chiama/nomina)
word-nominato = nominato | nomina | chiamato | chiama | chiamata | designato | designa | indicato | indica
since-claimed =
    | <offending> <reclama> | richiesta di <offending> | richiesta del <offending> | richiesta della <offending>
    | <offending> fatto claim | <offending> fatto richiesta | <offending> fa claim | <offending> mostrato carte
    | + (stende/claima/richiede) & (chiede/richiede) .. resto | + <offending> (stende/richiede) | + <who> fa renonce .. stende & chiede
    | + <offending> <he>? (richiesto/claimato/reclamato) | + <offending> <he>? chiesto .. (restanti/resto/tutte)
    | <offending> .. (stes-/steso/stese/intavol-) .. (resto/mie/chied-/richiest-)
    | dopo renonce .. (steso/concedevo/concesso/conced-) | (steso & richiesto resto/steso & richiesto)
    | (renonc-/rifiut-/tagli-/scart-/risposto/risponde) .. (&/poi/,) (poi)? (subito dopo)? (richied-/claim-/conced-/stende/steso/intavol-/mostrat-/allarga) .. (resto/carte/tutto/tutte/mie)?
    | (resto mio/restanti mie/altre mie/altre sono vostre/sono tutte mie) | rifiut- ... (altre vostre/resto vostro)
since-opponents_claimed =
    | <innocent> <reclama> | richiesta di <innocent> | richiesta del <innocent> | richiesta della <innocent> | richiesta degli <innocent>
    | claim di <innocent> | <innocent> fatto claim | <innocent> fatto richiesta | <innocent> fa claim
    | + <innocent> <he>? (richiesto/rikiesto/claimato/chiesto/reclamato/rivendicato) .. (prese/dopo/resto/subito)
    | + richiesta (di/degli/dell/del) <innocent> | + avversari .. (richiesto/rikiesto/claimato/chiesto) | + richiesta .. avversari
    | (claim/richiesta) (loro/avversari/degli/del) ++ (mia/mio/nostr-/noi/io)
    | (avversari/loro/dichiarante) .. (dicono/dice) .. tutte (nostre/mie) | rikiest- .. loro renonce | (richied-/richiedono) ++ (noi/nostr-/mio/mia)
    | claim (del/dei) <innocent>
    | (loro/avversari/quelli/dichiarante/giocante) .. (richied-/richiesto/chiedono/claim-/stend-/steso) ++ (nostro/nostra/mio/mia/noi/io)
    | (loro/avversari/quelli/dichiarante/giocante) .. chiesto (resto/prese/tutte/tutto/dopo) ++ (nostro/nostra/mio/mia/noi/io)
    | + <innocent> <he>? (richiesto/claimato/reclamato) | + <innocent> <he>? chiesto (resto/prese/tutte/tutto)
word-reclama = rivendicato | rivendica | reclamato | reclama | concesso | concede | claimato | claima | richiesto prese | richiede
reply_to_claim-accepted = <offending> * accettato * richiesta | <offending> * accettato * claim | <offending> accettato $ | <offending> accetta $ | <offending> d accordo
    | (noi) d accordo | (noi/io) (detto ok/accettato) | noi .. d accordo
reply_to_claim-contested = <offending> * contestato * richiesta | <offending> * contestato * claim | <offending> contesta * richiesta | <offending> contestato $ | <offending> contesta $
    | (io/noi) (contestato/protestato/non d accordo/opposto)
reply_to_claim-silent =
    | <offending> taciuto | (io/noi) non (aperto bocca/detto) | non aperto bocca
hands_returned-yes =
    | carte * nell astuccio | carte * negli astucci | carte * nel board | carte * riposte | mani * nel board | mani * nell astuccio
    | carte * imbussolate | carte * rimesse * board | carte * tasche * board | mani * riposte | carte * in astuccio
    | (carte/mani) * (nel board/nei board/negli astucci/nell astuccio/nel contenitore/rimesse/dentro)
    | (carte/mani) di <all> .. (nel board/nei board/negli astucci/nell astuccio/dentro)
hands_returned-no = carte (sul/sopra al) tavolo $ | carte <not> * nel board | carte <not> * nell astuccio | carte <not> * riposte | carte <not> * imbussolate | mani <not> * nel board
    | (#3) mani .. (nel board) .. no | mia no
    | (carte/mani) <not> .. (rimess-/nel board/imbust-/ripost-/mescol-/via) | prima (di/che) .. (rimett-/imbust-/ripor-)
    | (mano/mani/mie) .. <not> .. (nel board/board) | board <not> .. (rimess-/riposto/a posto)
    | (in mano le mie/in mano) ++ (presa #12/%12) | carte .. (sul tavolo) & <not> | mancava .. (mano) nel board
    | (carte/mani/mano) (ancora)? fuori (dai/dal)? | (carte/mani) * (sul tavolo/davanti) ++ (presa #12/%12/#12/presa #13) | mano su #4 fuori
    | (carte/mani) <not> .. (ripost-/rimess-/dentro)
    | (carte/mani) * (nel board/nei board/negli astucci/rimesse/dentro) (meno/tranne/eccetto/salvo)
attention-during_play = durante gioco | durante il gioco | mentre giocavamo | mentre si giocava
    | + (gioco in corso/a gioco in corso) | + stanno giocando | + in corso il gioco | + avevamo ancora .. carte in mano
    | + (mano/gioco) (era)? (ancora)? in corso | + mentre (giochiamo/giocano/giocavano/giocavamo/si gioca) | + (gioco/mano) <not> (finito/finita/concluso)
    | + (a) meta mano | + (stanno/stavano/stavamo/stiamo) giocando | + (#2/#3) prese dopo .. (accort-/detto) | + (lì) (lo)? dice
attention-after_play =
    | fine mano | finita mano | mano finita | a mano finita | a gioco finito | gioco finito | finito gioco | finito di giocare
    | terminata mano | mano terminata | dopo mano | carte * nell astuccio | carte * nel board | carte * imbussolate | carte * riposte
    | dopo l imbussolamento | dopo ultima presa | a carte imbussolate | finita smazzata | + (finita/finito) (mano/gioco/board)
    | + (a) (mano/gioco) (finito/finita) | + ultima carta
    | + (accorti/accorto/accorta/notata/scoperta/vista) (solo)? alla fine | + alla fine (del gioco/della mano/del board/di tutto)
    | + (conta/conteggio) finale
    | + dopo (mano/gioco) | + (a) (carte/mano/gioco) (finite/finito/chiuso/chiusa/concluso/terminata) | + (board) chiuso | + gioco chiuso
    | + (accorti/accorto/accorta/notata/scoperta/vista/visto) .. (a fine/alla fine/fine mano) | + (alla)? fine $ ++ (visto/vedere/accort-/dett-)
attention-after_call_on_next_deal =
    | <innocent> <licitato> * <board_dopo> | giocava * <board_dopo> | giocando * <board_dopo> | <all> <licitato> * <board_dopo>
    | al <board_dopo> <innocent> <licitato> | sul <board_dopo> <innocent> <licitato> | <innocent> * <licitato> * <board_dopo>
    | + tutti .. fatto licita .. board | + <innocent> .. licitat- .. (board dopo/successivo)
    | + (dichiarato/licitato/passato/aperto) .. (smazzata/board/mano) (dopo/nuov-)
    | + (board dopo/board nuovo) .. (aperto/passato/licitat-) | + stavamo licitando .. passato
    | + (smazzata/board/mano) (dopo/successiva/seguente) , .. (aperto/licitato/passato/dichiarato) | + giro dopo .. licitato
word-licitato = licitato | licita | chiamato | aperto | dichiarato | passato | licitano | licitava | apre | parlato
word-board_dopo = board dopo | board successivo | board seguente | mano dopo | mano successiva | mano seguente | smazzata dopo | smazzata successiva | prossimo board
attention-after_round =
    | finito turno | dopo turno | a turno finito | dopo fine del? turno | alla fine del turno | fine turno | fine del turno
    | terminato turno | a torneo concluso | a torneo finito | torneo finito | finito torneo | torneo concluso | dopo torneo | dopo il torneo
    | a fine torneo | fine torneo | fine del torneo | alla fine del torneo | concluso turno | turno chiuso | cambiato tavolo | cambio tavolo
    | al turno dopo | turno successivo | turno dopo | fine incontro | fine sessione | fine seduta | + (finito/chiuso/terminato) turno
    | + cambiato tavolo | + a turno (finito/concluso) | + (alzati dal tavolo/cambio/cambio tavolo/cambiato tavolo)
    | + cambiato avversari | + cambiati (di)? (tavolo/avversari) | + (siamo/eravamo) (gia)? al tavolo (dopo/successivo)
attention-after_correction_period =
    | periodo di correzione * scaduto | periodo di correzione * finito | periodo di correzione * chiuso | scaduto periodo di correzione
    | dopo periodo di correzione | tempo per le correzioni scaduto | finito periodo di correzione | periodo * correzioni scaduto
    | scaduto * correzione | fuori * periodo di correzione | periodo di correzione terminato | oltre periodo di correzione
    | + (tempo/periodo/termine) .. (correzion-/reclam-) .. (scadut-/finit-/chius-)
    | + (correzion-) .. (finit-/chius-/appeso/scadut-) | + chiusura correzioni | + gara finita
    | + giorno dopo | + (classifica) (chiusa/definitiva/uscita) | + fuori termine | + (classifica/risultati) (gia)? (ufficiali/omologati)
noticed_by-director =
    | arbitro <he>? visto | arbitro <he>? vista | arbitro <he>? notato | arbitro <he>? notata | arbitro * vista | arbitro * notato
    | arbitro * notata | arbitro vede | arbitro nota | arbitro se accorto | arbitro accorto | vista dall arbitro | notata dall arbitro
    | scoperta dall arbitro | arbitro * accorge | <he> vista arbitro | <he> notata arbitro | accorto arbitro | visto arbitro
    | arbitro .. (vede/visto/vista/nota/notato/accort-)
noticed_by-spectator =
    | <angolista> * visto | <angolista> * vista | <angolista> <he>? notato | <angolista> <he>? notata | <angolista> <he>? visto
    | <angolista> <he>? vista | <angolista> <he>? detto | <angolista> <he>? accorto | <angolista> <he>? segnalato | <angolista> * notata
    | <angolista> * accorto | <angolista> * detto | <angolista> dice | <angolista> lo dice | notata da <angolista> | vista da <angolista>
    | <angolista> * accorge | notata dall <angolista> | <angolista> * segnalato | <angolista> segnala | <angolista> nota
    | (uno/qualcuno) che guardava .. | (spettatore/angolista/kibitzer/pubblico) .. (dice/detto/vist-/nota-)
word-angolista = angolista | spettatore | angolisti | spettatori | kibitzer
dummy_drew_attention-yes =
    | <dummy> fatto notare | <dummy> fa notare | <dummy> segnalato | <dummy> segnala | <dummy> richiamato attenzione
    | <dummy> richiama attenzione | notata dal <dummy> | segnalata dal <dummy> | fatta notare dal <dummy> | notato <dummy> | accorto <dummy>
    | fatta notare <dummy> | fatto notare <dummy>
    | + (fatta/fatto) notare .. morto | + morto per? primo
    | + (segnal-/notat-/fatt- notare) .. primo morto
    | + primo a (dirlo/notarla/notarlo/segnalarla/segnalarlo/accorgersene) morto
    | + morto .. , dice per primo | + morto .. (poi)? <he>? detto .. (renonce/prima di) | + morto .. (chiede/chiesto) .. (finite/renonce/sbagliato)
    | + morto .. poi .. dice che .. rifiutat-
    | + <dummy> <he>? (poi)? (detto/dice/grida/avvis-/segnal-/visto/vista/accort-/notato) | + morto * (detto/dice/grida/avvis-/segnal-/notare/accort-) .. (renonce/rifiut-/primo/picche/cuori/quadri/fiori/finite)
defender_asked_partner-yes = <defender> chiesto <partner> | <defender> chiede al <partner> | <defender> chiesto al <partner> | <defender> chiesto a <partner>
    | + (<partner>/compagno/altro difensore) .. (fa/dice/domanda/chiede) .. (picche/cuori/quadri/fiori) finite | + altro difensore .. (domanda/chiede)
    | + (altro difensore/compagno) .. (domanda/domandato/chiesto) | + (chiesto/domandato/chiede/domanda) <not> (picche/cuori/quadri/fiori)
    | + (difensore/dif) (chiede/domanda) | + (il)? mio .. chiesto , .. corretto
could_comply-no =
    | <offender> <not> avuto * seme
    | <offender> <not> avuto * carte
    | <offender> vuoto
    | (davvero/proprio) senza (picche/cuori/quadri/fiori)
    | + <not> avuto (picche/cuori/quadri/fiori)
    | + (picche/cuori/quadri/fiori) .. (avuto)? finite .. (<him>)? ++ (accus-/tutto a posto/<not> renonce/vogliono)
    | + avuto #1 carta sola | + carta sola | + (secco a #0/era a #0/secco a zero) | + <not> renonce .. (obbligat-/secco)
    | + <not> (picche/cuori/quadri/fiori) davvero | + vuoto , | + <not> poteva rispondere | + falso allarme | + ma <not> <he>? avuto $
    | + vuoto a? (picche/cuori/quadri/fiori)? $
duty-penalty_card =
    | <not> <giocare> * carta penalizzata | doveva giocare * penalizzata
    | penalizzata (sul tavolo/davanti/lì) .. (taglia/scarta/invece/gioca)
on_purpose-yes = apposta | di proposito | intenzionalmente | volutamente
    | (apposta/deliberatamente/di proposito/volutamente/intenzionale)
    | furbata | (nascost-) .. sotto tavolo | (sapendo) che .. guadagn-
cards_mixed-yes =
    | carte * mescolate | mescolato * carte | carte * mischiate | mischiato * carte | carte .. (mischiat-/mescolat-)
card_missing-yes =
    | <not> giocato <not>? carta (alla/a/in/su/per/$/,) | presa di #3 carte | presa con #3 carte
    | presa .. #3 carte | mancava .. carta
dummy_drew_attention-unless =
    | nessuno .. (accorto/accorti/notato/visto/detto)
dummy_lost_rights-yes = <dummy> * perso * diritti
    | scambiato .. carte .. morto | morto .. (scambiat-/alzato) .. (carte/vedere/guardare) | morto .. (guardato/visto) .. carte
    | morto .. (alzat-/sbirciat-/guardat-/sedere vicino/scambiat-) | (alzato a sbirciare/sedere vicino/messo a sedere) ++ morto
    | (sbirciat-/sbirciare) ++ morto
    | morto .. (giro del tavolo/andato in giro/girato/seduto dietro/seduto vicino) | morto .. (a vedere/guardare) .. (carte/mani)
dummy_lost_rights-no = <dummy> <not> perso * diritti
    | morto .. <not> .. (guardat-/mosso/guardare/alzat-/cambiat-/sbirciat-) | (al suo posto/posto suo/suo posto) ++ morto
    | <not> .. mosso dalla sedia | senza guardare carte
    | morto .. <not> .. (mosso/guardato/visto carte/perso .. diritt-) | morto .. (suoi diritti/seduto buono) | <dummy> <not> <he>? avuto? perso
    | <dummy> <not> .. mosso
played_card_faced-yes = <fare> renonce giocando * carta penalizzata | <fare> renonce giocando * penalizzata | <fare> renonce con * carta penalizzata
    | (carta/fante/re/dama/asso) .. (scopert-/penalizzat-) .. (usa/usata/giocat-/tagliare)
    | carta .. giocato .. (delle sue)? penalizzat- | carta .. giocato era .. penalizzate
    | messo #1 altra .. scoperta | carta .. a faccia in su | carta .. penalizzata .. sul tavolo
earlier_revoke_same_suit-established =
    | %2 renonce * stesso seme , %1 <consumata> | %2 renonce * stesso seme , prima <consumata>
    | #2 renonce * stesso seme , prima <consumata> | #2 renonce .. stesso (seme/colore) .. %1 consumata
    | + (ci ricasca/%2 renonce/seconda/di nuovo) ... consumat- | + consumat- .. (ci)? ricasca
    | + rifiutat- .. (<not> corrett-) .. (ora/adesso) (di nuovo)? | + rifiutat- .. di nuovo (picche/cuori/quadri/fiori)
earlier_revoke_same_suit-corrected = %2 renonce * stesso seme , %1 <corretto> | %2 renonce * stesso seme , prima <corretto>
    | + (rifiutat-) .. (prima/una volta/altra volta) .. (corrett-/rimediat-/rimess-/sostituit-)
    | + (quella/altra volta) .. (corrett-/rimediat-/rimess- a posto/sostituit-) | + (corrett-) .. altra volta .. (stesso/medesimo)
    | + (rimess-/rimediat-/sostituit-/corrett-) ... (ci ricasca/di nuovo/adesso)
    | + (quella volta/volta prima/altra volta) .. (posto/corrett-/rimess-/sistemat-) | + %1 (sistemat-/corrett-) .. in tempo | + #2 renonce .. , .. (prima/%1) (sistemat-/corrett-)
asked-about = since trick
hand-dummy =
    | morto <he>? non (risposto/giocato) | morto <he>? (taglia/tagliato/scarta/scartato/rifiuta/rifiutato)
hand-declarer-else =
    | + morto ... compagno hai fatto renonce | + chiamato carta del? morto per presa successiva | + (ero/sono/come/da) <declarer>
    | + <him> (ero/sono/come/da)? <declarer> $ | + (ero/sono) in mano
    | + (da/come/in qualita di) <declarer> | + (mio/nostro) contratto
    | + (fatto/fatte/faccio/mantenuto) (contratto/mio contratto/#9/#10/#11)
    | + (fatto/mantenuto/faccio) .. (slam/manche/contratto) .. (ho/mia)
    | + contratto mio | + del sottoscritto
    | + al morto .. (detto/chiamo)
    | + (giocavo/gioco) (io/<card>) ++ (io/mia/mio/mie/noi) (rifiut-/tagliat-/scartat-/non risposto/buttat-/mess-/rinunciat-)
    | + (giocavo/gioco) (io/<card>) ++ ^ (rifiuto/taglio/scarto/non rispondo/rifiutato/tagliato/renonce/metto/butto)
    | + (giocavo/gioco) io ++ (mia/mio) $ | + (rifiut-/scart-/tagli-/non risposto/renonce) ++ ^ giocante $
    | + (^/,) (giocante/dichiarante) $ | + (chiama/chiede/nomina/chiamato/nominato/chiesto) .. dal morto | + (detto/dice) al morto
won_by-offender-else =
    | (tiene/tenuta/tenuto) (la)? presa | presa tenuta
    | vinta .. da quello .. rifiutato | vinta .. da chi .. (rifiutato/renonce)
    | (tagliato/taglia/scartato) & (vinto/vinta/preso/fatto/vince/fa) (presa)? | (tagliato/taglia) .. (vincendo/vinta/facendo) .. (presa)?
    | (presa sua/presa loro/la fa lui/vinta da chi .. rifiutat-)
    | (tagli-/scart-) (e/&) (prende/vince/fa presa/fa la presa/incassa)
    | (taglia/tagliato/taglio) .. (&/e/,) (prende/preso/vince/vinto/fa presa/fatta/presa mia/presa sua)
    | (presa/e presa) (sua/mia) (stessa/stesso)? | presa (fatta/vinta/presa) (da lui/da lei/da me/dallo stesso/da chi)
    | vinta (col/con il/con la) taglio
    | presa .. (resta/rimasta/rimane) (sua/mia) | vinta da chi (rifiuta/rifiutat-/sbagliat-/<not>) | vince colpevole
    | taglio suo , presa sua | (presa sua/presa mia) | taglio .. fa presa (lui/lei)
    | (presa/la) (vinta/presa/fatta) (chi) .. (sbagliat-/rifiut-/renonce) | presa (sua/mia) stessa | (colpevole) .. (preso/vinto/vince/prende)
    | presa del rifiuto sua | (^/,) presa (sua/mia) $ | e vinto di mano | presa .. chi <he>? (sbagliat-/rifiutat-)
won_by-partner-else =
    | vinta .. compagno di chi .. (rifiutato/renonce)
    | (presa/vinta/fatta/presa) .. (dal/dall/del/al) (suo/mio)? (compagno) | vinta .. dal morto
    | compagno di (chi/quello) .. | (vinta/presa) .. compagno di (chi/quello) | amica di fronte | di fronte ++ (vince/fatta)
    | (^/,/presa/la) (vinta/vince/prende/fatta/fa/presa) .. (pard/socio/compagno/compagna) (suo/sua/mio)? | compagno (prende/vince/preso/vinto)
    | presa al (suo)? morto ++ (dichiarante/giocante/gioco)
later_tricks-one =
    | <offending> <he>? (incassato/fatto/vinto/realizzato/preso/fa) (ancora)? (#1) (altra/dopo)?
    | <offending> <he>? (fatto/vinto/preso/incassato) (solo)? (ultima) | (poi/dopo) .. (un altra/#1 altra/ultima) (presa)? $
    | <offending> <him>? (fatta/vinta) dopo | (dopo/poi) (solo)? #1 (sola)? (presa)? $ | (dopo/poi) .. solo (#1/ultima) (altra)? (presa)?
    | (#1/una) in piu alla fine | <offending> <he>? (fa/fatto/fatta) (#1/una) $
trick-1-else =
    | (%1/prima) presa
trick-5 =
    | (al)? %5 giro
trick-6 =
    | (al)? %6 giro
trick-7 =
    | (al)? %7 giro
trick-8 =
    | (al)? %8 giro
trick-9 =
    | (al)? %9 giro
trick-10 =
    | (al)? %10 (giro/presa)
trick-11 =
    | (al)? %11 giro
trick-12 =
    | (al)? %12 giro
claim_settled-yes =
    | board dopo .. licitato | licitato .. board dopo
claim_settled-no =
    | (ancora)? (sullo)? stesso board
opponents_played_after-yes =
    | + <innocent> <he>? (giocato/risposto/messo/mosso/surtagliato)
    | + poi <he>? giocato <innocent>
    | + <innocent> .. <he> (giocato/mosso/risposto)
    | + <innocent> (avuto)? giocato $
    | + <innocent> (avuto)? (messo/giocato) (mia/sua/carta)
    | + <all> & #3 (dopo) | + (risposto/seguito/giocato/messo) <all> & #3
    | + <innocent> (mette/gioca/segue/risponde/seguono/giocano/mettono/messo) | + (seguono/giocano/rispondono/mettono) (sia)? <innocent>
    | + poi (gioca/giocano/segue) (sia)? <innocent> | + <innocent> .. (messo/giocato) .. (re/asso/carta/#9)
opponents_played_after-no =
    | + <innocent> non .. (giocato/risposto)
    | + prima che <him>? (giocasse/giocassero/giochi) <innocent>
    | + nessuno .. dopo di (lui/io/lei) | + nessuno .. (mosso/giocato) (altro/dopo)
    | + (che/prima che) .. dichiarante .. (mettesse/giochi/<not> .. messa) | + io <not> .. mosso
    | + prima che (qualcuno/nessuno/chiunque) (altro)? * (gioc-/mett-/muov-/mosso) | + nessuno .. (messo/mosso/giocato) altro
    | + <not> (giocato/mosso) piu nessuno | + nessuno .. (piu)? (mosso) .. (carta)? dopo
partner_played_after-yes =
    | + <partner> <he>? giocato | + giocato .. & <partner>
    | + <partner> (avuto)? giocato $
    | + <all> & #3 (dopo) | + (risposto/seguito/giocato/messo) <all> & #3
    | + <partner> (mette/gioca/segue/risponde) | + & <partner> , | + (seguono/giocano/rispondono) .. & <partner>
partner_played_after-no =
    | + <partner> <he>? non .. (giocato/risposto)
    | + <partner> (doveva/deve) (ancora)? giocare
    | + prima che giochi <partner>
    | + <partner> (ancora)? no
    | + prima che <partner> (giocasse/giochi)
    | + prima che (qualcuno/nessuno/chiunque) (altro)? * (gioc-/mett-/muov-/mosso) | + nessuno .. (messo/mosso/giocato) altro
    | + <not> (giocato/mosso) piu nessuno | + nessuno .. (piu)? (mosso) .. (carta)? dopo
    | + <partner> .. (doveva/deve/dovevo/devo) (ancora)? (mettere/giocare/rispondere) | + <partner> * <not> (mosso/giocato/messo/risposto)
    | + & <partner> <not> $
partner_has_two_suits-yes =
    | <partner> .. avuto #2 semi | #2 semi
    | + (restavano/restano/avuto) .. (picche/cuori/quadri/fiori) & .. (picche/cuori/quadri/fiori)
    | + avuto (picche/cuori/quadri/fiori) & (picche/cuori/quadri/fiori) | + in mano (picche/cuori/quadri/fiori) & (picche/cuori/quadri/fiori) | + <he> (picche/cuori/quadri/fiori) & (picche/cuori/quadri/fiori)
noticed_by-player-else =
    | <him> vista <who> indifesa
    | difesa .. dice .. (dopo)
    | capito da sola? .. guardando
    | <who> (ad accorgersene/accorgersene) | (<who>/qualcuno) .. (se)? accorge | (accorto/accorgersene) (giocatore/difensore/avversario) | (detto) (un)? difensore
    | (<who>) <he>? contestato .. renonce | (visto/vista) <him> indifesa | (notata/vista/segnalata) da (<him>) | accorto <him> , (dichiarante/difensore)
    | nessuno <he>? chiesto , .. accorge
dummy_drew_attention-no =
    | + non .. morto a dirlo | + non detto morto
    | + <not> .. morto a (dirla/segnalarla/dirlo) | + (faccio/facevo) morto .. (muto/zitto)
    | + morto (zitto/muto/taciuto) | + sto giu ... zitt-
on_purpose-no =
    | (senza volerlo/involontari-/non apposta)
    | + <not> .. (apposta/di proposito) | + buona fede | + senza volerlo
    | (intenzionale/apposta/volontari-/di proposito) no | figurati se .. apposta | <not> .. (per)? (malizia/furbizia/cattiveria) | (distrazione/svista) $
won_later_with_playable_card-yes =
    | (fatto/vinto/fa) presa con .. (stess-/dama/re/asso/quella/che poteva)
    | (dopo/poi/in seguito/piu avanti) .. (fatto/vinto/fa/vince/incassa/preso) .. (presa)? .. con (quella/quel/stessa/stesso/<card>/picche/cuori/quadri/fiori)
    | (dopo/poi/in seguito/piu avanti) .. (con)? .. (quella/quel/stess-/<card>) .. (fatto/fatta/preso) .. presa
    | con quell .. <he> fatto presa | vinto con .. doveva .. (giocare/dare/mettere) | (giri/prese) dopo .. (incassa/incassato) (picche/cuori/quadri/fiori)
    | (doveva/poteva/avrebbe dovuto) (dare/giocare/mettere) .. (fatto/preso/vinto) .. (presa/alla fine)
other_side_revoked-established_same_trick =
    | (tutte e due le linee/entrambe/#2 linee) .. stessa presa .. consumat- | rifiuto .. #2 linee .. stessa presa
    | + (stessa presa) .. (<not>) .. (noi/io/compagno/lui) & .. (dichiarante/avversari/signora)
    | + rifiutat- (sia io/tutti e due/tutti e #2) | + stessa presa .. (tutti e due/tutti e #2/tutti #2)
    | + renonce di (tutti e due/tutti e #2) | + (tutti e due/tutti e #2) .. (alla) (#3/#4/#5/#6/#7/%8)
    | + (stessa presa/stesso giro) .. (tutte & #2/entrambe/<all>) .. (consumat-/avanti/proseguit-) | + consumate tutte & #2 sulla
    | + (nessuno/noi) <he>? .. risposto , stessa presa | + (sbagliato seme) .. (noi) & loro | + (noi) .. , loro alla stessa | + stessa presa , <all>
same_trick_one_side_played_on-yes =
    | rifiutato in #2 .. stessa presa .. solo .. (avanti/proseguit-/giocat-)
    | stessa (presa/levata) .. (noi/loro) .. (fermi/rigiocat-/passati) | stessa presa .. (loro no/noi no)
    | (stessa presa/stesso giro) .. (noi/loro/<him>) .. (avanti/attaccato/giocato) ... no | (tutte & #2/entrambe) renonce .. stessa presa , .. giocato
    | rifiutato in #2 ... mosso ... no | renonce a #2 .. stesso giro
duty-required_card =
    | (imposto/imposte/imposta/costretto/obbligato) .. (picche/cuori/quadri/fiori) | doveva giocare (picche/cuori/quadri/fiori) .. imposto
    | + (impost-/imporre/impone/imposizione) .. (picche/cuori/quadri/fiori/semi)? | + per ordine .. dichiarante | + restrizione
    | + obbligato .. (picche/cuori/quadri/fiori) ..
    | (obbligo/obbligat-/costrett-/ordine) .. (attaccare/giocare/uscire/picche/cuori/quadri/fiori) | (picche/cuori/quadri/fiori) vuole <who>
    | (dichiarante) (vuole/chiede/impone/ordina) .. (picche/cuori/quadri/fiori)
earlier_revoke_same_suit-none =
    | era prima in quel seme | prima in quel seme
    | + %1 (renonce/volta/presa) .. (quel/quello) (seme/colore) | + prima & unica renonce | + prima volta .. (seme/colore) | + (mai) prima ++ (seme/colore)
event =
    | renonc-
    | rinunci-
    | non (risposto/risponde/risp/seguito/segue/rispondo)
    | (scart-/tagli-) ... (avendo/avuto/aveva/spunt-/trov-/poteva) .. (picche/cuori/quadri/fiori/seme/colore/rispondere)
    | (dato/messo/gioca/giocato/mette) (picche/cuori/quadri/fiori) (su/invece di) .. (picche/cuori/quadri/fiori)
    | (rifiutat-/rifiuta/rifiuto/rifiutano)
    | (scarta/scartato/taglia/tagliato/scartando/tagliando/surtaglia/surtagliato)
    | <not> (risposto/risponde/risp)
    | (taglio/scarto)
    | (invece di/al posto di) (seguire/rispondere) | non (segue/risponde/seguito/risposto) | taglia- avendo-
    | (metto/mette/metti/butta/butto/gioca/gioco/scarta/scarto) (picche/cuori/quadri/fiori/<suit>) (col/con/avendo/pur)
offender-unsaid =
    | (rifiutat-/rifiuto/scartato/tagliato/scarto/renonciato)
    | (taglio/scarto/rifiuto/surtaglio) (un/una/di/la/il/picche/cuori/quadri/fiori/asso/alla/,) | non (rispondo/seguo)
    | (metto/gioco/butto) (picche/cuori/quadri/fiori) su
trick-13 =
    | ultima carta giocata
won_by-opponents = <offending> perso .. presa
won_by-unless = (noi/io) perso .. presa
won_by-opponents-else =
    | (presa) (persa/perduta) | (perso/perde/perdono) .. presa
    | presa (persa/perduta/ceduta)
    | presa (agli altri/alla parte innocente/all altra linea) | linea innocente .. (vinto/vinta/fatto/preso)
    | persa presa | presa (loro/dagli altri) ++ (mio/mia/nostra/rifiuto mio) | vinta (da/dagli) (loro/altri) | presa (agli altri)
later_tricks-one-else =
    | (dopo/poi/in seguito) .. (prendiamo/prendono/facciamo/fanno/prende/fa) (asso/re/dama/fante) (di)? (atout/picche/cuori/quadri/fiori)? $
    | <offending> .. (fanno/fa/fatto/incassa-/abbiamo fatto/fatta) .. (ultima) (presa/& basta/$) | (#1) a testa
    | (poi/dopo/piu tardi/alla fine/in seguito) .. <offending>? (ne)? (fa/fatta/fatto/fanno/prende/vince/incassa) (solo)? #1
    | (#1/una) (sola)? (altra/presa)? (dopo/poi/alla fine/in seguito/in piu)
    | & (ultima/#1 dopo/altra) | (solo)? (asso/ultima/una) (alla fine/dopo/poi)
    | <offending> (ne)? (fa/fatta/fatto/fanno) (solo)? #1 (delle ultime/ancora/sola)?
    | #1 altra (sola)? presa | (&/poi/dopo) (altra/ultima) (presa)? (sua/nostra/loro)? $
    | #1 sola .. (ultima)? $
    | (poi/dopo/&) #1 (sola/altra/presa)? $ | (dopo/poi) #1 (sola)? $
    | <offending> .. (fatto/fatta/fa/fanno/preso/presa/incassa/incassato/realizzato) .. (asso/ultima) $
    | (vinta/fatta/presa) #1 (delle ultime #2) | <offending> .. realizzato asso
    | (poi/dopo/altra/fatta/fatto/preso) #1 (sola/soltanto)
later_tricks-more-else =
    | (resto/tutte altre/tutte le altre/ultime #2/ultime #3/ultime #4/ultime #5) (a/di/del/sono)? <offending>
    | <offending> (prende/fa/fanno/incassa-/abbiamo fatto/fatto) (resto/tutte altre/tutto resto)
    | (poi/dopo/&) .. (#2/#3/#4/#5) (prese/altre) (<offending>/nostre/loro/sue)
    | (diverse/varie/molte/tante/parecchie) (altre)? prese | (poi/dopo) (altre)? (#2/#3/#4/#5)
    | (poi/dopo/piu tardi/alla fine/in seguito) .. <offending>? (ne)? (fa/fatte/fatto/fanno/prende/prendono/vince/vincono/incassa/incassano/facciamo) (altre/ancora)? (#2/#3/#4/#5/#6)
    | (tutte)? (restanti/altre/rimanenti) (prese)? a <offending>
    | (fatte/fatto) tutte (altre/ultime)
    | alla (#11/#12/%12) & (#12/#13) (sempre)? (lui/lei)
    | <offending> .. (fa/fatto/fatte/fanno/prende/incassa) .. (tutto)? (resto/rimanenti/restanti)
    | <offending> .. (fara/faranno/portate via/portato via/realizzate/realizzato/portato a casa) .. (#2/#3/#4/#5/#6)
    | (dopo/poi) (#2/#3/#4/#5/#6/#7) (loro/nostre/sue)? $ | #2 (prese)? (fatte/loro/nostre) (dopo)?
    | (#2/#3/#4/#5) prese (dopo/fatte dopo/loro dopo) | poi altre (#2/#3/#4/#5/#6) | (^/,) dopo (#2/#3/#4/#5/#6)
    | & (altre)? (#2/#3/#4/#5/#6) prese (dopo/poi)
later_tricks-none-else =
    | <not> prese <offending> | <innocent> .. (resto/tutte altre)
    | (poi/dopo) <not> prese
since-nothing-else =
    | + <not> (rigiocato/rigiocat-) | + <not> (nominato/chiamato) .. <not>? (rigiocato/giocato)
    | + nessuno (mosso/giocat-/rigiocat-/attaccat-)
    | + prima (di/che) .. (giocar-/attaccar-/gioch-/presa dopo)
    | + (corregg-/corrett-/cambia/rimett-/rimette) .. (subito/in tempo/prima)
    | + (presa) (ancora)? (aperta/scoperta/non girata/non voltata)
    | + nessuno .. (giocato/attaccato/rigiocato/mosso) (ancora/poi/dopo)? | + <not> (ancora)? (girata/voltata/coperta)
    | + prima (della/di/che) .. (presa successiva/presa dopo/successiva/attaccare/giocare/rigiocare/girare)
    | + (ops/scusate/un attimo/aspetta) .. (ho/avuto/trovata)
    | + nessuno .. (mosso/giocat-) | + altre carte <not> | + (si)? corregge da solo | + nessuna carta .. giocat-
    | + (alla/nella) (dopo/prossima/successiva/<ordinal>/<number>) .. (nessuno/<not>) .. (mosso/giocat-)
    | + (#4 carte) (tutte)? scoperte
    | + (accorg-/accort-/corregg-/rimedi-/riprende/rimetto) .. (immediatamente/prima che/stessa presa)
    | + prima che (qualcuno/nessuno/chiunque) .. (gioc-/mett-/mosso/muov-) | + riprende carta
    | + nessuno .. (messo/mosso/giocato) (altro/carta/dopo)?
hand-dummy-else =
    | (dal/al/nel) morto .. (uscit-/taglia-/tagliat-/scarta-/scartat-/giocat-) .. (avuto/aveva/avev-/era/cuori/picche/quadri/fiori)
    | (^/,/&/a/aver) (rifiutare/rifiutato) (e/stato)? morto | nel morto (c era/era/avuto)
other_side_revoked-corrected-else =
    | (avversario/avversari/loro) .. (fatta/fatto/renonce/rifiutat-) .. (corrett-/rimediat-/in tempo)
could_comply-no-else =
    | (davvero/proprio/veramente) .. (finito/senza/non ne/vuoto) | <not> (avuto/ne aveva) .. (piu) | (contato/conto) male
cards_mixed-yes-else =
    | (mischiat-/mescolat-) .. (carte/prese/tutto)
    | (mescolat-/mischiat-) .. (carte/mie/sue) | (carte/mani/mano) .. (mischiat-/mescolat-) | coppia .. (mischiat-/mescolat-)
    | (loro) .. (mischiato/mescolato/rimescolat-) | rimescolat- .. (<him>/carte)? | (buttato) carte tutte insieme | mazzetto unico | (mano di) .. in mezzo alle altre
claim_settled-no-else =
    | (stesso board/stessa mano/non .. licitat- .. dopo)
    | (quel/stesso) board ++ (richied-/richiest-/chied-) | (quella/stessa) mano ++ (richied-/richiest-/chied-) | <not> nuovo board
    | (board/mano/smazzata) dopo .. <not> .. (cominciat-/iniziat-/toccat-/aperto/chiuso) | <not> (licita/licitato) .. (board/mano) (successiv-/seguente/dopo)
    | board dopo .. chiuso | <not> .. al board (seguente/successivo/dopo) | <not> finito turno
facts_disputed-yes-else =
    | (nega/negano/contesta/contestano)
duty-penalty_card-else =
    | penalizzat- .. (andava/doveva/dovevo/non) .. (giocat-/giocare)? | (andava/doveva) .. giocat- .. penalizzat-
    | (doveva/dovevo) .. (giocare) .. penalizzata | penalizzata .. <not> .. giocat-
    | + (doveva/dovevo) .. penalizzat- | + penalizzat- .. (davanti/da giocare/doveva) .. (gioca/buttato/altra/<not>)?
attention-after_play-else =
    | (fine/finita/finito/terminata) .. (mano/gioco/board/smazzata)
    | (carte/mani) .. (imbussolate/astucci/astuccio/rimesse/riposte/imbustate) | a carte (giocate/rimesse)
    | (a/alla) fine (mano/smazzata/gioco) | (mano/smazzata/gioco/board) (gia)? (finit-/conclus-/terminat-)
    | (dopo/finita) (la)? mano | (rimettendo/segnando/guardando) .. (carte/punteggio/score) | ultima carta giocata
attention-after_round-else =
    | (finito turno/cambio turno/fine turno/altro tavolo/tavoli fa/cambiato tavolo/turno dopo)
    | (turno/sessione) (gia)? (finit-/conclus-/terminat-) | (cambiat-) .. tavolo | (tavolo/turno) (dopo/successivo/seguente)
    | fine (turno/sessione/torneo/incontro) | a casa
    | (giro/turno) .. finito | giro finito | al bar
attention-after_call_on_next_deal-else =
    | (gia)? (passato/licitato/dichiarato/aperto/parlato) .. (board/mano) (#1/#2/#3/#4/#5/#6/#7/#8/#9/#10/#11/#12/dopo/successiv-/seguente)
    | (licitat-/dichiarat-/aperto/parlato/passato) .. (mano/board/smazzata) (dopo/successiv-/seguente)
    | (mano/board/smazzata) (dopo/successiv-/seguente) .. (licitat-/dichiarat-/aperto/parlato/iniziat-/cominciat-)
earlier_revoke_same_suit-established-else =
    | (prima/%1) .. (era)? consumata
since-claimed-else =
    | (poi/&) (claima/claimato/richiede/richiesto/concede/concesso)
    | (subito dopo/poi/dopo) .. (intavola/stende/richiede/claima/concede)
hands_returned-yes-else =
    | (carte/mani) (tutte)? (rimesse/riposte/imbustate)
    | (rimesso/riposto/messo) .. (carte/mani) (dentro/via) | #4 mani (dentro/nel board/rimess-)
    | board riposto
hands_returned-unless =
    | prima | finche
attention-unless =
    | solo .. (licitato/dichiarato/parlato) .. (dopo/successiv-)
since-named-else =
    | + (chiamato/detto/nominato/chiesto) .. (dal morto) .. (presa dopo/successiva/presa successiva/dopo)
    | + (chiamato/nominato) (gia)? (carta)? .. (per la/della) (presa)? (dopo/successiva)
    | + (chiamo/chiamat-/chiama/nominat-/detto) .. (dal/al)? morto .. (per la/presa) .. (successiva/dopo/seguente/%2/%3/%4/%5/%6/%7/%8/%9)
    | + (chiamo/chiamata/chiama/chiamato) .. dal morto .. (per)? (presa dopo/presa successiva/<ordinal>)
    | + (detto) al morto .. (presa seguente/successiva/dopo)
attention-after_correction_period-else =
    | (periodo/tempo/termine) .. (correzione/reclami/rettifica/proteste) .. (scadut-/finit-/passat-/chius-) | (giorno/mattina) dopo
    | (domani/indomani)
dummy_drew_attention-yes-else =
    | + (detto/segnalat-/notat-/fatto notare/vista/scoperta) (dal/per primo dal) morto
    | + morto .. (per? primo/primo) .. (dice/detto/a dire/dirlo/fa)? | + (primo a dirlo/primo a dire) .. morto
    | + per primo .. morto | + (detta/detto/vista) (il)? morto | + morto .. (messo a dire/ad alta voce)
    | + <he> vista per primo .. (morto)
noticed_by-director-else =
    | arbitro .. (vist-/notat-/accort-/accorge/vede)
    | arbitro .. (indicat-/vista/visto tutto/passando) | direttore .. notat- | indicata arbitro | (commissario/giudice) .. notat-
    | (da/come/che) arbitro | (vista/notata) dal direttore | arbitro di passaggio | (vista/visto) direttore | (arbitro/direttore) .. (passaggio/girava/passava) .. dice
noticed_by-spectator-else =
    | (spettatore/angolista/chi guardava/tizio che guardava/uno che guardava/pubblico/kibitzer) .. (vist-/dett-/dice/notat-/segnal-/parl-)
    | spettatore | signore seduto dietro | (ragazza/uno/signore/tizio/gente) che guardava | (chi guardava)
    | (angolista/kibitz/kibitzer/spettatore) .. (fa/dice/dico/detto/segnala) | (tavolo accanto/altro tavolo) .. (dice/detto) | (uno/signore/tizio/tipa/signora) (da)? dietro .. dice | uno dietro
on_purpose-yes-else =
    | (apposta/di proposito/volontaria-/volutamente/intenzional-/deliberat-)
defender_asked_partner-yes-else =
    | + (chied-/chiest-/domand-/kied-) .. (al/a/compagno/<who>) .. (non/niente/finit-) .. (picche/cuori/quadri/fiori/piu)
    | + gli (chiedo/chiede) (non/niente/finit-)
    | + (chiest-/chied-/kied-/domand-/fa/chiedo) .. (compagno/al/a/<him>)? .. (niente/finite/piu/ne hai/hai/se) .. (picche/cuori/quadri/fiori/senza/rifiutat-)
    | + compagno .. (chiede/chiesto) .. (rifiutat-/se) | + (niente/finite) (picche/cuori/quadri/fiori) ++ (difensore/compagno/dif)
    | + (difensore/difensori/uno) .. (chied-/domandat-) .. (compagno/stesso/senza)
opponents_played_after-yes-else =
    | + <innocent> <he>? (gia)? (giocato/risposto/messo/seguito/tagliato/surtagliato)
    | + (quello/<innocent>) .. dopo di (lui/io) .. (messo) | + dopo di lui .. (messo/giocat-)
    | + (<innocent>/quello dopo) .. (mess-/risposto/giocato/surtagliato) | + (io/mia) .. (era)? (gia)? giu
partner_played_after-yes-else =
    | + <partner> <he>? (gia)? (giocato/risposto/messo/seguito)
partner_played_after-no-else =
    | + <partner> <he>? <not> (giocato/risposto/messo/seguito) | + <partner> deve (ancora)? giocare | + prima (del/di) <partner>
    | + (compagno/mio/altro difensore) .. (doveva/deve) .. (giocare/mettere)
    | + (compagno/altro difensore) .. <not> .. (mosso/messo/giocato)
since-opponents_claimed-else =
    | (avversari/avversario/loro/quelli/lui) .. (dice/detto) .. (mie/faccio tutte/tutte mie/mie ultime) | (loro/nostra) richiesta
    | (richiesta) (di)? loro | (avversari/quelli) (richied-/chied-)
    | (noi/<him>) .. detto .. (tutte nostre/sono tutte nostre) ++ (lui/avversari/loro) | richiesta .. (loro/nostra)
reply_to_claim-contested-else =
    | (protestat-/protest-/contestat-/contest-/oppost-) ++ (richied-/richiest-/chied-/chiest-/claim-/tutte nostre/dice/detto)
    | <not> .. d accordo ++ (richied-/richiest-/chied-/mie)
    | (obietto/obiett-/protest-/contest-/no aspetta/<him> no) ++ (richied-/richiest-/chied-/chiest-/claim-/steso/stend-/tutte nostre)
reply_to_claim-silent-else =
    | (zitt-/muto/muti/muta/zitto) ++ (richied-/richiest-/chied-/claim-/faccio tutte)
    | <not> (detto/fiatato/aperto bocca) ++ (richied-/richiest-/chied-)
    | (zitt-/mut-/silenzio) ++ (richied-/richiest-/rikiest-/chied-/chiest-/claim-/stend-/intavol-)
claim_settled-yes-else =
    | (apriamo/aperto/aprono/licitat-/dichiarat-) .. board dopo ++ (richied-/richiest-/chied-)
    | (turno) .. (finito) ++ (richied-/richiest-/chied-) | finito turno ++ (richied-/richiest-)
    | (giro dopo/board dopo/mano dopo) .. (licitat-/chiamat-/dichiarat-/aperto/passato) ++ (richied-/richiest-/chied-/chiest-/chiedono/claim-) | (turno finito/finito turno/cambio tavolo) ++ (richied-/richiest-/chied-/chiest-/claim-)
    | (siamo) al board dopo & .. chiamato
done_before-ruled_wrongly =
    | + errore .. arbitro
    | + (rilegg-/rilett-/legge meglio/ci ripensa) | + dato #2 prese
    | + (arbitro/arbitrato/direttore) .. (ripens-/cantonata/sbagliat-/errore) | + sbagliat- (io)? a (ridare/dare/togliere/assegnare)
    | + sbagliat- (io)? .. (tolta/tolto/ridato/assegnat-) | + (dato/tolto) .. invece di | + decisione .. (sbagliata/errata)
done_before-players_settled_it =
    | + senza (chiamare/sentire) .. (nessuno/arbitro)? | + (accordati/arrangiati/arrangiare/sistemat-/accordat-) .. (tra/fra/da)
    | + (tra noi/tra loro/fra noi/fra loro/da soli) | + ceduta #1 presa | + tolto #2 prese senza
    | + (aggiustat-/arrangiat-/sistemat-/accordat-/messi d accordo) .. (tra/fra/da soli/loro/noi/a voce)? ++ (presa/prese/tra/fra/voce)
    | + se la sono (aggiustata/sistemata) | + (restituit-/ridat-) .. (a voce/tra/fra/da soli)
done_before-nothing =
    | + nessuno .. (fatto niente/deciso/deciso niente/fatto <not>) | + <not> .. deciso
    | + (<not>) (deciso/decisione/decisioni/accordo) (presa/prese/preso)? (prima/finora/tra/$)
facts_disputed-yes =
    | + (nega/negano/negava) | + (dice/dicono) .. (di)? no , .. (dice/giura-/dicono) | + <not> .. mettono .. d accordo
    | + secondo (loro/lui) .. secondo (noi/me/io) | + (#2/due) versioni | + (giura/giurano)
    | + dice .. , (nord/sud/est/ovest) dice
    | + (litigano/litigio/versioni/disaccordo) | + lui dice .. io dico | + (<him>) dice .. <him> (dico/dice) | + nessuno d accordo | + (noi/loro) (diciamo/dicono) .. (loro/noi) (dicono/diciamo)
    | + dicono che .. <not> .. renonce | + per (<him>) .. per (lui) no
facts_disputed-no =
    | + (nessuno) .. (discute/contesta/disput-) | + tutti .. d accordo .. fatti | + <not> .. (contestazione/contestazioni)
    | + ammette tutto | + fatti <not> discute nessuno
    | + tutti .. d accordo | + (fatti) .. (pacifici/concordati/accertati) | + nessuno (contesta/discute/nega)
could_comply-yes =
    | + poteva rispondere | + si , avuto .. (seme/picche/cuori/quadri/fiori) | + potevo rispondere | + , avuto seme
    | + <he> avuto $ | + (avendone/avendola/avendolo) | + (avuto) (picche/cuori/quadri/fiori) (eccome/dall inizio)? $ | + (picche/cuori/quadri/fiori) (nascost-/dietro/coperta)
    | + nascosta (picche/cuori/quadri/fiori) | + (picche/cuori/quadri/fiori) (in mano)? (#2/#3) $ | + (poteva/potevo/potendo) (rispondere/dare/seguire)
    | (avendo/avendone) .. (picche/cuori/quadri/fiori/in mano)
defender_asked_partner-no =
    | + <not> .. (chiesto/chiest-/domandat-) .. (compagno/niente/nulla)? | + compagno <not> .. chiesto
    | + <not> difensore .. chiesto
    | + nessuno .. (chiesto/domandato) | + compagno .. <not> .. chiesto <not>? | + <not> difensore .. (domandato/chiesto)
each_side_played_on-yes =
    | (tutti/noi & loro/tutti quanti) .. (alla/avanti/oltre/andati) .. (<ordinal>/<number>)? ++ (<not> .. (messo/carta)/#3 carte/mancava)
    | siamo tutti avanti | noi & loro .. oltre
    | (tutti/<all>) .. (giocato) .. (successiva/dopo/%2/%3/%4/%5/%6/%7/%8/%9/%10/%11/%12) ++ (#3/carta) | ciascuna linea .. (giocat-) | <all> .. proseguit- ++ (#3/carta)
    | giocato <all> alla successiva ++ (#3/carta)
each_side_played_on-no =
    | nessun- .. (giocato/mosso) .. (presa)? (dopo/%3/<ordinal>)? ++ (#3 carte/mancava .. carta/<not> .. messo)
    | <not> delle #2 coppie .. mosso
    | (presa dopo/successiva/dopo) .. (giocata)? linea ++ (#3/carta) | nessuno (lati/linee) .. avanti | <him> loro no ++ #3
    | (difesa) giocato alla ++ (#3/carta) | linea <he>? giocato dopo
card_missing-yes-else =
    | <not> .. (messo/mess-) .. (carta/niente) | (prese/presa) (di/con/da) #3 carte | #3 carte | mancava .. carta
    | presa da #3 $ | presa (a/con) .. #3 carte | carta in meno | presa (da) #3 ,
cards_mixed-no =
    | (mescolat-/mischiat-) tutti | <not> .. (mescolat-/mischiat-) .. parte | tutti .. (mescolat-/mischiat-)
    | + (carte) .. <not> .. mischiate nessuno | + (mischiat-/mescolat-) <all> | + (mischiat-/mescolat-) da <all> | + carte (in ordine/integre) | + <not> (mischiat-/mescolat-) nessuno
other_side_revoked-corrected_at_trick_twelve =
    | + (loro/avversario/avversari) ... (alla)? (%12/penultima/#12) .. (rimess-/corrett-/rimediat-/a posto)
    | + (loro/avversario) .. alla %12
    | + (altri/loro/avversari/avversario/altra linea) ... (#12/%12) ... (posto/corrett-/rimess-/rimediat-/sistemat-) | + (%12/#12) corretta
    | + loro .. (alla/al) (#12/%12) .. (posto/corrett-/rimess-/rimediat-/sistemat-)
other_side_revoked-corrected =
    | + (altri/loro/altra linea/avversari) .. (renonce/rifiutat-) .. (corrett-/rimediat-/rimangiat-)
    | + (altri/loro/avversari/altra linea/quella degli avversari) .. (renonce/rifiutat-/fatta/quella)? .. (corrett-/in tempo/sistemat-/rimediat-) ++ (nostra/noi/rifiutat-)
    | + (quella/renonce) (degli/del) <innocent> .. (corrett-/in tempo/sistemat-/rimediat-)
played_card_faced-no =
    | carta .. (renonce)? .. <not> .. vista | (in mano coperta) | <not> (era)? (scoperta/esposta) prima
    | + carta .. (veniva/tirata fuori) .. mano | + carta .. coperta in mano | + <not> (era)? (gia)? (scoperta/sul tavolo/da quelle scoperte)
won_later_with_playable_card-no =
    | <not> .. (vinto/fatto) .. (presa)? con quella
    | con (quella/quel/quelle) .. <not> .. (fatto/vinto/preso) | (quella/quelle) .. (picche/cuori/quadri/fiori) .. <not> .. (fatto) .. presa | (picche/cuori/quadri/fiori) che .. <not> fatto presa
    | carte con cui .. <not> .. vinte
duty-faced_card =
    | + (carta/<low>/<high>/picche/cuori/quadri/fiori/donna/re) .. (scoperta/in bella vista) .. (doveva/dovuta/messo/scartato/<not>)
    | + carta dovuta
    | + (carta/quella/<high>/<low>/picche/cuori/quadri/fiori) .. (gia)? (scoperta/in vista/a faccia in su/esposta/visibile) ++ (doveva/dovevi/dovevo/obbligo/andava/scarta/taglia)
    | + (doveva/dovevi/dovevo/obbligo) .. (quella/carta/<card>) .. (scoperta/scoperto/in vista/sul tavolo/a faccia in su)
duty-follow_suit =
    | + <not> risposto a (seme/colore) & basta
    | semplice mancata risposta | <not> risposto a (colore/picche/cuori/quadri/fiori) , punto | <not> risposto .. pur avendo-
    | (mancata risposta) a (picche/cuori/quadri/fiori)
other_side_revoked-established-else =
    | (tutte e due/entrambe/tutte & #2) .. consumat- ++ (noi/loro/linea/avversari/nostra/linee)
    | (avversari/loro/altri) .. rifiutat- .. consumata (pure)? loro | (loro) .. (fatta #1/fatta) .. consumata | #2 renonce consumate .. linea
    | (nostra) .. (loro) .. (consumate/consumat-) | #2 renonce .. per linea
other_side_revoked-none =
    | + (unica/sola) renonce | + (altri/altra linea/loro/avversari) <not> renonce | + di renonce <him> , loro <not>
reply_to_claim-accepted-else =
    | (noi/noi colpevoli/io/<offending>) .. (ok/va bene/d accordo/accettat-/consenzient-/si) ++ (richied-/richiest-/chied-/chiest-/claim-/resto/tutte)
    | consenziente | accettat- ++ (richiest-/claim)
card_missing-no =
    | + #4 carte (alla presa)? (ci)? (erano/sono/alla presa) | + presa di #4 carte | + <not> (manca/mancante) | + #4 carte .. (regolare/sono/erano)
same_trick_one_side_played_on-no =
    | (rifiuto) (mio/nostro) su quella presa .. regolare | <not> stessa presa | prese diverse ++ (noi/loro/linea)
partner_has_two_suits-no =
    | + #2 (carte)? (dello)? stesso (seme/colore) | + <not> (scelta) fra #2 semi | + nessun altro .. #2 semi
    | + #2 carte dello stesso
trick-unless =
    | (guard-/ved-/vist-/rived-/rivist-/chied-/chiest-/mostr-/gir-/controll-/sbirci-) .. (ultima/precedente) (presa/$)
    | (dalla/dal/fino alla/prima della/dopo la/ormai alla/avanti alla/siamo alla/andati alla) (presa)? <number>
    | (siamo/eravamo/ormai/avanti/andati/giocato/messo/mosso/attaccato) .. (alla/nella/per la) (presa)? <number>
    | (siamo/eravamo/ormai/avanti/andati/giocato/messo/mosso/attaccato) .. (alla/nella/per la) <ordinal>
    | (loro/altri/avversari) .. (alla/al) (presa)? <number> ++ (nostra/noi/mia)
    | (loro/altri/avversari) .. (alla/al) <ordinal> ++ (nostra/noi/mia)
    | (prima/%1) .. (consumat-/corrett-) .. (alla) <number> ++ (poi/ora/adesso/ancora/questo)
    | (accort-/scopr-/scopert-/scopriamo/notat-/dice/dicono/claim/richied-) .. presa <number>
    | (fatto/vinto/fa) presa .. (alla/all) <ordinal> | (fatto/vinto/fa) presa .. alla <number> | presa #13 (,/&)

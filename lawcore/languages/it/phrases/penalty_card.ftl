# How a card that came into view, or was played amiss, is told. Slots and signs: see phrases.py.
certain =
    | (cadut-/cade/scivol-/cascat-/sfuggit-/perso) .. (carta/asso/re/dama/fante/<low>/<high>) .. (gioco/difesa/difensore/durante il gioco/tavolo/presa)
    | (difensore/dichiarante/controgioco/in difesa) .. (cadut-/cade/scivol-/perso/lasciato cadere/fatto cadere) .. (carta/asso/re/dama/fante/<low>/<high>)
    | #2 carte (appiccicate/insieme/attaccate/alla stessa)
    | (mostr-/esposta/esposto/fatto vedere) .. (asso/re/dama/fante/carta) .. (difesa/controgioco/gioco)
    | (difensore) dice .. (ho/asso/re/dama)
    | carta penale
topic =
    | penalizz-
    | giocat- prima che tocc-
    | carta esposta
    | (minore/maggiore)
    | (cadut-/cade/cascat-/scivolat-/scappat-/sfuggit-/scopert-/volat-/perso/persa) .. (carta/asso/re/dama/donna/fante/#10/<high>/<low>/dieci)
    | (carta/asso/re/dama/donna/fante/<low>/<high>) .. (cadut-/cade/scivolat-/cascat-/sfuggit-/per terra/sul tavolo/faccia in su/in vista/vista da tutti)
    | (uscit-/giocat-/messo/buttat-) #2 carte
    | #2 carte .. (presa/insieme/attaccate/stessa)
    | (giocat-/gioca) prima .. (compagno/turno/tocc-)
    | (nomin-/dett-/dice) .. (ho asso/ho re/ho dama/ho la dama/ho il re)
    | (fatto vedere/mostrat-/esposto/esposta) .. (carta)
    | (alla dichiarante/al dichiarante) .. (cadut-/caduta)
    | (impon-/impost-/vieta-/proib-) .. (attacco/picche/cuori/quadri/fiori/seme)
hint =
    | (difensore/difesa)
    | (carta/carte)
    | (scopert-)
    | (attacc-)
against =
    | morto .. (guard-/tocc-)
    | (tocc-) .. morto
    | (attacco iniziale/attacco) .. sbagliat-
    | attacco .. fuori turno
    | (chiam-/chied-/dice) .. morto
    | (licita/licitazione/dichiarazione/prima della prima chiamata)
    | renonc- .. penalizz-
    | (renonce/rifiut-)
    | renonce giocando
    | presa con
    | (alza/bassa/qualsiasi)
    | doveva giocare .. impost-
word-penalizzata = penalizzata | penalizzate | carta penalizzata | carte penalizzate | penale
subject = <penalizzata> | maggiore o minore | maggiore e minore | carta esposta | carta caduta | carta scoperta dal <who> | fatto cadere * carta | fa cadere * carta
word-figura = asso | re | dama | donna | fante | regina
word-seme_carta = picche | cuori | quadri | fiori
word-cadere = fatto cadere | fa cadere | fatto vedere | lasciato cadere | lascia cadere | perso
word-sfuggire = caduta | cade | sfuggita | scivolata | cascata | caduto
offender =
    | <who> <he>? <cadere> * carta | <who> <he>? <cadere> <card> | <who> <he>? <penalizzata> | <who> con <penalizzata>
    | <penalizzata> di <who> | <penalizzata> del <who>
    | <who> * (cadut-/cade/scivol-/mostr-/scopr-/fatto cadere/lascia-/nomin-/scappa-/perso) .. (carta/carte/asso/re/dama/donna/fante/<high>/<low>)
    | (cadut-/cade/scivol-/scappa-/cascat-) .. (a/al/alla/all) <who>
    | (carta/asso/re/dama/donna/fante/<high>/<low>/penalizzat-) .. (di/del/dell/della) <who> | <who> * (ha/avuto) .. penalizzat-
    | <who> (gioca/giocato/risposto/risponde) .. prima | <who> (ha)? .. (#2/due) penalizzat- | penalizzat- .. (a/al/alla/di/del) <who>
role-defender =
    | <defender> <he>? <not> giocato * penalizzata | <defender> <not> gioca * penalizzata
    | <defender> <he>? <cadere> <figura> di? <seme_carta>? | <defender> <he>? <cadere> * carta | <defender> <he>? <cadere> <card>
    | <defender> <he>? <cadere> #1 <card> | carta del <defender> | carta di <defender> | carta penalizzata del <defender>
    | carta penalizzata di <defender> | penalizzata del <defender> | penalizzata di <defender> | <defender> <he>? avuto * <penalizzata>
    | <defender> <he>? <penalizzata> | <defender> con <penalizzata> | <sfuggire> * al <defender> | <sfuggire> * a <defender>
    | al <defender> <sfuggire> | a <defender> <sfuggire> | <defender> <he>? giocato #2 carte | <defender> gioca #2 carte
    | <defender> <he>? nominato * carta | <defender> nomina * carta
    | <defender> .. (cad-/cadut-/scivol-/mostr-/gioca-/ha/penalizz-/perso/lasci-/fatto vedere) | <him>? (sono/ero)? <defender>
role-declarer_side =
    | <declarer> <he>? <cadere> <figura> di? <seme_carta>? | <declarer> <he>? <cadere> * carta | <declarer> <he>? <cadere> <card>
    | <declarer> <he>? <cadere> #1 <card> | carta del <declarer> <sfuggire> | <sfuggire> * al <declarer> | al <declarer> <sfuggire>
    | <declarer> <he>? giocato #2 carte | <declarer> gioca #2 carte | <sfuggire> * al <dummy>
    | (al/del) dichiarante .. (cadut-/cade/scivol-) .. carta? | (al/del) morto .. (cadut-/cade/scivol-)
    | dichiarante .. (perso/lasciato cadere/fatto cadere) | (cadut-/cade/scivol-) .. (al/del) (dichiarante/morto)
how-dropped =
    | <who> <he>? <cadere> <figura> di? <seme_carta>? | <who> <he>? <cadere> * carta | <who> <he>? <cadere> <card>
    | <who> <he>? <cadere> #1 <card> | carta <sfuggire> | <card> <sfuggire> | <sfuggire> carta | <sfuggire> <card>
    | (cadut-/cade/cascat-/scivolat-/scivola/sfuggit-/per terra) .. (carta/asso/re/dama/donna/fante/<low>/<high>/picche/cuori/quadri/fiori/tavolo)
    | (carta/asso/re/dama/donna/fante/<low>/<high>) .. (cadut-/cade/per terra/scivol-/sfuggit-/in terra/sul tavolo) | fatto cadere
how-two_cards_to_trick =
    | <who> <he>? giocato #2 carte | <who> gioca #2 carte | #2 carte nella stessa presa | #2 carte alla stessa presa | #2 carte insieme
    | #2 carte .. (presa/insieme/attaccat-/appiccicat-/stessa)
how-named =
    | <defender> <he>? nominato * carta | <defender> nomina * carta | (dice/detto) .. (ho/avere) .. (asso/re/dama/donna/fante/<low>/<high>)
    | (nominat-/nomina) .. carta
how-not_played =
    | <who> <he>? <not> giocato * penalizzata | <who> <not> gioca * penalizzata | <penalizzata> <not> giocata
    | <who> <he>? giocato * al posto della penalizzata | <who> <he>? giocato * invece della penalizzata | non (giocat-/gioca) .. penalizz-
    | (giocat-/gioca/messo/mette) .. (invece/al posto) .. (penalizz-) | (giocat-/gioca) un altra
honour-yes =
    | <who> <he>? <cadere> <figura> | + <penalizzata> onore | + onore penalizzato | + <penalizzata> , onore
    | (asso/re/dama/donna/fante/<high>) (di)? (picche/cuori/quadri/fiori)? .. (penalizz-/per terra/cadut-/scopert-/tavolo/scivol-)
    | (cadut-/cade/cascat-/scivol-/mostr-/vedere/dice/ho) .. (asso/re/dama/donna/fante/<high>)
on_lead-partner =
    | <partner> attacca | <partner> * in presa | <partner> deve attaccare | tocca attaccare al <partner> | attacca <partner>
    | compagno * in presa | compagno deve attaccare | compagno in presa | attacca compagno | tocca attaccare al compagno
    | in attacco compagno | compagno di attacco | compagno <penalizzata> , sono in presa | compagno attacca
    | compagno (in presa/deve attaccare/attacca) | attacca compagno
on_lead-holder =
    | tocca a lui giocare
    | chi .. penalizzat- in presa
word-vietare = vieta | vietato | proibisce | proibito | vietare | proibire
word-imporre = impone | imposto | obbliga | chiesto | chiede | pretende
word-seme = quel seme | seme | picche | cuori | quadri | fiori | quello seme
declarer_choice-forbid =
    | <declarer> <he>? <vietare> * <seme> | <declarer> <he>? <vietare> | (vieta/vietat-/proib-/vietare) .. (picche/cuori/quadri/fiori/seme/attacco)
declarer_choice-require =
    | <declarer> <he>? <imporre> * <seme>
    | (impon-/impost-/imposto/obblig-/chied-/chiest-/pretend-) .. (picche/cuori/quadri/fiori/seme/attacco)
    | (impone/imposto/esige/pretende/ordina) .. (colore/seme/picche/cuori/quadri/fiori)
declarer_choice-not_yet =
    | <declarer> <he>? <not> * scelto | <declarer> <he>? <not> scelto | dichiarante non .. (scelto/deciso/detto)
declarer_choice-none =
    | <declarer> <he>? lascia libero | <declarer> <he>? lasciato libero | <declarer> <he>? lascia * libero attacco | attacco libero
    | (attacco libero/lascia libero/lasciato libero)
declarer_choice-led_too_soon =
    | <who> <he>? attaccato prima che <declarer> * | <who> attaccato prima che <declarer> scelga | attaccato prima della scelta del <declarer>
partner_could_see-no =
    | compagno <not> poteva vederla | compagno <not> * vista | <not> visibile al compagno | senza che compagno potesse vederla
    | compagno .. non .. (vist-/vederla/veder-/poteva)
deliberate-yes = apposta | di proposito | deliberatamente
    | (apposta/di proposito/volutamente)
number_of_penalty_cards-same_suit =
    | #2 <penalizzata> dello stesso seme | #2 <penalizzata> nello stesso seme | #2 .. penalizz- .. stesso (seme/colore)
number_of_penalty_cards-several_suits =
    | #2 <penalizzata> di semi diversi | #2 <penalizzata> in semi diversi
    | #2 penalizz- .. di (picche/cuori/quadri/fiori) .. di (picche/cuori/quadri/fiori)
    | #2 carte penalizz- .. di (picche/cuori/quadri/fiori) .. di (picche/cuori/quadri/fiori)
declarer_accepts-accepted =
    | <declarer> <he>? accetta * carta | <declarer> <he>? accettato * carta | dichiarante .. accett-
declarer_accepts-refused =
    | <declarer> <he>? rifiuta * carta | <declarer> <he>? rifiutato * carta | <declarer> <he>? <not> accetta * carta
    | <declarer> <he>? <not> accettato * carta | dichiarante .. (rifiut-/non accett-)
asked-about = declarer_choice honour declarer_accepts how
role-defender-else =
    | + penalizz- | + indifesa | difensore | + (minore/maggiore) | + (impon-/impost-) | + (impon-/impost-/viet-) | + compagno .. in presa
    | (difensore/difesa/indifesa/controgioco/penalizzata maggiore/penalizzata minore)
how-revoke_corrected =
    | renonce .. corrett-
how-played_early =
    | (giocat-/gioca) prima .. (compagno/turno/tocc-) | (giocat-/gioca) fuori turno | (giocat-/gioca) .. troppo presto
how-claim_context =
    | (vedere/mostr-) .. carta .. (mia/presa) | questa mia
claim-trick_in_progress =
    | (solo/parlava) * presa in corso
honour-no =
    | (<low>) .. (penalizz-/cadut-/scivol-/scopert-) | (cadut-/cade/cascat-/scivol-/scivolat-) .. <low> | (minore) , .. <low> | penalizz- minore
deliberate-no =
    | (per sbaglio/inavvertit-/senza volerlo/accident-)
declarer_side_played-no =
    | dichiarante non .. (messo/giocat-)
declarer_side_played-dummy =
    | morto .. (mosso/giocat-) | dal morto .. giocat-
declarer_side_played-both_hands =
    | dichiarante .. (giocat-) .. (tutte e due/entrambe)
since-declarer_side =
    | dichiarante .. giocat- .. morto
partner_could_see-yes =
    | (vist- tutti/tutti vist-/vista compagno) | <he> visto tutti | (compagno/tutti) .. vist-
due-honour_instead =
    | (mette/messo/gioca/giocat-) .. (re/asso/dama/donna/fante/onore) (invece/al posto)
due-due =
    | quando toccava
disobeyed-yes =
    | (impost-/chiest-) .. ma .. (avuto/aveva) .. (attacc-/gioc-)
disobeyed-no =
    | non (ne)? avuto
honour-yes-else =
    | onore | (asso/re/dama/donna/fante/<high>) .. (penalizz-/scopert-/cadut-/terra/tavolo)
    | (penalizz-/scopert-/cadut-/cade/scivol-) .. (asso/re/dama/donna/fante/<high>) | <high>
    | (asso/re/dama/donna/fante/dieci/figura/onore/<high>)
honour-no-else =
    | <low> | (cartina/scartina/piccola) | (minore)
    | (due/tre/quattro/cinque/sei/sette/otto/nove/#2/#3/#4/#5/#6/#7/#8/#9/<low>) (di)? (picche/cuori/quadri/fiori)
    | (carta piccola/cartina/scartina/carta bassa/non .. (figura/onore))
how-dropped-else =
    | (cadut-/cade/cadono/scivol-/sfuggit-/cascat-/scappat- di mano/per terra/volat-)
    | (cadut-/cade/cadono/scappat-/scivolat-/scivola/sfuggit-/sfugge/volat-/rovesciat-/casca/cascat-) .. (carta/carte/tavolo/mano/picche/cuori/quadri/fiori/colore/seme)?
how-named-else =
    | (ho/avuto/ha) .. (asso/re/dama/donna/fante/<high>) ++ (dice/detto/dico/scappa/esclam-/voce)
    | nomin- .. (carta/asso/re/dama/donna/fante)
    | (detto/dice/nominat-/nomina/annunci-) .. (ho/ha/avuto/avere) .. (asso/re/dama/fante/<high>/<low>)
how-played_early-else =
    | (gioc-/giocat-/rispost-/risponde/messo/mette) .. prima (di/del/della/dell/che) .. | in anticipo
    | (giocat-/gioca) .. (prima) .. (compagno/turno/morto/dichiarante)
how-led_out_of_turn-else =
    | attacc- fuori turno | attacco .. (rifiutat-/non accettat-)
    | (uscit-/attacc-/uscita) .. (fuori turno) .. (rifiutat-/non accettat-/penalizz-)
    | (rifiutat-) .. (attacco/uscita) .. (penalizz-)
how-revoke_corrected-else =
    | renonce .. (corrett-/rimessa/ritirat-/in tempo) | (corrett-/ritirat-) .. renonce | carta della renonce
    | (renonce/rifiut-/scarto) .. (corrett-/rimediat-/corregg-)
how-not_played-else =
    | <not> .. (giocat-/gioca/messa/mette) .. penalizzat- | penalizzat- .. <not> .. (giocat-/messa)
    | (mette/messo/gioca/giocat-) .. (altra/invece/al posto/un altra) | (penalizzat-) .. (mette/messo/gioca/giocat-) .. (<low>/<high>/altra)
    | <not> .. (giocat-/gioca/messo/mette) .. penalizzat- | penalizzat- .. <not> .. (giocat-/gioca/messo)
how-claim_context-else =
    | (claim/richiest-/conced-)
how-two_cards_to_trick-else =
    | #2 carte .. (insieme/presa/appiccic-/una volta)
    | (#2/due) carte .. (presa/insieme/stessa/attaccat-/appiccic-)
on_lead-partner-else =
    | (a/al)? <partner> (in presa/deve) | (impost-/vietat-/impone/vieta) .. (a/al/alla)? <partner>
    | (compagno/socio/partner) .. (in presa/deve uscire/deve attaccare/attacca/esce/in mano/di mano/gioca/muove/uscire/attaccare)
    | (uscire/attaccare/in presa/esce/attacca) .. (compagno/socio) | (io/ho/sono) .. (in presa/di mano/in mano)
    | (impost-/impone/vieta/vietat-/chiede) .. (a me/mi/al compagno/compagno/est/ovest/nord/sud/a est/a ovest)
declarer_choice-forbid-else =
    | (viet-/proib-) | tutto (meno/tranne) | non (cuori/picche/quadri/fiori)
    | (viet-/proib-/imped-) .. (picche/cuori/quadri/fiori/seme/colore/attacco/uscita) | (niente/no/non) (picche/cuori/quadri/fiori)
declarer_choice-require-else =
    | (impon-/impost-/obblig-/pretend-/esig-/ordin-) | (chied-/chiest-/vuole/voglio) .. (picche/cuori/quadri/fiori/attacco)
    | (impon-/impost-/chied-/chiest-/ordin-/pretend-/obblig-/esig-) .. (picche/cuori/quadri/fiori/seme/colore/attacco)
declarer_choice-none-else =
    | (attacco libero/lascia liber-/niente restrizion-/quello che vuole/non sceglie/nessuna scelta)
    | (attacco/uscita) liber- | (quello/cio) che vuole | <not> .. (sceglie/scelto/impone/vieta) .. (niente/nulla)
    | (lascia) (liber-/fare)
declarer_choice-not_yet-else =
    | dichiarante .. <not> .. (scelto/deciso/detto/parlato)
    | <not> .. (ancora)? .. (deciso/scelto/detto/parlato)
declarer_choice-led_too_soon-else =
    | (attacc-/giocat-/uscit-) .. prima che .. (dichiarante/sceg-/diceva/dicesse)
    | (uscit-/attacc-/giocat-/esce) (al volo/subito)? .. (senza/prima) .. (aspettar-/chieder-/sceglie-/scelt-/dichiarante/decid-)
partner_could_see-no-else =
    | compagno .. <not> .. (vist-/vederla/veder-/poteva/accort-) | copert- | nessuno .. vist-
    | (compagno/socio) <not> .. (vist-/potuto vedere/potev-)
partner_could_see-yes-else =
    | (tutti/compagno) .. (vist-/visto/vedono)
deliberate-no-else =
    | (sbaglio/inavvertit-/senza volerlo/accident-)
number_of_penalty_cards-same_suit-else =
    | (#2/due) penalizzat- .. (a/di/tutte e due) .. (picche/cuori/quadri/fiori) | #2 (picche/cuori/quadri/fiori) | stesso (seme/colore)
    | (#2/due/tre/#3) .. (penalizzat-/carte) .. stesso (seme/colore)
number_of_penalty_cards-several_suits-else =
    | semi diversi | (#2/due) .. (una/#1) .. & (una/#1)
    | (#2/due/tre/#3) .. (penalizzat-/carte) .. (divers-) (semi/colori/seme)?
    | (#2/due) .. (penalizzat-) .. (picche/cuori/quadri/fiori) .. (&/e) .. (picche/cuori/quadri/fiori)
declarer_accepts-accepted-else =
    | (dichiarante/io/lui) .. <accepts> | <accepts>
declarer_accepts-refused-else =
    | (dichiarante/io/lui) .. <not> .. <accepts> | dichiarante <declines> | <not> <accepts>
    | <not> .. accett- | (rifiut-)
leader_has_penalty_card-yes-else =
    | (penalizzat-) a testa | tutti e due .. penalizzat-
disobeyed-yes-else =
    | (avuto/aveva/avev-/ne ha) .. & .. (giocat-/attaccat-/messo/uscit-) | (avuto/aveva) (#1/#2/due) | disobbed-
    | (impost-/imposto/vietat-/chiest-/ordinat-) .. (ma/e/,) .. (giocat-/uscit-/attaccat-) .. (altro/pur/avendone/avuto)
disobeyed-no-else =
    | <not> (ne)? (avuto/aveva/ha) .. ++ (impost-/impone/chiest-/obblig-)
    | (impost-/imposto/vietat-/chiest-) .. (ma/e) .. <not> .. (avuto/ha/aveva)
declarer_side_played-no-else =
    | (dichiarante/morto) .. <not> .. (messo/giocat-) | dal morto (niente/non/<not>)
declarer_side_played-dummy-else =
    | morto .. (toccat-/mosso/giocat-/preso) .. carta
declarer_side_played-both_hands-else =
    | (entrambe/tutte e due) .. mani
due-honour_instead-else =
    | (re/asso/dama/donna/fante/onore) (invece/al posto) | (invece/al posto) .. (re/asso/dama/donna/fante/onore)
    | (onore/figura/re/dama/asso/fante) .. (invece/al posto)
since-declarer_side-else =
    | (dichiarante/morto) .. (gia/poi) .. giocat-
on_lead-who =
    | <who> .. (in presa/di attacco) | in presa <who> | (deve/dovra) (attaccare/uscire/muovere) <who>
    | <who> (deve/doveva) (attaccare/uscire/muovere) | (esce/attacca) <who> | tocca (attaccare/uscire) (a/al/alla)? <who>
how-led_out_of_turn =
    | attacco .. (rifiutat-) | (attacc-/attacco) .. fuori turno
how-unless =
    | fuori turno
on_lead-holder-else =
    | (chi/difensore/lui/lei/quello/giocatore) .. (ce l ha/ha la penalizzata/ha la carta/con la penalizzata) .. (in presa/di mano/deve uscire/deve attaccare/attacca/esce)
    | (stesso/lui stesso/lei stessa) .. (in presa/di mano/attacca/esce)
role-declarer_side-else =
    | (cadut-/cade/scappat-/mostrat-/scivolat-) .. (dal/al/del) (morto/dichiarante/giocante)
   

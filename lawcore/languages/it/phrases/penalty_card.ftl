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
    | <defender> <he>? <cadere> <figura> di? <seme_carta>? | <defender> <he>? <cadere> * carta
    | <defender> <he>? <cadere> <card> | <defender> <he>? <cadere> #1 <card> | carta del <defender>
    | carta di <defender> | carta penalizzata del <defender> | carta penalizzata di <defender>
    | penalizzata del <defender> | penalizzata di <defender> | <defender> <he>? avuto * <penalizzata>
    | <defender> <he>? <penalizzata> | <defender> con <penalizzata> | <sfuggire> * al <defender>
    | <sfuggire> * a <defender> | al <defender> <sfuggire> | a <defender> <sfuggire> | <defender> <he>? giocato #2 carte
    | <defender> gioca #2 carte | <defender> <he>? nominato * carta | <defender> nomina * carta
    | <defender> .. (caduta/caduto/cade/scivol-/mostr-/scopr-/anticip-/perso/lasci-/fatto vedere)
    | (sono/ero) <defender>
role-declarer_side =
    | <declarer> <he>? <cadere> <figura> di? <seme_carta>? | <declarer> <he>? <cadere> * carta
    | <declarer> <he>? <cadere> <card> | <declarer> <he>? <cadere> #1 <card> | carta del <declarer> <sfuggire>
    | <sfuggire> * al <declarer> | al <declarer> <sfuggire> | <declarer> <he>? giocato #2 carte
    | <declarer> gioca #2 carte | <sfuggire> * al <dummy> | (al/del) dichiarante .. (cadut-/cade/scivol-) .. carta?
    | (al/del) morto .. (cadut-/cade/scivol-) | dichiarante .. (perso/lasciato cadere/fatto cadere)
    | (cadut-/cade/scivol-) .. (al/del) (dichiarante/morto)
    | (carta/carte/asso/re/dama/donna/fante/<low>/<high>) (di/del/dal/al) (<dummy>/<declarer>) .. (cadut-/cade/scivol-/cascat-/vist-/scopert-/volat-)?
    | (penalizz-) (di/del/al) (<dummy>/<declarer>)
    | (cadut-/cade/casca/cascat-/scivol-/scappat-/sfugg-/volat-) .. (al/dal/del) (<dummy>/<declarer>)
    | (al/dal) (<dummy>/<declarer>) (cadut-/cade/casca/cascat-/scivol-/scappat-/sfugg-/volat-)
    | (<declarer>/<dummy>) .. (perso/cadere/scoperto per sbaglio/fatto vedere) .. (carta/carte/asso/re/dama/donna/fante/<low>/<high>)?
    | (cadut-/girat-/scoper-) .. mentre ero <dummy>
how-dropped =
    | <who> <he>? <cadere> <figura> di? <seme_carta>? | <who> <he>? <cadere> * carta | <who> <he>? <cadere> <card>
    | <who> <he>? <cadere> #1 <card> | carta <sfuggire> | <card> <sfuggire> | <sfuggire> carta | <sfuggire> <card>
    | fatto cadere
how-two_cards_to_trick =
    | <who> <he>? giocato #2 carte | <who> gioca #2 carte | #2 carte nella stessa presa | #2 carte alla stessa presa | #2 carte insieme
    | #2 carte .. (presa/insieme/attaccat-/appiccicat-/stessa)
how-named =
    | <defender> <he>? nominato * carta | <defender> nomina * carta | (dice/detto) .. (ho/avere) .. (asso/re/dama/donna/fante/<low>/<high>)
    | (nominat-/nomina) .. carta
how-not_played =
    | <who> <he>? <not> giocato * penalizzata | <who> <not> gioca * penalizzata | <penalizzata> <not> giocata
    | <who> <he>? giocato * invece della penalizzata
honour-yes = + <penalizzata> onore | + onore penalizzato | + <penalizzata> , onore
on_lead-partner =
    | <partner> attacca | <partner> * in presa | <partner> deve attaccare | tocca attaccare al <partner> | attacca <partner>
    | compagno * in presa | compagno deve attaccare | compagno in presa | attacca compagno | tocca attaccare al compagno
    | in attacco compagno | compagno di attacco | compagno <penalizzata> , sono in presa | compagno attacca
    | compagno (in presa/deve attaccare/attacca) | attacca compagno
word-vietare = vieta | vietato | proibisce | proibito | vietare | proibire
word-imporre = impone | imposto | obbliga | chiesto | chiede | pretende
word-seme = quel seme | seme | picche | cuori | quadri | fiori | quello seme
declarer_choice-forbid =
    | <declarer> <he>? <vietare> * <seme> | <declarer> <he>? <vietare> | (vieta/vietat-/proib-/vietare) .. (picche/cuori/quadri/fiori/seme/attacco)
declarer_choice-require =
    | <declarer> <he>? <imporre> * <seme> | imporre (picche/cuori/quadri/fiori/colore/seme)
    | (impon-/impost-/imposto/obblig-/chied-/chiest-/pretend-) .. (picche/cuori/quadri/fiori/seme/attacco)
    | (impone/imposto/esige/pretende/ordina) .. (colore/seme/picche/cuori/quadri/fiori)
declarer_choice-not_yet = <declarer> <he>? <not> * scelto | <declarer> <he>? <not> scelto
declarer_choice-none =
    | <declarer> <he>? lascia libero | <declarer> <he>? lasciato libero | <declarer> <he>? lascia * libero attacco | attacco libero
    | (attacco libero/lascia libero/lasciato libero)
declarer_choice-led_too_soon =
    | <who> <he>? attaccato prima che <declarer> * | <who> attaccato prima che <declarer> scelga
    | attaccato prima della scelta del <declarer>
    | (attacc-/uscit-/esce/giocat-/mosso/attacco) .. <not> (aspett-/attend-/chied-) | attaccat- .. troppo presto
    | (attacc-/uscit-/mosso/giocat-) .. prima che .. (scegl-/decid-/dic-/parl-/potes-/sceglies-)
    | (compagno) (avuto)? (ha)? (già)? (attaccat-/uscit-) .. troppo presto
    | (attaccat-/uscit-/mosso/giocat-/attacca/esce) prima che (dichiarante)
    | (attaccat-/uscit-/attacca/esce) .. <not> (chiedere/sentire/dare tempo)
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
declarer_accepts-refused =
    | <declarer> <he>? rifiuta * carta | <declarer> <he>? <not> accetta * carta
    | <declarer> <he>? <not> accettato * carta
asked-about = declarer_choice declarer_accepts
role-defender-else =
    | + penalizz- | + indifesa | difensore | + (minore/maggiore) | + (impon-/impost-) | + (impon-/impost-/viet-)
    | + compagno .. in presa | (difensore/difesa/indifesa/controgioco/penalizzata maggiore/penalizzata minore)
    | + <not> penalizz- | (difende/difendono/difendo/difendendo/difendevo/difendiamo/difensora/difensori)
    | (est/ovest/nord/sud) .. (giocat-/mostr-/scopr-/anticip-) | (compagno) .. (anticip-/attes-/aspett-)
    | (prima/anticip-/posto) .. (di/del/sul) (mio)? compagno | prima che .. (dichiarante) .. (esc-/usc-/muov-/attacc-)
    | (dichiarante) .. (viet-/impon-/impost-/scegl-/scelto/decis-/sceglie-/esige) | uscita dovuta dal dichiarante
how-played_early = (giocat-/gioca) fuori turno | (giocat-/gioca) .. troppo presto
claim-trick_in_progress =
    | (solo/parlava) * presa in corso
honour-no =
    | (penalizz-/scopert-) (di)? (quattro/cinque/sei/sette/otto/nove/<low>)
    | (posto/invece) .. (re/asso/dama/donna/fante) ++ penalizz- (due/tre/quattro/cinque/sei/sette/otto/nove/<low>)
    | penalizz- (un)? tre , | minore .. (re/asso/dama/donna/fante/onore/<high>)
    | (re/asso/dama/donna/fante/onore/<high>) .. minore | minore .. gioca (re/asso/dama/donna/fante/onore)
declarer_side_played-dummy =
    | morto (avuto)? (mosso/spostato/preso/toccat-)
    | morto .. (mosso/giocat-/spostato) .. (da/testa sua/conto suo/iniziativa/chiamat-)
declarer_side_played-both_hands =
    | dichiarante .. (giocat-) .. (tutte e due/entrambe)
since-declarer_side =
    | dichiarante .. giocat- .. morto
partner_could_see-yes =
    | vist- (da)? (tutti/tutti/compagno/ovest/est/nord/sud)
    | (tutti/tutti/compagno) (avuto)? (vist-/vedono/guardat-) | (mostrat-/vedere/mostra) .. (al)? compagno | da tutti
    | compagno (avuto)? vist- | (vista/visto/visibile) (a/da) (tutti/tutti/compagno)
    | sotto gli occhi (di/del) (tutti/compagno/tutti) | davanti a (tutti)
due-honour_instead =
    | (minore/penalizz-) .. (messo/giocat-/mette/gioca/gioco/risposto) .. (re/asso/dama/donna/fante/onore/<high>)
    | (re/asso/dama/donna/fante/onore/<high>) .. stesso (seme/colore) .. (posto/invece)?
    | (posto/invece) .. (re/asso/dama/donna/fante/onore/<high>)
    | minore .. (gioca/mette/messo/giocato/gioco) .. (re/asso/dama/donna/fante/onore)
    | minore ... (gioca/mette/messo/giocato) (re/asso/dama/donna/fante)
    | minore .. gioca (re/asso/dama/donna/fante/onore) | minore a terra .. (re/asso/dama/donna/fante/onore)
honour-yes-else = onore | maggiore | <high> | (asso/re/dama/donna/fante/dieci/figura/onore/regina/onori)
honour-no-else =
    | <low> | (cartina/scartina/piccola/cartuccia)
    | (due/tre/quattro/cinque/sei/sette/otto/nove) (di)? (picche/cuori/quadri/fiori/atout)
    | (carta piccola/cartina/scartina/carta bassa/non .. (figura/onore))
    | (tre/quattro/cinque/sei/sette/otto/nove) (penalizz-/cadut-/scopert-/caduto/scivolat-/sul tavolo/li/in vista/a terra)
    | (solo/era/penalizz-/carta/caduta/caduto/mostra-/ho/cade/scivola/scappa/il/, un/vista ,/un) (tre/quattro/cinque/sei/sette/otto/nove) (&/di/in/sul/penalizz-/$)
    | , (quattro/cinque/sei/sette/otto/nove) ($) | minore
how-dropped-else =
    | (caduta/caduto/cadute/cadde/cade/cadono/cadere/cadeva/scivol-/sfuggit-/sfugge/casca/cascat-/cascano/per terra/volat-/rovesciat-/sgusciat-/persa)
    | scappat- di mano | (intravist-/girat- per sbaglio) | (sbirciat-/vist- mentre)
    | (vista/visto/vist-) .. (mano aperta/ventaglio)
    | (carta/asso/re/dama/donna/fante/<low>/<high>) .. (cadut-/cade/per terra/scivol-/sfuggit-/in terra/finit- sul tavolo)
    | (cadut-/cade/cascat-/scivolat-/scivola/sfuggit-/per terra) .. (carta/asso/re/dama/donna/fante/<low>/<high>/picche/cuori/quadri/fiori/tavolo)
    | (girata/scoperta/scappata) .. (mentre/sistem-/riordin-/ordin-) | vist- .. carta .. difensore
    | (sistem-/riordin-) .. (scopert-/cad-/vist-) | scoperta .. (sistemavo/riordinavo/sistemava/riordinava)
    | (carta/asso/re/dama/donna/fante/<low>/<high>) .. (finit-) .. (tavolo/terra)
    | (mostrat-/vist-/scopert-) .. (per errore/per sbaglio/involontari-/inavvertit-) | (giu/giù) sul tavolo per sbaglio
how-named-else =
    | nomin- .. (carta/asso/re/dama/donna/fante)
    | (detto/dice/nominat-/nomina/annunci-) .. (ho/ha/avuto/avere) .. (asso/re/dama/fante/<high>/<low>)
    | (nomin-/citat-/cita/annunci-/menzion-) .. (carta/asso/re/dama/donna/fante/dieci/<low>/<high>)
    | (detto/dice) .. (quale/che) carta | (a voce alta/ad alta voce) | (scappa/scappat-) (di bocca/detto)
    | io (asso/re/dama/donna/fante/<low>/<high>) ++ (dice/detto/scapp-)
    | (dice/detto/dico/dire/scapp-/annunci-/esclam-/sussurr-/bocca/voce/dicono) (che/di)? (ho/ha/hai/avere/avuto/aver/tengo/tanto)? (ho/ha)? (asso/re/dama/donna/fante/dieci/<low>/<high>/nove/otto/sette/sei)
    | (di bocca/bocca/a voce/voce alta) .. (asso/re/dama/donna/fante/dieci/<low>/<high>)
    | (asso/re/dama/donna/fante/<low>/<high>) (di (picche/cuori/quadri/fiori))? (dice/detto/ha detto)
    | (io/ho) (asso/re/dama/donna/fante/dieci/<low>/<high>) .. (dice/detto)
how-played_early-else =
    | in anticipo
    | (gioc-/giocat-/rispost-/risponde/messo/messa/mette/scopert-/calato/calata/buttat-/servit-) .. prima .. (del/di/della/che/dell) .. (compagno/turno/mio/suo/tocc-/compagna/me/lui/tempo)
    | (in)? anticip- | prima del tempo | al posto del compagno | fuori (del/dal)? (suo)? turno
    | (giocat-/messo/messa) .. (quando/mentre) .. toccav- .. | (non era il/non) (suo)? turno
    | (credev-/pensav-) .. (tocc-/turno) | toccav- .. (al)? (compagno/avversario/altro) | (troppo presto)
    | (saltat-) .. (turno/compagno) | (prima) (del/di) (compagno/mio/suo/me)
    | prima che .. (est/ovest/nord/sud/compagno/lui/dichiarante) .. (giocato/giocasse/risposto/messo/tocc-)
    | (scopr-/mett-/gioc-) .. prima che
how-led_out_of_turn-else =
    | attacc- fuori turno | attacco .. (rifiutat-/non accettat-)
    | (uscit-/attacc-/uscita) .. (fuori turno) .. (rifiutat-/non accettat-/penalizz-)
    | (rifiutat-) .. (attacco/uscita) .. (penalizz-)
    | (attacc-/attacco/uscit-/uscita/mossa/lead/intavol-) .. (fuori turno/rifiutat-/respint-/ritirat-/non accettat-/ripres-/fuori tempo)
    | (fuori turno) .. (attacc-/attacco/uscit-/uscita/carta)? .. (rifiutat-/respint-/ritirat-/ripres-)
    | (re/asso/dama/donna/fante/carta/<low>/<high>) .. (mosso/uscit-/attaccat-) .. (sbaglio/ripres-/riprend-/ritirat-)
    | attacco .. (rest- sul tavolo/rest- li/rest- la)
how-revoke_corrected-else =
    | renonce .. (corrett-/rimessa/ritirat-/in tempo) | carta della renonce
    | (renonce/rifiut-/scarto) .. (corrett-/rimediat-/corregg-)
    | (rettific-/rimess- a posto/rimediat-/corregg-/corrett-/ripres-/sistemat-) .. (renonce/rifiut-)
    | (renonce/rifiut-) .. (rettific-/rimess-/sistemat-/annullat-/corrett-) | (rimesso/messo) a posto (renonce/rifiut-)
    | (si)? corrett- da | (si)? corrett- &
    | niente (picche/cuori/quadri/fiori) .. (trova/cambia/corregg-/corrett-/aveva)
    | tagliat- .. (per sbaglio/ma aveva) .. (poi)? (risposto/corrett-)
    | (corrett-/ritirat-/corregg-/corretto) .. (renonce) | renonce corrett-
    | (scartat-/tagliat-) .. (poi) .. (trovat-/ho trovato/accort-) .. (cuori/picche/quadri/fiori/#1/una)?
    | (trovat-) .. (cuori/picche/quadri/fiori) .. (cambiat-/rispost-) | mancata risposta
how-not_played-else =
    | penalizzat- .. <not> .. (giocat-/messa)
    | <not> (avuto)? (giocat-/gioca/messo/messa/mette/metto) .. (penalizz-/scoperta)
    | (penalizz-/carta scoperta/quella scoperta) .. <not> .. (giocat-/messa/gioca/messo/mette)
    | (giocat-/gioca/messo/messa/mette/metto) .. (altra/#1 altra) .. (al posto/invece)?
    | (altra carta/sostituta/carta sbagliata) | al (suo)? posto .. (messo/giocat-/mette)
    | invece (della/di) .. (penalizz-/scopert-)
    | (minore/penalizz-) .. (messo/giocat-/mette/gioca/gioco) .. (re/asso/dama/donna/fante/dieci/onore/<high>/<low>)
    | (penalizz-) (dovut-/era dovuta) | <not> (giocarla/metterla/messa) | non doveva giocar-
    | toccav- (mettere/giocare/a)? (quella/lei/penalizz-)
    | (dimentic-/scordat-/omess-/trascurat-) .. (penalizz-/giocarla/metterla)
    | (giocat-/gioca/messo/messa/mette/metto/gioco) .. (al posto/invece/anziche) .. (penalizz-/scopert-/minore/quella)
    | (giocat-/gioca/messo/messa/mette/metto/gioco) .. (invece/anziche) | (dimentic-/scord-) .. penalizz-
    | + <not> (poteva/potuto) giocare penalizz-
how-claim_context-else =
    | (claim/richiest-/conced-)
    | (concess-/concede/conced-/claim/richied-/richiest-/reclam-/rivendic-/stende/steso/stese)
    | questa (mia/nostra/prendo/batto/vinco) | presa (mia/nostra)
    | (mostr-/vedere/girat-/scopert-/gira) .. (dicendo/dire/dice) .. (presa/mia/prendo/vinco)
    | (batteva/vinceva/prende/prendeva/vince) presa | questa prendo io | detto questa .. mia
    | (mostra/mostrato/scopre/stende) .. carte & .. (chiede/resto/dice)
    | (mostr-/vedere/girat-) .. (asso/re/dama/donna/fante/carta) .. (dicendo/e dice) .. (faccio/prendo/vinco/ultima/resto/mia)
how-two_cards_to_trick-else =
    | #2 carte .. (insieme/presa/appiccic-/una volta) | (#2/due) carte .. (presa/insieme/stessa/attaccat-/appiccic-)
    | (#2 carte) .. (sul tavolo/uscit-/cadut-/scopert-/stessa/giocand-/di seguito/appicc-)
    | (messo/messe/mette/giocat-/dat-/scopert-/tirat-/calat-/uscit-) .. #2 (carte)? .. (insieme/stessa/presa/volta/colpo/appicc-/attacc-)
    | #2 (carte)? (insieme/appiccicate/in un colpo/alla volta/nella stessa) | carta attaccata (sotto/dietro)
    | #2 (carte)? (nella/alla/sulla) stessa presa
on_lead-partner-else =
    | (a/al)? <partner> (in presa/deve) | (impost-/vietat-/impone/vieta) .. (a/al/alla)? <partner>
    | (compagno/socio/partner) .. (in presa/deve uscire/deve attaccare/attacca/esce/in mano/di mano/gioca/muove/uscire/attaccare)
    | (uscire/attaccare/in presa/esce/attacca) .. (compagno/socio) | (io/ho/sono) .. (in presa/di mano/in mano)
    | (di mano/in presa/di turno/di attacco/attacco/muove/attacca/esce/tocca/muovere/uscire/attaccare/spetta/toccherebbe) .. (al/il/a)? (mio/suo)? (compagno)
    | (compagno) .. (attacc-/esce/uscito/muove/mosso/entrato in presa)
    | chi (attacca/esce/deve uscire/deve attaccare/muove) .. <not> | obbedi- | (a chi di mano)
    | (io che/ora io) (muovo/attacco/esco) | in presa (ci sono/sono) io
    | (deve/tocca/spetta) (giocare/attaccare/uscire) (al/il)? compagno
    | compagno .. (fa/vince/prende/vinto/preso) (la)? presa | compagno (prende/vince/fa presa)
    | (deve/tocca) (uscire/attaccare/muovere) altro difensore | altro difensore (in presa/di mano/deve/attacca/esce)
    | io in presa .. compagno .. penalizz-
declarer_choice-forbid-else =
    | (viet-/proib-/imped-) .. (picche/cuori/quadri/fiori/seme/colore/attacco/uscita/quello/quella/#2/entramb-)?
    | divieto
    | <not> (mi)? (giochi/giocare/attacchi/attaccare/esca/uscire/muova/muovere/vuole/voglio/volere)? (a/in)? (picche/cuori/quadri/fiori) (dal/da/per favore)?
    | tutto (meno/tranne/fuorche) | <not> (vuole/voglio/volere) .. (seme/colore/picche/cuori/quadri/fiori)
    | <not> quel (seme/colore) | (qualsiasi cosa/qualunque) (ma non/tranne/meno)
declarer_choice-require-else =
    | (impon-/impost-/imposta/chied-/chiest-/ordin-/pretend-/pretes-/esig-/obblig-/comand-) .. (picche/cuori/quadri/fiori/seme/colore/attacco/uscita)
    | (vuole/voglio) (attacco/uscita)? (a/in)? (picche/cuori/quadri/fiori)
    | (picche/cuori/quadri/fiori/seme/colore) (impost-/imposta/obbligat-/chiest-/ordinat-/pretes-)
    | (impon-/imporre/impost-/esig-/pretend-) | (vuole/voleva) (attacco/che attacchi/uscita)? (picche/cuori/quadri/fiori)
    | chied- (picche/cuori/quadri/fiori)
declarer_choice-none-else =
    | (attacco libero/lascia liber-/niente restrizion-/quello che vuole/non sceglie/nessuna scelta)
    | (attacco/uscita) liber- | (quello/cio) che vuole | <not> .. (sceglie/scelto/impone/vieta) .. (niente/nulla)
    | (lascia) (liber-/fare)
    | (attacca/attacchi/esca/esci/gioca/giochi/esce/uscire) .. (quello/cio) che (vuole/vuoi/pare/gli pare/preferisce/crede/ti pare)
    | libero (di)? (attaccare/uscire/giocare/muovere)? | liber- .. (attacc-/usc-/scelta)
    | <not> .. (restrizioni/preferenz-/imposto nulla/impone niente)
    | (gioca/attacca/esci) (quello/cio/quel) che (vuoi/vuole) | libera scelta
    | <not> (chiede/impone/vuole) (niente/nulla)
declarer_choice-not_yet-else =
    | <not> .. (ancora)? .. (deciso/scelto/detto/parlato)
    | <not> (avuto)? (ancora)? (scelto/deciso/detto/parlato/scelta/espresso)
    | (dichiarante) .. (pens-/indecis-/riflett-/decid-/sceglie-/deve scegliere/valuta-) | scelta <not>
    | <not> .. (scelto/deciso) | (aspett-/attes-/attende/attendo) .. (scelta/decid-/scegli-) | (ci)? (sta)? pensando
    | deve (ancora)? (decidere/scegliere) | <not> (si)? (pronunciat-/espress-)
declarer_choice-led_too_soon-else =
    | (attacc-/giocat-/uscit-) .. prima che .. (dichiarante/sceg-/diceva/dicesse)
    | (uscit-/attacc-/giocat-/esce) (al volo/subito)? .. (senza/prima) .. (aspettar-/chieder-/sceglie-/scelt-/dichiarante/decid-)
partner_could_see-no-else =
    | compagno .. <not> .. (vist-/vederla/veder-/poteva/accort-/potuto)
    | compagno .. (bagno/girato/girata/distratt-/telefono/cellulare/altrove/fuori/caffe/dormiva/guardava)
    | <not> (visibile/vista/visto) .. compagno | nessuno .. vist- | (girata/rivolta) verso dichiarante
    | (solo)? dichiarante .. vist- | compagno (avuto)? (girato/girata/voltato/distratto/assente)
    | compagno .. (altrove/altra parte/telefonino) | <not> (l)? (avuto)? vista .. compagno
    | solo (io/dichiarante/avversario) .. vist-
deliberate-no-else =
    | (involontari-/accidental-/distrazione/sfortun-) | <not> (apposta/voler-/proposito)
    | (cadut-/girat-/scopert-/vist-/scivol-/scapp-) .. per sbaglio | inavvertit- | accident- | <not> volerlo
    | <not> volendo | <not> fatto apposta | <not> apposta | <not> voluto | senza (farlo)? apposta
number_of_penalty_cards-same_suit-else =
    | (#2/due) penalizzat- .. (a/di/tutte e due) .. (picche/cuori/quadri/fiori)
    | (#2/due/tre/#3) .. (penalizzat-/carte) .. stesso (seme/colore)
    | (#2/#3/#4) (picche/cuori/quadri/fiori) (penalizz-/scopert-/sul tavolo/in vista)
    | (#2/#3/#4) (carte)? (penalizz-/scopert-) .. (di/tutte)? (picche/cuori/quadri/fiori)
    | (#2/#3) .. penalizz- .. stesso (seme/colore) | altra , sempre (di)? (picche/cuori/quadri/fiori)
    | (cadut-/cascat-/scopert-) #2 (picche/cuori/quadri/fiori)
    | #2 (picche/cuori/quadri/fiori) (cadut-/cascat-/scopert-)
number_of_penalty_cards-several_suits-else =
    | semi diversi | (#2/due) .. (una/#1) .. & (una/#1)
    | (#2/due/tre/#3) .. (penalizzat-/carte) .. (divers-) (semi/colori/seme)?
    | (#2/due) .. (penalizzat-) .. (picche/cuori/quadri/fiori) .. (&/e) .. (picche/cuori/quadri/fiori)
    | (picche/cuori/quadri/fiori) .. & .. (picche/cuori/quadri/fiori) ++ (#2/#3/stesso difensore/quella)
    | (#2/#3) .. penalizz- .. #2 (semi/colori) | #2 (penalizz-) .. (<low>/<high>) .. & .. di (picche/cuori/quadri/fiori)
    | (#2/due) semi | (asso/re/dama/donna/fante/<high>/<low>) .. & (asso/re/dama/donna/fante/<high>/<low>) .. penalizz-
declarer_accepts-accepted-else =
    | (dichiarante/io/lui/est/ovest/nord/sud) (dice)? (accetta/accetto/accettato/tiene/tengo/va bene/sta bene/contento/d accordo)
    | (accettat-) (da/dal/la/sostituta/$) | , accettata | (va bene cosi/lascia correre/sta bene cosi/per me va bene)
    | (dichiarante/io) .. (accetta/accetto) (la/quella/questa/sostituta)
declarer_accepts-refused-else =
    | (dichiarante/io/lui/est/ovest/nord/sud) .. <not> (vuole)? (accett-)
    | (dichiarante/est/ovest/nord/sud) .. (rifiuta) (altra/carta/sostituta/la/$)?
    | rifiuta (altra/carta/sostituta/quella) | , rifiuta
    | (rivuole/esige/pretende/vuole/vuole) .. (penalizz-/quella/scopert-) | dichiarante dice no | dice <not>
    | <not> (va bene/accetta/accettata/accettato)
leader_has_penalty_card-yes-else =
    | (penalizzat-) a testa | tutti e due .. penalizzat- | #1 (penalizz-)? (a testa/ciascuno/per uno)
    | (compagno/chi attacca/chi esce) .. sua penalizz- | (entrambi/tutti/tutti & #2) .. difensori .. penalizz-
    | #1 ciascuno | chi (attacca/esce/muove) .. penalizz-
disobeyed-yes-else =
    | (ne)? avuto (#1/#2/#3/altro/altre/ancora/&/,/$) ++ (impon-/impost-/viet-/chied-/chiest-/pretes-/divieto/esig-)
    | (pieno/potendo/pur avendo/avendone/avendo) ++ (impon-/impost-/viet-/chied-/chiest-/pretes-/divieto/esig-)
    | disobbed- | avuto .. (picche/cuori/quadri/fiori) ++ (impon-/impost-/viet-/chied-/chiest-/pretes-/divieto/esig-)
    | (picche/cuori/quadri/fiori) (ne)? (avuto) (#1/#2/#3/altre/,/$) ++ (impon-/impost-/viet-/chied-/chiest-/pretes-/divieto/esig-)
disobeyed-no-else =
    | obbedi- | (obbedito/obbedisc-/eseguit-/esegue/rispettat-)
    | <not> (ne)? (avuto/attacca) .. ++ (impon-/impost-/viet-/chied-/chiest-/pretes-/esig-)
    | compagno <not> $ ++ (impon-/impost-/chied-/chiest-/esig-/pretend-/vuole)
    | <not> ne $ ++ (impon-/impost-/chied-/esig-) | (privo/vuoto) ++ (impon-/impost-/chied-/esig-)
    | come (richiesto/imposto/ordinato) | obbedito
declarer_side_played-no-else =
    | (dichiarante) .. <not> (avuto)? (messo/giocat-/mosso/usato) .. <not>? .. (parte/mano/niente/carta)?
    | dal morto <not> | <not> .. (da nessuna/parte) ++ dichiarante | <not> dichiarante <not> morto
    | <not> (dichiarante/morto) .. (giocato/messo)
declarer_side_played-both_hands-else =
    | (entrambe/tutte & #2/tutte #2/#2) (le)? mani | tutti mani
    | (dichiarante & morto/morto & dichiarante) .. (giocato/messo/risposto) | sia .. dichiarante .. morto
since-declarer_side-else =
    | (dichiarante/morto) (avuto)? (poi)? (giocat-/risposto/messo/mosso/tirato giu/calato) .. (dal morto)? ++ (penalizzata <not>/<not> giocato penalizz-/altra carta/quella scopert-/<not> messo/al posto/invece)
    | <not> giocata penalizz- ... (morto/dichiarante)
on_lead-who =
    | <who> .. (in presa/di attacco) | in presa <who> | (deve/dovra) (attaccare/uscire/muovere) <who>
    | <who> (deve/doveva) (attaccare/uscire/muovere) | (esce/attacca) <who> | tocca (attaccare/uscire) (a/al/alla)? <who>
on_lead-holder-else =
    | (chi/difensore/lui/lei/quello/giocatore) .. (ce l ha/ha la penalizzata/ha la carta/con la penalizzata) .. (in presa/di mano/deve uscire/deve attaccare/attacca/esce)
    | (stesso/lui stesso/lei stessa) .. (in presa/di mano/attacca/esce)
    | (tocca/spetta) .. (chi/giocatore/quello/difensore/proprio) .. (ha/ce/con) .. (penalizz-)
    | (tocca/spetta) (muovere/uscire/attaccare) (proprio)? (a)? (chi/lui/lei)
    | tocca (a)? (lui/lei) (uscire/attaccare/muovere/giocare) | (esce/attacca/muove) (lui/lei) (stesso/stessa)
    | (difensore/giocatore) con .. penalizz- .. (in presa/di mano/esce/attacca) | (tocca/spetta) .. proprio .. chi
    | tocca al giocatore con | penalizz- & .. (in presa/di mano/tocca) io
    | (deve/tocca) (attaccare/uscire/giocare) .. chi .. penalizz- | io in presa con .. penalizz-
    | tocca a io .. penalizz- | tocca a (me/io) che
role-declarer_side-else =
    | (cadut-/cade/scappat-/mostrat-/scivolat-) .. (dal/al/del) (morto/dichiarante/giocante)
how-law_context-else =
    | (codice/regolamento/legge/regole/norma/norme/arbitro) .. (ordinat-/impost-/impon-/prescri-/obblig-/chiest-/fatt-/detto/dice/vuole/prevede/richied-/richiest-)? .. (scopr-/mostr-/scopert-/girare/stendere)
    | (conformita/secondo/rispetto) .. (codice/legge/regole/regolamento)
    | (prescri-/impon-/impost-) (dal/il)? (codice/legge/regolamento) | (obbligat-/costrett-) .. (mostr-/scopr-/girar-)
how-another_way =
    | (in/durante/in corso di/alla/dalla/mentre/gia in) (licita/licitazione/dichiarazione/dichiarazioni/asta)
    | (licita/licitazione/dichiaravamo/licitavamo/licitavano) | renonce (del/di/della/dal) compagno
    | compagno .. (corrett-/corregg-/fatto) .. (renonce/rifiut-) | compagno .. (renonce/rifiutato)
    | (carta/<low>/<high>/re/asso/dama/donna/fante) .. (mancante/smarrit-/perduta/mancava)
    | (mancante/smarrit-/perduta/che mancava) .. (ritrov-/trovat-/rimess-/torn-/restitu-/ridat-/rest-)
    | (ritrovat-/recuperat-/rinvenut-) .. (carta/sotto/terra/tavolo)
    | (restituit-/ridat-/rimess-/torna-/reintegr-/ridand-) .. (carta)? (in piu/di troppo/in sovrappiu/in eccesso/eccedente)
    | (in piu/di troppo/sovrappiu/in eccesso/eccedente) .. (restituit-/ridat-/rimess-/torn-/reintegr-)
    | carta (in piu/di troppo/in sovrappiu/in eccesso)
    | prima .. (dichiarante) .. (esc-/usc-/attacc-/muov-/rimuov-/mosso/moss-/mossa) .. (giust-/dovut-/corrett-/altra parte/altra mano)?
    | uscita dovuta | (dovev-/doveva) (ripart-/uscire/muovere/attaccare) (dal/dalla) .. prima
    | prima .. (rimuov-/rimuovesse/riusc-/riattacc-) | mossa sbagliata .. prima
    | prima .. dichiarante .. (esca/uscisse/attaccasse/muovesse) | (ripart-/ripartire) (dal/dalla) .. prima
    | prima .. rimuov- | tutti .. (renonciat-/renonce/rifiut-) | renonce .. tutti
    | tutti & #2 .. (renonce/renonciat-) | ripartire dal .. prima | renonce di tutti | tutti .. renonce
other_way-in_the_auction-else =
    | (licita/licitazione/dichiarazione/dichiarazioni/dichiaravamo/licitavamo/licitavano/licitando)
other_way-both_sides_revoked-else =
    | tutti .. (renonce/rifiut-/renonciat-) | renonce .. tutti
    | (tutti/tutte) & #2 .. (renonce/rifiut-/renonciat-) | renonce di tutti
other_way-withdrawn_after_a_revoke-else =
    | renonce (del/di/della/dal) compagno | compagno .. (corrett-/corregg-) .. (renonce/rifiut-)
    | compagno .. (renonce/rifiutato)
other_way-found_again-else =
    | (carta/<low>/<high>/re/asso/dama/donna/fante) .. (mancante/smarrit-/perduta/mancava)
    | (mancante/smarrit-/perduta/che mancava) .. (ritrov-/trovat-/rimess-/torn-/restitu-/ridat-/rest-)
    | (ritrovat-/recuperat-/rinvenut-) .. (carta/sotto/terra/tavolo)
other_way-surplus_restored-else = (in piu/di troppo/sovrappiu/in eccesso/eccedente)
other_way-before_declarers_lead-else =
    | prima .. (dichiarante) .. (esc-/usc-/attacc-/muov-/rimuov-/mosso/moss-/mossa) .. (giust-/dovut-/corrett-/altra parte/altra mano)?
    | uscita dovuta | (dovev-/doveva) (ripart-/uscire/muovere/attaccare) (dal/dalla) .. prima
    | prima .. (rimuov-/rimuovesse/riusc-/riattacc-) | mossa sbagliata .. prima | ripartire dal .. prima
faces-one-else =
    | (vede/vedeva/vedono/visibil-/vist-/vedere/leggeva) .. (#1/sola) (sola)? ++ (#2/insieme) | (faccia) .. (#1/sola)
    | (sola faccia/#1 faccia/sola carta visibile) | (copert-/nascost-/sotto) .. (altra) ++ #2
    | <not> .. (vedeva/visto/vista) .. (altra/seconda) ++ #2
    | (vede/vedeva/vedevano) (solo)? (prima/quella sopra/sopra/il/la)? (<high>/<low>/prima/sopra) ++ #2
faces-more-else =
    | (tutte/entrambe/#2) .. (visibil-/vista/scopert-/faccia/facce/viste) ++ (presa/insieme/appicc-/attacc-/stessa/volta/colpo)
    | #2 facce | ben visibili | (vedevano/vedono/visibili/scoperte) .. (tutti/#2) ++ (insieme/presa/#2 carte)
claim-trick_in_progress-else =
    | questa (mia/nostra/prendo/batto/vinco) | presa (mia/nostra) | (quella/questa) presa (li/$/e basta)
    | presa in corso | (parlav-/riferiv-/riguard-) .. presa | (batteva/vinceva) presa | questa .. (prendo/vinco) io
claim-partner_objected-else =
    | (compagno/altro difensore) .. (contest-/oppon-/oppost-/obiett-/obiezion-/protest-/detto <not>/dice <not>/detto no/non d accordo/ribell-)
    | (obiezione/protest-/contestazione/opposizione) .. (del)? (compagno/altro difensore)
claim-stands-else =
    | <not> .. (obiezion-/contest-) | (obiezion-/contest-/protest-/oppost-) <not>
    | nessuno .. (obiett-/contest-/oppon-/protest-/obiezion-) | compagno .. (zitto/d accordo/accett-/taciut-)
    | (concessione/richiesta/claim) .. (valid-/accettat-/buon-/vale)
on_lead-other =
    | (attacca/muove/esce/attaccare/uscire/tocca/spetta) (al/a)? (dichiarante/morto)
    | (di mano/di turno/in presa/in mano/di attacco) (c/e/adesso/ora/al)? (dichiarante/morto)
    | (dichiarante/morto) (di mano/di turno/in presa/in mano/deve attaccare/deve uscire/deve muovere)
    | (attacco/turno) (al/del/dal) (dichiarante/morto) | mano al (morto/dichiarante)
    | (mano/presa) (del/al) (morto/dichiarante) | tocca (al) (morto/dichiarante) | (morto/dichiarante) in presa
on_lead-holder = chi .. penalizzat- in presa
declarer_choice-unless = (invece/altra carta/al posto/tenere/sostituta/accett-/va bene)
partner_played_too_soon-yes-else =
    | (attacc-/uscit-/esce/giocat-/mosso/attacco) .. <not> (aspett-/attend-)
    | (attacc-/uscit-/mosso/giocat-) .. prima che .. (scegl-/decid-/dic-/parl-/potes-/sceglies-)
    | compagno .. (avuto) (attaccat-/uscit-/mosso) | io intanto (attacc-/gioc-/esc-) | compagno .. troppo presto
    | doveva aspettare .. (messo/giocat-/attacc-/uscit-)
partner_played_too_soon-no-else =
    | (in attesa) | compagno .. (aspetta/aspettato/aspettava/atteso/attende/attendeva/attendendo)
    | (atteso/aspettato/aspetta/attende) (che)? .. (dichiarante/scegl-/decid-)
declarer_accepts-not_yet =
    | (dichiarante/lui/io/est/ovest/nord/sud) .. (indecis-/pensar-/pens-/deve dire/deve pensare/riflett-/<not> deciso/decid-/<not> detto/valut-) .. (se/accett-/tenere)? ++ (posto/invece/altra/accett-/tenere/va bene/sostitut-)
    | dichiarante deve (decidere/pensare/dire) se .. | dichiarante (indeciso/dubbioso) ..
    | dichiarante .. sta (pensando/decidendo) ++ (altra/posto/invece)
since-next_trick-else =
    | (mosso/attaccat-/uscit-) .. (alla)? presa (dopo/successiva/seguente) ++ (penalizz-/altra/scopert-/sbagliat-)
    | (compagno/loro #2/difesa) .. (giocat-) dopo | loro #2 .. giocat-
since-nothing-else =
    | nessuno .. (giocat-/messo/mosso/risposto) ++ (penalizz-/altra/scopert-/rifiuta/accett-) | tutti fermi
    | (dichiarante) <not> (avuto)? (giocat-/messo/risposto) .. <not>? ++ (penalizz-) | siamo tutti fermi
    | dopo <not> .. giocato nessuno | nessuno .. giocato dopo ++ (penalizz-/rifiuta/accett-/altra)
due-due-else =
    | dovuta (&/,/eccome/penalizz-/$) | penalizz- dovuta | toccav- (mettere/giocare) (quella/lei/penalizz-)
    | al suo turno | prima occasione | (dovev-/doveva) (giocare/mettere/giocata) .. (penalizz-/quella/lei)
    | quando toccava ++ penalizz- | penalizz- andava giocata | andava (giocata/messa)
    | + avrebbe dovuto (giocare/mettere) .. penalizz-
due-other_duty =
    | (doveva/dovev-/dovuto/obbligat-/costrett-) (a)? rispondere
    | <not> (doveva/dovev-/poteva/potuto/potev-) (giocarla/metterla/giocare) | (colore/seme) .. altro & ..
    | <not> (era)? dovuta | <not> metterla | (giusto/lecito) <not> (metterla/giocarla)
    | + (doveva/dovev-/dovuto/obbligat-/costrett-) (a)? rispondere
    | + <not> (poteva/potuto/potev-) (giocarla/metterla/giocare)
declarer_side_played-afterwards-else =
    | poi .. (dichiarante) .. (risposto/giocat-/proseguito) | mano (dopo/successiva/seguente) .. giocat-
    | dopo .. (dichiarante) (avuto)? (risposto/giocat-/proseguito) .. ++ anticip- | (ha)? proseguito
    | dichiarante (giocato/risposto) dopo .. (carta/prematura) | dichiarante .. (proseguito/continuato)
declarer_side_played-other_hand-else =
    | (da) (mano) , altra | altra mano .. giocat- | mano che <not> .. (tocc-/seguiv-/successiva)
at_right_hand_turn-yes-else =
    | compagno (avuto)? (servit-/messo/giocat-/risposto) ++ (turno/toccav-/anticip-) | (turno/toccav-) .. destra
at_right_hand_turn-no-else = (toccav-/turno) (al/del) (mio/suo)? compagno | turno (era)? (del/di) .. compagno
misinformed-yes-else =
    | (detto/dice/fatto segno/fatto cenno/invitat-) .. (tocca/gioca pure/tuo turno/suo turno/a te/turno)
    | segno di giocare | (ingannat-/ingann-/indotto/indotta/tratto) .. (errore/inganno)
    | (ingannevole/fuorviat-/ingannat-) | (dichiarante/avversario) .. indotto | indotto a giocare
    | (ingannato/tratto in inganno/fuorviato)
misinformed-no-else = nessuno .. (detto/ingannat-/indotto/avvisat-/fuorviat-) | nessuno (ingannato/indotto/detto)
leader_has_penalty_card-no-else =
    | (chi/compagno) .. (di)? penalizz- <not>
    | (chi/compagno/io) .. (attacca/uscire/esce/muove/muovo/di mano/attacco) .. <not> (ha/avuto/penalizz-/#1/sua/$)
number_of_penalty_cards-one-else =
    | #1 sola (penalizz-/scopert-) | unica (penalizz-/$) | (sola) penalizz- | <not> altre (penalizz-)
    | unica ++ penalizz-
opponent_played_after-no-else =
    | <not> avversario .. (giocat-/messo) | (nessuno) .. (giocat-/messo) ++ (renonce/corrett-/ritirat-/tolta)
    | <not> (avuto)? giocato nessuno ++ (renonce/corrett-/tolgo/ritirat-/tolta)
opponent_played_after-yes-else =
    | (avversario/dichiarante/morto/est/ovest/nord/sud) (avuto)? (giocat-/risposto/messo) .. ++ (renonce/rifiut-/corrett-/ritirat-/tolta)
    | (dopo di io/dopo di me) .. (dichiarante/avversario) .. giocat-
    | avversario (avuto)? (giocato/risposto/messo) ++ renonce
dummy_asked-yes-else =
    | (chied-/chiest-/domand-/detto/dice) (era)? (stato)? (il)? <dummy>
    | <dummy> .. (chied-/chiest-/domand-/detto/dice/ha chiesto) | <dummy> a chiedere
dummy_asked-no-else =
    | <dummy> <not> (chiest-/chied-/detto/dice) | <dummy> (muto/zitto/in silenzio/taciut-) | <not> <dummy>
both_sides_played_on-yes-else =
    | (quando/ormai) .. tutti .. (giocat-/rigiocat-/oltre) | rigiocat- tutti
    | tutti .. (giocat-/rigiocat-) .. presa (dopo/successiva/seguente) | tutti (oltre/andat- avanti)
    | #2 linee .. giocat-
both_sides_played_on-no-else =
    | (visto/accort-/vist-/notat-) (subito)? .. prima .. presa (dopo/successiva/seguente)
    | (accort-/vist-/visto/notat-) .. in tempo
    | prima che .. (giocass-/giocasse-/andasse/andassero) .. (presa (dopo/successiva)/avanti)
    | (accorti/accorto/accorta/accorgiamo/vista) (subito)? $ ++ (penalizz-/#2 carte/insieme)

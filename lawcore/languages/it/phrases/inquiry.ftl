# How a question during the play, or the wish to see a trick, is told. See phrases.py.
certain =
    | (chied-/domand-/chiest-/chiedere/domandare) .. (finito/esaurito/finite) (picche/cuori/quadri/fiori/seme)
    | (vedere/guardare/rivedere) .. (presa) .. (precedente/coperta/ultima/girat-)
    | (vedere/guardare/rivedere) .. (ultima/precedente) presa
    | (rivedere/riveder-/rigirare) .. (presa)
    | (chied-/chiest-/domand-/chiedere/domandare) .. (niente/non piu/non) (picche/cuori/quadri/fiori)
    | (niente/non piu/sei a zero/senza) (picche/cuori/quadri/fiori) compagno
topic =
    | (vedere/guardare/ispezionare/controllare/mostrare) .. (presa/ultima presa)
    | (chied-/chiest-/domand-) .. (se/non) .. (picche/cuori/quadri/fiori/seme/atout)
    | (niente/non/piu) (picche/cuori/quadri/fiori)
    | (sei/senza/a) #0 (picche/cuori/quadri/fiori)
    | (carta/presa) .. (girata/orientata/verso) .. (sbagliat-/male)
    | (di picche/cuori/quadri/fiori) .. zero
    | (chiedere/domandare/dire) .. (picche/cuori/quadri/fiori)
hint =
    | (chied-/domand-/chiest-)
    | (posso/puo/possiamo)
    | presa
against =
    | non avere piu .. ma .. avuto
    | (licita/esit-)
    | (renonce/rifiut-) .. (presa/consum-)
    | chied- .. (alta/bassa/carta) .. (al/dal) morto
    | richiest-
    | (lui/poi) .. (trova/trovata)
    | attacc-
word-chiedere = chiesto | chiede | chiedere | domandato | domanda
word-finite = finiti | finite | finito | esaurito | esaurite
word-seme = picche | cuori | quadri | fiori | seme
word-vedere = rivedere | vedere
subject =
    | <who> <he>? <chiedere> * di <vedere> * presa | <vedere> * presa | <vedere> presa | <not> avere <seme> compagno | <not> hai <seme>
    | finito <seme> | <chiedere> * se * avuto * <seme> | <chiedere> * se * <not> avuto * <seme> | <chiedere> * se * <finite> <seme>
asker-declarer =
    | <declarer> <he>? <chiedere> * di <vedere> * presa | <declarer> vuole <vedere> * presa | <declarer> <he>? <chiedere> *
    | <declarer> <he>? <chiedere> al <defender> | <declarer> <he>? <chiedere> di <vedere> presa
    | <declarer> <he>? <chiedere> di <vedere> #1 presa | + <declarer> vuole <vedere> * presa | + <declarer> vuole <vedere> #1 presa
    | <declarer> <he>? <chiedere> a <defender> | dichiarante (,)? .. (posso/puo/vuole/vorrei/rivedere/vedere) | come dichiarante
    | domanda (del/di) dichiarante | (dichiarante) <chiede>
asker-dummy =
    | <dummy> <he>? <chiedere> * di <vedere> * presa | <dummy> <he>? <chiedere> di <vedere> presa | <dummy> <he>? <chiedere> al <declarer>
    | <dummy> <he>? <chiedere> a <defender> | <dummy> <he>? <chiedere> al <defender> | + <dummy> vuole <vedere> presa
    | + <dummy> vuole <vedere> * presa | <dummy> <he>? <chiedere> a <declarer> | <dummy> <he>? <chiedere> *
    | morto (,)? .. (<chiede>/vuole/vuol/gira/puo) | (chiesto/chiede) (il)? morto | permesso al morto
asker-defender =
    | <defender> <he>? <chiedere> * di <vedere> * presa | <defender> <he>? <chiedere> di <vedere> presa
    | <defender> <he>? <chiedere> al <partner_of> | <defender> <he>? <chiedere> al <who> | <defender> <he>? <chiedere> all <who>
    | <defender> <he>? <chiedere> a <who> | <defender> <he>? <chiedere> al <declarer> | + <defender> vuole <vedere> presa
    | + <defender> vuole <vedere> * presa | <defender> <he>? <chiedere> *
    | (difensore/in difesa/indifesa/difesa) (,)? .. (posso/puo/vuole/rivedere/chiedo/chiesto/<chiede>)
    | (tra/fra) (noi/compagni/difensori) ++ <chiede> | <defender> <chiede>
word-partner_of = compagno
wants-see_trick =
    | <who> <he>? <chiedere> * di <vedere> * presa | <who> <he>? <chiedere> di <vedere> presa | + <who> vuole <vedere> presa
    | + <who> vuole <vedere> * presa | + (vedere/rivedere/riveder-/guardare/controllare) .. presa
wants-ask_declarer =
    | (chied-/chiest-/domand-/chiedere/domandare) .. (al/a) dichiarante | morto .. (chied-/chiede) .. (niente/non) (picche/cuori/quadri/fiori)
    | morto .. <chiede> .. (compagno/dichiarante) | <senza> .. dice .. dichiarante | rivolto .. dichiarante
    | <senza> <seme> .. (al/a) dichiarante | (chiesto/dice/chiede) morto | (chiede/chiesto) .. suo compagno .. giocava
wants-ask_defender =
    | (chied-/chiest-/domand-/chiedere/domandare/dire) .. (al/a/all) (compagno/difensore/avversario) | (niente/sei/zero) .. compagno
    | <chiede> (al/a/all/ad/di/da)? (un/uno/mio/suo)? <altri> .. <senza> | morto .. <chiede> .. <altri>
    | dichiarante .. <chiede> .. (<altri>/altro) | come dichiarante .. <chiede> | (tra/fra) (noi/loro/compagni/difensori)
    | difensori (chiedersi/chiedono/possono chiedersi) | (sapere) da .. difensore | (compagno/compagna) (di/in) difesa
    | <altri> .. (chiesto/chiede) a <altri> | chiediamo tra noi
trick-quitted =
    | coperta da <all> | presa * coperta da tutti | <all> <him>? coperto | presa gia coperta | presa coperta | <all> coperto
    | (rigiocat-/attaccat-) .. (presa dopo/successiva) | presa (girata/coperta)
    | (linea/compagno/noi/io/dichiarante/difesa/parte) (avuto)? (gia)? (giocat-/rigiocat-/attaccat-/mosso/proseguit-) (a/alla/per/la/x)? (presa)? (dopo/successiva/nuova/prossima/seguente/quella dopo)
    | (gia)? (rigiocat-) | giocato .. (dopo/successiva/prossima/nuova) | mosso .. prossima | presa (di)? prima | presa (numero)? <number>
trick-card_faced =
    | sua carta * scoperta | carta * ancora scoperta | carta * scoperta | (mia/sua)? carta .. (scoperta/girata in su/visibile/a faccia in su)
    | (mia/sua/carta) (ancora)? (scoperta/in tavola/a faccia in su/in su/aperta/visibile) | girata a faccia in su
    | <not> (ancora)? (girat-/voltat-/copert-) (la/mia/sua)?
dummy_lost_rights-yes = <dummy> <he>? perso * diritti | <dummy> che perso * diritti
    | morto .. (scambiat-/guardat-/perso/visto) .. (carte/mano/diritti)
    | morto .. (sbirciat-/scambiat-/guardat-/girat-/alzat-/visto/spostat-/giro) .. (carte/mano/mani/dietro/posto/giocare)?
    | alzat- .. (guardare/guardarmi/vedere/sbirciar-) | perso .. diritti ++ (morto/ho)
    | diritti .. (avuto/avevo)? pers- | pers- .. diritti | morto .. (alzat-/sbirciat-/scambiat-/guardat-/spostat-/andato dietro)
dummy_lost_rights-no =
    | <dummy> <he>? <not> perso * diritti | morto .. <not> .. (mosso/guardat-/visto/alzat-/cambiat-/sbirciat-/scambiat-)
    | (al suo posto/al posto suo/diritti intatti/diritti intatti)
    | <not> .. (visto/guardat-) .. (carte/mano/mani/nessuna) ++ morto
    | morto (in regola/corretto) | diritti (intatti/salvi/integri) | <not> .. perso .. (diritto/diritti)
    | morto .. <not> (avuto)? .. (fatto/guardato/sbirciato/mosso/perso) .. (male/niente/nessuno/diritto)? | <not> sbirciat-
offender-role =
    | asker
offender =
    | <who> <he>? (chied-/chiest-/domand-/vuole/vuol/puo chiedere/chiede/puo)
    | (posso/possiamo/puo) <who> (chiedere/domandare/vedere/rivedere)
    | (posso/possiamo) (dire/chiedere/domandare/vedere/rivedere/guardare)
    | <who> possiamo (chiedere/domandare)
    | <who> che .. (chiede/domanda)
    | morto .. chiede
    | <who> (vorrebbe/voleva/vuol/volevo/gira/fa/dice) .. (chiedere/chied-/sapere/rivedere/vedere/domandare/picche/cuori/quadri/fiori)
    | (voglio/volevo/vorrei/posso) (chiedere/rivedere/vedere/sapere/domandare)
    | (puo/posso/possiamo) .. <who> (chied-/domand-/rived-/veder-)
asker-defender-else =
    | difensori possiamo | indifesa | difendiamo | abbiamo difeso | come difensore | (io) difensore | tra (noi)? (difensori/noi #2)
    | difesa
wants-ask_about_dummy =
    | (chied-/chiest-/domand-/sapere) .. (se) .. morto | (chied-/chiest-/domand-) .. morto .. (ha/non/finit-/senza/<not>/zero)
    | <chiede> ... (morto <not>/morto finito/morto davvero/morto avuto/carta morto/scarto morto/carta del morto/sul morto/sulla carta)
    | morto (davvero)? <not> .. <seme> ++ <chiede> | domanda .. (sul/al) .. morto | (chiede/domanda) .. carta .. morto
trick-card_turned =
    | (girat-/copert-) * mia carta | mia carta * (girata/coperta) $ | (girato/girata/coperta) .. carta | (avuto)? (gia)? girata
    | (girata/voltata/voltato/girato/coperta/coperto) (la)? (mia/sua/propria)? ** (<not>/nessuno/nessun) .. (giocat-/avanti/rigiocat-/mosso)
    | presa (gia)? girata , (<not>/nessun) | (voltato/girato/coperto) (la)? (mia/sua)
asked-not_yet =
    | + (posso/possiamo/puo/possono) .. (chiedere/domandare/dire)
    | + (voglio/volevo/vorrei/vuole/vorrebbe/voleva) .. (chiedere/sapere/domandare)
    | + (posso/puo/possono/possiamo/potrei) .. (chied-/domand-/sapere)
    | + <not> (ancora)? (chiesto/fatto/domandato) | + (vuole/vuol/vorrebbe/vorrei/voglio) (sapere/chiedere/domandare) | + si puo chiedere
    | + (posso/puo/possono/possiamo) (io)? (pretendere)? .. (chiedere/chiedersi/domandare/dire/kiedere)
asked-after_others =
    | dopo .. (compagno/altro/anche) .. chiest-
    | (dopo/gia/prima) .. (chiest-/domandat-) .. (io/compagno/difensore/altro/dichiarante)? | avuto (chiest-/domandat-)
    | (chiest-/domandat-) (io/prima)
    | (dopo/prima) .. (chiede/chiesto/quella/fatto/domandato) .. (ovest/est/nord/sud/dichiarante/morto/compagno/altro)
    | (avuto) (gia)? (chiesto/domandato/detto/fatto) .. (dichiarante/morto/compagno/est/ovest/nord/sud/altro/due)
    | dopo (quella/che) .. (ovest/est/nord/sud/compagno/dichiarante) | ma .. (avuto) .. detto
wants-see_trick-else =
    | (vedere/rivedere/guardare/mostrare/scoprire/rigirare) .. (presa/carte/ultima)
    | (rimostrare/rimostr-/rivederla/rivedere/mostrassero) .. (presa/tutta)?
    | (vedere/rivedere/vederla/rivederla/riguardare/guardare/guardarla/rigirarla/rigirarle/girare su/vista) | (far/farmi) vedere .. presa
    | chiede presa | (pretendere) .. girino | girino tutti
wants-ask_declarer-else =
    | morto .. <chiede> .. <senza> | <chiede> .. dichiarante | morto .. (chied-/chiest-/domand-) $ | morto , .. <senza>
    | (chied-/domand-/chiest-) (al/a) dichiarante
wants-ask_defender-else =
    | (chied-/domand-/dire/chiest-/dico) .. (compagno/difensore/avversario/est/ovest)
    | (chied-/domand-/chiest-) .. (al/a/un/ai) (mio/suo)? (compagno/socio/difensore/avversario/est/ovest/altro difensore)
    | (tra noi/fra noi/tra difensori/fra difensori) ++ (chied-/chiest-/domand-)
wants-ask_about_dummy-else =
    | (chied-/domand-) .. morto .. (ha/non/finit-/senza)
asked-not_yet-else =
    | + (posso/puo/possiamo/possono/si puo/lecito/consentito) .. (chied-/domand-/dire/sapere)
    | (posso/puo/si puo/potevo/potrei) .. (chied-/domand-)
asked-after_others-else =
    | dopo .. (compagno/altro) .. (chiest-/domand-)
trick-card_faced-else =
    | carta .. (scoperta/in su/non girata/ancora aperta) | <not> .. girat-
    | (carta/mia) .. (ancora/<not>)? .. (scoperta/girata in su/non girata) | <not> .. (girat-/voltat-/copert-)
trick-card_turned-else =
    | (girat-/copert-) .. carta | carta .. (girata/coperta)
    | (gia)? (girat-/voltat-/copert-) .. (mia/carta/la) | carta .. (girata/voltata/coperta)
trick-quitted-else =
    | (presa dopo/presa successiva/prese fa)
    | (presa/prese) (vecchia/vecchie/chiusa/chiuse) | due prese fa | (rigiocat-/giocat-) .. successiva
asker-declarer-else =
    | (dichiarante/giocante) .. (chied-/domand-/chiest-/vuole/vedere) | (sono/gioco) .. (dichiarante) | io (dichiarante/dich) | io gioco
    | gioco io | ho dichiarato
asker-dummy-else =
    | morto .. (chied-/domand-/chiest-/dice/fa/vuole/gli) | (sono/faccio/fa) .. morto | come morto | io morto | socio .. morto
    | compagno .. morto
defenders_may_ask-yes =
    | (da noi/qui/regolamento/federazione/federaz/codice/circolo) .. (consent-/permett-/permess-/si puo/puo/possono/ammett-/ammess-/lecit-)
    | (consentito/permesso/ammesso) .. (da noi/qui)
    | (da noi/qui/nostro circolo/nostra federazione/federazione/torneo/circolo/regolamento) .. (permesso/permette/consente/consentito/ammesso/lecito)
    | (permesso/permette/consente/consentito) .. (da noi/qui/nostro circolo/nostra federazione/federazione/torneo/circolo/regolamento)
    | difensori (possono/possiamo) .. (chiedersi/chiedere) .. (da noi/qui/nostro circolo/nostra federazione/federazione/torneo/circolo/regolamento)
defenders_may_ask-no =
    | (da noi/qui/regolamento/federazione/circolo/torneo) .. (vietat-/vieta/proibit-/<not> .. (possono/puo/permess-/consent-))
    | (vietato/proibito) .. difensori
    | (vietato/vietate/proibito/proibite/proibisce/vieta) .. (difensori/difesa/(da noi/qui/nostro circolo/nostra federazione/federazione/torneo/circolo/regolamento))
    | (da noi/qui/nostro circolo/nostra federazione/federazione/torneo/circolo/regolamento) .. (vietat-/proibi-/vieta/<not> possono/<not> permette/<not> consente)
    | domande .. difensori .. vietat-
asked-first-else =
    | (chiest-/domand-/chiede) .. per primo | primo a (chiederlo/chiedere)
    | <chiede> .. (niente/senza/sei a zero) (piu)? <seme> | (niente/finite/finito/senza) <seme> .. <chiede>
word-chiede =
    | chiede | chiedo | chiedono | chiesto | chiedere | chiedergli | domanda | domando | domandato | domandare | dice | dico | detto
    | dire | fa | chiedersi | chiedeva | domandava
word-senza =
    | niente | <not> piu | <not> avere | finito | finite | finiti | esaurito | esaurite | <not> ne | senza | se | davvero | <not> altre
    | <not> altri | hai finito | a zero
word-altri =
    | difensore | est | ovest | nord | sud | avversario | avversari | controgiocante

# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 66
certain =
    | (vedere/rivedere/guardare/ispezionare/controllare/mostrare) .. (presa/prese)
    | (presa/carta) .. (girata/messa/orientata/verso/storta) .. (sbagliat-/male) | (sbirciare) .. prese
topic =
    | ispezion- .. pres-
hint =
    | (presa/girat-)
against =
    | (chied-/domand-) .. (niente/picche/cuori/quadri/fiori) | renonce
case-wrongly_pointed =
    | (girat-/voltat-/messa/messo/mette/girando/orientat-/carta/presa/una/puntat-) .. (sbagliat-/male/storta/storto/storte/al contrario/dalla parte/per (noi/loro/io/lui)/come (persa/vinta/perdente/vincente/vinto/perso))
    | (verso/parte/modo/senso) (sbagliat-/giust-/contrari-) | (raddrizz-/storta/storto/storte/rigirarla) | (verticale/orizzontale)
    | gira presa .. nostra | (presa/carta) .. (girata/messa) .. (<who>) .. (sua/nostra/mia/loro) | perdente & vincente
own_side_played_next-yes =
    | (siamo/siamo gia/erano/eravamo) .. (alla/a/al) (#4/#5/#6/#7/#8/#9/%4/%5/%6/%7/%8/%9) | ne abbiamo fatte | io .. ne abbiamo fatte
    | gia (giocat-/rigiocat-/attaccat-) | linea .. (ormai/ovviamente)? giocat-
    | (compagno/io/noi/linea/abbiamo/suoi/loro/<him>/lui/dichiarante/morto/difesa/coppia) .. (giocat-/rigiocat-/attaccat-/moss-/proseguit-/uscit-/andat-/iniziat-) .. (dopo/successiva/nuova/prossima/alla/nella/altra/gia/seguente/sulla/poi)
    | (compagno/noi/linea/coppia) .. (rigiocat-/attaccat-/proseguit-/giocato $)
own_side_played_next-no =
    | (nessuno/<not>/ne) .. (giocat-/rigiocat-/attaccat-/moss-/messo/messa/cominciat-/iniziat-/niente/proseguit-/uscit-/toccat-)
    | prima (di/che/della) .. (giocar-/rigiocar-/attacc-/giocat-/gioch-/mossa/dopo/prossima/successiva) | siamo fermi | fermi
    | niente .. (giocat-/rigiocat-)
    | <not> (carta/giocato) .. (successiva/prossima/dopo)
own_card_turned-yes =
    | (girat-/copert-) .. carta | carta .. (girata/coperta)
own_card_turned-no =
    | carta .. (scoperta/non girata/non coperta) | <not> (girat-/copert-)
    | (mia/sua/propria/carta mia) (ancora)? (su/scoperta/in su)
case-current_trick-else =
    | (ultima/questa/appena) presa | presa (appena)? (finita/fatta/giocata/chiusa/conclusa/in corso)
    | (vedere/rivedere/riveder-/riguard-/guardar-/rimostr-/controll-/mostr-/rigirar-/scoprire) .. (presa/carte/altre/cosa/chi/ultima/di nuovo/che)
    | (faccia/fammi/fatemi/fate/fa) vedere | (rivederla/rivedere/rimostrare/mostrarmela/rivederle)
    | (che/cosa/quale/chi) .. (avuto)? (giocat-/mess-/scartat-/carte) | guarda ultima presa
    | posso riguardare | vuole (l)? ultima presa
case-quitted_trick-else =
    | (prese) .. (gia)? (girat-/copert-/chius-) | (rivedere/guardar-/controll-) .. prese
own_card_turned-no-else =
    | (mia/mio/sua/carta/carte/tengo/propria) .. (scoperta/scoperte/in su/aperta/in vista/su/visibile/girate in su)
    | (mia/mio/sua/carta/io/<him>) .. <not> .. (girat-/voltat-/copert-) | <not> .. (girat-/voltat-/copert-) .. (mia/sua/carta)?
own_card_turned-yes-else =
    | (girat-/voltat-/copert-/rovesciat-) .. (mia/sua/carta/mio/propria)
    | (mia/sua/propria/mio) .. (girata/girato/voltata/coperta/coperto/messa giu/rovesciat-) | io .. (girat-/voltat-/copert-)
    | <him> (girata/voltata/coperta) | io .. (girat-/voltat-/messa giu coperta)
own_side_played_next-yes-else =
    | (#2/#3/#4/due/tre) (prese/giri) fa | presa .. da un pezzo
case-quitted_trick =
    | (vedere/rivedere/riveder-/riguard-/guardar-/rimostr-/controll-/mostr-/sbirci-/ridare/rigirar-/ricontroll-/verificar-/contestar-) .. (%1 presa/%2 presa/%3 presa/%4 presa/%5 presa/%6 presa/%7 presa/%8 presa/%9 presa/%10 presa/presa #1/presa #2/presa #3/presa #4/presa #5/presa #6/presa #7/presa #8/presa #9)
    | presa .. (precedente/vecchi-/penultima/passata) .. tipo? | (#2/#3/#4/due/tre) (prese/giri) fa
    | (prese/presa) (vecchi-/precedent-/passat-) | vecchia presa | presa .. (da un pezzo/da mezz/tempo fa/chiusa da)
    | (presa) (#2/#3/#4) (prese/giri) fa
    | presa .. (di prima/di #2 giri/di #3 giri/giri prima/giri fa/inizio/iniziale/dall inizio) | presa (numero/n)? #2 , siamo
    | presa (numero/n) <number> | presa .. (coperta/chiusa/girata) .. inizio | (una/quella) presa di prima
own_card_turned-unless =
    | (girat-/voltat-/messa/carta/presa) .. (sbagliat-/male/storta/storto/come (perdente/persa/vinta/vincente)/al contrario/dal verso/dalla parte/girate in su)
    | (verso/parte) sbagliat- | prese .. (girat-) | raddrizz- | girata per

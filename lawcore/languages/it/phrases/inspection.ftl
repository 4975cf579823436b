# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
case-current_trick-likely =
    | presa (finita/fatta/giocata/chiusa/conclusa/in corso) | (ultima/questa) presa
case-quitted_trick =
    | (prese/presa) (vecchi-/precedent-/passat-) | (rivedere/guardar-/controll-) .. prese
    | (vedere/rivedere/riveder-/riguard-/guardar-/rimostr-/controll-/mostr-/sbirci-/ridare/rigirar-/ricontroll-/verificar-/contestar-) .. (#1 presa/#2 presa/#3 presa/#4 presa/#5 presa/#6 presa/#7 presa/#8 presa/#9 presa/#10 presa/presa #1/presa #2/presa #3/presa #4/presa #5/presa #6/presa #7/presa #8/presa #9)
case-quitted_trick-likely =
    | (#2/#3/#4) (prese/giri) fa
case-wrongly_pointed =
    | (girat-/voltat-/messa/messo/mette/girando/orientat-/carta/presa/puntat-) .. (sbagliat-/male/storta/storto/storte/al contrario/dalla parte/per (<we>/loro/<me>/<he>)/come (persa/vinta/perdente/vincente/vinto/perso))
case-wrongly_pointed-likely =
    | (verso/parte/modo/senso) (sbagliat-/giust-/contrari-)
own_side_played_next-no-likely =
    | (nessuno/<not>) .. (giocat-/rigiocat-/attaccat-/moss-/messo/messa/cominciat-/iniziat-/<not>/proseguit-/uscit-/toccat-)
own_side_played_next-yes-likely =
    | (<partner>/<me>/<we>/linea/suoi/loro/<him>/<he>/<declarer>/<dummy>/<defending_side>/coppia) .. (giocat-/rigiocat-/attaccat-/moss-/proseguit-/uscit-/andat-/iniziat-) .. (dopo/successiva/nuova/prossima/alla/nella/altra/<next_player>/sulla/poi)
    | (#2/#3/#4) (prese/giri) fa | (giocat-/rigiocat-/attaccat-)
own_card_turned-no-likely =
    | (mia/mio/sua/carta/carte/tengo/propria) .. (scoperta/scoperte/in su/aperta/in vista/su/visibile/girate in su)
own_card_turned-yes-likely =
    | <me> .. (girat-/voltat-/copert-)
    | (mia/sua/propria/mio) .. (girata/girato/voltata/coperta/coperto/messa giu/rovesciat-)

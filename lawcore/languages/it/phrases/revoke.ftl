# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
offender-role = hand
of-offenders = later_tricks since-played
of-this-one = since offender
beside-number = <revoke> <follow> <ruff> <discard>
no-number-before = mano mani smazzata smazzate board giro turno tavolo
goes-on = since-played
word-fare =
    | fatto | fa | fanno | commesso | commette | facendo | rifatto
word-vinta =
    | vinta | presa | fatta | fatto | vinto | vince | prende | fa | preso | aggiudicata | incassata | tirata
word-it =
    | presa | presa della renonce | presa di renonce | presa renonce | mano | quella presa | questa presa
    | stessa presa | presa incriminata | presa in questione
word-altre =
    | altre | plus | altra | ulteriori | ulteriore | successive | successiva
word-prese =
    | prese | presa
word-dopo =
    | dopo | poi | in seguito | successivamente | dopo quella | piu avanti | dopo renonce
word-poi =
    | poi | dopo | in seguito | successivamente
word-giocare =
    | giocato | gioca | giocano | attaccato | attacca | attaccano | rigiocato | rigioca | rigiocano | giocata
    | attaccando | giocando | giochi | giocasse | attacchi | attaccasse | giocassi | giocassimo | risposto
word-successiva =
    | presa successiva | successiva presa | presa dopo | successiva | prossima presa | <next_player> presa | prossima
    | <next_player> | carta successiva
word-consumata =
    | consumata | consumato
word-licitato =
    | licitato | licita | chiamato | aperto | dichiarato | passato | licitano | licitava | apre | parlato
word-board_dopo =
    | board dopo | board successivo | board <next_player> | mano dopo | mano successiva | mano <next_player>
    | smazzata dopo | smazzata successiva | prossimo board
offender =
    | renonce (del/di/della/dell) <who> | <who> fatto renonce | <who> (rifiuta/rifiutato)
    | (renonce/rifiuto) (consumata/inconsumata/stabilita)? (a picche/a cuori/a quadri/a fiori)? (del/di/dell/dello/della/da/in) <who>
    | <who> <him>? (rifiutat-/renonciat-) | <who> <him>? (rifiuta/rifiuto)
    | <who> .. <not> (segue/risponde/risposto/seguito/seguitoseme/risp) | (rifiuto/renonce) <who>
    | <who> <him>? <not> (risposto/seguitoseme/risp/risponde/seguito/segue/<me> risposto) (a/colore/seme/picche/cuori/quadri/fiori)?
    | <who> <him>? <fare> renonce | <who> renonce | renonce .. di <who> | <who> alla? presa <number>
    | <who> .. (butta/mette/gioca/scarta/dato/messo/giocato/buttato/metto/butto) (picche/cuori/quadri/fiori/<low>/<high>) (su/sul/sulle/sui/sulla/sugli/sopra) (picche/cuori/quadri/fiori/asso/giro)?
    | <who> alla? <ordinal> presa | <who> (<offender>) | (,/./&) <him>? (rifiutato/renonciato/fatto renonce/<not> risposto) <who>
    | (renonce/rifiuto) (alla/nella)? presa? <number> presa? (di/del/dell/della) <who>
    | <who> <him>? (scarta/scartato/dato/messo/giocato/mette/butta/buttato) (picche/cuori/quadri/fiori) su (picche/cuori/quadri/fiori)
    | renonce <not>? (consumata/corretta/evidente/vecchia/chiara) (di/del/della/dell/da/dal/dei) <who>
    | <who> <him>? (tagliat-/taglia/scartat-/scarta) .. avuto (picche/cuori/quadri/fiori)
hand-declarer-likely =
    | + (ero/sono/come/da) <declarer>
hand-defender-likely =
    | + (<defending_side>/<defender>/indifesa) | + (indifesa/controgioco/<me> difeso/<we> difeso/difendevo/difendevamo)
    | + (che)? (difende/difendeva) | + (ero/sono/come/da) <defender> | + (altro/stesso) (<defender>)
hand-defender =
    | + (contro/vs) (<card>/slam/manche/contratto/piccolo/grande) | (renonce/rifiut-) .. come <defender>
    | come <defender> .. (renonce/rifiut-)
hand-dummy-likely =
    | <dummy> <him>? (taglia/tagliato/scarta/scartato/rifiuta/rifiutato)
trick-number =
    | <ordinal> presa | (alla/all/nella/sulla) <ordinal> | presa <number> | (alla/nella/sulla) presa <number>
    | (tr/presa/t) <number> | <ordinal> (presa/carta) | (renonce/rifiut-) .. (alla/al) <ordinal>
    | nostra (alla/alla presa) <number> | <ordinal> levata | (alla/nella/sulla) <number> presa
trick-number-likely =
    | (alla/sulla/nella/presa) <number> (presa)? | (alla/della/sulla/nella) <number> | (all/alla) <ordinal>
    | (renonce/rifiut-/rinuncia) .. <ordinal>
hands_returned-no =
    | (carte/mani) <not> .. (rimess-/nel board/imbust-/ripost-/mescol-/via) | (carte/mani/mano) fuori (dai/dal)?
hands_returned-yes =
    | (carte/mani) (tutte)? (rimesse/riposte/imbustate) | (rimesso/riposto/messo) .. (carte/mani) (dentro/via)
    | #4 mani (dentro/nel board/rimess-)
hands_returned-yes-likely =
    | carte .. nel board
since-claimed =
    | (renonc-/rifiut-/tagli-/scart-/risposto/risponde/seguitoseme) .. (poi) (poi)? (dopo)? (richied-/claim-/conced-/stende/steso/intavol-/mostrat-/allarga) .. (resto/carte/tutto/tutte/mie)?
since-claimed-likely =
    | (resto mio/restanti mie/altre mie/altre sono vostre/sono tutte mie)
since-named-likely =
    | + (chiamo/chiamat-/chiama/nominat-/detto) .. (dal/al)? <dummy> .. (per/presa) .. (successiva/dopo/<next_player>/#2/#3/#4/#5/#6/#7/#8/#9)
    | + (chiamo/chiamata/chiama/chiamato) .. dal <dummy> .. (per)? (presa dopo/presa successiva/<ordinal>)
since-nothing =
    | inconsumata | <not> consumata | + nessuno .. (giocato/attaccato/rigiocato/mosso) (poi/dopo)?
    | + nessuno .. (messo/mosso/giocato) (altro/carta/dopo)? | nessuno .. <giocare>
    | + (corregge/corretto/correggo/rimesso/rimette/ripresa/ripreso) (carta)? .. (prima/alla stessa)
    | <not> <consumata>
    | + prima che <who> (giocasse/giocassero/attaccasse/attaccassero/rigiocasse/rigiocassero/rigiochi/giochi/attacchi/muovesse) .. (presa dopo/successiva/<next_player>)?
    | + prima che (giochi/attacchi/giocasse/attaccasse)
    | + prima che (<somebody>/nessuno/chiunque) .. (gioc-/mett-/mosso/muov-) | + <not> (giocato/mosso) altro
    | + corregge da
    | + prima che .. (gioch-/gioc-/attacc-) (alla/per/sulla) (presa successiva/presa dopo)
since-nothing-likely =
    | + nessuno .. (presa dopo/presa successiva/dopo/avanti)
    | + prima (della/di/che) .. (presa successiva/presa dopo/successiva/attaccare/giocare/rigiocare/girare)
    | inconsumata
    | + (accort-/accorg-/notat-/scopert-/vist-/corregg-/corrett-) immediatamente | + <not> <giocare> (&/,/./ma) | + presa <not> (coperta/chiusa) | + <not> coperto presa
    | + <not> <giocare> (alla/sulla/per/nella) (<successiva>/presa? <number>) | + <number> presa? <not> (iniziat-/cominciat-)
    | + carta? (cambiat-/corrett-/ripres-/sostituit-/rimess-) carta? prima (della/di/che) <successiva>
since-opponents_claimed =
    | + <innocent> <him>? (richiesto/rikiesto/claimato/chiesto/reclamato/rivendicato) .. (prese/dopo/resto)
    | + <innocent> <him>? (richiesto/claimato/reclamato) | + richiesta (di/degli/dell/del) <innocent>
    | (richiesta) (di)? loro
since-played =
    | + <partner> .. (attaccato) .. presa (dopo/<next_player>/successiva) | + ricompar-
    | + (giocato/attaccato/rigiocato/rispost-) (alla/per/sulla/nella) (<successiva>)
    | + dopo che .. (giocato/attaccato/rigiocato) .. (successiva/dopo/prossima)
    | <who> <him>? (rigiocato/rigioca/rigiocano) | <who> <him>? (poi)? <giocare> (alla/per/sulla/nella/a)? (presa? <number>/<successiva>)
    | <who> <him>? (poi)? (messo/mette/risponde) (carta)? (alla/per/sulla/nella) (presa? <number>/<successiva>)
since-played-likely =
    | + (accort-/accorg-/notat-/scopert-/vist-) .. (prese/presa/giri) (dopo/piu tardi)
    | + (accort-/accorg-/notat-/scopert-/vist-) .. dopo (#1/#2/#3/#4/#5/#6) (prese/presa/giri)
    | consumata | + (gioca/giocato/giocata/attacca/attaccato) .. (presa successiva/presa dopo)
    | <him> <giocare> .. <successiva> | <giocare> <him>? (alla/per/sulla/nella/a)? presa? <number>
    | (giocando/siamo/eravamo/adesso/ora) (alla/sulla/nella/a)? (presa? <number>/<successiva>)
    | + (accort-/accorg-/notat-/scopert-/vist-) (alla/nella) presa? <number>
    | + <successiva> (iniziata/cominciata/attaccata/giocata)
reply_to_claim-accepted =
    | (<we>/<me>) (acconsentito/accettato)
reply_to_claim-accepted-likely =
    | (<we>) d accordo
reply_to_claim-contested =
    | (<me>/<we>) (contestato/protestato/<not> d accordo/opposto)
claim_settled-no =
    | (board/mano/smazzata) dopo .. <not> .. (cominciat-/iniziat-/toccat-/aperto/chiuso)
won_by-offender =
    | (renonce/rifiut-/tagliat-) .. & <him>? (vinto/vince) presa | (fa <he>/vinta da chi .. rifiutat-)
    | (taglia/tagliato/taglio) .. (&) (prende/preso/vince/vinto/fa presa/fatta/presa mia/presa sua)
won_by-offender-likely =
    | (presa sua/presa loro) | presa (fatta/vinta/presa) (da <he>/dallo stesso/da chi) | vinta da <he>
    | presa <him> (fatta/vinta/presa) <he>
    | (tiene/tenuta/tenuto) presa
won_by-opponents =
    | (presa) (persa/perduta) | (perso/perde/perdono) .. presa
won_by-opponents-likely =
    | vinta (da/dagli) (loro/altri)
won_by-partner =
    | (vinta/fatta) (dal/dall/dalla) (suo/mio)? (<partner>) | <him> (vinta/vinto/fatta) <it>? <partner>
    | (presa) (vinta/vince/prende/fatta/fa/presa) .. (<partner>) (suo/sua/mio)? | <partner> (prende/vince/preso/vinto)
won_by-who =
    | (vinta/presa/vince) (da/dal/dall/dalla) <who> | (vinta/presa) (dal/dall/dalla) <who> | presa (del/di) <who>
    | (presa) <him>? (fa/vinta/fatta/vince/prende) <who> | <it> <him>? fatta <who> | <it> agli <who> | vince <who>
won_by-who-likely =
    | (prende/preso/vince/vinto/vinta/fa/taglia) <who>
    | (vinta/presa/fatta/tagliata/incassata/surtagliata) (poi)? (da/dal/dall/dalla/dai/dagli/dalle) <who>
    | <him> <vinta> <who> | <it> del <who> | presa (a/al/alla/all/ai/agli/per) <who>
    | (piglia/pigliata/prende/prendono) <who>
could_comply-no =
    | + <not> (picche/cuori/quadri/fiori) davvero | + <not> poteva rispondere | + falso allarme
could_comply-no-likely =
    | + vuoto | (contato/conto) male
duty-faced_card-likely =
    | + (doveva/dovevi/dovevo/obbligo) .. (quella/carta/<card>) .. (scoperta/scoperto/in vista/sul tavolo/a faccia in su)
duty-penalty_card =
    | + (doveva/dovevo) .. penalizzat- | + penalizzat- .. (davanti/da giocare/doveva) .. (gioca/buttato/altra/<not>)?
duty-penalty_card-likely =
    | penalizzat- .. (andava/doveva/dovevo/<not>) .. (giocat-/giocare)?
duty-required_card =
    | + (impost-/imporre/impone/imposizione) .. (picche/cuori/quadri/fiori/semi)? | + per ordine .. <declarer>
duty-required_card-likely =
    | (obbligo/obbligat-/costrett-/ordine) .. (attaccare/giocare/uscire/picche/cuori/quadri/fiori)
attention-after_call_on_next_deal =
    | <him> <licitato> .. <board_dopo>
attention-after_call_on_next_deal-likely =
    | (passato/licitato/dichiarato/aperto/parlato) .. (board/mano) (#1/#2/#3/#4/#5/#6/#7/#8/#9/#10/#11/#12/dopo/successiv-/<next_player>)
attention-after_correction_period =
    | + (correzion-) .. (finit-/chius-/appeso/scadut-)
    | (periodo/tempo/termine) .. (correzione/reclami/rettifica/proteste) .. (scadut-/finit-/passat-/chius-)
    | + (classifica) (chiusa/definitiva/uscita)
attention-after_play =
    | + (a) (carte/mano/gioco) (finite/finito/chiuso/chiusa/concluso/terminata) | + (finita/finito) (mano/gioco/board)
    | (dopo/finita) mano | + (accorti/accorto/accorta/notata/scoperta/vista/visto) .. (a fine/alla fine/fine mano)
    | gioco finito | (a/alla) fine (mano/smazzata/gioco) | + board (riposto/imbustato/chiuso/rimesso)
    | + carte (imbussolate/imbustate/rimesse/riposte/mischiate) | + (segnando/segnato/segnavamo) .. (punteggio/punti/risultato/score)
attention-after_play-likely =
    | (fine/finita/finito/terminata) .. (mano/gioco/board/smazzata)
    | (mano/smazzata/gioco/board) (finit-/conclus-/terminat-)
attention-after_round =
    | (cambiat-) .. tavolo | turno chiuso | finito torneo | (giro/turno) .. finito | a finito turno | fine turno
    | + (siamo/eravamo) al tavolo (dopo/successivo)
attention-after_round-likely =
    | (finito turno/cambio turno/fine turno/altro tavolo/tavoli fa/cambiato tavolo/turno dopo)
    | + (alzati dal tavolo/cambio/cambio tavolo/cambiato tavolo) | + (finito/chiuso/terminato) turno
    | fine (turno/sessione/torneo/incontro)
attention-during_play =
    | + (mano/gioco) in corso | durante gioco
earlier_revoke_same_suit-corrected =
    | + (rimess-/rimediat-/sostituit-/corrett-) .. (ricasca/di nuovo/adesso)
earlier_revoke_same_suit-corrected-likely =
    | + (rifiutat-) .. (prima/volta/altra volta) .. (corrett-/rimediat-/rimess-/sostituit-)
earlier_revoke_same_suit-established =
    | (prima/#1) .. consumata
earlier_revoke_same_suit-none =
    | + prima volta .. (seme/colore)
other_side_revoked-corrected-likely =
    | (<opponent>/<opposing_side>/loro) .. (fatta/fatto/renonce/rifiutat-) .. (corrett-/rimediat-/in tempo)
other_side_revoked-corrected_at_trick_twelve =
    | + (altri/loro/<opposing_side>/<opponent>/<innocent_side>) .. (#12) .. (posto/corrett-/rimess-/rimediat-/sistemat-)
    | + (loro/<opponent>) .. alla #12
other_side_revoked-established-likely =
    | #2 renonce .. per linea
other_side_revoked-none =
    | + (unica/sola) renonce
dummy_drew_attention-no =
    | + <dummy> (zitto/muto/taciuto)
dummy_drew_attention-yes =
    | + <dummy> .. (per? primo/primo) .. (dice/detto/a dire/dirlo/fa)?
    | + primo a (dirlo/notarla/notarlo/segnalarla/segnalarlo/accorgersene) <dummy> | + per primo .. <dummy>
dummy_drew_attention-yes-likely =
    | + <dummy> .. (detto/dice/grida/avvis-/segnal-/notare/accort-) .. (renonce/rifiut-/primo/picche/cuori/quadri/fiori/finite)
    | + <dummy> <him>? (poi)? (detto/dice/grida/avvisa/avvisato/segnala/segnalato/visto/vede/accorto/accorge/notato/nota)
defender_asked_partner-no =
    | + nessuno .. (chiesto/domandato)
defender_asked_partner-no-likely =
    | + <not> .. (chiesto/chiest-/domandat-) .. (<partner>/<not>)?
defender_asked_partner-yes =
    | + (<defender>) (chiede/domanda)
defender_asked_partner-yes-likely =
    | + (<other_defender>/<partner>) .. (domanda/domandato/chiesto)
    | + (<defender>/<defending_side>/#1) .. (chied-/domandat-) .. (<partner>/stesso/<not>)
    | + (chiesto/domandato/chiede/domanda) <not> (picche/cuori/quadri/fiori)
played_card_faced-yes =
    | carta .. penalizzata .. sul tavolo
noticed_by-director =
    | arbitro .. (indicat-/vista/visto tutto/passando)
noticed_by-spectator =
    | (angolista/kibitz/kibitzer/spettatore) .. (fa/dice/dico/detto/segnala)
    | (spettatore/angolista/chi guardava/tizio che guardava/#1 che guardava/pubblico/kibitzer) .. (vist-/dett-/dice/notat-/segnal-/parl-)
    | spettatore | (ragazza/#1/signore/tizio/gente) che guardava
on_purpose-no =
    | + buona fede
on_purpose-no-likely =
    | + <not> .. (apposta/di proposito)
on_purpose-yes =
    | (apposta/deliberatamente/di proposito/volutamente/intenzionale)
cards_mixed-yes =
    | carte .. mescolate | mescolato .. carte
cards_mixed-yes-likely =
    | (mescolat-/mischiat-) .. (carte/mie/sue) | (carte/mani/mano) .. (mischiat-/mescolat-)
card_missing-no =
    | + <not> (manca/mancante)
card_missing-yes =
    | presa .. #3 carte | (prese/presa) (di/con/da) #3 carte | mancava .. carta | presa (da) #3
card_missing-yes-likely =
    | #3 carte
facts_disputed-yes-likely =
    | + (litigano/litigio/versioni/disaccordo)
done_before-nothing =
    | + <not> .. deciso | + (<not>) (deciso/decisione/decisioni/accordo) (presa/prese/preso)? (prima/finora/tra)
done_before-players_settled_it =
    | + (accordati/arrangiati/arrangiare/sistemat-/accordat-) .. (tra/fra/da)
    | + <not> (chiamare/sentire) .. (nessuno/arbitro)? | + se sono (aggiustata/sistemata)
done_before-players_settled_it-likely =
    | + (tra <we>/tra loro/fra <we>/fra loro/da soli)
done_before-ruled_wrongly-likely =
    | + dato #2 prese | + (arbitro/arbitrato) .. (ripens-/cantonata/sbagliat-/errore)
dummy_lost_rights-no =
    | <dummy> .. (suoi diritti/seduto buono)
dummy_lost_rights-yes =
    | <dummy> .. (a vedere/guardare) .. (carte/mani)
dummy_lost_rights-yes-likely =
    | <dummy> .. (alzat-/sbirciat-/guardat-/sedere <next_player>/scambiat-)
later_tricks-more =
    | poi altre (#2/#3/#4/#5)
    | (poi/dopo/piu tardi/alla fine/in seguito) .. <offending>? (fa/fatte/fatto/fanno/prende/prendono/vince/vincono/incassa/incassano/<we> fatto) (altre)? (#2/#3/#4/#5/#6)
    | poi altre (#2/#3/#4/#5/#6) | altre (#2/#3/#4/#5/#6) (prese)? (dopo/in seguito/piu tardi) | #2 (prese)? (fatte/loro/nostre) (dopo)? | <altre> <prese> <dopo>
later_tricks-more-likely =
    | (dopo/poi) (#2/#3/#4/#5/#6/#7) (loro/nostre/sue)
    | (poi/dopo) .. (#2/#3/#4/#5) (prese/altre) (<offending>/nostre/loro/sue)
later_tricks-none =
    | (dopo/poi) (<not>) (prese/presa/altre/altra) | <poi> piu <not> | <not> altra presa
later_tricks-none-likely =
    | <poi> perde (tutto/tutte/altre) | (dopo/poi) <not> (altro)? | <poi>? <not> <altre> <prese>? | <not> (presa/prese) dopo
    | <offending>? <not> (fatto/fatta/fatte/vinto/vinte/incassato/preso/prese/fanno/fa/<we> fatto) piu (prese/presa/<not>/altro)?
    | da (li/lì) (in avanti/in poi) <not>
later_tricks-one =
    | (poi/dopo/piu tardi/alla fine/in seguito) .. <offending>? (fa/fatta/fatto/fanno/prende/vince/incassa) #1
    | poi #1 (sola/altra) (presa)? | #1 (sola)? (altra)? (presa)? in piu
later_tricks-one-likely =
    | poi .. (#1/ultima) (altra)? presa
    | (dopo/poi/in seguito) .. (prendiamo/prendono/<we> fatto/fanno/prende/fa) (asso/re/dama/fante) (di)? (atout/picche/cuori/quadri/fiori)?
    | #1 altra (sola)? presa
opponents_played_after-no =
    | + prima che (<somebody>/nessuno/chiunque) (altro)? .. (gioc-/mett-/muov-/mosso)
    | + (che/prima che) .. <declarer> .. (mettesse/giochi/<not> .. messa)
opponents_played_after-yes-likely =
    | + (<innocent>/<next_player>) .. (mess-/risposto/giocato/surtagliato) | + dopo di <he> .. (messo/giocat-)
partner_played_after-no =
    | + prima che (<somebody>/nessuno/chiunque) (altro)? .. (gioc-/mett-/muov-/mosso)
partner_played_after-no-likely =
    | + (<partner>/<other_defender>) .. <not> .. (mosso/messo/giocato)
    | + <partner> <him>? <not> .. (giocato/risposto) | + <partner> no
    | + <partner> .. (doveva/deve/dovevo/devo) (mettere/giocare/rispondere)
partner_has_two_suits-yes-likely =
    | #2 semi
hand-dummy =
    | (renonce/rifiutato/rifiuta) dal <dummy>
hand-declarer =
    | (renonce/rifiut-) .. come <declarer> | come <declarer> .. (renonce/rifiut-)

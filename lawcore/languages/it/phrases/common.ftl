# Words that all subjects share. Alternatives are separated by |.
filler =
    | il | lo | la | i | gli | le | l | già | ancora | anche | è | era | erano | stato | stata | stati | state | essere | viene | viene
    | venne | ne | ci | ce | si | sì | mi | ti | vi | allora | quindi | dunque | cosi | solo | subito | ciao | salve | buongiorno
    | buonasera | scusate | grazie | pure | pero | appena | me | glie | glielo | virgola
article = un | una | uno
counted = presa | altra | ulteriore | presa | sola
negation = non | mica | mai | senza | neanche | nemmeno | neppure | nessuna | nessun | né | zero | niente | nulla
nobody = nessuno
or = o | oppure | ovvero
and = e | ed
contrast = ma | benche | sebbene | nonostante
relative = che | cui | quale
of = di | del | dello | della | dei | degli | delle | dell | d
# Come comincia una riga che continua un caso aperto, e che cosa precede ciò che non è così.
follow-up =
    | e | e se | se | ma | ma se | e se invece | se invece | no | no no | anzi | scusa | scusi | scusate | mi correggo | correggo
    | in realtà | in realta | veramente | aspetta | volevo dire | cioè | cioe | supponiamo | supponiamo che | mettiamo | mettiamo che
    | poniamo che | metti che | allora | invece | e invece | e con | ah | beh | ok | pardon | mi sono sbagliato | mi sono sbagliata | errore
instead-of = non un | non una | non uno | non il | non la | non lo | non del | non della | non da | invece di | anziché | anziche | e non
told-as = avessero > hanno | avesse > ha | fossero > sono | fosse > è stata | vincesse > vince | vincessero > vincono | facesse > fa
not-so = non | e non
possession = possessivo
# By whose card a trick was won: "dal mio asso".
his = suo | sua | suoi | sue
mine = mio | mia | miei | mie
ours = nostro | nostra | nostri | nostre
theirs = loro
# Abbreviations, put out in full before anything else is read; small and large letters matter.
spelled = N > nord | S > sud | W > ovest | x > per
    | avv. > avv | Avv. > avv | dich. > dich | Dich. > dich | comp. > comp | pr. > presa | sig. > sig | vs. > vs
    | 27B1a > articleminimum | 27b1a > articleminimum | 27B1(a) > articleminimum | 27b1(a) > articleminimum | 27B1 > articleminimum
    | 25A > articleslip | 25a > articleslip | 25A1 > articleslip | 25a1 > articleslip | 28B > articleforward | 28b > articleforward
    | 29A > articleaccepted | 29a > articleaccepted | 31A1 > articlerepeated | 31a1 > articlerepeated | 36A > articleundone
    | 36a > articleundone | 37A > articlebarred | 37a > articlebarred | 38D > articleabove | 38d > articleabove
    | 39B > articleclosed | 39b > articleclosed
# Letters for a seat that are words too: no seats at the beginning of a sentence.
seat-letter = E > est | O > ovest
# What shows the letter a text begins with to be a word.
no-seat-before =
    | se | poi | il | lo | la | le | i | gli | un | una | l | io | noi | loro | lui | lei | ora | adesso | quindi | per | come | quando
    | che | chi | cosa | nel | in | a | al | con | allora | anche | ormai | non | no | si | dopo | prima | forse | magari | mi | ci | se ne
rewrite =
    | vinta in mano > vinta dal dichiarante | vinto in mano > vinta dal dichiarante | fatta in mano > fatta dal dichiarante
    | vince in mano > vince il dichiarante
    | aveva risposto > ha risposto | avevo risposto > ho risposto | avevano risposto > hanno risposto | aveva seguito > ha seguito
    | avevo seguito > ho seguito | rifiuto mio > rifiuto di io | renonce mia > renonce di io | rifiuto nostro > rifiuto di noi
    | renonce nostra > renonce di noi | noi che giochiamo > noi che abbiamo dichiarato | noi che giocavamo > noi che abbiamo dichiarato
    | atu > atout | briscola > atout | nun > non | non mica > non | mica non > non | rifiuta di accettare > rifiuta | rifiutato di accettare > rifiutato
    | rifiutata di accettare > rifiutata | rifiutano di accettare > rifiutano | rifiuto di accettare > rifiuto
    | presa seguente > presa successiva | socio > compagno | socia > compagna | soci > compagni | mio comp > mio compagno
    | ancora una > 1 altra | ancora un > 1 altra | ancora due > 2 altre | ancora tre > 3 altre | da me > da io | a me > a io
    | sono nord > io nord | sono sud > io sud | sono est > io est | sono ovest > io ovest | sono giocante > ho dichiarato
    | sono il giocante > ho dichiarato | ero giocante > ho dichiarato | gioco io > ho dichiarato | in contro gioco > indifesa
    | difendendo > indifesa | in difeza > indifesa | aveva > ha avuto | aveva vinto > ha vinto | avevo > ho avuto | avevano > hanno avuto
    | avevamo > abbiamo avuto | vinco > ho vinto | vinciamo > abbiamo vinto | faccio > ho fatto | facciamo > abbiamo fatto
    | facevo > ho fatto | prendo > ho vinto | rispondo > ho risposto | rispondevo > ho risposto | incasso > ho fatto
    | incassiamo > abbiamo fatto | rigioco > ho rigiocato | attacchiamo > abbiamo attaccato | giochiamo > abbiamo giocato
    | difendo > ho difeso | difendiamo > abbiamo difeso | dichiaro > ho dichiarato | concedo > ho concesso | rivendico > ho rivendicato
    | avevo tagliato > ho tagliato | avevo fatto > ho fatto | aveva fatto > ha fatto | aveva tagliato > ha tagliato
    | avevamo fatto > abbiamo fatto | aveva gia > ha avuto | abbiam > abbiamo | prima presa > 1a presa | primo giro > giro
    | alla prima > alla 1a | un altra > 1 altra | un altro > altro | altra sola > altra | una sola altra > 1 altra
    | ancora una presa > 1 altra presa | ancora due prese > 2 altre prese | ancora tre prese > 3 altre prese | due altre > 2 altre
    | ancora 2 prese > 2 altre prese | ancora 3 prese > 3 altre prese | un ulteriore > 1 ulteriore | cioe > cioe
    | penultima presa > 12a presa | la penultima > alla 12a | alla penultima > alla 12a | alla 12a presa > alla 12a presa
    | presa numero > presa | presa n > presa | presa nr > presa | terz ultima > terzultima | paio di > 2 | un paio di > 2 | un paio > 2
    | per sempre > persempre | sono in difesa > ho difeso | ero in difesa > ho difeso | siamo in difesa > abbiamo difeso
    | eravamo in difesa > abbiamo difeso | io in difesa > ho difeso | in difesa > indifesa | in controgioco > indifesa
    | sono in controgioco > ho difeso | sono difensore > ho difeso | sono il dichiarante > ho dichiarato
    | sono io il dichiarante > ho dichiarato | ero il dichiarante > ho dichiarato | ero in difesa > ho difeso
    | sono dichiarante > ho dichiarato | ero dichiarante > ho dichiarato | non solo > solo | gli avv > avversari
    | degli avv > degli avversari | dagli avv > dagli avversari | agli avv > agli avversari | avv di dx > avversario di destra
    | avv di sx > avversario di sinistra | avv di destra > avversario di destra | avv di sinistra > avversario di sinistra
    | difensore di destra > avversario di destra | difensore di sinistra > avversario di sinistra
    | avversario alla mia destra > avversario di destra | avversario alla mia sinistra > avversario di sinistra
    | avversario a destra > avversario di destra | avversario a sinistra > avversario di sinistra | pard > compagno | pd > compagno
    | cmp > compagno | comp > compagno | cpgno > compagno | partner > compagno | dichiar > dichiarante | dic > dichiarante
    | declarer > dichiarante | defender > difensore | defenders > difensori | se ne accorgono > accorgono | se ne accorge > accorge | se ne accorgiamo > accorgiamo | dummy > morto | opp > avversario | opps > avversari | oppo > avversario | arb > arbitro | nn > non | ke > che
    | xche > perche | xke > perche | pc > penalizzata | ren > renonce | renons > renonce | renonsa > renonce | renonse > renonce
    | t 1 > presa 1 | t 2 > presa 2 | t 3 > presa 3 | t 4 > presa 4 | t 5 > presa 5 | t 6 > presa 6 | t 7 > presa 7 | t 8 > presa 8
    | t 9 > presa 9 | t 10 > presa 10 | t 11 > presa 11 | t 12 > presa 12 | t 13 > presa 13 | tric > presa | trick > presa | lead > attacco
    | ui > informazione non autorizzata | in controgioco > indifesa | contro gioco > controgioco | cpd > compagno | comp > compagno
    | partner > compagno | dich > dichiarante | dif > difensore | avv > avversario | non so > insicuro | nn so > insicuro | non ricordo > insicuro | nn ricordo > insicuro
    | non mi ricordo > insicuro | non sono sicuro > insicuro | non sono certo > insicuro | non saprei > insicuro | nn saprei > insicuro | non e chiaro > insicuro
    | non si sa > insicuro | da parte del > del | da parte di > di | da parte dei > del | da parte della > della | td > arbitro
    | direttore > arbitro | ho l > ho | io ho > ho | noi abbiamo > abbiamo | lui ha > ha | lei ha > ha | loro hanno > hanno | egli ha > ha
    | west > ovest | east > est | north > nord | south > sud | spades > picche | hearts > cuori | diamonds > quadri | clubs > fiori
    | reneges > fa renonce | reneged > ha fatto renonce | renege > renonce
    | uno dei giocatori > qualcuno | un giocatore > qualcuno | una giocatrice > qualcuno | uno di loro > avversario | una di loro > avversario | uno degli avversari > avversario | una degli avversari > avversario
    | uno dei due avversari > avversario | uno dei difensori > difensore | uno dei due difensori > difensore
    | def > difensore | rif > renonce | rev > renonce | da dichiarante > come dichiarante | da giocante > come dichiarante | da difensore > come difensore | da vivo > come dichiarante
    | avrebbe dovuto > doveva | avrei dovuto > dovevo | avrebbero dovuto > dovevano
    | aveva rifiutato > ha rifiutato | avevo rifiutato > ho rifiutato | avevano rifiutato > hanno rifiutato | avevamo rifiutato > abbiamo rifiutato
    | revoke > renonce | senza atout > senzatout | non consumata > inconsumata | nessuno dei due > nessuno | nessuno di noi > nessuno
    | nessuna delle due linee > nessuno | nessun giocatore > nessuno | prima di > prima di | nessuno ha > nessuno | nessuno aveva > nessuno
    | non ancora > non | a fine mano > fine mano | alla fine della mano > fine mano | alla fine del gioco > fine mano
    | fine della mano > fine mano | fine del gioco > fine mano | fine gioco > fine mano | turno finito > finito turno
    | turno era finito > finito turno | turno e finito > finito turno | turno concluso > finito turno | turno terminato > finito turno
    | ns > linea di nord | eo > linea di est | contro 1 senza > contro 1 sa | contro 3 senza > contro 3 sa | contro 6 senza > contro 6 sa
    | gioco 1 senza > gioco 1 sa | gioco 3 senza > gioco 3 sa | gioco 6 senza > gioco 6 sa | gioca 1 senza > gioca 1 sa
    | gioca 3 senza > gioca 3 sa | gioca 6 senza > gioca 6 sa | in 1 senza > in 1 sa | in 3 senza > in 3 sa | in 6 senza > in 6 sa
    | a 1 senza > a 1 sa | a 3 senza > a 3 sa | a 6 senza > a 6 sa | dealer > mazziere | texas > transfer
    | compagno del disinformato > compagnodisinformato | compagno del giocatore disinformato > compagnodisinformato | compagno di chi ha chiesto > compagnodisinformato | sx > sinistra | dx > destra | lho > avversario di sinistra | rho > avversario di destra
    | se ne vede > vede | se ne vedono > vedono | se ne vedeva > vedeva | se ne vedevano > vedevano | se ne accorge > accorge
    | se ne accorgono > accorgono | se ne accorgeva > accorgeva
    | tutte e due le linee > ambo le linee | tutti e due i lati > ambo le linee | tutte e due le parti > ambo le linee
    | tutte e due le coppie > ambo le linee | tutti e quattro > tutti
    | poi una sola > poi 1 sola | soltanto una > 1 sola | una soltanto > 1 sola | solamente una > 1 sola | solo una > 1 sola
    | poi solo una > poi 1 sola | e una sola > e 1 sola
    | compagno suo > suo compagno | compagna sua > sua compagna | socio suo > suo compagno | pard suo > suo compagno
    | partner suo > suo compagno | compagno mio > mio compagno | socio mio > mio compagno
    | detto sì > acconsentito | detto di sì > acconsentito | dice sì > acconsente | dice di sì > acconsente | dicono sì > acconsentono
    | dicono di sì > acconsentono | diciamo sì > acconsentiamo | diciamo di sì > acconsentiamo | dicevano di sì > acconsentono
    | dico sì > acconsento | dico di sì > acconsento | detto ok > acconsentito | dicono ok > acconsentono | dice ok > acconsente
    | diciamo ok > acconsentiamo
    | se ne sono > ne sono | se ne è > ne è | se n è > ne è | se ne era > ne era | se ne erano > ne erano
    | chiesto il resto > claimato resto | chiede il resto > claima resto | chiesto tutto il resto > claimato resto
    | chiesto le restanti > claimato restanti | chiesto le rimanenti > claimato rimanenti
    | risposto a colore > seguitoseme colore | risposto al colore > seguitoseme colore | risposto a seme > seguitoseme colore
    | risposto al seme > seguitoseme colore | risposto a picche > seguitoseme picche | risposto a cuori > seguitoseme cuori
    | risposto a quadri > seguitoseme quadri | risposto a fiori > seguitoseme fiori | risponde a colore > seguitoseme colore
    | risponde al colore > seguitoseme colore | risponde a seme > seguitoseme colore | risponde al seme > seguitoseme colore
    | risponde a picche > seguitoseme picche | risponde a cuori > seguitoseme cuori | risponde a quadri > seguitoseme quadri
    | risponde a fiori > seguitoseme fiori | linee girate > freccia girata | linee scambiate > freccia girata
    | linee invertite > freccia girata | linee erano girate > freccia girata | linee erano scambiate > freccia girata
    | linee erano invertite > freccia girata | est ovest scambiati > freccia girata | est ovest invertiti > freccia girata
    | accorge subito > accorge immediatamente | accorto subito > accorto immediatamente | accorta subito > accorta immediatamente | accorti subito > accorti immediatamente | subito accorto > accorto immediatamente | subito accorti > accorti immediatamente | se ne accorge subito > accorge immediatamente | se ne accorgono subito > accorgono immediatamente
    | scoperta subito > scoperta immediatamente | subito scoperta > scoperta immediatamente | vista subito > vista immediatamente | notata subito > notata immediatamente | corregge subito > corregge immediatamente | corretta subito > corretta immediatamente
    | dal giocatore sbagliato > fuori turno | dal difensore sbagliato > fuori turno | dalla persona sbagliata > fuori turno
    | accorgo subito > accorgo immediatamente | accorgiamo subito > accorgiamo immediatamente
number-1 = uno
number-2 = due
number-3 = tre
number-4 = quattro
number-5 = cinque
number-6 = sei
number-7 = sette
number-8 = otto
number-9 = nove
number-10 = dieci
number-11 = undici
number-12 = dodici
number-13 = tredici
ordinal-2 = seconda | secondo
ordinal-3 = terza | terzo
ordinal-4 = quarta | quarto
ordinal-5 = quinta | quinto
ordinal-6 = sesta | sesto
ordinal-7 = settima | settimo
ordinal-8 = ottava | ottavo
ordinal-9 = nona
ordinal-10 = decima | decimo
ordinal-11 = undicesima | undecima | undicesimo
ordinal-12 = dodicesima | dodicesimo
ordinal-13 = tredicesima | tredicesimo
ordinal-suffix = a | o | ma | mo | esima | ima
denomination-c = fiori | f
denomination-d = quadri | q
denomination-h = cuori | c
denomination-s = picche | p
denomination-n = sa | senzatout | nt
suits-sh = nobili | maggiori
suits-dc = minori
# Words that are no typing errors of a word that means something here.
ordinary =
    | presto | preso | prese | presi | prendere | perso | persa | perse | pressa | pesa | spesa | sorpresa | ripresa | impresa | finta
    | vinca | cinta | tinta | vista | visto | quinto | quanta | quante | quanto | quanti | quelle | quella | quello | conto | conta | certo
    | certa | carta | carte | corte | corta | parte | parti | porta | posto | posta | pasto | costa | costo | giusto | giusta | gioco
    | giochi | gioca | giocato | giocata | giocate | giocatore | taglio | taglia | foglia | voglia | figlio | meglio | scarto | scarta
    | scarica | sparta | morta | molto | molta | moto | corto | torto | porto | conta | turno | torno | forno | giorno | ritorno | colore
    | calore | valore | colpa | colpo | corpo | seme | semi | insieme | segue | seguo | segno | segna | mano | mani | meno | mentre | dentro
    | entro | altro | altri | altra | altre | oltre | ultra | attacco | attacca | attaccato | avversari | avversario | difesa | difeso
    | offesa | contesa | dichiarato | dichiara | dichiarata | dichiarazione | corretta | corretto | corrente | carretta | diretta | diretto
    | consumata | consumate | consumo | costumata | finito | finita | finite | infinito | fornito | riunito | unito | punto | punta | punti
    | accorto | accorti | accorta | accorgo | accordo | ricordo | contratto | contro | vincere | vincente | perdente | perdere | perde
    | vende | prende | rende | tagliato | tagliata | sbagliato | sbagliata | sbaglio | scartato | scartata | scattato | risposto | risposta
    | risponde | nascosto | nasconde | sesto | resto | testo | terzo | quarto | quarta | quasi | settimo | prossima | prossimo | successo
    | successiva | successivo | eccessivo | nessuna | nessuno | ciascuno | qualcuno | chiesto | chiede | chiude | chiuso | detto | dette
    | fatto | fatta | fatte | fetta | gatto | matto | tetto | torneo | tavolo | cavolo | tempo | campo | compagna | campagna | compagni
    | compagno | dodici | tredici | quindici | sedici | lasciato | lasciare | lanciato | passato | pagato | piegato | spiegato | girato
    | tirato | aperto | coperta | coperte | scoperta | scoperto | esperto | penalizzata | realizzata | arbitro | arbitri | orbita | notato
    | ricorso | cerco | carla | tornei | giorni | campi | culpa | porca | miglio | riuscito | festa | finto | sogno | influito | spento
    | votato | nuotato | portato | contato | montato | mancato | mandato | toccato | bloccato | rigiocato | rivinto | convinto | spinto
    | dipinto | respinto | vincitore | licita | lecita | felicita
    | rosa | fora | capo | cara | caro | fata | fato | pina | mese | mesi | club | lina | nome | nomi | vino | pace | line
    | coso | resi | pino | voto | vari | varie | toni | coro | capi | test | poca | poco | mise | sara | pena | vent | tizi
    | base | pera | piero | piera | paese | morso | busta | brutta | brutto | teste | spinta | fonte | lente | torta | multa
    | salto | salta | rosso | bello | bella | casa | cose | cassa | notte | amico | amica | vento | gente | forma | fondo
    | anno | anni | nonno | nonna | zona | pane | sera | mare | sole | luce | lina | gino | anna | ecco | puro | tali | tale
    | idee | fila | film | foto | modo | mode | nulla | nodo | nota | note | olio | pari | pila | pazienza | pezzo | primi
    | riga | rima | roba | sala | sale | salve | sano | sedia | seta | sito | sono | sotto | spazio | stile | strada | tappo
    | tardi | tema | tipo | topo | vale | vaso | vena | vera | vero | vetro | via | vita | viva | voce | volo | zero | centro
    | sentenza | limita | confessato | dormendo
who-declarer = dichiarante | giocante
    | vivo
who-dummy = morto | mano di fronte al dichiarante | mano opposta al dichiarante
who-defender = destra del dichiarante | sinistra del dichiarante | destra del giocante | sinistra del giocante | destra del vivo
    | sinistra del vivo | destra del morto | sinistra del morto | difensore | controgiocante | attaccante
    | avversario di destra del dichiarante | avversario di sinistra del dichiarante | avversario a destra del dichiarante
    | avversario a sinistra del dichiarante | avversario di destra del giocante | avversario di sinistra del giocante
    | difensora
who-other_defender = altro difensore | secondo difensore
who-defending_side = difesa | difensori | controgiocanti | linea difensiva | linea in difesa | coppia in difesa
who-declaring_side = linea dichiarante | parte dichiarante | linea giocante
who-me = io | ho
who-we = noi | abbiamo
who-he = lui | lei | egli | ella | ha | costui
who-they = hanno | essi
who-offender =
    | colpevole | giocatore colpevole | stesso giocatore | stesso colpevole | lui stesso | autore della renonce | chi ha fatto renonce
    | chi ha fatto la renonce | renonciante | reo
who-offending_side = linea colpevole | parte colpevole | partito colpevole | colpevoli | coppia colpevole
who-innocent_side = linea innocente | parte innocente | partito innocente | innocenti | altra linea | altra coppia | linea non colpevole | non colpevoli | coppia innocente
who-partner = compagno | compagna
who-opponent = avversario
who-opposing_side = avversari | linea avversaria | coppia avversaria | parte avversaria
who-left_opponent = avversario di sinistra | avversario a sinistra | mio sinistra | suo sinistra
    | avversario di mia sinistra | sinistro | avversario sinistro
    | quello di sinistra | giocatore di sinistra | giocatore alla sua sinistra | avversario alla sua sinistra
    | la sinistra | sinistra sua | vicino di sinistra | vicino a sinistra | chi gli sta a sinistra | chi mi sta a sinistra | chi sta a sinistra
    | chi gli siede a sinistra | quello alla sua sinistra | quella alla sua sinistra | quello alla mia sinistra
    | signore alla mia sinistra | signore alla sua sinistra | signore a sinistra | signore di sinistra
    | signora alla mia sinistra | signora alla sua sinistra | signora di sinistra | signora a sinistra | giocatore a sinistra
    | chi stava alla sinistra | tizio a sinistra | tizio di sinistra | quella di sinistra | tipo a sinistra
    | avversario alla mia sinistra | giocatore alla mia sinistra | quella alla mia sinistra | vicino sinistro | signora accanto | sinistra
who-right_opponent = avversario di destra | avversario a destra | mio destra | suo destra
    | destro | avversario destro
    | quello di destra | quello alla destra | giocatore alla sua destra | giocatore di destra | avversario alla sua destra | chi stava alla sua destra
    | la destra | vicino di destra | vicino a destra | chi gli sta a destra | chi mi sta a destra | chi sta a destra | chi gli siede a destra
    | quello alla mia destra | quella alla mia destra | quello a destra | quella a destra | tizio di destra | tizio a destra
    | tipo a destra | signore a destra | signore di destra | signore alla mia destra | signora a destra | signora di destra | quello alla sua destra | quella alla sua destra
    | avversario alla mia destra | giocatore a destra | giocatore alla mia destra | signora alla mia destra | il mio di destra
    | mio di destra | destra
who-somebody = qualcuno | qualcuna
who-everyone = tutti | entrambe le linee | entrambe | entrambi | tutti e quattro | tutte e due le linee | ambo le linee
who-north = nord
who-east = est
who-south = sud
who-west = ovest
asking = quante | quanti | quanto | cosa | vorrei sapere | mi chiedo | domando
asking-first = che | come | chi | quale | quali | puo | posso | possiamo | possono | devo | dobbiamo | devono | deve | si puo | quando | dove | bisogna
asking-with-mark = perche | è | va | vanno | vale | ha | hanno | ho | spetta | spettano | tocca | conta | consumata | conta
if = se | qualora | nel caso | ammesso
# Words that name a subject: of two that are named both are offered, in their order.
named-revoke = seguitoseme | renonce | renonci- | rinuncia | renunci-
named-claim = richiesta | claim- | concess- | rivendic-
named-penalty_card = penalizzat-
named-insufficient_bid = insufficient-
named-unauthorised_information = esita- | pensata | tempo | pausa | svegliato | svegliata
named-misinformation = spiegazione | spiegat- | allert-
named-conduct = maleducat- | scortes- | sgarbat- | insult- | psichic- | spettator- | angolist- | aspettan-
named-wrong_board = frecc- | direzioni | inquinat- | faul-
named-wrong_cards = #14 | #15
named-appeal = appell-
named-comparable = comparabil-
# A sentence with one of these is not sure; a number after one of the others is when it was found.
turn = turno | rotazione | fuoriturno
# How words begin that tell of a changed call beside an auction.
changing = cambi | corregg | corrett | sostitu
outside = fuori
earlier =
    | prima | precedente
doubt =
    | forse | magari | probabilmente | mi sa | secondo me | se non sbaglio | se ricordo bene | puo darsi | mi pare | mi sembra | credo | penso | insicuro | dubbio | suppongo | immagino | presumo | quasi | per poco
discovered =
    | scopert- | scopr- | accorg- | accort- | notat- | notano | notiamo | nota | trovat- | trova | emerg- | emers- | spunta- | vist- | rivelat- | salt- fuori | salta- fuori | visto | vede | vediamo
# A sentence with one of these reports what others said, or disputes it: it makes no fact.
reported =
    | dice che | dicono che | diceva che | detto che | sostiene | sostengono | sosteneva | afferma | affermano | a detta di
    | chiede se | chiesto se | nega | negano | contesta che | contestano che | non vero | non è vero | non sono sicuro | ma era il | ma era la | ma era un | ma era lui | ma era lei | ma era stato | ma era stata | ma in realta
# What follows was only thought, wanted, missed or denied: it makes no fact.
unreal =
    | forse | magari | probabilmente | credo | penso | pensa | pensava | pensavo | sembra | sembrava | pare | pareva
    | dovrebbe | dovrebbero | insicuro | circa | suppongo | immagino | presumo | possibile | eventualmente
    | secondo lui | sospetto | sostiene | direi | temo | dubbio | avesse | avessero | avessi | fosse | fossero
    | avrebbe | avrebbero | avrei | sarebbe | sarebbero | potrebbe | potrebbero | nega | negano | credeva | credevo
    | credevano | credendo | pensavano | pensando | immaginava | convinto | convinta | convinti | non visto
    | non vista | non vede | non vedeva | non accorto | non accorta | non notato | non sentito | non avendo visto
    | voleva | volevo | volevano | vorrebbe | vorrei | intendeva | intendevo | doveva | dovevo | dovevano
    | avrebbe dovuto | sperava | distratto | distratta
    | puo | possono | posso | possiamo
who-next_player =
    | quello dopo | quella dopo | giocatore dopo | giocatore successivo | giocatore seguente | avversario successivo | avversario seguente
    | avversario dopo | successivo giocatore | prossimo giocatore | chi segue | chi seguiva | chi veniva dopo | chi viene dopo
    | quello a sinistra | quello alla sinistra | avversario alla sinistra
    | chi viene dopo | il prossimo | chi sedeva dopo | quello accanto | tizia accanto | signora dopo | avv dopo | l altro dopo
    | suguente | seguente | quello subito dopo | quello dopo di lui | quello dopo di lei | giocatore dopo di lui
    | avversario che segue | vicino
word-accepts =
    | accetta | accetto | accettano | accettato | accettata | accettiamo | accettare | accetti | tiene buona | tengo buona | tenuta buona
    | tiene per buona | prende per buona | prendo per buona | lascia correre | lascia passare | lasciata passare | sta bene | va bene cosi | da buona
word-cannot_tell =
    | insicuro | non riesco | non si riesce | non riesce | non sono in grado | non in grado | difficile dire | difficile dirlo
    | difficile stabilire | chissa | chi sa | lo sa | boh | mah | dubbio | in dubbio | non chiaro | non si capisce | non capisc-
    | impossibile dire | impossibile dirlo | impossibile stabilire | non posso dire | non posso dirlo | non ci giurerei | non giurerei
    | non e detto | non detto | da vedere | si vedra | opinabil- | dubito | dubita | dubitano | incert- | non ne sono certo
    | non so decider- | decider- | nel dubbio | in forse
word-declines =
    | rifiuta | rifiuto | rifiutato | rifiutata | rifiutano | respinge | respinta | respinto | contesta
word-calls =
    | passa | passato | passo | passano | dichiara | dichiarato | dichiarano | licita | licitato | licitano | dice | detto | contra
    | contrato | surcontra | surcontrato | contro | parla | parlato | apre | aperto | chiama | chiamato | interviene | intervenuto | rialza
    | rialzato | risposto | risponde | spara
word-nobid =
    | passa | passato | passo | contra | contrato | surcontra | surcontrato
over =
    | su | sopra | dopo | sul | contro | sulla
cmp-yes =
    | comparabil- | (paragonabil-/equivalent-)
cmp-no =
    | <not> .. (comparabil-/paragonabil-/equivalent-)
    | (niente/altro che/col cavolo/per niente/mica/tutt altro) .. (comparabil-/paragonabil-)
    | comparabil- (manco/nemmeno/neanche/no/non/certo non) | comparabil- .. (non/no) $ | incomparabil-
    | <not> .. (in comune/paragonar-/confrontabil-) | + comparabil- ++ (manco per idea/secondo me no/macche)
cmp-unsure =
    | + (dubbio/insicuro/decidere/capire/chiede/dire/sapere/saprei/idea/se) .. comparabil- .. (boh/no/insicuro/dubbio/idea)?
    | + comparabil- .. (insicuro/dubbio/decidere/boh/mah/o no)
    | + comparabil- ++ (boh/mah/aiut-/chissa/insicuro/consigli-/non saprei/dubbio)
side-defends =
    | (<offending>/colpevoli/linea colpevole/loro/offensori) .. (difend-/difesa/controgioco/indifesa/controgiocano)
    | (difendono/difende/difendiamo/difendere/difendevano) | (finiscono/finito/finiti) .. (difend-/difesa/indifesa)
    | (gioco/giochiamo/giocato) .. (io/noi) .. contratto | <innocent> .. (gioca/giocano/gioco/dichiara/giochiamo)
    | (gioco/giochiamo) (io/noi)? <card> | (sono/siamo/ora/adesso/stanno) (indifesa/difesa)
    | (sono/ero) dichiarante
side-declares =
    | (loro/<offending>/colpevoli/linea colpevole) .. (giocano/gioca/giocato/dichiarano/dichiarante/dichiaranti/vivo) .. (contratto/mano/<card>)?
    | contratto (lo)? (giocano/gioca/preso/vinto/giocato/aggiudicato) .. (loro/colpevoli/suo/lui)? | contratto (di/suo/loro)
    | (giocano/gioca/giocato) (loro/lui) | (mano/contratto) (giocata/giocato) (da)? loro
    | (giocano/gioca) & (mantengono/mantiene/fanno) | <innocent> difend- | giocat- (da)? loro
    | (finito col/finisce col) giocare <card>

### Che cosa l'Arbitro deve valutare, in italiano. Le chiavi sono quelle della specifica.
### Parafrasi nostre: il testo ufficiale del Codice non è riprodotto.

## Da valutare

judgement-J1 = Quanto vale l'equità lo giudichi tu: l'esito probabile senza l'irregolarità, semmai ponderato; meglio se ti consulti. Il trasferimento e l'equità non si sommano.
judgement-J2 = Nel 2007 il testo non dice che la renonce avversaria debba essere consumata: alla lettera 64B7 vale anche se è stata corretta; altri la ignorano. Il 2017 ha deciso: solo se entrambe consumate.
judgement-J3 = Prima del 2017 il testo di 64B2 non chiede che la prima renonce fosse consumata: alla lettera nessun trasferimento, ma molti lo danno lo stesso.
judgement-J4 = Prima del 2017 manca una regola chiara per due renonce sulla stessa presa con una sola linea che ha proseguito: si corregge quella non consumata e per il resto si guarda all'equità.
judgement-J5 = Quale presa paghi quale renonce non è scritto: qui ogni presa passa una volta sola e mai per una renonce fatta dopo; le prese usate sono indicate.
judgement-J6 = Conta chi vince la presa con la carta sostituita; qualcuno guarda invece alla carta illegale.
judgement-J7 = Se dopo il richiamo dell'attenzione qualcuno ha giocato lo stesso alla presa seguente, prevale il dovere di correggere; gli autori non sono tutti d'accordo.
judgement-J8 = Da quale momento misurare l'equità di renonce ripetute era discusso: il verbale WBF dice dalla posizione dopo la prima.
judgement-J9 = Nel 2007 non è risolto se la parte richiesta sopravvive quando il compagno del difensore si oppone alla concessione: il verbale WBF del 2001 dice né l'una né l'altra, e così il 2017.
judgement-J10 = Se al morto la mano di un difensore è stata mostrata senza che facesse nulla, valuta se abbia perso davvero i suoi diritti.
judgement-J11 = Se l'hai vista tu o uno spettatore, rettifica ciò che sai entro il periodo di correzione; alcuni aspettano che resti solo l'equità.
judgement-J12 = La carta ritirata è penalizzata anche se ha chiesto il morto; puoi però disporre altrimenti (50).
judgement-J13 = Nel 1997 non è deciso se 63B valga quando a chiedere al difensore è stato il morto.
judgement-J14 = Nel 2017 il dovere di correggere nasce dal richiamo dell'attenzione. Se chi se ne accorge da solo possa tacere è discusso: 72B2 non obbliga a denunciare un'infrazione della propria linea, ma cita 62A fra le eccezioni; nascondere non è mai ammesso (72B3).
judgement-J15 = Carta scoperta ma non penalizzata: il testo del 2017 è più stretto, perciò il trasferimento resta dovuto.
judgement-J16 = Se una parola o un gesto designavano davvero una carta per la presa seguente è un fatto da accertare.
judgement-J17 = Prima si corregge la renonce, poi si giudica il claim, senza far gravare sul richiedente ciò che non poteva sapere.
judgement-J18 = Che cosa sia gioco normale per un giocatore di quella categoria, e che cosa sapesse il richiedente, lo giudichi tu.
judgement-J19 = Ciò che la carta penalizzata ha mostrato, una volta ripresa, è questione di 50E: punteggio arbitrale se ha danneggiato.
judgement-J20 = Se fosse voluta, o prevedibile il vantaggio, lo giudichi tu.
judgement-J21 = Sui fatti contestati, o su chi di due giocatori abbia fatto renonce, senti tutti e quattro e decidi secondo ciò che è più probabile (85A1); se non ci riesci, decidi in modo che si possa continuare a giocare (85B).
judgement-J23 = Il silenzio sul claim avversario non è da sé un assenso: se la linea era d'accordo è un fatto da accertare. L'accordo è completo quando ha assentito e non ha obiettato in tempo (69A).
judgement-J24 = Se aveva anche altre carte coperte del seme, alla lettera vale 64B3; qualcuno la tratta come renonce comune.
judgement-J25 = Concessione contestata di una presa probabile ma non sicura: per equità (70A) può tornare, alla lettera dell'articolo 71 resta.
judgement-J31 = Nel 2007 42B2 consente al morto di prevenire solo le irregolarità del dichiarante, mentre 9A3 consente a qualunque giocatore di cercare di prevenirne una, al morto nei limiti di 42 e 43: valuta se sia proprio il caso di fermarlo.
judgement-J32 = Nessun testo vieta a un morto senza diritti di chiedere o avvertire: il Codice dice solo che cosa gli costa (43B1, 43B2, 43B3). Che debba tacere se ne ricava.
judgement-J33 = I giocatori non possono risolverla da sé (10A): decidi come se non l'avessero fatto. Richiamata l'attenzione, chiunque può chiamare l'Arbitro (9B1); alla rettifica puoi rinunciare solo tu, con motivo, se lo chiede la linea innocente (81C5).
judgement-J34 = Se la tua decisione era sbagliata, decidi di nuovo. Se il board non si può più segnare normalmente, dai un punteggio arbitrale trattando entrambe le linee come innocenti (82C).
judgement-J26 = Una carta piccola solo nominata non è stata né esposta per caso né giocata: alla lettera di 50B non è né minore né maggiore.
judgement-J27 = Prima del 2017 l'articolo 57 taceva di una carta giocata quando mancava solo un avversario: che sia una carta esposta è derivato.
judgement-J62 = Se la carta va accettata (52B1(b)), il testo non dice se non aver giocato la penalizzata sia anche una renonce (61A): nessun trasferimento (64B3), ma un danno si può compensare (64C1).
judgement-J63 = Alla lettera “alta” o “bassa” con il morto di mano, e “prendi” se nulla vince, non nominano né seme né rango: può indicare la carta uno dei difensori (46B5). Altri fanno proseguire il seme con cui il morto ha vinto, come per un rango (46B3(a)), o chiedono che cosa intendesse il dichiarante.
judgement-J28 = Nel 2007 il testo non diceva se un dichiarante che poteva aver visto una carta del morto possa ancora stendere le carte e fare il morto.
judgement-J41 = Lapsus o intenzione: valuta le prime parole, i cartellini vicini nel box, quanto ha aspettato, che cosa l'ha fatto guardare, e la mano. Una chiamata voluta non si cambia, e il cambio non si offre.
judgement-J43 = Comparabile o no: valuta forza, lunghezza, altri semi, forzante o no. Si raccomanda larghezza; l'altra linea è protetta alla fine (23C, 27D).
judgement-J44 = Su quale delle due licite ha chiamato, o quale accetta, è un fatto da accertare: chiediglielo. Può accettare la prima anche dopo la sostituzione (27C).
judgement-J45 = Alla lettera il compagno tace dopo un tentativo annullato anche se la chiamata che vale è della stessa denominazione o comparabile; una federazione lo lascia libero.
judgement-J46 = Toccava proprio al mazziere: chiedigli se ha chiamato al suo turno, e la prima è come non fatta (28B), o se voleva accettarla (29A).
judgement-J47 = Un passo al turno dell'avversario di destra: 30A nomina solo il 72C; il 26B parla di ogni chiamata ritirata. I pareri divergono su una restrizione d'attacco dopo un passo ritirato: di solito nessuna, salvo che la chiamata seguente non sia comparabile.
judgement-J48 = Una licita insufficiente e fuori turno: prima si decide del turno, poi l'articolo 27 sulla licita ripetuta; chi segue può accettare in entrambi i momenti.
judgement-J61 = 30C parla di un passo su una chiamata artificiale; solo il titolo del 31 dice che era del compagno. Dopo quella di un avversario giudichi tu.
judgement-J64 = 25B3 dice che 16C vale per ogni chiamata ritirata o annullata, 26A che non vale se la chiamata che resta è comparabile. Seguiamo 26A, la norma particolare; 23C tutela l'altra linea.
judgement-J65 = Il compagno aveva chiamato: leggiamo 25A4 per ogni cambio, svista o no, e non si offre di accettare. Alla lettera 25B1 lascia accettare al giocatore seguente; se ha chiamato apposta sulla seconda, questa vale.
judgement-J42 = Chi segue aveva chiamato sulla prima chiamata prima del cambio: dopo avergli spiegato le regole chiedigli se chiama sulla seconda (25B1) o se resta la prima (25B2). Il testo non lo dice.
judgement-J49 = 36A dice che è come se nulla fosse; ma 16C parla di ogni chiamata ritirata, e nulla in 36A lo esclude.
judgement-J50 = 24 parla di un errore suo, durante la licitazione. Per una carta mostrata per colpa d'altri, o tra l'ultimo passo e l'attacco, ciò che segue si ricava da 16D, 48A e 49.
judgement-J51 = L'articolo 54 parla di una carta scoperta, e nulla dice di un attacco coperto del difensore sbagliato: torna in mano quando lo dici tu, senza rettifica.
judgement-J52 = L'informazione c'è stata? Valuta ciò che dicono tutti e quattro, secondo probabilità; il tempo si misura su quello normale per la coppia in quel punto.
judgement-J53 = Che cosa suggerisce? Valuta quali mani il giocatore poteva avere e quali azioni vanno bene con esse; chiedi ad altri, ma solo dopo le domande sulla mano.
judgement-J54 = Alternative logiche: valuta categoria e metodi del giocatore e ciò che i suoi pari hanno considerato e scelto. Non c'è una quota fissa.
judgement-J55 = Danno: valuta che cosa sarebbe probabilmente successo senza l'infrazione, e un errore gravissimo o un azzardo dell'altra linea. Il bot non dà numeri.
judgement-J56 = Poteva influenzarlo? Basta una possibilità realistica, non serve la certezza.
judgement-J57 = Danno: valuta che cosa sarebbe probabilmente successo con la spiegazione giusta in tempo, e un errore gravissimo o un azzardo dell'altra linea. Il bot non dà numeri.

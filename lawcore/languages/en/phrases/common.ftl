# Words that all subjects share. Alternatives are separated by |.
filler =
    | the | just | already | yet | so | well | ok | okay | is | was | were | are | been | be | being | am | still | please | hi | hello
    | did | does | do | even | really | simply | actually | immediately | quickly | only | comma
article = a | an
counted = trick | tricks | more | further | later | subsequent | additional
negation = not | t | no | never | without | neither | nor | cannot | hardly | zero | none
nobody = nobody | noone | anyone | anybody | neither
or = or | either
and = and
contrast = but | although | though | however
# How a line begins that goes on with an open case, and what stands before what is not so.
follow-up =
    | and | and if | what if | and what if | what about | and what about | if | but | but if | but what if | no | no no | nope | sorry
    | actually | in fact | suppose | supposing | suppose that | assume | say | correction | wait | i meant | i mean | oh | well | ok | then
    | my mistake | rather | in truth | let s say | imagine | how about
instead-of = not a | not an | not the | not by | instead of | rather than | and not
told-as = hadn't > have not | hadn t > have not | had > has | would have > has | were > was | didn't > did not
not-so = not | and not
relative = who | which | that
of = of
possession = s
# By whose card a trick was won: "by my ace".
his = his | her | hers | its
mine = my | mine
ours = our | ours
theirs = their | theirs
# Abbreviations, put out in full before anything else is read; small and large letters matter.
spelled = w/o > without | W/O > without | b/c > because | N > north | S > south | E > east | W > west
    | Dec > declarer | s/he > he | TD > director
    | SA > ace of spades | KS > king of spades | SK > king of spades | QS > queen of spades
    | SQ > queen of spades | JS > jack of spades | SJ > jack of spades
    | AH > ace of hearts | HA > ace of hearts | KH > king of hearts | HK > king of hearts
    | QH > queen of hearts | HQ > queen of hearts | JH > jack of hearts | HJ > jack of hearts
    | AD > ace of diamonds | DA > ace of diamonds | KD > king of diamonds | DK > king of diamonds
    | QD > queen of diamonds | DQ > queen of diamonds | JD > jack of diamonds | DJ > jack of diamonds
    | AC > ace of clubs | CA > ace of clubs | KC > king of clubs | CK > king of clubs
    | QC > queen of clubs | CQ > queen of clubs | JC > jack of clubs | CJ > jack of clubs
    | 27B1a > articleminimum | 27b1a > articleminimum | 27B1(a) > articleminimum | 27b1(a) > articleminimum | 27B1 > articleminimum
    | 25A > articleslip | 25a > articleslip | 25A1 > articleslip | 25a1 > articleslip | 28B > articleforward | 28b > articleforward
    | 29A > articleaccepted | 29a > articleaccepted | 31A1 > articlerepeated | 31a1 > articlerepeated | 36A > articleundone
    | 36a > articleundone | 37A > articlebarred | 37a > articlebarred | 38D > articleabove | 38d > articleabove
    | 39B > articleclosed | 39b > articleclosed
rewrite =
    | east west switched > arrow switched | east west swapped > arrow switched | east west reversed > arrow switched
    | claims i > claims that i | opponents say > opponents say that | opps say > opps say that | someone said > someone said that
    | won in hand > won by declarer | won it in hand > won by declarer | won trick in hand > won by declarer
    | won the trick in hand > won by declarer | wins in hand > won by declarer | wins it in hand > won by declarer
    | winning in hand > won by declarer
    | norths > north s | souths > south s | easts > east s | wests > west s | dummys > dummy s
    | hasn t > has not | haven t > have not | hadn t > had not | wouldn t > would not | didn t > not | doesn t > not | isn t > is not
    | wasn t > was not | weren t > were not | couldn t > could not | shouldn t > should not | don t > do not | aren t > are not
    | im > i am | won t > will not | it s > it is | that s > that is | he s > he is | she s > she is | there s > there is | i m > i am
    | we re > we are | i ve > i have | we ve > we have | i d > i would | he d > he would | didnt > not | doesnt > not
    | hasnt > has not | havent > have not | hadnt > had not | wasnt > was not | isnt > is not | cant > can not | dont > do not
    | wont > will not | ain t > is not | aint > is not | mustn t > must not | mustnt > must not | arent > are not | needn t > need not
    | ive > i have | weve > we have | theyve > they have | they ve > they have | they re > they are | you re > you are
    | thats > that is | theres > there is | whats > what is | what s > what is | i ll > i will | he ll > he will | she ll > she will
    | we ll > we will | they ll > they will
    | refused to accept > refused | refuses to accept > refuses | declined to accept > declined | declines to accept > declines
    | failed to win > not win | failed to take > not take | failed to make > not make | failed to get > not get
    | failed to score > not score | fails to win > not win | fails to take > not take
    | about to > going to | couldnt > could not | cannot > can not | wouldnt > would not | shouldnt > should not | werent > were not | no one > nobody | no body > nobody | not only > also | another > 1 more
    | another one > 1 more | another two > 2 more | another three > 3 more | another four > 4 more | another 2 > 2 more | another 3 > 3 more
    | another 4 > 4 more | second last trick > 12th trick | second to last trick > 12th trick | last trick but one > 12th trick
    | penultimate trick > 12th trick | td > director | t d > director | nos > innocent side | os > offending side | face up > faced
    | misinformed player s partner > misinformedpartner | partner of misinformed player > misinformedpartner | facedown > quitted | faceup > faced | partners lead > partner s lead | partners turn > partner s turn | face down > quitted | face dn > quitted | over ruffed > overruffed | over ruffs > overruffs | over ruff > overruff | trick number > trick
    | trick no > trick | number of tricks > tricks | a couple of > 2 | a couple more > 2 more | couple of > 2 | neither side > nobody
    | neither player > nobody | not sure > unsure | no idea > unsure | not certain > unsure | do not know > unsure | don t know > unsure
    | dont know > unsure | do not remember > unsure | don t remember > unsure | can t remember > unsure | cannot remember > unsure
    | can not remember > unsure | cant remember > unsure | could have > could_have | should have played > ought have played | should have followed > ought have followed | might have > might | may have > might | may not > might
    | ops > opponents | opps > opponents | opp > opponent | decl > declarer | def > defender | pard > partner | p > partner
    | cho > my partner | pd > partner | ptnr > partner | prtnr > partner | pards > partner s | dfndr > defender | dfndrs > defenders
    | defs > defenders | dclr > declarer | declr > declarer | dclrer > declarer | oppo > opponent | oppos > opponents | oppts > opponents
    | pc > penalty card | pcs > penalty cards | pen card > penalty card | pen cards > penalty cards | mpc > penalty card | pen > penalty
    | oot > out of turn | out of rotation > out of turn | ool > opening lead out of turn | loot > lead out of turn | tr > trick
    | trk > trick | trik > trick | trcik > trick | til > until | till > until | t 1 > trick 1 | t 2 > trick 2 | t 3 > trick 3
    | t 4 > trick 4 | t 5 > trick 5 | t 6 > trick 6 | t 7 > trick 7 | t 8 > trick 8 | t 9 > trick 9 | t 10 > trick 10 | t 11 > trick 11
    | t 12 > trick 12 | t 13 > trick 13 | gonna > going to | wanna > want to | id > i would | bid box > bidding box | fd > face down
    | ui > unauthorised information | mi > misinformation | bit > hesitation | ib > insufficient bid | unauthorized > unauthorised
    | honor > honour | u > you | ur > your | bc > because | shes > she is | hes > he is | theyre > they are
    | partner hand opponent > partner | right hand opponent > rho | left hand opponent > lho | opponent on my right > rho
    | opponent on my left > lho | oppo on my right > rho | oppo on my left > lho | opponent to my right > rho | opponent to my left > lho
    | no trumps > notrump | no trump > notrump | having none > inquiry | none partner > inquiry | no hearts partner > inquiry
    | no spades partner > inquiry | no diamonds partner > inquiry | no clubs partner > inquiry | ns > north s side | ew > east s side
    | declaer > declarer | dec > declarer | decs > declarer s | my turn > turn of me | his turn > turn of him | her turn > turn of her
    | i d opened > i had opened | i d bid > i had bid | i d passed > i had passed | i d revoked > i had revoked | i d played > i had played
    | i d led > i had led | i d had > i had had | i d already > i had already | i d called > i had called | i d discarded > i had discarded
    | i d ruffed > i had ruffed | i d claimed > i had claimed | i d been > i had been | i d never > i had never | i d just > i had just
    | i d won > i had won | i d taken > i had taken | i d doubled > i had doubled | i d overcalled > i had overcalled
    | i d reneged > i had reneged | i d forgotten > i had forgotten | i d forgot > i had forgot | i d followed > i had followed
    | i d accepted > i had accepted | i d conceded > i had conceded | i d agreed > i had agreed | i d asked > i had asked
    | he d opened > he had opened | he d bid > he had bid | he d passed > he had passed | he d revoked > he had revoked
    | he d played > he had played | he d led > he had led | he d had > he had had | he d already > he had already
    | he d called > he had called | he d discarded > he had discarded | he d ruffed > he had ruffed | he d claimed > he had claimed
    | he d been > he had been | he d never > he had never | he d just > he had just | he d won > he had won | he d taken > he had taken
    | he d doubled > he had doubled | he d overcalled > he had overcalled | he d reneged > he had reneged
    | he d forgotten > he had forgotten | he d forgot > he had forgot | he d followed > he had followed | he d accepted > he had accepted
    | he d conceded > he had conceded | he d agreed > he had agreed | he d asked > he had asked | she d opened > she had opened
    | she d bid > she had bid | she d passed > she had passed | she d revoked > she had revoked | she d played > she had played
    | she d led > she had led | she d had > she had had | she d already > she had already | she d called > she had called
    | she d discarded > she had discarded | she d ruffed > she had ruffed | she d claimed > she had claimed | she d been > she had been
    | she d never > she had never | she d just > she had just | she d won > she had won | she d taken > she had taken
    | she d doubled > she had doubled | she d overcalled > she had overcalled | she d reneged > she had reneged
    | she d forgotten > she had forgotten | she d forgot > she had forgot | she d followed > she had followed
    | she d accepted > she had accepted | she d conceded > she had conceded | she d agreed > she had agreed | she d asked > she had asked
    | we d opened > we had opened | we d bid > we had bid | we d passed > we had passed | we d revoked > we had revoked
    | we d played > we had played | we d led > we had led | we d had > we had had | we d already > we had already
    | we d called > we had called | we d discarded > we had discarded | we d ruffed > we had ruffed | we d claimed > we had claimed
    | we d been > we had been | we d never > we had never | we d just > we had just | we d won > we had won | we d taken > we had taken
    | we d doubled > we had doubled | we d overcalled > we had overcalled | we d reneged > we had reneged
    | we d forgotten > we had forgotten | we d forgot > we had forgot | we d followed > we had followed | we d accepted > we had accepted
    | we d conceded > we had conceded | we d agreed > we had agreed | we d asked > we had asked | they d opened > they had opened
    | they d bid > they had bid | they d passed > they had passed | they d revoked > they had revoked | they d played > they had played
    | they d led > they had led | they d had > they had had | they d already > they had already | they d called > they had called
    | they d discarded > they had discarded | they d ruffed > they had ruffed | they d claimed > they had claimed
    | they d been > they had been | they d never > they had never | they d just > they had just | they d won > they had won
    | they d taken > they had taken | they d doubled > they had doubled | they d overcalled > they had overcalled
    | they d reneged > they had reneged | they d forgotten > they had forgotten | they d forgot > they had forgot
    | they d followed > they had followed | they d accepted > they had accepted | they d conceded > they had conceded
    | they d agreed > they had agreed | they d asked > they had asked
    | only our side > solely our side | only one side > solely 1 side | only my side > solely my side | only their side > solely their side
    | only the defenders revoked > solely defenders revoked | only the defender revoked > solely defender revoked
    | only declarer revoked > solely declarer revoked | only revoke > sole revoke | only the one revoke > sole revoke | just the one revoke > sole revoke
    | ns turn > north s turn | ss turn > south s turn | es turn > east s turn | ws turn > west s turn | ns go > north s go
    | es go > east s go | ws go > west s go | ss go > south s go
    | one of the defenders > defender | one defender > defender | one of the opponents > opponent | one of the opps > opponent
    | one opponent > opponent | one of them > opponent | someone in their line > opponent | someone on their side > opponent
    | one of the players > someone | one player > someone | one of their side > opponent
    | renonce > revoke | ovest > west | nord > north | sud > south | presa > trick | dichiarante > declarer | dich > declarer | morto > dummy
    | compagno > partner | arbitro > director | difensore > defender | picche > spades | cuori > hearts | quadri > diamonds | fiori > clubs
    | said ok > said fine | said okay > said fine | says ok > says fine | say ok > say fine
    | noticed it immediately > noticed it at once | noticed immediately > noticed at once | immediately noticed > at once noticed | spotted immediately > spotted at once | spotted it immediately > spotted it at once | immediately spotted > at once spotted
    | corrected immediately > corrected at once | corrected it immediately > corrected it at once | immediately corrected > at once corrected
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve
number-13 = thirteen
ordinal-1 = first
ordinal-2 = second
ordinal-3 = third
ordinal-4 = fourth
ordinal-5 = fifth
ordinal-6 = sixth
ordinal-7 = seventh
ordinal-8 = eighth
ordinal-9 = ninth
ordinal-10 = tenth
ordinal-11 = eleventh
ordinal-12 = twelfth
ordinal-13 = thirteenth
ordinal-suffix = st | nd | rd | th
denomination-c = club | clubs | c
denomination-d = diamond | diamonds | d
denomination-h = heart | hearts | h
denomination-s = spade | spades | s
denomination-n = nt | notrump | n
suits-sh = majors
suits-dc = minors | minor
suits-hd = red
# Words that are no typing errors of a word that means something here.
ordinary = forty | grounds | novice | heads | binding | texts | mouths | waving | plaid | hears | having | depended | partnered | found | bound | sound | ground | their | there | these | those | other | where | which | while | would | could
    | should | thick | brick | quick | tricky | leads | leave | leaves | heard | heart | hears | place | placed | placing
    | sides | slide | taken | token | tokens | winner | winners | women | diner | dinner | revolve | revolved | invoke
    | invoked | provoke | evoked | clubs | class | claim | claims | plain | player | players | bidding | trump | trumps
    | dealer | dealt | defend | defended | defending | defence | defense | defences | offended | offence | parent | parents
    | opened | opener | opening | opponent | opposite | finish | finesse | finessed | handed | handle | board | boards
    | broad | round | rounds | rounded | right | rights | light | might | night | eight | eighth | sight | fight | weight
    | third | thirds | three | throw | threw | tenth | tents | north | forth | worth | month | south | mouth | youth
    | noticed | notices | notice | noted | asked | masked | tasked | basket | called | calls | caller | discard | discards
    | discarded | rather | father | later | after | water | before | deform | reform | since | scene | under | again
    | against | penalty | penalties | corner | collected | connected | directed | correct | correctly | director | revoker
    | suite | suits | rules | ruled | ruling | muffed | stuffed | buffer | ruffs | rough | first | twice | price | pricey
    | partly | partner | partners | party | having | paving | holding | folding | scolding | following | follows | allow
    | drawn | drew | tummy | mummy | yummy | gummy | declared | declare | declares | declaring | decline | declined
    | established | publish | published | establish | unestablished | unpublished | played | played | prayed | plated
    | delayed | relayed | laying | paying | saying | staying | trying | made | makes | taking | making | waking | faking
    | cold | mess | text | pays | wide | sets | sick | stall | fist | quit | pint | gins | font | pace | walk | walks | hits
    | shame | shape | shake | noon | tale | tick | slap | pips | blow | yell | shoot | mixes | stuff | stock | stank | telly
    | piles | bring | dreaming | squaring | fines | thump | condensed | fired | waived | restrict | response | shouting
    | muddle | leans | sleeping | life | hope | talk | year | easy | joke | dear | hour | love | best | fair | park | hook
    | boss | fuss | skip | carl | mary | guys | news | past | post | pass | path | plan | poor | pure | race | rain | real
    | rest | rich | ring | road | role | roof | room | rule | rush | safe | said | sale | same | sand | save | seat | self
    | sell | send | shop | shot | show | side | sign | site | size | slow | snow | soft | soil | sold | sole | some | song
    | sort | soul | soup | star | stay | step | stop | such | suit | sure | team | tell | tend | term | than | that | them
    | then | they | thin | this | till | time | tiny | tone | tool | tour | town | tree | trip | tune | type | unit | used
    | vast | very | view | vote | wage | wait | wake | wall | want | warm | warn | wash | wave | weak | wear | week | well
    | were | west | what | when | whom | wife | wild | wind | wine | wing | wire | wise | wish | with | wood | word | wore
    | work | yard | zone
who-declarer = declarer | man opposite dummy | player opposite dummy | hand opposite dummy | person opposite dummy
    | person playing hand
who-dummy = dummy | hand opposite declarer | hand across from declarer
who-defender = defender | opening leader | guy over declarer | player over declarer
who-other_defender = other defender | second defender | fellow defender
who-defending_side = defence | defense | defenders | defending side
who-declaring_side = declaring side | declarer side
who-me = i | me | myself
who-we = we | us
who-he = he | she | him | himself | herself
who-they = they | them
who-offender = offender | revoker | revoking player | same player | player who revoked | guilty player | revoking hand
who-offending_side = offending side | offenders | revoking side | guilty side | revoker side
who-innocent_side = innocent side | non offending side | nonoffending side | non offenders | other side | innocents
who-partner = partner
who-opponent = opponent
who-opposing_side = opponents
who-left_opponent = lho | left hand opponent
    | left hand opp | my left hand opponent | opponent on left | left opponent
    | player on my left | hand on my left
    | leftie | lefty | left hand player | lady on my left | man on my left | guy on my left | chap on my left | opponent on his left
    | opponent on her left | opponent to his left | player to his left | lady on his left | fellow on his left | man on his left
    | woman on his left | left hand one | left opp
who-right_opponent = rho | right hand opponent
    | opponent on right | right opponent
    | player on right | player on his right | player on her right | hand on right | right hand player | player to right | player to his right
    | righty | rightie | lady on my right | man on my right | guy on my right | man on her right | man on his right
    | bloke on her right | bloke on his right | chap on his right | opponent on his right | opponent on her right
    | opponent to his right | right hand one | right opp | player on my right | hand on my right | hand on his right
who-somebody = someone | somebody | a player
who-everyone = everyone | everybody | all players | all four players | both sides | all four | each side
who-north = north
who-east = east
who-south = south
who-west = west
asking = how | what | why | whether | wonder | wondering
asking-first = is | are | does | do | did | can | may | should | could | would | shall | am | who | which | when | where
asking-with-mark = was | were | has | have | had | isn | aren | doesn | wasn | must | will | then
if = if | suppose | supposing | unless | in case | assuming
# Words that name a subject: of two that are named both are offered, in their order.
named-revoke = revok- | reneg-
named-claim = claim- | conced- | concession
named-penalty_card = penalty | penalised
named-insufficient_bid = insufficient- | insuff | underbid
named-unauthorised_information = hesitat- | tank- | tempo | huddle- | pause | reminded | reminds | woke
named-misinformation = explanation | explained | misexplain- | misinform- | alert-
named-conduct = rude- | insult- | discourt- | impolite | psych- | kibitz- | spectator | waiting
named-wrong_board = arrow- | directions | foul-
named-wrong_cards = #14 | #15
named-appeal = appeal-
named-comparable = comparable
# A sentence with one of these is not sure; a number after one of the others is when it was found.
turn = turn | rotation | oot
# How words begin that tell of a changed call beside an auction.
changing = chang | correct | swap | replac | substitut | switch
outside = out
earlier =
    | first | earlier | previous | too
doubt =
    | maybe | perhaps | possibly | probably | might | apparently | allegedly | presumably | unsure | think | guess | believe | not sure | reckon | in my opinion | if i remember | if i recall | who knows | nearly | almost
discovered =
    | find- | found- | notic- | discover- | spot- | realis- | realiz- | saw | appear- | turned up | came to light | emerg- | point- | produc- | seen
# A sentence with one of these reports what others said, or disputes it: it makes no fact.
reported =
    | says that | say that | said that | claims that | claim that | claimed that | according to | alleges | alleged
    | asked whether | asked if | denies | denied | deny | disputes | disputed | disagrees | disagree
    | not true | not sure | but it was | but actually | or not
# What follows was only thought, wanted, missed or denied: it makes no fact.
unreal =
    | maybe | perhaps | possibly | probably | might | think | thinks | thought | guess | believe | believes | believed
    | unsure | seems | seem | apparently | allegedly | suspect | suspected | claims to | presumably
    | doubt | supposedly | accused | accuses | would | wouldn | should | had he | had she | had they | could_have
    | wish | trying | tried | denies | denied | thinking | assumed | figured | reckoned | not see | not saw | not seen
    | not notice | not noticed | not hear | not heard | not realise | not realised | not realize | not spot
    | not spotted | missed | overlooked | misread | misheard | wanted to | wants to | want to | meant to | intended to
    | going to | could have | could | hoping | hoped | imagined | under impression
word-contract = contract | game | slam
who-next_player =
    | next player | next hand | next person | next opponent | next guy | next one to call | next bidder | player on left | player after
    | player to left | player on his left | player on her left | hand on left | guy on left | following player
    | next chap | next man | next in turn | next seat | next one along | one after | player next | next lady
word-accepts =
    | accept | accepts | accepted | accepting | condone | condones | condoned | takes it | took it | take it | let it stand | lets it stand
    | let it go | lets it go | let it ride | lets it ride | let it through | allows it | allowed it | allow it | happy with it
    | fine with it | wants to keep it | keeps it
word-cannot_tell =
    | can not tell | can not say | could not say | could not tell | not possible to tell | not possible to say | impossible to say
    | impossible to tell | hard to say | hard to tell | difficult to say | difficult to tell | unsure | unclear | not clear | not obvious
    | doubtful | debatable | who knows | jury out | jury s out | anybody guess | anybody s guess | remains to be seen | can not exclude
    | not certain | might or might not | in doubt | nor know | can not judge | can not decide | could not decide | not decide
    | nobody could tell | nobody can tell | nobody can say | uncertain | not convinced
word-declines =
    | refuse | refuses | refused | refusing | reject | rejects | rejected | decline | declines | declined | turned it down | turns it down
    | turn it down | objects | objected | rejecting
word-calls =
    | bid | bids | pass | passes | passed | passing | double | doubles | doubled | redoubles | redoubled | call | calls | called | overcall
    | overcalls | overcalled | raise | raises | raised | jumps | jumped | responds | responded | acts | acted | answered | opens | opened
    | spoke | cuebid
word-nobid =
    | pass | passes | passed | double | doubles | doubled | redoubles | redoubled | overcall | overcalls | overcalled
over =
    | over | on | after | above | against
cmp-yes =
    | comparable call | comparable | (is/was/are)? comparable | judged comparable | says .. comparable
    | + (call/deem/deemed/judge/judged/consider/found/find/rule/ruled/says) (it/that/his/her/this)? (as)? comparable
cmp-no =
    | <not> .. comparable | (hardly/nothing like/far from/anything but) comparable | not comp | incomparable | noncomparable
    | non comparable (call/bid)? | comparable (nope/never) | nothing .. comparable | + comparable ++ (no chance/no way/surely not)
cmp-unsure =
    | + (decide/dunno/unsure/whether/wondering/idea/doubt/tell/check/settle/judge) .. comparable
    | + comparable .. (dunno/unsure/doubt/idea/or not/tell me)
    | + comparable ++ (help/advise/second opinion/opinion/tell me/can not tell/could not tell/unsure/dunno/clue/can not settle/can not say)
    | + (can not see/can not settle/can not say/can not judge) .. comparable
side-defends =
    | (they/<offending>/offending side/offenders) (now/then/will/later/be/then)? (are/is/were)? (ended up/end up/left)? (on)? (defend-/defence/defense)
    | (they/<offending>/offending side/offenders/his side/her side) .. (defend/defending/defended/defends/defence/defense)
    | (end up/ended up/finish-/now) (on)? (defending/defence/defense) | (them/they) (defending/on defence/on lead)
    | (they/them) .. lead against | (we/i/us) .. (declare/declaring/playing contract/won auction/play it)
    | <innocent> .. (declare/declaring/declared/declares) | final contract .. (by us/ours/mine) | bought it
side-declares =
    | (they/<offending>/offending side/offenders) (declare/declared/declaring/played/play/playing) (it/hand/contract/<card>/$)
    | (ended up/end up/later/then/eventually/finish- up) (declared/declaring/playing/declares)
    | (they/he/she) (are/is/were)? (playing/play/plays) <card>
    | (they/<offending>/his side/her side) .. (declare/declares/declaring/declared/declarer/declaring_side)
    | (their/his/her) contract
    | (they/<offending>/his side) .. (won auction/win auction/bought it/got contract/are in <card>/in contract) | (declaring side)
    | they (made/make) (game/<card>/contract) | played (thing/it/hand) (there)? $ | <innocent> .. (defend/defending/defended)
    | against (them/their contract)

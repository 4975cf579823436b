# How a question during the play, or the wish to see a trick, is told. See phrases.py.
word-aux = has | have | had
word-asked = asked | asks | ask | asking | inquired | inquires
word-see = see | inspect | look at | review | turn over
word-suit = spade | spades | heart | hearts | diamond | diamonds | club | clubs | suit | more
subject = <who> <aux>? <asked> to <see> * trick | <see> * trick again | <see> quitted trick | <see> trick | <see> last trick | <see> previous trick | inquiry | <asked> * whether * had * <suit> | <asked> <partner> whether | <asked> <defender> whether | <asked> <declarer> whether | <asked> <declarer> if he | <asked> <defender> if he | <asked> <partner> if he
elsewhere = revoke | revokes | revoked | renege | reneged | failed to follow | penalty card
signs = asker wants
asker-declarer = <declarer> <aux>? <asked> to <see> * trick | <declarer> <aux>? <asked> to <see> trick | + <declarer> wants to <see> * trick | + <declarer> wants to <see> trick | <declarer> <aux>? <asked> <who>
asker-dummy = <dummy> <aux>? <asked> to <see> * trick | <dummy> <aux>? <asked> to <see> trick | + <dummy> wants to <see> * trick | + <dummy> wants to <see> trick | <dummy> <aux>? <asked> <who>
asker-defender = <defender> <aux>? <asked> to <see> * trick | <defender> <aux>? <asked> to <see> trick | + <defender> wants to <see> * trick | + <defender> wants to <see> trick | <defender> <aux>? <asked> <who>
wants-see_trick = <who> <aux>? <asked> to <see> * trick | <who> <aux>? <asked> to <see> trick | + <who> wants to <see> * trick | + <who> wants to <see> trick
wants-ask_declarer = <who> <aux>? <asked> <declarer>
wants-ask_defender = <who> <aux>? <asked> <defender>
trick-quitted = trick quitted | quitted trick | trick <aux>? quitted | <all> quitted | <all> <aux>? turned * cards | <all> <aux>? turned their cards
trick-card_faced = own card * faced | card * still faced | card faced | cards * still faced
dummy_lost_rights-yes = <dummy> <aux>? lost * rights | <dummy> having lost * rights | <dummy> , having lost * rights
dummy_lost_rights-no = <dummy> <aux>? <not> lost * rights

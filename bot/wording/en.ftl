### The bot's phrases. Those of the law are in the package lawcore.

## Names

title = { $subject } · { $edition } Laws
edition-name = { $edition } Laws

## Commands

command-start = New case
command-law = Look up a Law
command-play = The play, card by card
command-help = How it works
command-language = Language · Lingua
command-edition = Edition of the Laws
command-authority = Options of your federation
command-history = Rulings given before
command-changes = Differences between editions
command-link = Where to post
command-unlink = Remove the linked chat
command-cancel = Close the open case
command-commands = All commands
command-subjects = A command for each subject
command-line = { $commands } – { $about }

greeting =
    Good day. { $edition }: /edition; language: /language.
    Tap, or type “revoke by dummy”.
    What has happened?
start-asks =
    What happened?
    { $edition }. Tap, or type “revoke by dummy”.
start-asks-briefly =
    What happened?
    { $edition }. Tap it or type a line.
start-asks-in-group =
    What happened?
    { $edition }. Tap it, or reply to this message: “defender revoked, won by partner”. A line that mentions the bot is read too.
help =
    Tap what happened, or type it.
    “Not sure” is always fine.
    The decision remains the Director's.
help-in-group =
    Tap what happened, or write it in a line that replies to this message or mentions the bot: no other line is read here.
    “Not sure” is always fine.
    The decision remains the Director's.
help-example = defender revoked, won by partner
help-try = Try an example
begin-auction = Auction…
what-happened = What happened during the auction?
begin-play = During play…
what-happened-in-play = What happened during the play?
begin-information = Information…
which-information = What about the information?
begin-cards = Cards, other…
begin-behaviour = Conduct, lateness, appeals
begin-procedure = Lateness, discourtesy, procedure
which-behaviour = What is it about?
subjects-how = Then type what happened.
nothing-open = No case is open.
ask-language = In which language?
ask-edition = Under which edition of the Laws?
language-chosen = Language: { $chosen }.
choice-follows = { $chosen }: the open case too?
edition-chosen = From now on the { $chosen } apply.
authority-chosen = From now on this authority's options count: { $chosen }.
ask-authority = Which federation? Its rules apply where the Laws allow it, and the ruling says so.
no-authority = None: as in the Laws
law-ask = Which article? Type its number or some words, like /law 64A1 or /law partner asked; or begin with one of these.
changes-ask = Which editions are to be compared?
changes-pair = { $former } → { $latter }
changes-number =
    { $number ->
        [0] No change.
        [one] One change.
       *[other] { $number } changes.
    }
changes-none = Nothing changed: { $subjects }.
changes-not-covered = Not covered in both editions: { $subjects }.
next-page = Next ›
page = Page { $page } of { $pages }.

## Buttons

back = Back
why = Why?
unsure = Not sure
none-of-these = None of these
list-several = Tap them one at a time.
list-unsure = Which of them are you not sure of?
nothing-else = Nothing else
reasoning = Law by Law
change = Change
new = New ruling
new-beside = New
begin-again = Again: { $subject }
copy = Copy
share = Share
open-page = Open on the page
open-page-home = Open the page
over = → { $subject }
back-to-edition = Back to the { $edition }

play-is-over = Play is over: count
why-ruled = Why
add-fact = Add a fact…
more = More…
to-ruling = ‹ To the ruling
to-private = Open the private chat
open-case = Go on with the case
asks = { $name } asks
open-help = How it works
open-commands = All commands
open-questions = Common questions
questions-ask = What about? { $edition }.
questions-none = No question is answered for the { $edition } yet.
open-subjects = By subject
open-law = Look up a Law
open-play = Record of play
open-score = Scores
open-evening = The evening
open-history = Your rulings
open-quiz = Quiz
open-settings = Settings
open-export = Your data, in a file
open-forget = Delete your data…
guest-title = Renonce
guest-ask = From this line nothing can be ruled yet: a few questions are needed.
guest-begin = Ask me in private
guest-otherwise = It was otherwise: ask me
show-to-all = Show to all
show-again = Show it again
alone-begin = Begin, only you see it
alone-begin-about = { $subject }: begin, only you see it
alone-invite = The questions are for whoever asks; everybody sees the ruling once it is shown to all.
alone-another = Ask about another case
alone-shown = The ruling has been shown to all already.
alone-may-be-shown = It may already stand in the group: look there, and show it again only if it does not.
alone-not-shown = Telegram did not let it be shown to all. Try again in a while; if it stays so, an administrator has to let the bot write here.
guest-show = Show it where you asked
guest-shown = It stands where you asked.
open-in-private = Open in private

## Screens

why-asked = Why this is asked:
director-decides = The decision remains the Director's.
reasoning-heading = The reasoning, Law by Law:
shortened = … the rest is too long for one message.
change-heading = Which answer do you want to change?
more-answers = More answers…
change-entry = { $fact }: { $answer }
present = • { $answer }
likely = ✎ { $answer }
changed = Changed: { $was } → { $became }
unusual-nothing = Nothing unusual
what-unusual = What was unusual?
chosen = Chosen: { $facts }
further-step = • { $text }
supposed = Assumed: { $facts }.
say-in = Say in { $language }
say-in-it = Say in Italian
say-in-en = Say in English
fell-away = No longer at issue: { $subject }.
dropped = No longer counts: { $answers }
dropped-more = No longer count: { $answers }, and { $more } more.
branches-others = The others: you need to know more
not-yet = This cannot be ruled on yet. First:
likelier = If it stays unclear, what is more likely counts (85A1).
branch = { $question } { $answer }
branch-more =
    { $more ->
        [one] … and in another case like these
       *[other] … and in { $more } other cases like these
    }
compared = Compared with the { $edition }:
settled = { $authority }: { $question } { $answer } (verified).
settled-unverified = { $authority }: { $question } { $answer } (unverified: ask your authority).
unsettled = { $authority }: { $question } Not known; the Laws' own default is used. Ask your authority.
citation-source = { $articles } – { $edition }
no-link = Too many answers for a link: this cannot be shared.
no-link-of-this = Links do not know this edition, authority or answer: this cannot be shared.
history-heading = Your rulings, the latest first
history-none = No ruling yet. What has happened?
history-changed = The answer has changed since { $day }.
history-then = Then: { $headline }
history-now = Now: { $headline }
history-same-headline = The first line is the same, the rest has changed: { $headline }
inline-hint = Type an article (64A1) or what happened
inline-nothing = Nothing certain: open me in private
inline-article = Open { $number }
inline-open = Open the ruling
inline-rest = Answer the rest
inline-incomplete =
    { $missing ->
        [1] { $subject }: 1 answer missing
       *[other] { $subject }: some answers missing
    }
inline-asks = Still to be told:
inline-begins = The first question:
link-unreadable = This link leads nowhere: a part of it may be missing. /start begins a case.
link-other-version = This link belongs to another version of the bot and can no longer be read here. /start begins a case.
cancelled = Case closed. You can begin another.

## Free text

understood = I understood: { $sentence }.
understood-opening = { $subject }
    .revoke = { $hand ->
        [declarer] declarer revoked
        [dummy] dummy revoked
        [defender] a defender revoked
       *[other] a revoke
    }{ $trick ->
        [untold] {""}
        [1] {" "}at the first trick
        [13] {" "}at the last trick
       *[other] {" "}at trick { $trick }
    }
    .claim = { $by ->
        [defender] a defender claimed or conceded
       *[other] declarer claimed or conceded
    }
    .penalty_card = { $role ->
        [defender] penalty card, a defender's
       *[other] penalty card, declarer's or dummy's
    }
    .lead_out_of_turn = { $lead ->
        [opening_faced] an opening lead out of turn, face up
        [opening_face_down] an opening lead out of turn, face down
        [opening_wrong_side] declarer's side made the opening lead
        [declarer] declarer led out of turn
       *[other] a defender led out of turn
    }
    .inquiry = { $asker ->
        [declarer] declarer asks
        [dummy] dummy asks
       *[other] a defender asks
    }
    .call_out_of_turn = { $kind ->
        [pass] a pass out of turn
        [bid] a bid out of turn
       *[other] a double or redouble out of turn
    }
understood-change = { $answer } (before: { $former })
understood-change-asked = Change “{ $former }” to “{ $answer }”?
understood-not = I did not understand: { $words }.
understood-open = I shall also ask: { $asks }
understood-several = More than one: tell the first now, then tap “{ $another }” below its ruling.
you-wrote = You wrote of this. Which was it?
you-wrote-likely = You wrote, it seems: { $answer }.
take-out = ✕ { $answer }
agree = Right
discard = No

## Notices

stale = That button is out of date: this is where we are.
foreign = These buttons are another Director's: /start opens a case of your own.
gone = This case is no longer here. /start begins another.
unreadable = That button says nothing: this is where we are.
hint-question = I did not understand that: tap a button, or type what is written on it.
hint-other = I did not understand that.
hint-place = I did not understand that. Board and table are typed like this: 12{"\u00A0"}5
hint-asked = A question answers nothing here: tap a button, or type what is written on it.
hint-unsure = If you are not sure, tap “Not sure”.
hint-change = The last answer was “{ $answer }”: to change it, tap “{ $way }”.
hint-waits = Until that is decided leave this as it is, then tap the answer.
hint-doubted = What is not sure you need not confirm: take it out, or tap “No”.
hint-counted = The choices have no numbers here: tap one, or type its words.
hint-number = No such number here: type one from { $first } to { $last }.
hint-known = That is among your answers already.
cannot-hear = I cannot listen. The microphone of the keyboard writes what you say: send it to me as text.
cannot-see = I read only text, and PBN or LIN files with hands. Type in a line what happened.
thanked = You are welcome. I am here when you need me.
word-help = help | help me | please help | sos | hi | hello | hey | hi there | good evening | good morning | good afternoon | how | how does this work | how does it work | what do i do | what can you do | i need help
word-thanks = thanks | thx | thank you | ok thanks | ok thank you | great | perfect | cheers
word-director = td | director | menu | start | new | new case | start over | start again | restart | begin | subjects | back | home
word-quit = quit | exit | stop | close | cancel
hint-command = There is no such command. Nothing is lost.
too-much = Too much at once: some of it was not taken. Wait a few seconds, then go on.
failed = Something went wrong. Nothing is lost: please try again.
not-shown = Done, but Telegram is not letting this message change: what you see is the screen from before. Tap any of its buttons in a while.

## Typed lines

# Expressions apart by |, words apart by blanks. What a line of them alone says.
line-yes = yes | yeah | yep | yes please
line-no = no | nope
line-agrees = ok | okay | right | correct | exactly | that is right
# "Not sure", alone or around an answer.
line-unsure = not sure | i am not sure | i'm not sure | unsure | no idea | i have no idea | i don't know | i do not know | don't know | do not know | dunno | idk | not certain | i think | i guess | i believe | maybe | perhaps | possibly | probably | might be | hard to say | can't say | can't tell | i suppose
# It happened more than once, in any subject that has several of its kind on one board.
line-several = two revokes | 2 revokes | three revokes | 3 revokes | both revoke | both revoked | both defenders revoked | both players revoked | both opponents revoked | both sides revoked | both of them revoked | both reneged | each revoked | revoked twice | reneged twice | revoked two times | revoked again | revoked too | revoked as well | also revoked | another revoke | second revoke | double revoke | revoked in return
# What takes something back.
line-corrects = oops | ops | opsie | oopsie | ooops | whoops | woops | sory | sorry | sorry | no sorry | no wait | wait | hang on | hold on | i meant | i meant to say | i mean | i should have said | my mistake | my bad | correction | scratch that | make that | pardon
# How a question begins, and what may stand before.
line-asks = can | may | must | should | shall | could | would | do | does | did | is | are | am | isn | what | why | who | whom | whose | when | where | which | how | i wonder | tell me | if | suppose | supposing
line-leads = so and but hi hello hey well please n then also ok okay um uh
line-either = or either other
line-laws = and under the with in by of to what if about how then now law laws code codes edition rule rules according again
line-not = not thought believed would nearly almost no never none nobody neither nor without didn doesn don dont isn wasn weren hasn haven hadn cannot shouldn wouldn couldn aren didnt doesnt isnt wasnt
line-people = declarer dummy defender defenders partner opponent opponents player players lho rho he she they i we you him her them his me us my our their north south east west director td everyone everybody nobody lefty righty
line-of = of
line-suits = spade spades heart hearts diamond diamonds club clubs
line-idle = happened happens transfer long ages had would trick tricks card cards before after afterwards later a an did the and or but so then n of to in on at by for from with is are was were be been am do does did has have had it its this that these those there here he she they i we you him her them his my me us our their as if just also too not now s t m re ve ll d please hi hello hey thanks well one ones someone somebody said says say told tell got get gets made make makes went came yes yeah all any some table board again already still up out because who which when what how
line-weighs = ace king queen jack ten nine honour honor winner winners loser trump trumps down
# A word and the one that the questions have for it.
line-same = trumps trump
# A word and the one of the usual answer against which it speaks.
line-against = two only | three only | second only | another only

## Settings, what is stored, quiz

command-settings = Settings
command-about = How it was checked
command-privacy = Privacy
command-export = Your data, in a file
command-forget = Delete your data
command-quiz = Test yourself
settings-own = Settings: tap one to change it.
settings-chat = Settings of the chat, for everybody
settings-of-your-own = Your own settings
settings-precedence = Administrators choose; for the rest your own settings hold.
settings-entry = { $name }: { $value }
setting-default = Default
setting-language = Language
setting-language-about = The language in which you are answered.
setting-language-about-chat = The language of everything that all read here: what administrators choose, else that of whoever asked first.
setting-edition = Laws
setting-edition-about = The edition a case begins with.
setting-authority = Federation
setting-authority-about = The federation whose options count.
setting-desk = Directors asked
setting-desk-about = The desk to which questions go; by default one that answers in your language.
setting-plain = Symbols
setting-plain-about = Without symbols the text reads well aloud, and every button has a number that can be typed as well.
setting-plain-yes = No
setting-plain-no = Yes
setting-public = Questions
setting-public-about = A case asks several questions. Only whoever asks sees them, and shows the ruling to all; or everybody sees everything, as a class does.
setting-public-no = Only for the asker
setting-public-yes = For all
setting-no-authority = none
setting-not-chosen = the asker's
setting-no-desk = by language
only-administrators = Only its administrators can choose for the whole chat.
only-private = This is shown in the private chat with the bot.
export-only-private = Your data are only sent to you where nobody else reads them: in the private chat with the bot.
about =
    Renonce says what the Laws of 2017, 2007 and 1997 order after an irregularity. The decision remains the Director's.
    Checked up to { $day }: { $sentences } sentences against the text of 2017; of { $situations } situations that others ruled { $agree } agree, { $judgement } are judgement, { $disputed } disputed; in { $mended } we were wrong and it is mended, in { $reader_wrong } the reader was wrong.
privacy =
    What is stored
    Your Telegram number and those of chats and messages; your settings; the answers in your cases; quiz results; cards and hands you note; the chat to which you post; of an evening name, rulings and tasks. In a group your name above your case, what you asked about, the message only you see, whether you may open evenings; where the bot is a guest only its answer's number and link. Of what you write only what was understood; as typed, notes beside rulings and the names of evening and director.
    For how long
    A closed case, one with a ruling, an evening, a guest's answer, for { $days ->
        [one] one day
       *[other] { $days } days
    } after they were last touched; a case that still asks, and the settings, until you delete them.
    What you can do
    /export sends everything about you in a file.
    /forget deletes everything, at once.
privacy-model = A long line in the private chat, or one that was not understood, goes to a language model that whoever runs this bot has chosen: the line alone, without your name or number. What the model reads in it counts only if you confirm it.
privacy-counted = Rulings are counted here by irregularity, edition and month: no person, no chat, no answer.
forget-ask = Delete everything that is stored about you, in every chat: cases, evenings, settings, quiz? This cannot be undone.
forget-yes = Yes, delete everything
forgotten = Done: nothing is stored about you any more. If you go on using the bot, it starts afresh.
export-caption = Everything that is stored about you.
export-id = the internal name of the case
export-chat_id = the number of the chat
export-user_id = your Telegram number
export-ephemeral_id = the message in which its asker alone sees it
export-shared_id = the message in which all see the ruling
export-origin_id = the message that was asked about
export-asker = your name, as the group read it above the case
export-guest_id = the answer in another chat from which you came to the case
export-inline_message_id = the answer to your mention in another chat
export-payload = where the button below that answer leads
export-public = whether all see the questions
export-directs = whether an administrator lets you open and close evenings
export-message_id = the message in which it is shown, or whose buttons are in force
export-alone = whether nobody else sees the case in its group
export-topic_id = the topic of the group in which it is shown
export-subject = what the case is about
export-edition = the year of the edition of the Laws
export-authority = the authority whose options count
export-language = the language
export-plain = plain text
export-answers = the answers, each with the name of its fact; null where you were not sure
export-proposed = what was understood of a text and is not confirmed yet
export-linked_id = the chat in which the ruling can be posted
export-linked_name = the public name of that chat
export-posted = the ruling that was posted there, as a fingerprint
export-target_id = the chat in which rulings can be posted
export-name = a name: of that chat, of the evening, or yours as a director
export-ruled = a fingerprint of the ruling that was shown last
export-headline = the first line of that ruling
export-record = the cards of the play as you noted them
export-waiting = the lines you noted that cannot be read yet
export-line = the number of the first of those lines
export-conversation = the case opened on that play
export-board = the board of the session
export-awaits = what the next line you type answers
export-place = its place in the session
export-hands = the four hands of the board
export-at = when the hands were kept
export-auction = the auction you confirmed, of which questions name the calls
export-chain = the other subjects of a case, with their answers
export-screen = the screen that is shown
export-step = how many times the case has changed
export-finished = the case is closed or set aside
export-version = how many times the row was written
export-created_at = when it began
export-touched_at = when it last changed
export-level = the level of the quiz
export-answered = the questions you have answered
export-correct = the right answers
export-last = the last question counted: its edition and number
quiz-title = Quiz
quiz-how = A case, a question, one right answer; then why, and the Law.
quiz-level = Level { $level }
quiz-level-about =
    { $level ->
        [1] Level 1: what is ruled
        [2] Level 2: which Law, how many tricks
       *[3] Level 3: the other editions
    }
quiz-score =
    { $answered ->
        [one] Right: { $correct } of 1.
       *[other] Right: { $correct } of { $answered }.
    }
quiz-told = { $asked } { $answer }.
quiz-asks-ruling = What does the Director rule?
quiz-asks-order = What is ordered first?
quiz-asks-article = Which Law orders it? “{ $text }”
quiz-asks-tricks = How many tricks are transferred?
quiz-asks-then = Here the ruling is: “{ $text }” And under the { $edition }?
quiz-asks-edition = Which edition rules so? “{ $text }”
quiz-right = Right: { $right }
quiz-wrong = Wrong. The right one: { $right }
quiz-explained = { $text } ({ $article }).
quiz-open = Law { $article }
quiz-next = Another question
quiz-gone = This question is out of date: /quiz opens another.
plain-then = then
plain-previous = Previous: { $label }
plain-next = Next: { $label }
plain-above = Above: { $label }
plain-spades = spades
plain-hearts = hearts
plain-diamonds = diamonds
plain-clubs = clubs

## Groups

take-over = Take over? This case is another Director's. Press once more within a minute, and it is yours.
case-aside = { $subject }: set aside for another case.
too-many-commands = In a group, three commands a minute are answered: the next one in a minute, or here in private.
taken-over = You have taken this case over as an administrator.
not-posted = It could not be posted to the linked chat: check the permissions with /link.
anonymous = Who writes as a group or a channel cannot press buttons: send the command as yourself.
administrators-only = Only an administrator of the group can do that.
linking-ask = To which chat are rulings posted? Write /link @name, or /link with the id of a channel or group where the bot may write. /unlink removes it.
linking-kept = Rulings can be posted to { $chat }. /unlink removes it.
linking-made = Done: a button below each ruling posts it to { $chat }.
linking-gone = No chat is linked: rulings stay here.
linking-unreadable = That is no other group or channel: write /link @name, or its id, which begins with -.
linking-not-found = That chat cannot be found: add the bot to it first.
linking-no-right = The bot may not write there: let it post messages, then /link again.
linking-not-yours = To link that chat you have to be one of its administrators.
post = Post to linked chat
post-to = Post to { $chat }
posted = Posted to the linked chat.
posted-to = Posted to { $chat }.

## A record of play

play-title = Record of play
play-how =
    Send the whole record as text, a PBN or LIN file, or a viewer link; or type it line by line:
    4S S – contract and declarer
    N T.QJ653.K652.AKQ – a hand, spades first; or: board 12, of a session sent before
    CJ A 2 3 – one trick a line, in the order played; a bare rank follows suit
    rest 9 – declarer takes 9 of the tricks not played
play-next = Trick { $trick }: { $player } to lead.
play-no-contract = The contract and its declarer, such as 4S S?
play-trouble = Not taken: { $message }
play-waiting = Type this line again; those after it are kept:
play-undo = Undo
play-done = Done
play-right-question = Is this right?
play-right = Right
play-correct = Correct the record
play-confirmed = Confirmed. What the cards cannot show is asked below.
play-ruled = Ruled. If an answer is changed, “Picture” draws the board again.
play-picture = Picture
play-indication = Indication
play-which = { $number } boards: which one?
play-more = More boards
play-cancelled = Record closed.
play-nothing = This is no record of play: /play says how one is written.
play-press = Tap a button of the record, or send another whole record.
play-gone = This record is no longer here. /play begins another.
play-too-many = More revokes than are counted together: rule on them one by one with /revoke.
play-waits = A line has not been taken yet: type it again, or undo it.
play-no-tricks = There is no trick yet.
play-only-private = Records of play belong in our private chat: deals of a session are secret. Write to me there.
play-other-file = I read PBN, LIN and text files with a record of play, up to 200 kB; this is another kind of file.
play-solving = Solving at sight of all cards… at most { $seconds } seconds; go on meanwhile.
play-no-dds = DDS is not installed: the built-in solver needs too long where many cards are left.
session-deals =
    { $number ->
        [one] One deal of your session is kept.
       *[other] { $number } deals of your session are kept.
    } Only you see them; they are deleted at the end of the session, or after { $days } days.
    Tap a board to record its play, or type “board 12” in a record.
session-calls = Calls, contracts and results in the file are not kept with these deals: send a board alone to have them read.
session-end = End of session
session-ended = Session ended: its deals and records are deleted.
session-gone = That board is no longer kept.

## Scores

command-score = What a contract scores
score-ask =
    Type contract, result, declarer and vulnerability, for example: 4S+1 N v
    Two compared, in IMPs: 4S+1 N v vs 3N= S
    Weighted: 60% 4S= 40% 4S-1 N v vs 620
    Among others, in matchpoints: 4S+1 N v | 620x3 650 -100
work-out-score = Work out the score
score-how = Like this: 4S+1 N v
score-title = Score
score-title-compared = Two scores
score-title-weighted = Weighted score
score-passed = Passed out
score-vulnerable = { $result }, vul
score-not-vulnerable = { $result }, not vul
score-declarers-side = Declarer's side
score-result = { $result }: { $points }
score-part = { $percent }% · { $result }
score-other-table = Other table: { $points }
score-alone = { $side } { $points } (77)
score-by-vulnerability = { $side } { $safe } not vulnerable, { $vulnerable } vulnerable (77)
score-difference = Difference: { $points }, { $imps } IMPs (78B)
score-weighted = Weighted: { $points } (12C1(c))
score-change = { $before } → { $after }
score-artificial = Artificial: North-South { $ns }%, East-West { $ew }% (12C2)
score-weighted-name = Weighted
score-imps-weighted = Compared, weighted: { $imps } IMPs (78B)
score-matchpoints = { $result }: { $percent }%, { $points } of { $top } (78A)
score-legal-results = Only what was lawful counts.
score-law = Law { $law } ›
score-whose = From the side of: { $side }.
decimal-mark = .
score-wrong-not_understood = “{ $text }” is not understood.
score-wrong-no_contract = A contract is missing.
score-wrong-no_result = { $contract }: the result is missing: =, +1 or -1.
score-wrong-impossible_result = { $contract }{ $text } cannot be: a hand has thirteen tricks.
score-wrong-no_vulnerability = To compare I have to know who is vulnerable: write v or nv after each side's contract.
score-wrong-no_declarer = { $contract }: who is declarer? N, E, S or W.
score-wrong-told_twice = Something is written twice for the same contract.
score-wrong-no_percent = Several results: each needs its per cent, or write vs between two.
score-wrong-not_all = The per cents come to { $text }, not to 100.
score-wrong-too_many = That is too much at once: six results, or the scores of 400 tables.
score-wrong-one_result = One result goes there: contract, result, declarer.
score-wrong-no_score = No contract scores { $text }.
score-wrong-no_frequencies = After the bar come the scores of the other tables, like 420x3 450 -50.

## Evenings

command-evening = The rulings of an evening
note-it = Note
note-place = Board, table…
note-noted = Noted in the evening's list.
note-noted-in-group = Noted in the list of the group you direct in.
note-noted-at = Noted: { $place }.
note-how = Board and table? Type them, such as: 12{"\u00A0"}5
note-how-in-group = Board and table? Reply to this message, such as: 12{"\u00A0"}5
note-own = You may add the pairs and a note that only you see.
note-replace = Change that to { $place }?
note-replace-yes = Yes, change it
note-replace-no = No, leave it
note-not = Not in the evening's list
# Words of typed places, apart by blanks.
note-board = board bd b
note-table = table tbl t
note-pairs = pairs pair
note-ns = ns n-s n/s
note-ew = ew e-w e/w
note-and = and
place-board = Board { $board }
place-table = Table { $table }
place-both = Board { $board }, table { $table }
place-list = { $board }, table { $table }
place-typed = { $board }/{ $table }
board-empty = Nothing is noted of board { $board }.
place-unknown = Ruling { $number }
place-none = No board yet
task-to-do = { $text } ({ $articles })
task-undecided = The ruling waits for a fact that was not sure
task-undecided-short = a fact to be found out
task-appeal = Appeal (92)
task-appeal-short = appeal (92)
task-appealed-short = appeal: { $text }
evening-day =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
evening-title = Evening of { $day }
evening-named = { $name } · { $day }
evening-opened = Open: rulings given here from now on belong to it.
evening-empty = No ruling yet.
evening-counts =
    { $open ->
        [0] Nothing is left to be done
        [one] One thing is still to be done
       *[other] { $open } things left to be done
    } · { $rulings ->
        [one] one ruling
       *[other] { $rulings } rulings
    }
evening-closed = The evening is closed.
evening-director = Director { $director }
evening-key = { $number } = director { $director }
evening-all-cases = All cases ({ $rulings })
evening-cases = All cases ({ $rulings }), by board
evening-next = Next ›
evening-first = ‹ First
evening-close = Close the evening
evening-close-ask =
    { $open ->
        [one] One thing is still to be done
       *[other] { $open } things are still to be done
    } on { $boards ->
        [one] one board
       *[other] { $boards } boards
    }. Close all the same?
evening-close-no = Show what is left
evening-close-yes = Close all the same
evening-new = New evening
evening-again = Open it again
evening-export = Export
evening-comes = The files come below.
evening-csv = For the scorer: a line a ruling.
evening-pdf = To print: the list, the rulings, a form for each appeal.
evening-print-ask = Print what? The table has every ruling.
evening-print-all = All ({ $rulings })
evening-print-open = Open ({ $rulings })
evening-print-adjusted = Adjusted ({ $rulings })
evening-print-appealed = Appealed ({ $rulings })
evening-earlier = Earlier evenings
evening-which = Which evening?
evening-gone = That evening or note is no longer here. /evening shows what there is.
evening-anothers = This list is for whoever opened it: /evening shows you your own.
evening-directed-by = Only the administrators of this group, and those they name, open and close evenings here: ask one of them.
evening-undirected = Here an administrator opens the evening, and can name you with the button. In private you can open one of your own.
evening-let = Name { $name }
evening-let-nameless = Name this person
evening-let-done = Done: this person opens and closes evenings here.
evening-let-undone = Done: this person opens no more evenings here.
evening-let-no-longer = Take that back
evening-full = This evening's list is full: close it and open another with /evening.
place-told = Board and table are kept for the ruling.
place-known = Board and table are kept already: change them below the ruling.
task-settled-already = That is settled already: here is what is left.
director-name = My initials
director-name-how = Your name or initials? Type them, such as: AB
director-name-in-group = Your name or initials? Reply to this message, such as: AB
director-name-where = They stand on the evening's lists, table and sheets instead of your number.
director-name-taken = { $name } is another director here. Another name?
director-name-wrong = { $name } does not do: letters, at most 12, in at most three words.
task-answer = Answer it now
task-otherwise = Dealt with
task-done = Done
task-count = Count the tricks
task-score = Work out the score
task-no-adjustment = Nothing changes
task-adjust = Adjusted to…
evening-ask-tricks = What does the score say now, without the tricks transferred? Contract, result, declarer: 4S= N
evening-ask-before = The result at the table? Contract, result, declarer: 4S= N
evening-ask-after = The score to award? Contract, result, declarer: 4S+1 N
evening-ask-result = The result at the table? Contract, result, declarer: 4S= N
evening-ask-weights = Weighted: 60% 4S= N 40% 4S-1 N · artificial: 60/40
evening-ask-vulnerable = The board tells who is vulnerable; else add v or nv.
evening-by-reply = Reply to this message with it.
evening-without-score = Without a score
evening-not-known = Not known
evening-right = That is right
evening-whose = The scores are North-South's.
evening-type-again = If not, type it again.
evening-too-many-tricks = { $result }: those tricks cannot be. A hand has thirteen.
task-announce = Appeal
task-reopen = Still to be done
task-is-appealed = An appeal was announced.
task-is-done = Done
task-is-no_adjustment = Nothing changes
task-is-adjusted = Adjusted
task-scored = { $state }: { $score }
task-recorded = To record: { $score }
task-by = { $state } ({ $director }).
noted-pairs = Pairs { $pairs }
noted-ruling = The ruling
noted-open = Open the ruling
noted-result = At the table: { $result }
noted-tell-result = Result…
noted-drop = Remove from the list
noted-drop-ask = Remove this ruling from the list, with what is still to be done?
noted-drop-yes = Yes, remove it
export-counted = the ruling is in the count of rulings by month
export-noted = where the ruling was noted in an evening: board and table
export-evening = the evening to which it belongs
export-day = the day of the evening
export-closed = the evening is closed
export-number = your number as a director of the evening
export-awaiting = what you are about to type for an evening
export-director = the number of the director who noted it
export-at_table = the table
export-pairs = the pairs
export-scored = the result at the table
export-own_line = the line of your own
export-to_do = what is still to be done, or was
export-in_short = what is still to be done, in few words
export-kind = how it ends: counted, with a score, answered or done
export-articles = the articles of what is still to be done
export-state = what has become of it
export-appealed = an appeal was announced
export-adjusted = the score that was awarded
export-settled_by = the number of the director who settled it

## Sheets to print

sheet-title = { $name } { $day }
sheet-evening = Evening of { $day }
sheet-foot = Renonce · The decision remains the Director's.
sheet-directors =
    { $number ->
        [0] Rulings of the evening
        [one] Rulings of the evening · one director
       *[other] Rulings of the evening · directors { $directors }
    }
sheet-number = #
sheet-board = Board
sheet-table = Table
sheet-pairs = Pairs
sheet-decision = Decision
sheet-result = Result
sheet-state = State
sheet-state-open = open
sheet-state-done = done
sheet-state-no_adjustment = no adjustment
sheet-state-adjusted = adjusted
sheet-state-appeal = appeal
sheet-none = No ruling was noted.
sheet-ruling = Ruling { $number }
sheet-appeal = Appeal form · ruling { $number }
sheet-goes-on = { $title }, continued
sheet-about = { $subject } · { $edition }
sheet-by-director = director { $director }
sheet-by-named = by { $director }
sheet-assumed = Assumed: { $what }
sheet-facts = Facts as found
sheet-decided = Ruling ({ $edition })
sheet-told = Said to the players
sheet-tasks = To be done later
sheet-before = Result before
sheet-after = Result after
sheet-own-line = The director's line
sheet-deal = Deal
sheet-dealer = Dealer { $dealer } · { $vulnerable }
sheet-see-picture = The hands and the play are on the picture overleaf.
sheet-auction = Auction
sheet-play = Play
sheet-explanations = Explanations and alerts
sheet-ground = Ground of the appeal
sheet-lodged = Lodged by (pair): …………… at (hour): …………… The other side heard: yes / no
sheet-committee = Decision on the appeal
sheet-picture = The board
sheet-signed-ns = North-South
sheet-signed-ew = East-West
sheet-signed-director = Director
sheet-signed-appellant = Who appeals
sheet-signed-opponent = The other side

## Terminal

terminal-quits = exit | quit
terminal-hint = Type a number to press a button, or write what happened. “exit” ends.
no-token =
    BOT_TOKEN is not set. You get a token on Telegram from @BotFather with /newbot.
    Then: BOT_TOKEN=… python -m bot
    To try the bot here, without a token or a network: python -m bot chat
token-refused = Telegram refuses BOT_TOKEN: check it, or ask @BotFather for a new one.
telegram-unreachable = Telegram does not answer ({ $error }): check the network and BOT_API_URL, then try again.
webhook-refused = Telegram refuses WEBHOOK_URL: { $error }
cannot-listen = { $setting }: { $place } cannot be listened on ({ $reason }): { $advice }.
listen-at-another-port = choose another port or end what uses it
listen-elsewhere = write an address of this machine, such as 127.0.0.1
unknown-command = “{ $command }” is not a command: python -m bot, python -m bot chat, python -m bot migrate, copy, status, health, site, cards or desk [--csv | --cases].
usage-none = The bot on Telegram, with the token in BOT_TOKEN; all settings come from the environment (docs/running.md).
usage-chat = the same bot in this terminal, without a token or a network
usage-migrate = brings the database up to date, and ends; with an earlier schema, such as 0015, goes back to it
usage-copy = copies the database into the empty one at COPY_TO, and ends
usage-health = says whether the bot that runs with these settings is well (status 0) or not (1)
usage-status = says how a running bot is doing, and ends
usage-site = builds the page in a folder, for any static host, and ends: site FOLDER
usage-cards = prints the A5 cards of each subject and a booklet (PDF), and ends: cards FOLDER
site-bot = the name of the bot that the page links to
site-url = the address at which the page will stand
site-authority = the authority whose options hold
site-one-file = one file, which opens from a memory stick too
site-built = The page is in { $folder }: { $number } files.
site-other = { $folder }: it has something else in it, which is left alone; name an empty folder or that of a page.
site-not-written = { $folder }: it cannot be written ({ $reason }).
site-bad-bot = { $name }: no name of a bot at Telegram; write it as in t.me/renonce_bot
site-bad-url = { $url }: write an address such as https://example.org/director/
site-bad-authority = { $name }: no such authority; known: { $known }.
usage-help = shows this and ends
usage-version = shows the release and ends
status-schema = Database: { $kind }, schema { $schema }, up to date.
status-release = Renonce { $release }, schema { $schema }.
status-schema-newer = Database: { $kind }, schema { $schema }: a newer release has made it. Install that one, or go back as docs/running.md says.
status-backup = Newest backup: { $at }.
status-no-backup = Newest backup: none in the folder of BACKUPS.
status-schema-old = Database: { $kind }, schema { $schema }, not { $newest }: run python -m bot migrate.
status-no-database = Database: { $error }
status-interviews = Open interviews: { $number }.
status-received = Last update kept: { $at }.
status-rulings = Rulings in { $month }, { $subject }, { $edition }: { $number }.
status-no-token = Telegram: not asked, BOT_TOKEN is not set.
status-no-telegram = Telegram: no answer ({ $error }).
status-webhook = Webhook: { $url }
status-polling = Webhook: none, the bot polls.
status-webhook-other = Webhook: Telegram has { $url }, the settings have { $wanted }.
status-ephemeral = Cases in groups: the asker alone sees the questions.
status-no-ephemeral = Cases in groups: everybody sees the questions, Telegram's server does not know ephemeral messages.
status-guest = Mentions in other chats are answered.
status-no-guest = Mentions in other chats do not reach the bot: guest mode is off at BotFather.
status-queue = Updates waiting at Telegram: { $number }.
status-webhook-error = Last failed post, { $at }: { $error }
status-no-metrics = Errors: nothing answers at { $place } (METRICS_PORT).
status-no-errors = Errors since the start: none.
status-errors = Errors since the start, { $error }: { $number }.
migrated = The database is up to date.
migrated-back = The database has schema { $schema } again. Start the release that it belongs to; this one would bring it up to date.
copied = Everything is copied: name the new database in DATABASE_URL.
copy-where = Name the empty database to be filled in { $variable }, as in DATABASE_URL: sqlite:///path or postgresql+psycopg://user@host/name
health-well = The bot takes updates.
health-unwell = The bot does not take updates, or cannot be asked: python -m bot status says more.

## To the operator

operator-new = A new kind of error: { $kind }
    The log has it whole. If it comes again, a count follows once a day.
operator-counts = Errors that have come again since the last count:
operator-times = { $kind }: { $times }
operator-database-away = The database { $fault ->
    [full] is full: nothing can be written
    [read_only] may only be read
    [busy] is held by another process
    [schema] has another schema, or a right is missing
    [damaged] or its disk is damaged
   *[away] cannot be reached
}. What people send is put off or refused until it is written again.
operator-database-back = The database can be used again, after at most { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 }.

## The auction first: typed, or tapped call by call

auction-offer = Or type the auction:
auction-example =
    { $subject ->
        [call_out_of_turn] N: 1C S: 1S?
        [inadmissible_call] 1S (P) X?
        [changed_call] 1S (2C) 2H > 3H
        [rotation] dealer N: 1C P W: P N: P
        [lead_restriction] 1S (2C) 1H > 2S (3C) P (P) P
       *[insufficient_bid] 1S (2H) 2D?
    }
auction-tap = Tap the calls
auction-again = Change the auction
keypad-dealer = Who was the dealer?
keypad-dealer-unknown = If that is not known, take North.
keypad-call = What did { $player } call?
keypad-player = Who called out of turn?
keypad-changed = What did { $player } change { $call } to?
keypad-end = That is the call
keypad-without = Without auction
key-P = Pass
key-X = Double
key-XX = Redouble
key-others = Other calls
key-players = Out of turn: who?
key-changed = Changed: to what?

## The table, drawn

show-table = Show the table
seats-clockwise = Clockwise, from who erred:
seat-called = Made the call
seat-made = Called { $call }
seat-led = Led out of turn
seat-revoked = Revoked
seat-owner = Owner of the penalty card
seat-next = Next player
seat-partner = His partner
seat-right = On his right
seat-declarer = Declarer
seat-dummy = Dummy
seat-defender = Defender
seat-declarers_side = Declarer or dummy
seat-turn = It was his turn
faced-led_faced = The card led, face up
faced-led_face_down = The card led, face down
faced-penalty_card = The penalty card, face up

## A line that opens no case by itself

answer-which = Which question is it?
answer-general = In general, not a ruling.
answer-rests = In general, not a ruling: { $articles }
answer-by = Laws of { $edition }: { $text }
happened = This happened at my table
about-which = What is it about?
not-ruled-on = That is not ruled on here. Law { $law } says more.
about-law = Law { $law } ›
pass-on = Send this line to the operator
passed-on = The line was sent to the operator, without your name. Thank you.

## A desk of directors

command-desk = A desk of directors, in their group
command-ask = Ask a director
ask-director = Ask a director
ask-beside = Ask a director
desk-title = Desk · { $name }
desk-how =
    Whoever taps “I'll take it” answers in private.
    Discuss here: messages below a case are neither kept nor sent.
desk-languages = Languages: { $languages }
desk-quiet = Quiet hours: { $begins }–{ $ends }
desk-quiet-none = Quiet hours: none
desk-channel = Channel: { $channel }
desk-channel-none = Channel: none
desk-channel-how = Answers are published in the channel that is linked here: an administrator writes /link @name. /unlink removes it.
desk-open = Open questions: { $number }
desk-numbers = Statistics
desk-link = Link for askers
desk-link-how =
    Whoever opens this link in private asks you from then on: pin it in your channel.
    In a public group its administrator may write /desk { $desk }.
desk-blocked = Blocked: { $number }
desk-blocks = These may not ask here, by the number of their question:
desk-lift = Let { $called } ask again
desk-list =
    { $number ->
        [0] No question is open.
        [one] One question is open:
       *[other] { $number } questions are open:
    }
desk-since =
    { $days ->
        [0] since { $time }
        [one] since yesterday
       *[other] for { $days } days
    }
desk-more =
    { $more ->
        [one] … and one more
       *[other] … and { $more } more
    }
desk-off = This group is no longer a desk. Who had an open question here was told.
desk-off-none = This group is no desk.
desk-not-allowed = This group cannot be a desk here: the operator of the bot has to name it in DESKS ({ $chat }).
desk-in-a-group = Write /desk in the group of your directors: it becomes their desk.
desk-of-group = Questions from this group go to { $name }.
desk-unknown = There is no such desk: the key stands behind “Link for askers” in the group of its directors.
desk-chosen = Your questions go to { $name }.
desk-chosen-how = “Ask a director” stands on rulings, behind “More…”, and where a line is not understood; /ask asks at once.
desk-closed = This desk takes no questions any more.
numbers-title = { $name } · { $month }
numbers-none = No question yet.
numbers-asked = Asked: { $number }; open: { $open }; withdrawn: { $withdrawn }
numbers-taken = Taken after { $median }, nine in ten within { $most }
numbers-answered = Answered after { $median }, nine in ten within { $most }
numbers-unclear = Not clear to the asker: { $number }
numbers-before = ‹ Month before
numbers-after = Month after ›
numbers-table = As a table
numbers-file = The figures of the desk, a line a month; durations in minutes.
duration-minutes =
    { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
duration-hours =
    { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }

## Asking a desk

ask-to = Ask: { $desk }
ask-seen = They see facts, ruling, Laws and your words; no name. The case without your words may be published. /privacy
ask-seen-name = They see facts, ruling, Laws, words and your name ({ $name }). The case alone may be published. /privacy
ask-now = Send: I am directing now
ask-calm = Send: I direct, no hurry
ask-player = Send: I am a player
ask-words = My own words…
ask-words-change = Other words…
ask-name-no = Name: no
ask-name-yes = Name: yes
ask-needs-words = Write your question in a message.
ask-other-desk = Another desk
ask-which = Whom do you want to ask?
ask-no-desk = There is no desk of directors that can be asked here.
ask-too-many = You have three open questions: withdraw one, or wait for its answer.
ask-too-many-today = You have asked five questions within a day. Tomorrow you can ask again.
ask-desk-full = This desk has as many open questions as it can take. Try again later.
ask-blocked = This desk takes no questions from you.
ask-gone = This question is no longer here.
ask-late = More than seven days have passed: ask a new question with /ask.
ask-unclear-already = You have said so before: if need be, ask a new question with /ask.
ask-nothing = Nothing was sent.
quoted = “{ $text }”
found-heading = Already answered?
found-anyway = No, ask anyway
found-helps = Yes, that helps
found-check = Check: today this case is ruled otherwise.
found-thanks = Good. Nothing was sent.
found-button = Answered: { $about }
asked-sent = { $called } · Sent to { $desk }
asked-rule = If the table waits, rule: an error is corrected (82C).
asked-player-waits = During the event ask your Director: the desk does not rule there.
asked-player = At the table your Director rules.
asked-quiet = The desk has quiet hours until { $hour } o'clock.
asked-taken = { $called } · A director has had it since { $time }
asked-nobody = { $called } · Nobody is free
asked-nobody-how = Rule, and say that the ruling can be appealed (92A): an error is corrected (82C). The question stays open.
asked-back = { $called } · { $desk } asks back:
asked-withdrawn = { $called } · Withdrawn
asked-declined = { $called } · No answer from { $desk }
asked-no_law = It is no question of Law.
asked-too_little = Too little is known of the case. Ask again with more facts.
asked-conduct = The desk does not answer this.
asked-closed = The desk was closed, or cannot be reached. Ask another one, or rule: an error is corrected (82C).
asker-add = Add…
asker-withdraw = Withdraw my question
asker-reply = Answer…
asker-clear = Clear, thanks
asker-unclear = Not clear…
answered-by = { $name }, { $desk }
answer-case = Open the case
answer-thanks = Thank you. The answer stays above.

## Answering at a desk

card-now = directing now
card-calm = directs, no hurry
card-player = a player
card-no-case = Question
card-bot = Bot: { $headline }
card-no-ruling = no ruling yet
card-name = From: { $name }
card-take = I'll take it
card-take-one = { $called }: I'll take it
card-back-one = { $called }: put back
card-answer = Answer
card-facts = Open the facts
card-reopen = Reopen
card-taken = Taken by { $name } · { $time }
card-asked = { $name } has asked back
card-back = Back in the list; { $name } had it
card-withdrawn = Withdrawn
card-waits = { $called }: the table is waiting.
card-opens = Answer in the private chat.
card-has = { $name } has it.
card-not-open = It is not open any more.
result-confirmed = Confirmed
result-differently = Ruled differently
result-judgement = A matter of judgement
result-already = Already answered
result-already-as = Already answered, as { $called }
result-answered = Answered
result-no_law = No question of Law
result-too_little = Too little known
result-conduct = Declined
result-handed = Handed on to another desk
result-closed = Desk closed
hold-title = This is yours. Nothing leaves before “Send”.
hold-confirmed = I confirm the ruling
hold-differently = I rule differently…
hold-judgement = It is judgement: my view…
hold-answered = My answer…
hold-already = Already answered…
hold-fact = Ask for a fact…
hold-hand = To a colleague…
hold-refuse = Not for us…
hold-asked = You have asked: “{ $text }”
hold-correction = Correct…
hold-publish = Publish tomorrow
hold-unpublish = Do not publish
hold-mark = Mark as decided case
hold-published = Published.
hold-scheduled = It is published a day after you asked for it.
hold-marked = Marked: python -m bot desk --cases drafts it.
hold-not-yours = You do not have this question (any more).
hold-left = You are no longer in the group of this desk: the question went back to its list.
hold-withdrawn = { $called } was withdrawn: nothing was sent.
told-added = The asker adds: “{ $text }”
told-handed = Handed on to you
told-unclear = What the asker finds unclear: “{ $text }”
told-replied = The asker answers: “{ $text }”
told-silent = No answer from the asker for two days
told-withdrawn = Withdrawn
told-undelivered = Not delivered: the asker no longer lets the bot write
told-unposted = Not posted in the channel, where the bot may not write. It can be found in the bot
hand-heading = { $called }: to whom?
hand-back = Put it back in the list
hand-to = To { $name }
hand-to-namesake = To { $name }, who had { $called }
hand-desk = To the desk { $name }
refuse-heading = { $called }: why? The asker is told.
refuse-no_law = No question of Law
refuse-too_little = Too little is known
refuse-conduct = Conduct: block for 180 days
already-heading = Which answer fits?
already-none = No published answer is like it.
type-words = Write your question in a message.
type-addition = { $called }: what is to be added? Write it in a message.
type-reply = { $called }: write your answer in a message.
type-unclear = { $called }: what is not clear? Write it in a message.
type-confirmed = { $called }: write the words that go with the confirmation.
type-differently = { $called }: how do you rule, and by which Law? Write it in a message.
type-judgement = { $called }: your view, in a message.
type-answered = { $called }: your answer, in a message.
type-already = { $called }: write the words that go with that answer.
type-fact = { $called }: which fact is missing? Write it in a message.
type-correction = { $called }: type the whole answer again.
type-how = At most 600 characters, without links. You see it before it is sent.
type-too-long = That has { $number } characters: at most 600. Send it shorter.
type-full = Everything together may have 2000 characters. Send it shorter.
type-no-links = No links and no @names, please. Send it without.
type-no-text = Only text, please.
draft-to-asker = Goes to the asker of { $called }:
draft-to-desk = Goes to { $desk }:
draft-may-add = You may add some words.
draft-added = Added by the asker meanwhile:
draft-send = Send
draft-signed = Signed: { $name }
draft-unsigned = Signed: the desk
draft-again = Rewrite…
draft-add = Add words…
draft-old = The text has changed: this is what would be sent.
publish-where = A day from now it is posted to { $channel }, and found in the bot.
publish-nowhere = No channel is linked: a day from now it can be found in the bot.
publish-names = Is the text free of names?
publish-yes = Yes, publish tomorrow
post-open = Open in the bot
desk-cases-none = No question is marked as a decided case.
desk-figures-none = No question was put to a desk yet.
usage-desk = figures of the desks; --csv as a table, --cases drafts decided cases
export-desk = the desk of directors
export-called = the number of your question, or of one that you answered
export-words = what you typed for it
export-asker_name = your name, as you let it be shown
export-hurry = whether you direct or play, and whether a table waited
export-asked = what was asked back
export-result = what came of it
export-answer = the answer
export-signature = the name under the answer
export-holder_name = your name, as your colleagues saw it
export-taken_at = when you took it
export-answered_at = when you answered it
export-question = the question for which you are typing
export-typing = what you are typing
export-text = what you have typed and not sent
export-signed = whether it will bear your name
export-turn = how many times you have typed it
export-picked = the question answered before
export-typed_at = when you typed it
privacy-desk = A question to a desk: its directors see facts, ruling and your words, your name only if you say so, and may copy what they read. Your words, name and number go { $days } days after its last move; facts, outcome and a published answer stay. Who may not ask: a number without a name, for 180 days.
privacy-desks = Your desk, run by the group of its name: { $desks }.

## The page

page-about = Bridge rulings step by step, also without a network
page-articles = Laws
page-asides = To read later
page-bad-link = This link leads to no case.
page-bot = Open the bot
page-change = Change
page-copied = Link copied
page-copy = Copy the link
page-earlier = An earlier edition works without a network once you have chosen it.
page-earlier-kept = The Laws of { $edition } work without a network too.
page-edition = Edition of the Laws
page-group-auction = In the auction
page-group-cards = Cards, boards and others
page-group-behaviour = Conduct, lateness, appeals
page-group-information = Information
page-group-often = Most frequent
page-group-play = In the play
page-instead = There is no { $number } here; this is { $nearest }.
page-keep = To have it without a network: add the page to the home screen.
page-language = Language
page-lead = Go on with: { $subject }
page-missing = A file is missing: it needs the network. Try again.
page-newer = There is a newer version.
page-newer-form = The page has changed: reload it.
page-not-covered = This edition does not cover the matter: choose another.
page-note = The paraphrases are ours; the official text is the Laws. No data leaves this device.
page-nothing-found = Nothing with these words. Choose what happened:
page-offline = Works without a network.
page-or = or
page-print = Print
page-reload = Reload
page-remove = Remove
page-search = Search
page-search-label = What happened, in your words, or an article: partner revoked, 64A1
page-search-title = What happened, articles and answers
page-skip = Skip to the content
page-start = What happened?
page-together = These answers exclude each other.
page-told = What was told
page-too-unsure = Too much is unsure: answer at least one question.
page-unusual = Something unusual…
page-weigh = The Director weighs
page-why = Why this is asked

## Printed cards

cards-title = Cards for the Director
cards-file = { $title } · { $edition }
cards-by = { $edition } · { $authority }
cards-number = Card { $number }
cards-how =
    How to read them: a question is green, and its answers stand below it, each with the ruling and the words to say.
    “Always” is said in each of the rulings that stand below it, or above it.
    A letter marks a question to which several answers lead. The first card of a subject has what is usual, the next ones the rest.
    A card is two sides of A5 at most: print it on both.
cards-every = Always:
cards-no-more = Nothing else.
cards-on-card = → card{"\u00A0"}{ $point }
cards-goes-on = → see { $point }
cards-lead = →{"\u00A0"}{ $subject } (card{"\u00A0"}{ $number })
cards-lead-alone = →{"\u00A0"}{ $subject }
cards-more-page = If something differs: the code opens the page.
cards-more-bot = If something differs: the code opens the bot.
cards-more-none = If something differs, ask the bot.
cards-ours = The words are ours; the official text is the Laws.
cards-made = Renonce { $version }
cards-subject = the card of this subject only; may be repeated
cards-edition = the edition of the Laws, where it is not the one in force
cards-language = in this language only; may be repeated
cards-url = the address of the page, which the code opens; SITE_URL counts where it is missing
cards-bot = the name of the bot, which the code opens where there is no page
cards-printed = The cards are in { $folder }: { $number } files.
cards-no-code = The cards have no code to photograph: an address is missing (--url, --bot or SITE_URL).
cards-too-long = { $subject }: not even its first question fits a page; shorten its words.
cards-bad-language = { $name }: no such language; known: { $known }.

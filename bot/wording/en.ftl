### The bot's phrases. Those of the law are in the package lawcore.

## Names

title = { $subject } · { $edition } Laws
edition-name = { $edition } Laws
language-it = Italiano
language-en = English

## Commands

command-start = Where to begin
command-law = An article, by number or words
command-help = How it works
command-language = Language · Lingua
command-edition = Edition of the Laws
command-authority = Options of your federation
command-changes = What changed between the editions
command-cancel = Close the open case

greeting =
    Good day. A few questions about what happened at the table, then the ruling with its Laws.
    The { $edition } apply; /edition changes that, /language the language.
    What has happened?
help =
    Tap the buttons: one question at a time, until the ruling with its Laws.
    “Not sure” is always fine: if that fact does not matter you get the ruling all the same; if it does, you see the possible rulings side by side.
    “Why?” tells which Law needs the fact, “Back” takes the last answer away.
    { $subjects }
    /law 64A1 – an article, by number or words
    /edition – edition of the Laws
    /authority – your federation's options
    /changes – what changed between the editions
    /language – language
    /cancel – close the open case
    The decision remains the Director's.
help-subject = /{ $command } – { $subject }
nothing-open = No case is open: /start to begin, /help for how it works.
ask-language = In which language?
ask-edition = Under which edition of the Laws?
language-chosen = Language: { $chosen }.
edition-chosen = From now on the { $chosen } apply.
authority-chosen = From now on this authority's options count: { $chosen }.
ask-authority = Whose options count? What a ruling owes to one stands on it, and whether it has been verified.
no-authority = None: as in the Laws
law-ask = Which article? Type its number or some words after the command, like /law 64A1 or /law partner asked.
changes-ask = Which editions are to be compared?
changes-pair = { $former } → { $latter }
changes-number =
    { $number ->
        [0] { $subject }: no change
        [one] { $subject }: one change
       *[other] { $subject }: { $number } changes
    }
changes-not-covered = { $subject }: not covered in both editions
changes-entry = { $number }. { $title }

## Buttons

back = Back
why = Why?
unsure = Not sure
none-of-these = None of these
several = Several of these…
list-one = Tap what happened; if several of these did, tap “Several of these…” first.
list-beside = If anything in the list below did, tap that; by answering the question you say that none of it happened.
list-several = Tap them one at a time, then “Nothing else”.
list-unsure = Which of them are you not sure of?
nothing-else = Nothing else
reasoning = Reasoning
change = Change answer
another = Another revoke
new = New ruling
over = → { $subject }
back-to-edition = Back to the { $edition }

## Screens

why-asked = Why this is asked:
rest-of-orders = Then:
director-decides = The decision remains the Director's.
to-weigh = To be weighed:
reasoning-heading = The reasoning, Law by Law:
shortened = … the rest is too long for one message.
change-heading = Which answer is to be changed?
change-entry = { $number }. { $question } { $answer }
change-rare = { $number }. Rare circumstances: none
change-several = { $number }. Revokes on the board: { $revokes }
branches-heading = What you are not sure of changes the ruling:
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
cancelled = Case closed. Its answers are no longer needed; another can be begun.

## Notices

stale = That button is out of date: this is where we are.
foreign = These buttons are another Director's: /start opens a case of your own.
gone = This case is no longer here. /start begins another.
unreadable = That button says nothing: this is where we are.
hint-question = That is not one of the answers: tap a button, or type what is written on it.
hint-other = Tap one of the buttons, or type what is written on it. /start opens a new case.
hint-command = There is no such command: /help lists them. Nothing is lost.
failed = Something went wrong. Nothing is lost: please try again.

## Terminal

terminal-hint = A number presses that button, any other line is a message; end of input ends.
no-token =
    BOT_TOKEN is not set. You get a token on Telegram from @BotFather with /newbot.
    Then: BOT_TOKEN=… python -m bot
    To try the bot here, without a token or a network: python -m bot chat
token-refused = Telegram refuses BOT_TOKEN: check it, or ask @BotFather for a new one.
telegram-unreachable = Telegram does not answer ({ $error }): check the network and BOT_API_URL, then try again.
webhook-later = WEBHOOK_URL: this version receives updates by polling only; unset the variable.
unknown-command = “{ $command }” is not a command: python -m bot, python -m bot chat or python -m bot migrate.
migrated = The database is up to date.

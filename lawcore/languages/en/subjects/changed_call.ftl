### What is said about a changed call, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Changed call
    .command = changed_call
    .menu = A call that its player wants to change, or has changed

## The facts: how they are asked, how they are answered

fact-meant = At that moment, which call did the player mean to make?
    .aside = If it is not plain, ask the player away from the table.
option-meant-slip = The second: a slip
option-meant-meant = The first, then rethought
option-meant-unsure = Not clear
fact-partner =
    { $meant ->
        [slip] Who has called since?
       *[other] Has the partner called since?
    }
choice-partner-not_called-none = Nobody
choice-partner-not_called-over_first = The opponent only
choice-partner-called =
    { $meant ->
        [slip] The partner too
       *[other] Yes
    }
option-partner-not_called = No
option-partner-called = Yes
fact-done = Has the player changed it, or only asked?
option-done-only_asked = Only asked or spoke
option-done-substituted = Second call is made
choice-done-substituted = Second call is made
fact-lho = What has the next player done?
option-lho-none = Nothing yet
option-lho-over_first = Called over the first
choice-lho-over_first = Called over the first
option-lho-over_second = Called over the second
choice-lho-over_second = Called over the second
option-lho-declines = Declines the second
fact-cmp = Is the call that stands comparable to the withdrawn one (23A)?
option-cmp-yes = Yes, comparable
option-cmp-no = No
option-cmp-unsure = Help me decide
fact-period = Is the auction period over (lead faced, hands back)?
option-period-open = No
option-period-over = Yes, over
fact-first_insuff = Was the first call an insufficient bid?
option-first_insuff-no = No
option-first_insuff-yes = Yes

choice-period-over = The auction period is over
choice-first_insuff-yes = The first bid was insufficient
choice-meant-slip = The second: the first was a slip
choice-meant-meant = The first, then had second thoughts
supposed-period = the auction period is not over
supposed-first_insuff = the first call was sufficient
brief-meant-slip = a slip
brief-meant-meant = the player meant it
brief-meant-unsure = perhaps a slip
brief-partner-not_called = the partner has not called
brief-partner-called = the partner has called
brief-lho-none = next player has done nothing yet
brief-cmp-yes = comparable
brief-cmp-no = not comparable
brief-cmp-unsure = to be compared
next-meant = I know what the player meant
next-lho = The next player has decided
next-cmp = I have decided
depends-meant = what the player meant
depends-partner = whether the partner has called
depends-done = whether the player has changed it
depends-lho = what the next player has done
depends-cmp = whether the calls are comparable
why-meant = A slip may be changed until the partner calls (25A1); a call that was meant only if the next player accepts (25B).
why-done = A change that was only asked for is not made (25A2); one that was made can still be accepted (25B1).
why-partner = Once his partner has called nothing is substituted any more (25A4).
why-lho = The next player may accept the second call by calling over it; if not, the first stands (25B1, 25B2).

## The ruling in one line

headline-AskHimAwayFromTheTable = First find out whether it was a slip ({ $articles }).
headline-LetTheIntendedCallStand = A slip: the call the player meant stands ({ $articles }).
headline-RefuseTheChange = Too late to change: the first call stands ({ $articles }).
headline-OfferNoChange = The player meant it: the first call stands ({ $articles }).
headline-another_law = The first bid was insufficient: rule on that ({ $articles }).
headline-CompareTheCalls = Compare the two calls first ({ $articles }).
headline-lho_chooses = The next player chooses: accept the second call or not ({ $articles }).
headline-LetTheSecondCallStand = The second call is accepted and stands ({ $articles }).
headline-LetTheFirstCallStand = The second call is cancelled: the first stands ({ $articles }).

## The orders

order-AskHimAwayFromTheTable = Ask the player away from the table what he meant to call, and rule then
order-LetTheIntendedCallStand = Let the call he meant stand, however he has noticed; it is then judged by its own Law, and no lead is restricted
order-LetLhoTakeHisCallBack = Let the next player take back the call he made over the first; what it showed is for his side alone
order-RefuseTheChange = Let the first call stand: nothing is substituted any more
order-OfferNoChange = Let the call stand, and do not offer a change
order-WeighWhatHeSaid = What he has said is unauthorised for his partner; adjust if it was used
order-RuleAnInsufficientBid = Rule it as an insufficient bid that was replaced before you came
order-CompareTheCalls = Compare the call that stands with the one that was withdrawn, and come back
order-LetLhoAcceptOrDecline = Let the next player accept the second call by calling over it, or decline it
order-AskLhoWhichHeCallsOver = Ask the next player, who had called over the first, whether he now calls over the second or lets the first stand
order-LetTheSecondCallStand = Withdraw the first call; the second stands, and the auction goes on
order-LetTheFirstCallStand =
    { $period ->
        [over] Cancel the second call; the first stands
       *[other] Cancel the second call; the first stands, and the auction goes on
    }

## What is said to the players

say-LetTheIntendedCallStand =
    .all = It was a slip: that card is taken back, and the call that the player meant stands.
say-LetLhoTakeHisCallBack =
    .lho = You may take back the call that you made over the first; only your side may use what it showed.
say-RefuseTheChange =
    .all = It is too late to change: the first call stands.
say-OfferNoChange =
    .offender = You meant it at the time, so it stands.
say-WeighWhatHeSaid =
    .partner = You may not use what your partner has said.
say-LetLhoAcceptOrDecline =
    .lho = Decide without consulting your partner. You may accept the second call by calling over it; otherwise the first one stands.
say-AskLhoWhichHeCallsOver =
    .lho = You had called over the first. Do you accept the second and call again, or does the first stand? Decide without consulting your partner.
say-LetTheSecondCallStand =
    .all = The second call is accepted and stands; the first is withdrawn.
say-LetTheFirstCallStand =
    .all = The second call is cancelled; the first stands.

## The provisions, in our own words

law-was_a_slip = It was a mechanical error or a slip of the tongue.
law-partner_has_called = Once his partner has called no substitution is made.
law-partner_has_not_called = His partner has not called since.
law-auction_period_is_over = The auction period ends when a defender faces an opening lead, or after four passes when all hands are back in the board.
law-too_late_after_the_auction = Where the auction ended before it came to his partner, nothing is substituted after the auction period.
law-however_he_noticed = An unintended call may be replaced however he has become aware of it.
law-intended_call_stands = Until his partner calls a player may replace an unintended call by the one he meant; that call is judged by its own Law, and no lead is restricted.
law-lho_may_take_his_back = The next player may withdraw a call made over the first; what it showed is authorised for his side alone.
law-only_spoke_of_it = He meant the call, and has only spoken of a change.
law-intended_at_that_moment = A call that he meant to make when he chose or voiced it stands.
law-what_he_said = What he has said about it is extraneous information for his partner.
law-changed_what_he_meant = He has changed a call that he meant.
law-first_was_insufficient = If the first was an insufficient bid, the Law on premature replacement rules.
law-is_at_issue = The second call may be accepted or not.
law-lho_has_not_called_over_it = The next player has neither called over the second call nor declined it.
law-partner_has_called_over_the_first = Once his partner has called no call is substituted, whether the first was meant or not.
law-changed_after_the_auction = When the auction period is over nobody can call over a second call any more.
law-may_be_accepted = It is not too late for the next player to accept the second call.
law-lho_has_not_chosen = The next player has done nothing yet.
law-lho_called_over_the_first = The next player had called over the first.
law-lho_accepts = The next player has called over the second.
law-lho_declines = The next player does not accept the second.
law-second_is_not_accepted = The next player declines the second call, or can no longer accept it.
law-a_call_is_withdrawn = Law 16C applies to a call withdrawn or cancelled.
law-calls_are_compared = Whether a call is comparable is found by the tests of this Law.
law-it_is_known_what_stands = A call is withdrawn, and whether the one that stands is comparable is known.
law-found_comparable = The call that stands was found comparable.
law-found_not_comparable = The call that stands was found not comparable.
law-else_the_first_stands = If the second call is not accepted the first stands.
law-second_may_be_accepted = The next player may accept the second call by calling over it on purpose; the first is then withdrawn.
law-first_stands = A second call that is not accepted is cancelled, and the first stands.
law-his_side_defends = His side defends.
law-his_side_declares = His side plays the contract.

## Why

reason-1 =
    { $meant ->
        [slip] He meant to make another call.
        [unsure] It is not clear which call he meant to make.
       *[other] He meant to make that call when he made it.
    }

## What is left to be done later, in few words

task-WeighWhatHeSaid = did his words help?

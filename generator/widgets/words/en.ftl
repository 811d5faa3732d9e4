### The widgets' words. The first part of an id names the scripts that hold it: `quiz-…` is sent with the quiz.

## What a page loads at once: figures, the state of the engine, links to clauses

figure-back = Back
figure-next = Next
figure-start-over = Start over
figure-what-if = What if?
figure-this-example = this example
figure-all-in-words = All in words
figure-step = Step
figure-steps = Steps
figure-place-of = { $step } of { $steps }
figure-step-of = Step { $step } of { $steps }
figure-pause = Pause
figure-play-all = Play all
figure-not-loaded = “What if?” could not be loaded. Try again.
figure-link-damaged = The link to this example is damaged, so it is shown as printed. { $why }

engine-starting = Starting the rules engine…
engine-ready = The rules engine is ready.
engine-failed = The rules engine could not start.
engine-retry = Retry
engine-not-loaded = Its files could not be loaded.
engine-not-started = The rules engine has not been started.
engine-no-answer = The rules engine did not answer in time.
engine-too-long = It took too long.
engine-works-without = The rules engine could not start. { $why } The rules and examples on this page work without it.
engine-did-you-mean = { $sentence } Did you mean { $names }?
engine-or = { " or " }

page-kept = Kept on this device
page-dead-end = The address of this page names a place that is not here: perhaps it was damaged on its way. Here is the beginning.
page-faces-not-loaded = The card faces could not be loaded.

## A figure that is changed, and the table on which a hand is played

play-back-to-example = Back to the example
play-changed-by-link = Somebody has changed this example and shared it. It was “{ $name }”.
play-changed-by-you = You have changed this example. It was “{ $name }”.
play-changed = { $thing ->
    [hand] A changed hand
    [order] A changed order
    [score] A changed score
    [trick] A changed trick
   *[position] A changed position
    }

## What if?

whatif-put-back = Put everything back
whatif-copy = { $thing ->
    [hand] Copy a link to this hand
    [order] Copy a link to this order
    [score] Copy a link to this score
   *[position] Copy a link to this position
    }
whatif-copied = The link is copied.
whatif-copy-yourself = { $thing ->
    [hand] Copy the link from the address bar: it holds this hand.
    [order] Copy the link from the address bar: it holds this order.
    [score] Copy the link from the address bar: it holds this score.
   *[position] Copy the link from the address bar: it holds this position.
    }
whatif-nothing-here = Nothing here can be { $what }.
whatif-and = { " and " }
whatif-what-if = What if
whatif-change-card = Change a card or the setting: the answer follows.
whatif-change-anything = Change what you like: the score follows.
whatif-change-setting = Change the setting: the order follows.
whatif-player = Player { $number }
whatif-played = Played
whatif-printed = Printed
whatif-in-example = In the example
whatif-table = On the table
whatif-hand = The hand
whatif-nothing = nothing
whatif-card-of = { $seat }’s card
whatif-card-number = Card { $number } of the hand
whatif-change-which = Change which card?
whatif-what = What
whatif-what-to-do = What to do
whatif-best-of = Best: { $title }
whatif-clause = Clause
whatif-clauses = Clauses
whatif-allowed = Allowed
whatif-so-far-too = , so far
whatif-nobody = Nobody
whatif-winner = Winner
whatif-then = Then
whatif-no-position = This example has no position to change.
whatif-no-score = This example has no score to change.
whatif-no-order = This example has no order to change.
whatif-instead-of = { $now } instead of { $before }
whatif-same-totals = The totals are those of the example.
whatif-game-options = Options of the game
whatif-players = Players
whatif-total = Total { $side }
whatif-nobody-yet = nobody yet
whatif-wins-game = Wins the game
whatif-is-best = { " is best. " }
whatif-same-order = The order is that of the example.
whatif-hand-over = The hand is over.
whatif-turn = It is { $seat }’s turn.
whatif-why-not = { $card }: not allowed, why?
whatif-do-it = Do it
whatif-choose-differently = Choose differently here
whatif-after-example = After the example: { $seat }’s turn
whatif-advise = What is best?
whatif-advised = What { $seat } may expect, the best first: by what { $seat } has seen, from { $number } hands played to their end by chance.
whatif-let-others = Let the others go on
whatif-let-chance = Let chance play the hand out
whatif-take-back = Take back
whatif-since = Everything that happened since
whatif-choice = Choice
whatif-the-trick = The trick
whatif-so-far = So far
whatif-score = Score
whatif-totals = Totals
whatif-more-lines = … and { $number } more lines
whatif-more-on-table = One more on the table
whatif-more-in-hand = One more in the hand
whatif-take-out = Take it out
whatif-hand-place = Hand { $number }
whatif-you-hold = You hold
whatif-plays = { $seat } plays
whatif-also = { $does } also
whatif-instead = { $does }, instead of{ " " }

## Fields and cards to choose

fields-not-given = not given
fields-not-chosen = not chosen yet
fields-take-out = Take it out
fields-add = Add
fields-add-card = Add a card
fields-add-for = Add for { $owner }
fields-add-card-for = Add a card for { $owner }
fields-use-it = Use it
fields-which = Which
fields-one-more = One more
fields-instead-of = Instead of{ " " }
fields-play-it = Play it
fields-minus-one = One less
fields-plus-one = One more
fields-more-to-set = More to set ({ $number })
fields-suit = Suit
fields-rank = Rank
fields-S = Spades
fields-H = Hearts
fields-D = Diamonds
fields-C = Clubs
fields-card = Card
fields-typed-french = 5H or 10♠
fields-typed-decktet = the sailor
fields-type-a-card = Or type a card

## Quiz

quiz-question-of = Question { $number } of { $all }
quiz-once-more-of = Once more: { $number } of { $all }
quiz-sum = { $right } of { $all }
quiz-sum-again = { $right } of { $all }, and { $again } of the { $missed } missed the second time
quiz-right-so-far = { $number } right
quiz-points = Points
quiz-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
    }
quiz-belongs = belongs { $place }
quiz-first = First
quiz-last = Last
quiz-move-up = Move { $card } up
quiz-move-down = Move { $card } down
quiz-up = Up
quiz-down = Down
quiz-moved = { $card }: { $place } of { $all }.
quiz-strange-link = The address of this page asks for games or kinds of questions that are not here. Here are questions that are.
quiz-damaged-link = The link to this question is damaged. Here are other questions.
quiz-try-again = Try again
quiz-asking-new = Asking the rules engine for new questions…
quiz-asking-this = Asking the rules engine for this question…
quiz-from-before = { $trouble } Here are questions from before.
quiz-copied = The link is copied.
quiz-copy-yourself = Copy the link from the address bar.
quiz-copy = Copy a link to this question
quiz-answer = Answer
quiz-think-again = Think again
quiz-may-be-reading = You may be reading it like this
quiz-book-says = The book says:
quiz-where-it-shows = Here the two differ. What you answered is marked:
quiz-three-on-it = Three questions on it
quiz-finger = That was a slip of the finger
quiz-go-on = Go on
quiz-answer-first = Choose an answer first.
quiz-right = Right
quiz-not-this-time = Not this time
quiz-next = Next question
quiz-another = Another round
quiz-fresh = New questions from the engine
quiz-end = End of the round
quiz-you-had = You had { $score }.
quiz-games = Games
quiz-not-loaded = The questions could not be loaded.
quiz-all-games = All games
quiz-one-game = At least one game has to stay.
quiz-kinds = Kinds of questions
quiz-choose-kinds = Choose the kinds of questions
quiz-one-kind = At least one kind of question has to stay.
quiz-kind-winner = Who wins the trick?
quiz-kind-leader = Who leads next?
quiz-kind-reason = Which rule decides?
quiz-kind-legal = What may I play?
quiz-kind-goal = Win the trick, or not
quiz-kind-fault = Find the fault
quiz-kind-order = Put in order
quiz-kind-points = How many points?
quiz-kind-action = What may I do?
quiz-lost-answers = What this browser had kept of your answers cannot be read. It is set aside, not deleted; practice begins anew.
quiz-lost-games = What this browser had kept of your games cannot be read. It is set aside, not deleted; practice begins anew.
quiz-lost-both = What this browser had kept of your answers and of your games cannot be read. It is set aside, not deleted; practice begins anew.

## Practice: what is due, the map of the rules, what this device keeps

practice-due-today = { $number ->
    [one] { $number } rule is due today.
   *[other] { $number } rules are due today.
    }
practice-practise-due = { $number ->
    [one] Practise it
   *[other] Practise them
    }
practice-to-mend = { $number ->
    [one] A misreading of { $title } is not mended yet.
   *[other] { $number } misreadings are not mended yet, one of them of { $title }.
    } It counts as mended after right answers on two days.
practice-practise-slip = Three questions on it
practice-map = Your map of the rules
practice-number = { $number } { $word }
practice-is-due = due
practice-is-shaky = shaky
practice-is-known = known
practice-is-new = not met
practice-kept-here = What this device keeps of your practice
practice-keeps = { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
    } and { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
    }, on this device only.
practice-save-file = Save as a file
practice-open-file = Read a file
practice-was-read = { $number ->
    [one] { $number } rule was in the file.
   *[other] { $number } rules were in the file.
    } Of each, the newer answer holds.
practice-not-read = This file holds no practice of this book. Nothing has changed.
practice-forget = Forget everything
practice-sure-to-forget = All that this device keeps of your practice will be gone. Save it as a file first if you may want it back.
practice-forget-all = Forget it
practice-keep-it = Keep it
practice-forgotten = Your practice is forgotten.
practice-damaged = What this browser had kept of the rules that you know cannot be read. It is set aside, not deleted; your map begins anew.

## One trick in many games

compare-change = Change this trick
compare-change-which = Change which card?
compare-copy = Copy a link to this trick
compare-copied = The link is copied.
compare-copy-yourself = Copy the link from the address bar: it holds this trick.
compare-damaged = The link to this trick is damaged. Here is the trick of this page.
compare-cards = Cards
compare-card = Card { $number }
compare-plays = { $seat } plays
compare-trumps = Trumps, where they change
compare-no-trumps = none, where a game can do without
compare-asking = Asking all games…
compare-none = No game has such a trick.
compare-sum = { $number ->
    [one] { $number } game has
   *[other] { $number } games have
    } this trick. It goes { $told }.
compare-goes-to = to { $name } in { $number }
compare-goes-to-nobody = to nobody in { $number }
compare-and = { " and " }

## The home page's finder of games

find-games = { $all ->
    [one] { $all } game
   *[other] { $all } games
    }
find-some-of = { $left } of { $all } games
find-none = No game fits all of this. Take one choice back.
find-strange-address = The address of this page asks for something that cannot be chosen here. It is left out.

## Lesson

lesson-your-answer = Your answer
lesson-answer = Answer
lesson-answer-first = Choose an answer first, or open the answer.
lesson-progress = Progress in the lesson
lesson-not-checked = This could not be checked, since a part of this page did not load. Try again, or open the answer.
clauses-decides = Decides “{ $figure }”
judged-the-answer = The answer:{ " " }
judged-right = Right
judged-not-this-time = Not this time
marks-right = your answer, right
marks-wrong = your answer, wrong
marks-missed = right, not chosen
first-tell-me = Tell me first

## The book on this device

offline-offered = Keep this book
offline-newer-short = Kept; a newer is out
offline-keeping = Keeping… { $percent } %
offline-kept-so-far = Kept so far
offline-unable = This browser cannot keep the book, or the page did not come over a secure connection (https).
offline-of = { $done } of { $all }
offline-fetching = Fetching the book. You can go on reading meanwhile.
offline-stop = Stop
offline-kept = The book is kept on this device, edition { $edition }. You can read and ask it without a network.
offline-newer = A newer edition is out: { $size }.
offline-get-newer = Get the newer edition
offline-remove = Remove it from this device
offline-takes = All pages, all questions and the rules engine take { $size }.
offline-keep = Keep this book on this device
offline-suggestion = The book without a network
offline-installed = You have installed this book. Keep all of it on this device, and it works without a network, too.
offline-not-now = Not now
offline-close = Close
offline-no-list = The list of the book’s files could not be loaded. Perhaps there is no network.
offline-try-again = Try again
offline-done = Done.
offline-renewed = The book was renewed just now. Try again.
offline-stopped = Stopped.
offline-no-longer = The book is no longer kept on this device.
offline-list-not-loaded = The list of the book’s files could not be loaded.
offline-network-gone = The network has gone. What is here already stays for the next try.
offline-file-not-loaded = { $file } could not be loaded.

## The judge: a table of the reader's own cards

judge-game = Game
judge-players = Players
judge-question = Question
judge-who-wins = Who wins?
judge-may-play = What may I play?
judge-was-allowed = Was that allowed?
judge-table = On the table, in order
judge-hand = Your hand
judge-held-by = What { $seat } held besides
judge-whose = Whose card?
judge-player = Player { $number }
judge-no-card = No card yet
judge-on-table = played by { $seat }
judge-in-hand = in the hand
judge-lies = { $card }: { $where }
judge-does = { $action }: { $card }
judge-earlier = Earlier
judge-later = Later
judge-take-out = Take it out
judge-pack = The pack
judge-type-cards = Or type cards
judge-typed-french = king of hearts 5s
judge-typed-decktet = sailor ace of moons
judge-put-down = Put down
judge-undo = Undo
judge-clear = Clear
judge-share = Send this
judge-picture = Send a picture
judge-no-picture = The picture could not be made. Perhaps there is no network.
judge-depends = { $name }: { $value }
share-copied = The link is copied. Another phone can read it from the code.
share-copy-yourself = Copy the link from the address bar, or read it from the code with another phone.
share-code = The link as a code that a phone’s camera reads
judge-put-cards = Put down the cards in the order in which they were played.
judge-put-both = Put down the cards on the table, then the hand.
judge-allowed = Allowed.
judge-not-allowed = Not allowed.
judge-with-rule = With “{ $rule }: { $value }”:
clauses-in-the-rules = See it in the rules
judge-damaged = This link to a position is damaged. What could be read of it is shown.
judge-what-worth = What is it worth?
judge-what-else = What else may I do?
judge-which-score = What is counted
judge-which-phase = When
judge-house-rules = Rules of this table
judge-fill-in = Fill in what happened: the answer follows.
judge-may-do = Allowed:
judge-choices = You have { $number } choices: see below.
judge-nothing-to-do = There is nothing to choose.
judge-why-not-the-rest = What is not allowed, and why

## Links and clauses

share-copied-long = The link is copied. It holds more than a code can.

## A position as a picture

picture-from = Follow Suit
picture-saved = The picture is saved: { $file }

## The score pad

sheet-all-sheets = All sheets
sheet-your-evenings = Your evenings
sheet-new-sheet = A new sheet
sheet-new-sheet-of = A new sheet: { $game }
sheet-open-file = Open a file
sheet-save-all = Save all as a file
sheet-was-read = { $number ->
    [one] { $number } sheet was
   *[other] { $number } sheets were
    } in the file. Of each, the newer one stays.
sheet-not-read = This file holds no score sheets of this book. Nothing has changed.
sheet-set-aside = { $number ->
    [one] A sheet that this device keeps cannot be read. It is
   *[other] { $number } sheets that this device keeps cannot be read. They are
    } set aside, not deleted, and go into the file with all others.
sheet-keeps-nothing = This browser keeps nothing here. You can keep a score, but save it as a file before you leave.
sheet-not-here = This sheet is not on this device. Ask for its link where it was begun.
sheet-damaged = This link to a sheet is damaged.
sheet-from-link = This sheet came with a link.
sheet-keep-this = Keep it here
sheet-not-kept = This device has no room for the sheet, or refuses to keep it. Save it as a file.
sheet-changed-elsewhere = Another window has changed this sheet. Here is the newest.
sheet-deleted-elsewhere = Another window has deleted this sheet. What you change here begins it anew.
sheet-players = Players
sheet-player = Player { $number }
sheet-names-in-order = Who plays, in playing order
sheet-names-differ = Every player needs a name of their own, without square brackets.
sheet-first-dealer = Who deals first
sheet-house-rules = Rules of this table
sheet-begin = Begin
sheet-which-form = What happened
sheet-fill-in = Fill in what the hand came to.
sheet-enter = Enter it
sheet-enter-change = Enter the change
sheet-leave-as-it-was = Leave it as it was
sheet-not-yet = There is nothing to enter yet: see what is missing.
sheet-undo = Undo
sheet-mend = Mend
sheet-mending = Mending hand { $number }
sheet-take-out = Take it out
sheet-was-taken-out = It is taken out. Undo brings it back.
sheet-entry-of = { $number }. { $form }
sheet-show-hand = Hand { $number }
sheet-hand-dealt = Hand { $number }: { $name } deals.
sheet-then-stands = Then: { $totals }
sheet-won = { $number ->
    [one] { $names } has won.
   *[other] { $names } share the win.
    }
sheet-and = { " and " }
sheet-no-longer-fits = Hand { $number } no longer fits. { $why }
sheet-others-wait = { $number ->
    [one] One entry after it waits.
   *[other] { $number } entries after it wait.
    }
sheet-send = Send this
sheet-save-file = Save as a file
sheet-spreadsheet = For a spreadsheet
sheet-print = Print
sheet-remove = Delete
sheet-sure-to-remove = This sheet will be gone from this device.
sheet-remove-it = Delete it
sheet-keep-it = Keep it
sheet-hand = Hand
sheet-dealer = Dealer
sheet-total-of = { $side }, total

## A table at which a hand is played

table-close = Close
table-menu = Menu
table-your-hand = Your hand
table-why-not = { $card }, not now: why not?
table-card-does = What a card is for
table-what-to-do = What to do
table-do-it = Do it
table-holds = holds { $number ->
    [one] { $number } card
   *[other] { $number } cards
    }
table-has-tricks = { $number ->
    [one] { $number } trick
   *[other] { $number } tricks
    }
table-has-points = total { $points }
table-score = Score
table-deals = dealer
table-dealer-sign = D
table-you = you
table-to-act = to act
table-players = Players
table-lies-open = What lies open
table-happened = What happened
table-take-back = Take back
table-took-back = You have taken it back.
table-next = Next
table-hand-on = { $name } is next. Hand over the screen.
table-show-mine = { $name }: show my cards
table-your-turn = Your turn, { $name }.
table-turn-of = { $name } is to act.
table-what-now = What may I do?
table-choose-cards = Choose cards of your hand.
table-more-cards = { $number ->
    [one] { $number } card chosen. Choose on.
   *[other] { $number } cards chosen. Choose on.
    }
table-why = Why?
table-the-trick = The trick, card by card
table-hand-number = Hand { $number }
table-score-so-far = The score so far
table-nothing-yet = Nothing is scored yet.
table-hand-over = Hand { $number } is over
table-next-hand = Next hand
table-hand-is-over = The hand is over.
table-won = { $number ->
    [one] { $names } wins.
   *[other] { $names } win.
    }
table-and = { " and " }
table-number-of-players = Players
table-level = { $level ->
    [easy] Easy
    [hard] Strong
   *[medium] Medium
    }
table-pace = { $pace ->
    [fast] At once
    [slow] Slowly
    [wait] Wait for me
   *[normal] Normal
    }
table-one-hand = One hand
table-whole-match = A whole match
table-how-long = How long
table-others = The others play
table-how-fast = Cards fall
table-who-is-here = Who plays at this screen
table-rules-of-table = Rules of this table
table-usual-rules = The usual rules
table-deal = Deal
table-damaged = The address of this table is damaged. Here is a fresh deal.
table-not-here = This table is not on this device. Here is a fresh deal.
table-keeps-nothing = This browser keeps nothing here: the table is gone when you leave.
table-fresh-deal = Fresh deal
table-deal-of-day = Deal of the day
table-new-table = New table
table-other-tables = Your tables
table-the-rules = The rules
table-send-deal = Send this deal
table-send-game = Send what was played
table-save-file = Save as a file
table-table-over = { $when }, over
table-table-goes-on = { $when }, goes on
table-remove = Delete
table-remove-this = Delete the table of { $when }
table-same-deal = Same deal again
table-review = Review your choices
table-step-through = Step by step

## A hand looked back at, and tables as files

review-title = Your choices
review-progress = Choices looked at
review-hand = Hand { $number }
review-which-hand = Which hand
review-whose = Whose choices
review-looking = Looking at choice { $done } of { $of } …
review-nothing-to-choose = There was nothing to choose in this hand.
review-summary = { $number ->
    [one] There was one choice. Fine: { $fine }.
   *[other] There were { $number } choices. Fine: { $fine }.
    }
review-dearest = The dearest
review-all = All choices, in order
review-step = Step to it
review-step-to = Step to it: { $action }
review-again = Try again
review-back = Back to the list
review-play-on = Play on from there
review-before = The one before
review-after = The one after
review-choice-of = Choice { $number } of { $of }
review-hand-then = Your hand then
review-yours = Yours
review-best = The best that was found
review-save-all = Save all as a file
review-open-file = Open a file
review-not-read = This file holds no tables of this book. Nothing was changed.
review-was-read = { $number ->
    [one] { $number } table was read.
   *[other] { $number } tables were read.
    }
review-step-through = Step by step

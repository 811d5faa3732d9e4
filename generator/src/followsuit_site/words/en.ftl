### The site's words: what stands around the engine's answers on its pages.

## Figures

link-to-example = Link to this example
link-to-option = Link to this option
from-source = This example comes from the source of these rules.
supply = Supply
result = Result
what-a-hand-scores = What a hand scores
hand-in-ledger = A hand in the ledger
card-order = Order of the cards
link-to-game = Link to this game
other-settings = Other settings
the-decktet = The Decktet
column-cards = Cards
column-best-first = Best first
column-clauses = Clauses
turn-holding = Now it is the turn of { $seat }, who holds:
turn = Now it is the turn of { $seat }.
may = { $also ->
    [card] { $seat } may play a card, or:
   *[none] { $seat } may:
    }
# The letter beside each icon: colour is never the only sign. Wyrms take the Y, because W is for Waves.
suit-letter = { $suit ->
    [S] S
    [H] H
    [D] D
    [C] C
    [moons] M
    [suns] S
    [waves] W
    [leaves] L
    [wyrms] Y
   *[knots] K
    }
no-type = no type

## Quizzes and lessons

questions-about = Questions about { $game }
questions-about-all = Questions about all games
steps = { $number ->
    [one] { $number } step
   *[other] { $number } steps
    }
answer-questions = Answer questions about { $game }
practise-lesson = Practise what was asked here
# The later steps of a lesson ask first, then tell.
first-winner = Who wins this trick?
first-legal = Mark every card { $name } may play.
first-legal-own = Mark every card you may play.
change-this-hand = Change this hand: { $example }
whole-lesson = That was a whole lesson. Now without help:
your-cards = { $seat }, your cards
or = { " or " }

## A game in short

option = Option
options = Options
this-book = This book
or-else = Or
game-number = Game { $number } of { $all }
all-games = All games
own-trick = Ask about your own trick
keep-score = Keep the score
play-hand = Play a hand
play-hand-of = Play a hand of { $game }
# On the home page, beside the name of the game; `play-hand-of` has this word in it, for whoever speaks what is seen.
play = Play
players = players
what-kind = What kind of game
find-game = Find a game
find-players = Players
find-time = Time
find-partners = Teams
find-pack = Pack
find-kind = Kind of game
up-to-minutes = up to { $number } minutes
show-all = Show all
games = { $number ->
    [one] { $number } game
   *[other] { $number } games
    }
alone = everybody alone
partners = with a partner
french = an ordinary pack
decktet = the Decktet
any = any
three-cards = Three cards

## A hand of your own

play-game = Play { $game }
play-description = Play a hand of { $game } against the rules engine. It tells you why a card is not allowed.
play-needs = Playing needs JavaScript. The rules can be read without it:
rules-of = The rules of { $game }

## Clauses, rulings, the cheat sheet

ruling = Ruling { $name }
our-ruling = Our ruling
you-can-choose = You can choose. { $options }.
rulings = { $number ->
    [one] { $number } ruling
   *[other] { $number } rulings
    }
table = Table
cheat-sheet = { $title } on one page
print = Print

## The frame of every page

other-language = Deutsch
in-other-language = Diese Seite auf Deutsch
description = Card-game rule books that can be asked
contents-of-book = Contents of the book
on-this-page = On this page
search = Search the book
search-example = Search: renege, marriage, A♥
close-search = Close the search
search-start = Type to search the rules, the glossary and the examples.
light-dark = Switch between light and dark
main = Main
the-book = The book
the-games = The games
keep-book = Keep this book
for-reading-offline = For reading without a network.
turn-page = Turn the page
before-this = Before this
next = Next
colophon = rule books are written in our own words, after the sources credited on each page.
    One rules engine gives every verdict, and every verdict names its rule.
stays-here = What you do here stays on your device: no tracking, no outside requests. Progress is kept in this browser only.
typeface = Typeface: Source Serif 4, OFL
not-in-book = This page is not in the book
not-in-pack = This card is not in the pack. The page may have moved, or the address has a slip in it.
back-to-games = Back to the games
link-to-section = Link to this section
untold = The rules of { $game } are not here in this language yet.
untold-link = { $game } in English
# How the question of a lesson says that it wants all that is right: each word that will do.
every = every

### What pictures say themselves: the words in a figure that no rule has said.

row = { LIST($items, "and") }
suits = { TELL($suit, form: "many") }

## Cards on the table and in a hand

wins-trick = wins
winning = winning
led-first = led
latest = latest
to-play = to play
was-ahead = was ahead
face-down = card face down
holds = { $seat } holds
allowed = allowed
not-allowed = not allowed
why-others-lose = Why the other cards lose

## Orders

best = Best
lowest = Lowest
best-first = { $title }, best card first
from-number = { $title }, from number { $number } on
cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
    }

## Scores

who = Who
why = Why
clause = Clause
total = Total
score = Score
score-of-hand = Score of the hand
hand = Hand
one-of-these = One of these:
nothing = nothing

## Questions

show-answer = Show the answer

## One trick in many games

game = Game
winner = Winner
nobody = Nobody
so-far = so far
who-wins-where = Who wins in each game
not-in-these = Not in these games ({ $number })
trump-chosen = { TELL($suit, form: "title") } where trumps change
trump-none = No trumps where a game can do without

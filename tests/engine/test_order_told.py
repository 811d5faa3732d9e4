"""Why a card beats another, and what a trick, a duty and a role come to, apart from any game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from followsuit.duty import Beside, Link, Role, anything, law
from followsuit.games.nouns import TRUMP, of_suit
from followsuit.ledger import Note
from followsuit.messages import Message, Verbatim, say
from followsuit.order import Off, Order, Run, Said, Ties, place
from followsuit.packs import FRENCH_52 as PACK
from followsuit.rules import TrickRules, winner_leads
from followsuit.seats import seat_names
from followsuit.trick import Step, Verdict, ahead, judge, last_told, runner_up, summed
from followsuit.words import Voice

TOLD = Voice("", PACK, seat_names(4))


def words(text: str) -> Message:
    """A message that reads so."""
    return say("given", word=Verbatim(text))


def card(code: str) -> int:
    return PACK.card(code).index


def cards(codes: str) -> list[int]:
    return [card(code) for code in codes.split()]


def told(said: Said) -> tuple[str, str]:
    """What is said, without the quotation marks of `words`, and its clauses."""
    return TOLD.plain(said.say).replace("“", "").replace("”", ""), " ".join(said.clauses)


TOP = place(PACK, "AH", "top", title=words("the best trump"))
HIGH = place(
    PACK, "KH QH", "high", why=words("kings first"), over=words("faces first"), over_clause="over"
)
BARE = place(PACK, "JH TH", "bare")
LOW = place(PACK, "9H", "low", title=words("the lowest trump"))
SPADES = place(PACK, [PACK.mask("AS"), PACK.mask("KS QS"), PACK.mask("JS"), PACK.mask("TS")], "s")


def order(ties: Ties = "last", alone: str = "") -> Order:
    """Hearts are trumps; the king and queen of spades are equal; the ace of clubs has its own reason."""
    return Order(
        PACK,
        (Run(TRUMP, (TOP, HIGH, BARE, LOW)), Run(of_suit("S"), (SPADES,))),
        across="across",
        off="off",
        ties=ties,
        tie="tie",
        alone=alone,
        offs=(Off(PACK.mask("AC"), words("never wins"), "ace"),),
    )


@pytest.mark.parametrize(
    ("winner", "loser", "beats", "loses", "clauses"),
    [
        (
            "AH",
            "QH",
            "A♥ is the best trump and beats Q♥",
            "Q♥ is lower: A♥ is the best trump",
            "top",
        ),
        ("KH", "QH", "K♥ beats Q♥: kings first", "Q♥ ranks below K♥: kings first", "high"),
        ("QH", "JH", "Q♥ beats J♥: faces first", "J♥ ranks below Q♥: faces first", "over"),
        ("JH", "TH", "J♥ beats 10♥", "10♥ ranks below J♥", "bare"),
        (
            "TH",
            "9H",
            "10♥ beats 9♥, the lowest trump",
            "9♥, the lowest trump, ranks below 10♥",
            "bare low",
        ),
        (
            "9H",
            "AS",
            "9♥ is a trump and beats A♠, a spade",
            "A♠ is a spade, and 9♥ is a trump",
            "across",
        ),
        ("AS", "AC", "A♣ never wins", "A♣ never wins", "ace"),
        (
            "AS",
            "KC",
            "K♣ is neither a trump nor a spade, so it cannot win",
            "K♣ is neither a trump nor a spade, so it cannot win",
            "off",
        ),
    ],
)
def test_a_card_beats_another_for_a_reason(
    winner: str, loser: str, beats: str, loses: str, clauses: str
) -> None:
    won = order().compare(card(winner), card(loser))
    lost = order().losing(card(loser), card(winner))
    assert told(won) == (f"{beats}.", clauses)
    assert told(lost) == (f"{loses}.", clauses)


def test_places_with_one_clause_name_it_once() -> None:
    once = (place(PACK, "AH", "rank"), place(PACK, "KH", "rank", title=words("second")))
    only = Order(PACK, (Run(TRUMP, once),), across="", off="")
    assert only.compare(card("AH"), card("KH")).clauses == ("rank",)


def test_a_place_whose_words_for_lower_ones_are_missing_uses_its_own() -> None:
    plain = place(PACK, "AH KH", "high", why=words("aces first"))
    only = Order(PACK, (Run(TRUMP, (plain, BARE)),), across="", off="")
    assert told(only.compare(card("KH"), card("JH"))) == ("K♥ beats J♥: aces first.", "high")


@pytest.mark.parametrize(
    ("ties", "trick", "winner"),
    [
        ("first", "2D TS", 1),  # the lowest card that can win
        ("first", "TS 2D", 0),
        ("last", "TS 2D", 0),
        ("first", "2D 3D", 0),  # no card can win: the lead stays ahead
        ("drawn", "2D 3D", 0),
        ("last", "2D 3D", 0),
        ("last", "JS KS QS", 2),
        ("first", "JS KS QS", 1),
        ("drawn", "JS KS QS", None),
        ("drawn", "KS QS 9H", 2),
    ],
)
def test_the_best_card_of_a_trick(ties: Ties, trick: str, winner: int | None) -> None:
    assert order(ties).best(cards(trick)) == winner
    if winner is not None:
        assert order(ties).winner(cards(trick)) == winner


def test_strengths_count_the_ranks_from_the_worst_one() -> None:
    strength = order().strength
    ranked = [strength[one] for one in cards("2D TS JS KS QS AS 9H TH JH QH KH AH")]
    assert ranked == [0, 1, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10]


def test_what_beats_a_card_is_every_card_above_its_rank() -> None:
    hearts = PACK.mask("AH KH QH JH TH 9H")
    assert order().beating(card("QS")) == hearts | PACK.mask("AS")
    assert order().beating(card("AH")) == 0
    assert order().beating(card("2D")) == hearts | PACK.mask("AS KS QS JS TS")


@pytest.mark.parametrize(
    ("ties", "when", "winner"), [("last", "later", "East"), ("first", "earlier", "North")]
)
def test_an_equal_card_wins_by_when_it_was_played(ties: Ties, when: str, winner: str) -> None:
    verdict = judge(lambda played: order(ties), cards("JS KS QS"))
    better, worse = ("Q♠", "K♠") if when == "later" else ("K♠", "Q♠")
    assert told(verdict.said)[0].startswith(
        f"{winner} wins. {better} equals {worse} and was played"
    )
    assert f"played {when}" in told(verdict.said)[0]
    step = verdict.steps[2].said
    if when == "later":
        assert told(step)[0].startswith(f"{better} equals {worse} and was played later")
    else:
        assert told(step) == ("Q♠ only equals K♠.", "tie")
    assert step == last_told(lambda played: order(ties), cards("JS KS QS"))
    beaten = judge(lambda played: order(ties), cards("KS QS AS")).steps[2].said
    assert told(beaten)[0].startswith(f"A♠ beats {better}")
    assert beaten == last_told(lambda played: order(ties), cards("KS QS AS"))


def test_a_drawn_trick_is_won_from_the_equal_cards() -> None:
    """And from the first of them, whatever was led before."""
    verdict = judge(lambda played: order("drawn"), cards("JS KS QS AS"))
    assert told(verdict.steps[3].said)[0].startswith("A♠ beats K♠")
    assert verdict.steps[3].said == last_told(lambda played: order("drawn"), cards("JS KS QS AS"))
    drawn = judge(lambda played: order("drawn"), cards("JS KS QS TS"))
    assert [told(step.said)[0] for step in drawn.steps[2:]] == [
        "Q♠ only equals K♠.",
        "10♠ ranks below K♠.",
    ]
    assert [told(lost)[0] for _, lost in drawn.losers] == [
        "J♠ ranks below K♠.",
        "K♠ and Q♠ are equal.",
        "K♠ and Q♠ are equal.",
        "10♠ ranks below K♠.",
    ]


def test_equal_cards_are_named_as_soon_as_they_lie_there() -> None:
    kings = Order(
        PACK, (Run(TRUMP, (place(PACK, [PACK.rank("K")], "k"),)),), "", "", "drawn", "tie"
    )
    steps = judge(lambda played: kings, cards("KS KH KD KC")).steps
    assert [told(step.said)[0] for step in steps] == [
        "K♠ is led, a trump.",
        "K♥ only equals K♠.",
        "K♠, K♥ and K♦ are equal.",
        "K♠, K♥, K♦ and K♣ are equal.",
    ]


def test_the_lead_says_what_it_is() -> None:
    def leads(led: str) -> str:
        return told(judge(lambda played: order(), cards(led)).steps[0].said)[0]

    assert [leads(led) for led in ("9H", "AS", "2D")] == [
        "9♥ is led, a trump.",
        "A♠ is led, a spade.",
        "2♦ is led.",
    ]


@pytest.mark.parametrize(
    ("trick", "alone", "said"),
    [
        ("AS", "", ("West wins with A♠.", "off")),
        ("AS", "alone", ("West wins with A♠.", "alone")),
        ("2D AS", "", ("North wins with A♠: no other card played can win.", "off")),
        ("2D AS", "alone", ("North wins with A♠: no other card played can win.", "alone")),
        ("AS 2D 9H JS", "", ("East wins. 9♥ is a trump and beats A♠, a spade.", "across")),
    ],
)
def test_a_trick_is_won_from_the_best_card_that_could_have(
    trick: str, alone: str, said: tuple[str, str]
) -> None:
    played, one = cards(trick), order(alone=alone)
    winner = one.best(played)
    assert told(summed(one, played, winner)) == said
    yet = told(ahead(one, played, winner))
    assert yet == (said[0].replace("wins", "is ahead"), said[1])


def test_a_rival_can_win_and_is_the_best_of_those_beaten() -> None:
    assert runner_up(order(), cards("JS 2D KS AS"), 3) == 2
    assert runner_up(order(), cards("2D 3D AS"), 2) is None


def test_who_led_to_a_trick_that_nobody_wins_leads_again() -> None:
    assert [winner_leads(None, cards("JS KS QS"), winner) for winner in (0, 2, None)] == [0, 2, 0]


SPADE, HEART, BLACK = PACK.suit("S"), PACK.suit("H"), PACK.suit("S") | PACK.suit("C")
FOLLOW = Link(
    SPADE,
    BLACK,
    ("follow",),
    words("play black"),
    words("no spade"),
    (Beside(PACK.mask("QS"), ("queen",), words("a queen counts")), Beside(HEART, ("heart",))),
    (Role(PACK.mask("KS"), words("a king is royal"), ("royal",)), Role(SPADE, words("it follows"))),
)
NAMED = Link(
    HEART, HEART, ("heart",), words("play a heart"), words("no spade"), named=PACK.mask("AH")
)
BARRED = FOLLOW._replace(
    bar=lambda index: Said(words("two is barred" if index == card("2D") else ""), ("bar",))
)


@pytest.mark.parametrize(
    ("link", "hand", "code", "what", "clauses"),
    [
        (FOLLOW, "KS 9S", "KS", "K♠ is allowed: a king is royal.", "follow royal"),
        (FOLLOW, "KS 9S", "9S", "9♠ is allowed: it follows.", "follow"),
        (FOLLOW, "9S 2C", "2C", "2♣ is allowed: you hold 9♠, so you must play black.", "follow"),
        (
            FOLLOW,
            "9S 2D",
            "2D",
            "2♦ is not allowed. You hold 9♠, so you must play black.",
            "follow",
        ),
        (
            FOLLOW,
            "9S 2D 2C",
            "2D",
            "2♦ is not allowed. You hold 9♠, so you must play black: 9♠ or 2♣.",
            "follow",
        ),
        (
            FOLLOW,
            "QS 2H",
            "2H",
            "2♥ is not allowed. You hold Q♠, so you must play black; a queen counts.",
            "follow queen heart",
        ),
        (
            NAMED,
            "AH KH 2D",
            "2D",
            "2♦ is not allowed. You hold A♥, so you must play a heart: A♥ or K♥.",
            "heart",
        ),
        (
            BARRED,
            "9S 2D",
            "2D",
            "2♦ is not allowed. You hold 9♠, so you must play black. two is barred.",
            "follow bar",
        ),
    ],
)
def test_a_card_is_allowed_by_its_role_or_refused_by_the_law(
    link: Link, hand: str, code: str, what: str, clauses: str
) -> None:
    assert told(law((link,), PACK.mask(hand)).of(card(code))) == (what, clauses)


def test_what_a_hand_lacks_is_told_once() -> None:
    free = law((FOLLOW, NAMED, anything("free")), PACK.mask("2D"))
    assert told(free.said) == ("You hold no spade, so you may play any card.", "free")
    assert told(free.of(card("2D")))[1] == "free"
    silent = FOLLOW._replace(lacks=None)
    assert (
        told(law((silent, anything("free")), PACK.mask("2D")).said)[0] == "You may play any card."
    )


def test_a_hand_may_play_any_card_whichever_it_is() -> None:
    for index in range(len(PACK.cards)):
        assert law((anything("free"),), 1 << index).allowed == 1 << index


def test_the_leader_s_own_duty_binds_only_the_leader() -> None:
    lead, duty = (anything("lead"),), (anything("duty"),)
    rules = TrickRules(
        lambda setting, played: order(), lambda setting, played: duty, lambda setting: []
    )
    leading = replace(rules, lead=lambda setting, hand: lead)
    none, one, hand = cards(""), cards("AS"), PACK.mask("2D")
    assert [some.chain(None, none, hand) for some in (rules, leading)] == [duty, lead]
    assert [some.chain(None, one, hand) for some in (rules, leading)] == [duty, duty]


def test_a_judge_of_a_game_s_own_judges_all() -> None:
    """His last step tells of the last card; what follows a draw is not what follows a win."""
    said = [Said(words(text), ()) for text in ("first", "second", "whole")]
    steps = tuple(Step(place, card("AS"), 0, said[place]) for place in range(2))
    plain = TrickRules(
        lambda setting, played: order(),
        lambda setting, played: (),
        lambda setting: [],
        after=lambda setting, played, winner: [Note(words("won"), ())],
        after_draw=lambda setting, played: [Note(words("drawn"), ())],
    )
    own = replace(plain, verdict=lambda setting, played: Verdict(steps, 0, said[2], ()))
    trick = cards("AS KS")
    assert (own.comes_of(None, trick), own.decides(None, trick)) == (said[1], said[2])
    assert plain.comes_of(None, trick) == plain.judge(None, trick).steps[1].said
    assert plain.decides(None, trick) == plain.judge(None, trick).said
    assert [plain.brings(None, trick, winner)[0].say for winner in (0, 1, None)] == [
        words("won"),
        words("won"),
        words("drawn"),
    ]


def test_a_chain_that_a_hand_does_not_meet_is_no_chain() -> None:
    with pytest.raises(LookupError, match="a chain of duty must end"):
        law((FOLLOW,), PACK.mask("2D"))

"""Each kind of mistake that an author can make is told with its file, its line and a suggestion."""

from __future__ import annotations

import pytest
from small_book import Project, one_game

from followsuit_site.book import Book, Places
from followsuit_site.engine import Answer, Engine
from followsuit_site.faults import EngineBroken

PAGE = "docs/games/twenty-five.md"
FILE = "tutorials/twenty-five.yml"


def only(project: Project, *parts: str) -> str:
    """The one fault there is; all parts must be in it."""
    faults = project.faults()
    assert len(faults) == 1, faults
    for part in parts:
        assert part in faults[0]
    return faults[0]


def test_a_sound_book_has_no_faults(project: Project) -> None:
    assert project.faults() == []


# -- pages ---------------------------------------------------------------------------------------


def test_unknown_clause_suggests_the_one_that_is_missing(project: Project) -> None:
    line = project.line(PAGE, "{§ rank.five-best}")
    project.edit(PAGE, "{§ rank.five-best}", "{§ rank.five-bst}")
    # That the clause is now missing as well is the same mistake.
    told = f"{PAGE}:{line}: there is no clause “rank.five-bst”; did you mean rank.five-best?"
    assert only(project) == told


def test_every_clause_and_ruling_must_be_stated(project: Project) -> None:
    line = project.line(PAGE, "{§ ruling.no-joker}")
    project.edit(PAGE, "{§ ruling.no-joker} ", "")
    fault = only(project, "the page does not state ruling.no-joker", "mark it {§ ruling.no-joker}")
    assert fault.startswith(f"{PAGE}:")
    assert int(fault.split(":")[1]) < line


def test_a_clause_is_stated_only_once(project: Project) -> None:
    first = project.line(PAGE, "{§ deck.52}")
    project.append("{§ deck.52} Again.")
    line = project.line(PAGE, "Again.")
    only(project, f"{PAGE}:{line}: clause deck.52 is already stated at {PAGE}:{first}", "{see …}")


def test_unknown_citation(project: Project) -> None:
    project.append("Look there ({see rank.jack-secnd}).")
    line = project.line(PAGE, "Look there")
    told = f"{PAGE}:{line}: there is no clause “rank.jack-secnd”; did you mean rank.jack-second?"
    assert only(project) == told


def test_clause_of_another_page(project: Project) -> None:
    project.edit(
        "docs/how-to-read.md", "# How to read", "# How to read\n\n{§ twenty-five.deck.52} Here."
    )
    faults = project.faults()
    assert any(
        "docs/how-to-read.md:3: clause twenty-five.deck.52 belongs on the page of" in f
        for f in faults
    )


def test_common_rulings_are_stated_somewhere(project: Project) -> None:
    project.edit("docs/how-to-read.md", "{§ common.ruling.negative}", "Nothing.")
    only(project, "docs/how-to-read.md:", "no page states common.ruling.negative")


def test_mark_in_a_heading(project: Project) -> None:
    project.edit(PAGE, "{§ deck.52} So it is.", "## {§ deck.52} The pack")
    only(project, "a clause mark belongs to a sentence, not into a heading")


def test_mark_that_is_not_closed(project: Project) -> None:
    project.append("Look there {see deck.52 and on.")
    line = project.line(PAGE, "Look there")
    only(project, f"{PAGE}:{line}: this mark is not closed")


def test_unknown_card(project: Project) -> None:
    project.append("Then comes [[qeen of spades]] and `[[no card]]` in code.")
    line = project.line(PAGE, "Then comes")
    only(project, f"{PAGE}:{line}: there is no card “qeen of spades”")


def test_unknown_card_in_the_fan(project: Project) -> None:
    project.edit(PAGE, "fan: [5♠, J♠, A♥]", "fan: [5♠, 11♠]")
    only(project, f"{PAGE}:4: there is no card “11♠”")


def test_unknown_term(project: Project) -> None:
    project.append("Turn the [card](term:upcad).")
    line = project.line(PAGE, "Turn the")
    only(project, f"{PAGE}:{line}: the glossary has no term “upcad”; did you mean upcard?")


def test_link_to_nowhere(project: Project) -> None:
    project.append("See [there](#nowhere), [here](../glossary.md#trik) and [that](gone.md#x).")
    line = project.line(PAGE, "See [there]")
    faults = project.faults()
    assert f"{PAGE}:{line}: docs/glossary.md has no place “#trik”; did you mean trick?" in faults
    assert f"{PAGE}:{line}: {PAGE} has no place “#nowhere”" in faults
    assert any(f"{PAGE}:{line}: there is no page “gone.md”" in fault for fault in faults)


def test_unknown_game(project: Project) -> None:
    project.edit(PAGE, "game: twenty-five", "game: twenty-fiv")
    assert only(project) == f"{PAGE}:3: there is no game “twenty-fiv”; did you mean twenty-five?"


def test_front_matter_that_is_no_yaml(project: Project) -> None:
    project.edit(PAGE, "fan: [5♠, J♠, A♥]", "fan: [5♠")
    assert only(project).startswith(f"{PAGE}:5: this is not valid YAML")


def test_file_that_is_not_text(project: Project) -> None:
    (project.root / "docs/odd.md").write_bytes(b"\xff\xfe\x00")
    only(project, "docs/odd.md:1: this file is not UTF-8 text")


def test_same_id_twice(project: Project) -> None:
    project.append("## One {#place}\n\n## Two {#place}")
    line = project.line(PAGE, "## Two")
    only(project, f"{PAGE}:{line}: the id “place” is already used on line {line - 2}")


# -- fences --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fence", "offset", "told"),
    [
        ("exmaple\nthird-best", 0, "there is no fence “exmaple”; did you mean example?"),
        ("example\n\nthird-bst", 2, "has no example “third-bst”; did you mean third-best?"),
        ("example", 0, "name at least one example, one a line"),
        ("lesson\nfirst-hnd", 1, "there is no lesson “first-hnd”; did you mean first-hand?"),
        ("ranks\ntrump: X", 1, "trump: “X” is not one of S, H, D, C"),
        ("ranks\ntrmp: S", 1, "there is no “trmp” here"),
        ("ranks\ntrump: S\nshow: [trump]", 2, "there is no rank table"),
        ("scores\nform: trick\nplayers: 4", 1, "“trick” is not one of tricks"),
        ("scores\nform: tricks\nrows: 5", 2, "“rows” must be fields"),
        ("scores\nform: tricks\nrows:\n  all: {winners: [9]}", 3, "must be a seat"),
        ("scores\nform: tricks\ncolumns: {A: 9}\nrows:\n  a: {winners: [1]}", 2, "a column is a"),
        ("scores\nform: tricks\ncolumns: {A: 0, B: {}}\nrows:\n  a: {}", 2, "either all sides or"),
        ("scores\nform: tricks\ncolumns: {A: {winners: [9]}}\nrows:\n  a: {}", 4, "a seat"),
        ("quiz\nkinds: [winer]", 1, "there is no kind of question “winer”; did you mean winner?"),
        ("quiz\ncount: 400", 1, "count must be from 1 to"),
        ("quiz\nkind: [winner]", 1, "has no field “kind”; did you mean kinds?"),
        ("scores\nform: tricks\nrows: {}", 2, "rows are lines of the form"),
        ("scores\nform: tricks\ncolumns: 5", 2, "“columns” must be fields"),
        ("quiz\ncount: many", 1, "“count” must be a whole number"),
        ("quiz\nkinds: true", 1, "“kinds” must be a list or text"),
        ("ranks\nshow: true", 1, "“show” must be a list or text"),
        ("quiz\ngames: [shad]", 1, "there is no game “shad”"),
        ("quiz\nten please", 0, "holds fields, one a line"),
        ('ask\n{"ask": "games"', 1, "the request is not JSON"),
        ('ask\n{"ask": "gmes"}', 0, "the engine refuses this request"),
        ('ask refused\n{"ask": "games"}', 0, "but the engine answers this request"),
        ('ask\n{"ask": "games"}\nshow: gams', 0, "the answer has no field “gams”"),
    ],
)
def test_fences(project: Project, fence: str, offset: int, told: str) -> None:
    project.append(f"MARK\n\n```{fence}\n```")
    line = project.line(PAGE, "MARK") + 2 + offset
    fault = only(project, told)
    assert fault.startswith(f"{PAGE}:{line}: ")


def test_fence_about_a_game_on_a_page_without_one(project: Project) -> None:
    project.append("```facts\n```", "docs/index.md")
    only(project, "docs/index.md:6: the fence “facts” needs a page with “game:”")


def test_code_about_our_fences_is_left_alone(project: Project) -> None:
    project.append("````markdown\n```example\nno-such\n```\n{§ no.such} [[no card]]\n````")
    assert project.faults() == []


# -- tutorials -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "at", "told"),
    [
        ("claim: {winner: North}", "claim: {winner: East}", "claim: {winner: East}",
         "the example claims winner East, but the engine says North with A♥"),
        ("claim: {winner: North}", "claim: {winner: A♠}", "claim: {winner: A♠}",
         "the engine says North with A♥"),
        ("claim: {winner: North}", "claim: {winner: Nroth}", "claim: {winner: Nroth}",
         "there is no seat “Nroth”; the seats are West, North, East, South; did you mean North?"),
        ("claim: {winner: North}", "claim: {winer: North}", "claim: {winer: North}",
         "nothing can be claimed about “winer” here; did you mean winner?"),
        ("claim: {winner: North}", "claim: {}", "claim: {}", "an example must claim something"),
        ("trick: K♠ A♥ A♠ 2♠", "trick: K♠ 1♥ A♠ 2♠", "trick: K♠ 1♥", "“1♥” is no card of"),
        ("trick: K♠ A♥ A♠ 2♠", "trick: K♠ A♥ A♠ A♠", "trick: K♠ A♥ A♠ A♠", "A♠ is already in the trick, as card 3"),
        ("trick: [7♣]", "trick: [7♣x]", "trick: [7♣x]", "“7♣x” is no card of Twenty-Five"),
        ("setting: {trump: C}", "setting: {trumps: C}", "setting: {trumps: C}",
         "there is no “trumps” here"),
        ("shows: [rank.ace-hearts-third]", "shows: [rank.ace-heart-third]", "ace-heart-third",
         "there is no clause “rank.ace-heart-third”; did you mean rank.ace-hearts-third"),
        ("shows: [rank.ace-hearts-third]", "shows: [rob.holder]", "shows: [rob.holder]",
         "the engine does not cite rob.holder here; it cites "),
        ("shows: [rank.ace-hearts-third]", "shows: []", "shows: []", "shows at least one clause"),
        ("claim: {legal: all}", "claim: {legal: [J♣]}", "claim: {legal: [J♣]}",
         "claims legal J♣, but the engine says "),
        ("5♠ J♠ A♥ A♠", "J♠ 5♠ A♥ A♠", "J♠ 5♠ A♥", "but the engine says 5♠ J♠ A♥"),
        ("      trumps:", "      trump:", "      trump:",
         "no rank table “trump” for this setting; did you mean trumps?"),
        ("totals: [25, 15, 5, 15], over", "totals: [25, 10, 5, 15], over", "[25, 10, 5, 15]",
         "but the engine says 25, 15, 5, 15"),
        ("over: true}", "over: false}", "over: false", "claims over no, but the engine says yes"),
        ("winners: [1, 0]}", "winers: [1, 0]}", "winers", "is not a field of this form"),
        ("actions: [rob 9♦]", "actions: [rob K♠]", "rob K♠", "“rob KS” is not possible now"),
        ("claim: {seat: West,", "claim: {seat: East,", "seat: East", "the engine says West"),
        ("hand: [North, [A♣,", "hand: [North, [9♦,", "hand: [North, [9♦", "North holds "),
        ("    title: Nothing but", "    titel: Nothing but", "titel", "has no field “titel”; did you mean title?"),
        ("from_source: true", "from_source: sure", "from_source", "must be true or false"),
        ("- id: exempt", "- id: third-best", "- id: third-best", "two examples “third-best”"),
        ("- id: exempt", "- id: Exempt!", "Exempt!", "is no id: use small letters"),
        ("game: twenty-five", "game: twenty-six", "twenty-six", "there is no game “twenty-six”"),
        ("    hand: [J♣, K♦, 3♥]\n", "    hand: [J♣, K♦, 3♥]\n    ranks: {trump: S}\n", "setting: {trump: C}",
         "an example of kind “ranks” has no field "),
        ("      ask: Who wins?\n", "", "winner: true", "“winner” needs a question: ask"),
        ("      pick: all\n", "", "ask: Mark every", "needs “pick”: one or all"),
        ("pick: all", "pick: al", "pick: al", "must be one or all, not “al”; did you mean all?"),
        ("Mark every card North may play.", "What may North play?", "ask: What may", "does not say so; write “every”"),
        ("pick: all", "pick: one", "ask: Mark every", "says “every”, but takes only one choice"),
        ("      ask: Who wins?\n", "      ask: Who wins?\n      pick: one\n", "pick: one", "goes with a question about choices or legal"),
        ("Mark every card North may play.\n      pick: all\n", "Which card may North play?\n      pick: one\n      choices: [9♦, 2♣, 4♣]\n",
         "ask: Which", "any choice would be right: there is nothing to decide"),
        ("legal: true\n      answer: 9♦ 2♣ 4♣", "legal: true\n      choices: [9♦]\n      answer: 9♦", "ask: Mark every",
         "only one choice: there is nothing to decide"),
        ("answer: 9♦ 2♣ 4♣", "answer: 9♦ 2♣", "answer: 9♦ 2♣", "but the engine says"),
        ("answer: West", "answer: East", "answer: East", "the lesson says East, but the engine says West"),
        ("answer: 5\n", "answer: 10\n", "answer: 10", "the lesson says 10, but the engine says 5"),
        ("number: {total: West}", "number: {sum: West}", "{sum: West}", "write number as {total: seat}"),
        ("actions: [K♦]", "actions: [A♠]", "actions: [A♠]", "A♠"),
        ("actions: [rob 9♦]", "actions: [rob 9♦]\n      skip: 1", "skip: 1", "this script has 1 action"),
    ],
)  # fmt: skip
def test_tutorials(project: Project, old: str, new: str, at: str, told: str) -> None:
    assert old in project.read(FILE)
    project.write(FILE, project.read(FILE).replace(old, new, 1))
    found = [fault for fault in project.faults() if told in fault]
    assert found, project.faults()
    lines = [n for n, line in enumerate(project.read(FILE).split("\n"), 1) if at in line]
    assert any(found[0].startswith(f"{FILE}:{line}: ") for line in lines), (found, lines)


def test_yaml_that_cannot_be_read(project: Project) -> None:
    project.edit(FILE, "claim: {winner: North}", "claim: {winner: North")
    only(project, "this is not valid YAML")


def test_yaml_that_contains_itself(project: Project) -> None:
    project.write(FILE, "game: twenty-five\nexamples: &x [*x]\n")
    only(project, "may not contain itself")


def test_field_that_stands_twice(project: Project) -> None:
    project.edit(FILE, "    trick: K♠ A♥ A♠ 2♠", "    trick: K♠ A♥ A♠ 2♠\n    trick: K♠ A♥ A♠ 2♠")
    only(project, f"{FILE}:7: the field “trick” stands twice")


def test_example_that_no_page_shows(project: Project) -> None:
    project.edit(PAGE, "exempt\n", "")
    line = project.line(FILE, "id: exempt")
    only(project, f"{FILE}:{line}: no page shows the example “exempt”")


def test_all_faults_of_all_files_at_once(project: Project) -> None:
    project.append("[[no card]]")
    project.append("[card](term:nothing)", "docs/how-to-read.md")
    project.edit(FILE, "claim: {winner: North}", "claim: {winner: East}")
    files = [fault.split(":")[0] for fault in project.faults()]
    assert files == [PAGE, "docs/how-to-read.md", FILE]


# -- the engine ----------------------------------------------------------------------------------


def test_engine_that_fails_is_told_in_a_line(project: Project) -> None:
    def broken(request: Answer) -> Answer:
        raise KeyError("trump")

    with pytest.raises(EngineBroken) as caught:
        Book(Places(project.root), Engine(broken))
    assert str(caught.value).endswith("KeyError: 'trump'") and "test_faults.py:" in str(
        caught.value
    )


def test_syntax_error_in_a_game(project: Project) -> None:
    def broken(request: Answer) -> Answer:
        compile("GAME = (\n", "engine/games/new.py", "exec")
        return {}

    with pytest.raises(EngineBroken) as caught:
        Book(Places(project.root), Engine(broken))
    assert str(caught.value).startswith("engine/games/new.py:1: ")


@pytest.mark.parametrize("kind", ["games", "game"])
def test_a_game_that_contradicts_itself_is_told_at_its_line(project: Project, kind: str) -> None:
    """Whichever request meets it first: a wrong card of an order, a kind of part, a tag."""

    def contradicting(request: Answer) -> Answer:
        error = {"what": "“1S” is not a card", "where": "games/new.py:31", "did_you_mean": []}
        return {"error": error} if request["ask"] == kind else one_game(request)

    with pytest.raises(EngineBroken) as caught:
        Book(Places(project.root), Engine(contradicting))
    assert str(caught.value) == "games/new.py:31: “1S” is not a card"


def test_a_game_that_refuses_to_be_told_of_is_named(project: Project) -> None:
    def refusing(request: Answer) -> Answer:
        error = {"what": "is missing", "where": "setting.trump", "did_you_mean": []}
        return {"error": error} if request["ask"] == "game" else one_game(request)

    with pytest.raises(EngineBroken, match="twenty-five: is missing"):
        Book(Places(project.root), Engine(refusing))


def test_engine_that_refuses_to_list_its_games(project: Project) -> None:
    def refusing(request: Answer) -> Answer:
        return {"ask": "games", "error": {"what": "there is no clause “x”", "where": ""}}

    with pytest.raises(EngineBroken, match="there is no clause “x”"):
        Book(Places(project.root), Engine(refusing))

"""Files of words become tables; what cannot stand in one is told with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from followsuit.words.compile import BadCatalogue, collection_of, compile_words, module_of

WORDS = """
trump = Trump
    .a = a trump
leads = { TELL($seat, form: "a") } leads
    { $card }.
both = { leads } and { trump.a }
tricks = { $number ->
    [0] none
    [one] one
   *[other] { "many" } { 3 }
}
"""
TABLE = {
    "trump": "Trump",
    "trump.a": "a trump",
    "leads": [["fn", "TELL", [["$", "seat"]], {"form": "a"}], " leads ", ["$", "card"], "."],
    "both": [["&", "leads"], " and ", ["&", "trump.a"]],
    "tricks": [
        ["?", ["$", "number"], {"0": "none", "one": "one", "other": ["many", " ", "3"]}, "other"]
    ],
}


def test_each_kind_of_words_has_its_place_in_a_table() -> None:
    """A sentence that is broken in its file goes on with a blank."""
    assert compile_words(WORDS, "en.ftl") == TABLE


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("??? = nothing", "Expected an entry start"),
        ("-trump = Trump", "a term is written as a message, whose forms are its attributes"),
        ("one = once more", "“one” stands here for the second time"),
        ("two = { SHOUT($seat) }", "there is no function SHOUT; known: TELL, LIST, SPELL"),
        ("two = { TELL() }", "TELL is told of a fact: TELL($fact)"),
        ("two = { TELL(one) }", "TELL is told of a fact: TELL($fact)"),
        ("two = { -trump }", "this cannot be used in a catalogue of words"),
        ("two = { 5 ->\n   *[a] b\n}", "only a fact can choose a variant"),
    ],
)
@pytest.mark.parametrize("before", ["", "\n", "\n\n"])
def test_what_cannot_stand_in_a_catalogue_is_told_with_its_line(
    before: str, line: str, what: str
) -> None:
    with pytest.raises(BadCatalogue) as caught:
        compile_words(f"{before}one = once\n{line}\n", "some.ftl")
    (fault,) = caught.value.faults
    assert fault.where == f"some.ftl:{before.count(chr(10)) + 2}"
    assert what in str(fault)


def test_a_wheel_holds_words_as_modules_and_a_site_as_json(tmp_path: Path) -> None:
    source = tmp_path / "games/truc/en.ftl"
    source.parent.mkdir(parents=True)
    source.write_text("trump = Trump ♠\n", "utf-8")
    made: dict[str, object] = {}
    exec(module_of(source, "en.ftl"), made)
    assert made["WORDS"] == {"trump": "Trump ♠"}
    assert collection_of(tmp_path, "en") == '{"games.truc":{"trump":"Trump ♠"}}'
    assert collection_of(tmp_path, "de") == "{}"

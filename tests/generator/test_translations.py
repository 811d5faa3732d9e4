"""Books in other languages: the same rules, figures and places as the English one, in words of their own."""

from __future__ import annotations

import json
import re
import subprocess
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from followsuit.words.catalogue import KERNEL, table
from followsuit.words.compile import BadCatalogue, compile_words
from followsuit_site import languages, translations, widget_words
from followsuit_site.book import Book, Places
from followsuit_site.faults import Faults
from followsuit_site.translated import translated
from followsuit_site.words import words
from followsuit_site.yamlmarks import Node, load

ROOT = Path(__file__).resolve().parents[2]
OTHERS = translations.OTHERS
WIDGETS = ROOT / "generator/widgets"
SITE = ROOT / "generator/src/followsuit_site"
DRAWING = ROOT / "engine/src/followsuit_draw"
ROOMS = ("followsuit_site.words", "followsuit_draw")


@cache
def book(language: str = "en") -> Book:
    return Book(Places(ROOT, language=language))


# -- pages ---------------------------------------------------------------------------------------------


def game_pages() -> list[tuple[str, str]]:
    return [(one, page.src) for one in OTHERS for page in book(one).pages.values() if page.game]


@pytest.mark.parametrize(("language", "src"), game_pages())
def test_a_rules_page_has_what_its_english_one_has(language: str, src: str) -> None:
    """Places, clauses in their order, fences with their bodies: only the words may differ."""
    own, english = book(language).pages[src], book().pages[src]
    assert [heading.id for heading in own.headings[1:]] == [h.id for h in english.headings[1:]]
    for kind in ("clause", "see"):
        assert [m.text for m in own.marked(kind)] == [m.text for m in english.marked(kind)]
    told = [fence for fence in own.fences if fence.kind not in ("scores", "cheat")]
    usual = [fence for fence in english.fences if fence.kind not in ("scores", "cheat")]
    assert [(f.kind, f.lines) for f in told] == [(f.kind, f.lines) for f in usual]
    assert [f.kind for f in own.fences] == [f.kind for f in english.fences]


@pytest.mark.parametrize(("language", "src"), game_pages())
def test_numbers_of_a_rules_page_are_those_of_the_english_one(language: str, src: str) -> None:
    """Figures in the cheat sheet and in score tables: a slip of a translator would be a wrong rule."""

    def numbers(page: Any) -> list[list[str]]:
        parts = (f.body for f in page.fences if f.kind in ("scores", "cheat"))
        return [sorted(re.findall(r"[−+]?\d+", body)) for body in parts]

    assert numbers(book(language).pages[src]) == numbers(book().pages[src])


@pytest.mark.parametrize("language", OTHERS)
def test_links_of_a_book_lead_to_its_own_pages(language: str) -> None:
    own = book(language)
    page = own.pages["games/schafkopf.md"]
    assert own.url("index.md") == f"{language}/"
    assert own.url(page.src) == f"{language}/games/schafkopf/"
    assert (
        own.link(page, own.pages["glossary.md"], "trump") == f"../../../{language}/glossary/#trump"
    )
    assert own.base(page) == "../../../"


def test_an_english_book_has_no_page_of_another_language() -> None:
    assert not [src for src in book().pages if languages.language_of(src) != "en"]


def test_a_game_that_is_not_told_has_a_page_that_says_so() -> None:
    made = dict(languages.missing(book(), book("de")))
    assert "games/schafkopf.md" not in made and "games/truc.md" in made
    assert "noch nicht auf Deutsch" in made["games/truc.md"]
    assert 'href="../../../games/truc/"' in made["games/truc.md"]
    assert set(made) | {"games/schafkopf.md"} == {p.src for p in book().pages.values() if p.game}


# -- search and site map ---------------------------------------------------------------------------------


def test_search_and_site_map_are_split(tmp_path: Path) -> None:
    index = {"config": {"lang": ["en"], "separator": "x"}, "docs": []}
    index["docs"] = [
        {"location": place, "text": ""} for place in ("", "games/a/", "de/", "de/b/#c")
    ]
    (tmp_path / "search").mkdir()
    (tmp_path / "search/search_index.json").write_text(json.dumps(index))
    urls = "".join(
        f"\n<url><loc>http://x/{p}</loc></url>" for p in ("", "games/a/", "de/", "de/b/")
    )
    (tmp_path / "sitemap.xml").write_text(f"<urlset>{urls}\n</urlset>\n")
    languages.split(tmp_path, "de")
    english = json.loads((tmp_path / "search/search_index.json").read_text())
    german = json.loads((tmp_path / "de/search/search_index.json").read_text())
    assert [entry["location"] for entry in english["docs"]] == ["", "games/a/"]
    assert [entry["location"] for entry in german["docs"]] == ["", "b/#c"]
    assert (english["config"]["lang"], german["config"]["lang"]) == (["en"], ["de"])
    for path, wanted in (("sitemap.xml", ["", "games/a/"]), ("de/sitemap.xml", ["de/", "de/b/"])):
        told = re.findall(r"<loc>http://x/(.*?)</loc>", (tmp_path / path).read_text())
        assert told == wanted
        assert (tmp_path / path).read_text().endswith("\n</urlset>\n")


# -- tutorials -------------------------------------------------------------------------------------------

TUTORIAL = """
game: schafkopf
examples:
  - id: one
    title: One
    trick: KS QS AS
    names: [West, Ada, East]
    claim: {winner: North}
    say: A remark.
lesson:
  title: First
  steps:
    - {title: A, say: B, ask: C, choices: [I take it, I pass], answer: I take it, reveal: D}
"""
TOLD = """
examples:
  one: {title: Eins, say: Eine Bemerkung.}
lesson:
  title: Erste
  steps:
    - {title: A1, say: B1, ask: C1, choices: [Ich nehme ihn, Ich passe], reveal: D1}
"""


def merged(told: str) -> tuple[Any, list[str]]:
    faults = Faults()
    nodes = [load(text, "t.yml", faults) for text in (TUTORIAL, told)]
    assert isinstance(nodes[0], Node) and isinstance(nodes[1], Node)
    return translated(nodes[0], nodes[1], "de", faults).data, [str(fault) for fault in faults]


def test_a_translation_gives_words_and_nothing_else() -> None:
    told, faults = merged(TOLD)
    assert faults == []
    (example,) = told["examples"]
    assert (example["title"], example["say"]) == ("Eins", "Eine Bemerkung.")
    assert example["names"] == ["West", "Ada", "Ost"] and example["claim"] == {"winner": "Nord"}
    assert example["trick"] == "KS QS AS"
    (step,) = told["lesson"]["steps"]
    assert told["lesson"]["title"] == "Erste"
    assert step["answer"] == "Ich nehme ihn" and step["choices"][1] == "Ich passe"


@pytest.mark.parametrize(
    ("given", "instead", "fault"),
    [
        ("  one: {", "  two: {", "the example “one” is not told here"),
        (", say: Eine Bemerkung.", "", "“say” is missing"),
        ("    - {title: A1", "    - {title: A0}\n    - {title: A1", "1 steps, and 2 are told here"),
        ("[Ich nehme ihn, Ich passe]", "[Ich nehme ihn]", "the step offers 2 choices"),
        (", reveal: D1", "", "“reveal” is missing"),
        ("title: Eins", "titel: Eins", "nothing here is “titel”"),
    ],
)
def test_what_a_translation_lacks_is_told(given: str, instead: str, fault: str) -> None:
    assert given in TOLD
    assert any(fault in one for one in merged(TOLD.replace(given, instead))[1])


# -- catalogues of the site and of the widgets -------------------------------------------------------------


def pairs() -> list[tuple[str, Any, Any]]:
    site = [
        (f"{one}, {room}", table(room, "en"), table(room, one)) for one in OTHERS for room in ROOMS
    ]
    read = {
        path.stem: compile_words(path.read_text("utf-8"), path.name)
        for path in (WIDGETS / "words").glob("*.ftl")
    }
    return [*site, *((f"{one}, widgets", read["en"], read[one]) for one in OTHERS)]


@pytest.mark.parametrize(("what", "english", "own"), pairs())
def test_a_catalogue_is_whole(what: str, english: Any, own: Any) -> None:
    assert widget_words.faults(own, english, what) == []
    for entry in english:
        assert set(widget_words.facts(english[entry])) == set(widget_words.facts(own[entry])), entry


@pytest.mark.parametrize(("room", "folder"), [(ROOMS[0], SITE), (ROOMS[1], DRAWING)])
def test_every_entry_of_the_site_and_of_its_pictures_is_used(room: str, folder: Path) -> None:
    files = [p for kind in ("*.py", "*.html") for p in folder.rglob(kind)]
    text = "\n".join(path.read_text("utf-8") for path in files)
    unused = [one for one in table(room, "en") if not re.search(rf"[\"']{one}[\"']", text)]
    assert unused == []


def test_an_entry_of_the_site_and_of_its_pictures_stands_in_one_catalogue() -> None:
    site, pictures = (set(table(room, "en")) for room in ROOMS)
    assert not site & pictures
    assert not pictures & set(table(KERNEL, "en")), "pictures look theirs up there too"


def test_every_entry_of_the_widgets_is_used() -> None:
    text = "\n".join(path.read_text("utf-8") for path in (WIDGETS / "src").rglob("*.ts"))
    english = compile_words((WIDGETS / "words/en.ftl").read_text("utf-8"), "en.ftl")
    unused = []
    for entry in english:
        module, _, rest = entry.partition("-")
        name = re.sub(r"-(\w)", lambda found: found[1].upper(), rest)
        if not re.search(rf"\b(say|{module}Words)\.{name}\b", text):
            unused.append(entry)
    assert unused == []


def test_an_entry_becomes_typescript(tmp_path: Path) -> None:
    source = tmp_path / "words"
    source.mkdir()
    (source / "en.ftl").write_text(
        "a-plain = Say “it”\na-count = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n    } left\n"
        "b-which = { $kind ->\n    [x] An x\n   *[y] A { $kind }\n    }\n"
    )
    widget_words.write(source, tmp_path / "made")
    calls = (
        "import * as a from './made/en/a.ts'; import * as b from './made/en/b.ts';"
        "console.log(JSON.stringify([a.plain, a.count({n: 1}), a.count({n: 2}), b.which({kind: 'x'}),"
        " b.which({kind: 'z'})]))"
    )
    (tmp_path / "call.ts").write_text(calls)
    esbuild = [ROOT / "node_modules/.bin/esbuild", "--bundle", "--format=esm", "call.ts"]
    bundled = subprocess.run([*esbuild, "--outfile=call.mjs"], cwd=tmp_path, capture_output=True)
    assert bundled.returncode == 0, bundled.stderr
    run = subprocess.run(["node", tmp_path / "call.mjs"], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == ["Say “it”", "1 card left", "2 cards left", "An x", "A z"]


def test_a_language_that_lacks_words_of_the_widgets_is_not_built(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("a-one = One\na-two = Two { $n }\n")
    (tmp_path / "de.ftl").write_text("a-two = Zwei { $m }\na-three = Drei\n")
    with pytest.raises(BadCatalogue) as found:
        widget_words.write(tmp_path, tmp_path / "made")
    told = str(found.value)
    assert all(one in told for one in ("“a-one” is missing", "uses “a-three”", "no fact “m”"))


KEYS = {"Enter", "Escape"}
# What the browser calls its own faults.
FAULTS = {"AbortError"}
# What selectors name beside the classes of the style sheets.
SELECTED = {"pick", "slots", "header", "input", "button"}


def literals(source: str) -> list[str]:
    """The string literals of a TypeScript source, without those that name modules."""
    bare = re.sub(
        r"/\*.*?\*/|(?:^|\s)//.*?$|^(?:import|export) .*? from .*?;$", "", source, flags=re.M | re.S
    )
    return [a or b for a, b in re.findall(r'"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`', bare)]


def spoken(literal: str, classes: set[str]) -> bool:
    """Is this a word for a reader? Names of classes, elements, keys, faults and fields are none."""
    told = re.sub(r"\$\{[^{}]*\}", " ", literal)
    if re.search(r"[#>\[\]=/_@()]|[.:](?=\S)", told):  # a selector, an address, Python
        return False
    if re.search(r"\b[A-Z][a-z]{2,}", told):
        return told not in KEYS | FAULTS
    words = told.split()
    return len(words) > 1 and any(w.isalpha() and len(w) > 2 and w not in classes for w in words)


def test_no_widget_says_a_word_that_is_in_no_catalogue() -> None:
    styles = [*WIDGETS.rglob("*.css"), *SITE.rglob("*.css")]
    css = "\n".join(path.read_text("utf-8") for path in styles)
    classes = set(re.findall(r"\.([a-z][\w-]*)", css)) | SELECTED
    found = [
        (path.name, one)
        for path in sorted((WIDGETS / "src").rglob("*.ts"))
        for one in literals(path.read_text("utf-8"))
        if spoken(one, classes)
    ]
    assert found == []


@pytest.mark.parametrize(
    "source",
    ['fill(p, "Nobody")', 'el("p", {}, "so far")', "say(`${n} games have`)", 'x = "Best: "'],
)
def test_a_word_in_a_script_is_found(source: str) -> None:
    assert any(spoken(one, set()) for one in literals(source))


# -- what is missing -----------------------------------------------------------------------------------------


def test_what_a_language_lacks_is_counted() -> None:
    head, *lines = translations.report("de", book(), book("de"))
    assert head.startswith(f"de: 1 of {len(book().engine.games)} games told; ")
    whole = ("schafkopf", "kernel", "pictures", "site", "widgets")
    assert not any(what in line for what in whole for line in lines)
    entries = len(table("followsuit.games.truc", "en"))
    (truc,) = (line for line in lines if line.startswith("de: truc "))
    assert f"lacks {entries} of {entries} entries" in truc
    assert re.search(r"its page \(\d{4} words\), its tutorial \(\d+ texts\)", truc)


def test_a_card_is_drawn_with_the_letters_of_its_language() -> None:
    from followsuit_site import faces

    cards = book("de").engine.games["schafkopf"].cards
    queen = faces.card(cards["QC"], words=words("de"))
    assert ">D Kr</span>" in queen and 'aria-label="Kreuz-Dame"' in queen
    assert 'data-card="QC"' in queen
    assert ">Q C</span>" in faces.card(book().engine.games["schafkopf"].cards["QC"])


def test_places_of_a_language() -> None:
    german = replace(Places(ROOT), language="de")
    assert (german.prefix, german.pages) == ("de/", ROOT / "docs/de/")
    assert Places(ROOT).prefix == ""

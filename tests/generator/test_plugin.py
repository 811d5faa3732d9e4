"""Real builds with MkDocs: assets, policy, faults; and the check on the command line."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from small_book import Project, mark

from followsuit_site import csp
from followsuit_site.__main__ import main
from followsuit_site.engine import Engine

ROOT = Path(__file__).parents[2]

THEME = ROOT / "generator/src/followsuit_site/theme"
MKDOCS = f"""\
site_name: A small book
site_url: https://book.example/prefix/
docs_dir: docs
site_dir: site
theme: {{name: material, custom_dir: '{THEME}', font: false, features: [navigation.instant]}}
plugins: [search, followsuit]
markdown_extensions: [attr_list, def_list, tables, admonition, toc]
"""

# MkDocs in a process of its own, with the one-game engine of these tests.
RUN = """\
import sys
sys.path.insert(0, {tests!r})
from small_book import one_game
import followsuit
followsuit.ask = one_game
from mkdocs.__main__ import cli
cli(sys.argv[1:])
"""


def mkdocs(project: Project, *arguments: str) -> subprocess.CompletedProcess[str]:
    code = RUN.format(tests=str(Path(__file__).parent))
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=project.root,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1", "NO_COLOR": "1"},
    )


def prepared(project: Project) -> Project:
    project.write("mkdocs.yml", MKDOCS)
    project.write("build/widgets/followsuit.js", "export {};\n")
    project.write("build/widgets/fonts/a.txt", "a font")
    project.write("build/runtime/manifest.json", "{}\n")
    return project


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, engine: Engine) -> Path:
    """The small book, built once."""
    project = prepared(Project(tmp_path_factory.mktemp("book"), engine))
    project.write("docs/plain.md", "# Plain\n\nNo widget here, only [[AH]].\n")
    project.append("Two tricks.")
    done = mkdocs(project, "build", "--strict")
    assert done.returncode == 0, done.stderr
    return project.root / "site"


def test_assets_are_copied(site: Path) -> None:
    assets = site / "assets/followsuit"
    for name in ("followsuit.js", "fonts/a.txt", "runtime/manifest.json", "packs/french-52.html"):
        assert (assets / name).is_file(), name


def test_pack_has_every_card_twice(site: Path) -> None:
    text = (site / "assets/followsuit/packs/french-52.html").read_text("utf-8")
    assert len(re.findall(r'data-card="', text)) == 52
    assert len(re.findall(r'data-inline="', text)) == 52


def test_rules_that_are_asked_about_are_those_of_the_stocks(site: Path) -> None:
    listed = json.loads((site / "assets/followsuit/rules.json").read_text("utf-8"))
    stocks = [json.loads(file.read_text("utf-8")) for file in site.glob("assets/followsuit/quiz/*")]
    assert sorted(listed) == sorted(rule["id"] for stock in stocks for rule in stock["rules"])


@pytest.mark.parametrize("kind", ["fault", "leader", "reason"])
def test_whoever_practises_without_an_engine_is_asked_that_too(
    site: Path, engine: Engine, kind: str
) -> None:
    for game in engine.games.values():
        stock = json.loads((site / f"assets/followsuit/quiz/{game.id}.json").read_text("utf-8"))
        asked = game.raw["requests"]["quiz"]["kinds"]
        assert (kind in stock["kinds"]) is (kind in asked), game.id


def test_stock_of_questions(site: Path, engine: Engine) -> None:
    text = (site / "assets/followsuit/quiz/twenty-five.json").read_text("utf-8")
    stock = json.loads(text)
    assert stock["game"] == "twenty-five" and stock["page"] == "games/twenty-five/"
    questions = stock["questions"]
    assert len(questions) == 60 and len({question["id"] for question in questions}) == 60
    assert {question["kind"] for question in questions} == set(stock["kinds"])
    deciding = {question["clauses"][0] for question in questions}
    assert len(deciding) > 10  # not only "the highest of the suit"
    for question in questions:
        linked = re.findall(r'href="[^"#]*#([^"]+)"', question["drawn"]["verdict"])
        assert linked == question["clauses"] and "request" not in question
    assert '"facts"' not in text, "what is drawn is enough to be shown"


def test_what_a_live_answer_knows_of_the_book(site: Path) -> None:
    book = json.loads((site / "assets/followsuit/book.json").read_text("utf-8"))
    assert book["games"]["twenty-five"] == "games/twenty-five/"
    stated = book["pages"]["games/twenty-five/"]
    assert stated["twenty-five.deck.52"] == mark("deck.52")


def test_widgets_load_only_where_they_are(site: Path) -> None:
    game = (site / "games/twenty-five/index.html").read_text("utf-8")
    plain = (site / "plain/index.html").read_text("utf-8")
    script = re.compile(
        r'<script type="module" src="../../assets/followsuit/followsuit\.js\?\w{8}"></script>'
    )
    (found,) = script.finditer(game)
    assert not script.search(plain)
    # Within the content: instant navigation runs the scripts that it finds there.
    assert found.start() < game.index("</article>")


def test_another_edition_is_asked_for_by_another_address(site: Path, project: Project) -> None:
    prepared(project)
    project.write("build/widgets/chunk-other.js", "export {};\n")
    assert mkdocs(project, "build").returncode == 0
    named = re.compile(r"/followsuit/followsuit\.js\?\w+")
    pages = [root / "games/twenty-five/index.html" for root in (site, project.root / "site")]
    first, other = (named.findall(page.read_text("utf-8")) for page in pages)
    assert len(first) == len(other) == 1 and first != other


def test_policy(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    policies = set()
    for path in pages:
        html = path.read_text("utf-8")
        if "<head" not in html:
            continue
        found = re.search(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)">', html)
        charset = re.search(r'<meta charset="?utf-8"?>', html)
        assert found and charset and charset.start() < found.start() < html.index("<script")
        policies.add(found[1])
        for digest in csp.hashes(html):
            assert digest in found[1]
    (policy,) = policies  # the same everywhere: instant navigation mixes pages
    script = next(part for part in policy.split("; ") if part.startswith("script-src"))
    assert "'unsafe-inline'" not in policy and "'unsafe-eval'" not in policy
    assert script.startswith("script-src 'self' 'wasm-unsafe-eval' 'sha256-")
    headers = (site / "_headers").read_text("utf-8")
    assert headers.startswith("/*\n  Content-Security-Policy: default-src 'self'; script-src")
    assert policy in headers and "frame-ancestors 'none'" in headers
    assert 'add_header Content-Security-Policy "' in (site / "headers/nginx.conf").read_text(
        "utf-8"
    )
    assert "Header always set" in (site / "headers/apache.conf").read_text("utf-8")


def test_hashes_leave_data_and_files_alone() -> None:
    html = '<script>a()</script><script src="x.js"></script><script type="application/json">{}</script>'
    assert len(csp.hashes(html)) == 1
    assert csp.inline_styles('<p style="color:red"> style="no"') == 1


def test_links_between_pages(site: Path) -> None:
    glossary = (site / "games/twenty-five/index.html").read_text("utf-8")
    assert re.search(r"href=../../glossary/#trick[ >]", glossary)


def test_faults_end_the_build_before_it_begins(project: Project) -> None:
    prepared(project)
    project.append("[[no card]] and {see no.clause}.")
    project.edit("tutorials/twenty-five.yml", "claim: {winner: North}", "claim: {winner: East}")
    line = project.line("docs/games/twenty-five.md", "[[no card]]")
    for arguments in (("build",), ("build", "--strict")):
        done = mkdocs(project, *arguments)
        assert done.returncode == 1
        assert f"docs/games/twenty-five.md:{line}: there is no card “no card”" in done.stderr
        assert f"docs/games/twenty-five.md:{line}: there is no clause “no.clause”" in done.stderr
        assert "tutorials/twenty-five.yml:7: the example claims winner East" in done.stderr
        assert "the book has 3 faults\ndocs/games/twenty-five.md:" in done.stderr
        assert "Traceback" not in done.stderr + done.stdout
        assert not (project.root / "site/games").exists()


def test_missing_bundles_are_a_warning(project: Project) -> None:
    project.write("mkdocs.yml", MKDOCS)
    done = mkdocs(project, "build")
    assert done.returncode == 0
    assert "widgets: there is no folder" in done.stderr


def test_policy_can_be_switched_off(project: Project) -> None:
    prepared(project)
    project.edit("mkdocs.yml", "[search, followsuit]", "[search, followsuit: {csp: false}]")
    assert mkdocs(project, "build").returncode == 0
    assert not (project.root / "site/_headers").exists()


def test_check_of_this_book(capsys: pytest.CaptureFixture[str]) -> None:
    """The book of this repository agrees with its engine."""
    status = main(["check", "--root", str(ROOT)])
    out, err = capsys.readouterr()
    assert status == 0, out + err
    assert "agree with the engine" in out


def test_check_tells_faults_and_ends_with_1(project: Project) -> None:
    project.append("[[no card]]")
    done = subprocess.run(
        [sys.executable, "-m", "followsuit_site", "check"],
        cwd=project.root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "docs/games/twenty-five.md:" in done.stdout and "there is no card" in done.stdout
    assert "faults in the book" in done.stderr and "Traceback" not in done.stderr


def check_only(project: Project, *games: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "followsuit_site", "check", *games],
        cwd=project.root,
        capture_output=True,
        text=True,
        check=False,
    )


def test_check_of_one_game_tells_what_is_wrong_with_it_only(project: Project) -> None:
    """The other thirteen have no pages in this book, and how to read it has a fault."""
    project.append("[[no card]]", "docs/how-to-read.md")
    whole = check_only(project)
    assert whole.returncode == 1 and "but it has no page" in whole.stdout
    one = check_only(project, "twenty-five")
    assert one.returncode == 0, one.stdout
    assert one.stdout.startswith("1 game, ") and "5 examples and 60 questions" in one.stdout
    project.append("[[no card]]")
    project.edit("tutorials/twenty-five.yml", "claim: {winner: North}", "claim: {winner: East}")
    wrong = check_only(project, "twenty-five").stdout.splitlines()
    assert [line.split(":")[0] for line in wrong] == [
        "docs/games/twenty-five.md",
        "tutorials/twenty-five.yml",
    ]


def test_check_of_one_game_knows_an_example_of_another_on_its_page(project: Project) -> None:
    project.write(
        "tutorials/truc.yml",
        "game: truc\nexamples:\n  - {id: x, title: X, trick: 3♠ 2♠, claim: {winner: East}, shows: []}\n",
    )
    project.edit("docs/games/twenty-five.md", "third-best\n", "third-best\ntruc/x\n")
    told = check_only(project, "twenty-five").stdout
    assert "has no example" not in told and "tutorials/truc.yml:3" in told


def test_check_of_a_game_that_is_not_there(project: Project) -> None:
    done = check_only(project, "trux")
    assert done.returncode == 2 and "there is no game “trux”; known: shed, " in done.stdout


def test_an_app_offers_the_pages_that_the_book_names(project: Project) -> None:
    prepared(project)
    named = MKDOCS.replace("followsuit]", "followsuit: {shortcuts: [index.md]}]")
    project.write("mkdocs.yml", named)
    done = mkdocs(project, "build", "--strict")
    assert done.returncode == 0, done.stderr
    told = json.loads((project.root / "site/app.webmanifest").read_text("utf-8"))
    assert [one["url"] for one in told["shortcuts"]] == ["./"]
    for icon in told["icons"]:
        assert (ROOT / "generator/src/followsuit_site/theme" / icon["src"]).is_file()
    assert "screenshots" not in told
    (project.root / "build/screenshots/narrow").mkdir(parents=True)
    picture = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + (390).to_bytes(4, "big") + (844).to_bytes(4, "big")
    (project.root / "build/screenshots/narrow/index.png").write_bytes(picture)
    done = mkdocs(project, "build", "--strict")
    assert done.returncode == 0, done.stderr
    told = json.loads((project.root / "site/app.webmanifest").read_text("utf-8"))
    (shown,) = told["screenshots"]
    assert (shown["sizes"], shown["form_factor"]) == ("390x844", "narrow")
    assert (project.root / "site" / shown["src"]).read_bytes() == picture
    (project.root / "build/screenshots/narrow/indx.png").write_bytes(picture)
    done = mkdocs(project, "build", "--strict")
    assert done.returncode != 0
    assert "narrow/indx.png is the picture of no page: there is no indx.md" in done.stderr
    (project.root / "build/screenshots/narrow/indx.png").unlink()
    project.write("mkdocs.yml", named.replace("index.md", "indx.md"))
    done = mkdocs(project, "build", "--strict")
    assert done.returncode != 0
    assert "there is no page “indx.md”; did you mean index?" in done.stderr

"""The scripts beside `serve`: what a moved or copied folder needs."""

from __future__ import annotations

import shutil
import subprocess
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_a_moved_folder_makes_its_environment_anew(tmp_path: Path) -> None:
    """Its own Python still runs and comes first, but is not the one to make the new one with."""
    (tmp_path / "scripts").mkdir()
    shutil.copy(ROOT / "scripts/lib.sh", tmp_path / "scripts")
    venv.create(tmp_path / ".venv", symlinks=True)
    (tmp_path / ".venv/.done-venv").write_text("/somewhere/else")
    ran = subprocess.run(
        [
            "bash",
            "-ec",
            ". scripts/lib.sh; make_venv; python -c 'import pip, sys; print(sys.prefix)'",
        ],
        cwd=tmp_path,
        text=True,
        capture_output=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert Path(ran.stdout.splitlines()[-1]) == tmp_path / ".venv"

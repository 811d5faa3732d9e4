"""Bulk work goes to any executor of `concurrent.futures`, a Dask cluster's among them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from pathlib import Path

import pytest

from followsuit import Match
from followsuit.bulk import spread
from followsuit.errors import IllegalAction
from followsuit.playouts import CHUNK, playouts
from followsuit.views import view

pytestmark = pytest.mark.cpython_only  # no threads, no processes


def workers(threads: int) -> Executor:
    from concurrent.futures import ThreadPoolExecutor  # this file is also read where there is none

    return ThreadPoolExecutor(threads)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Executor]:
    """A Dask cluster of two processes on this machine."""
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
        ) as local,
        distributed.Client(local) as client,
        client.get_executor() as executor,
    ):
        yield executor


def test_a_dask_cluster_plays_what_this_process_plays(cluster: Executor) -> None:
    match = Match("tyzicha", seed=3)
    for given in (match, view(match, 1)):
        many = CHUNK + 1 if given is match else 5
        assert playouts(given, many, 7, executor=cluster) == playouts(given, many, 7)


def test_the_long_run_of_matches_goes_to_a_dask_cluster(
    cluster: Executor, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[1])
    import playouts as long_run

    monkeypatch.setattr(sys, "argv", ["scripts/playouts", "--matches", "4", "twenty-five"])
    assert long_run.main(cluster) == 0
    assert capsys.readouterr().out.startswith("twenty-five: 4 matches, ")


def slow_then_quick(number: int) -> int:
    return number * number


def refuse(number: int) -> int:
    raise ValueError(number)


def test_results_come_in_the_order_of_the_tasks() -> None:
    with workers(2) as threads:
        assert list(spread(slow_then_quick, [(n,) for n in range(9)], threads)) == [
            n * n for n in range(9)
        ]
        assert threads.submit(slow_then_quick, 3).result() == 9, "a given executor stays open"


def test_without_an_executor_processes_of_this_machine_do_it() -> None:
    assert list(spread(pow, [(2, 3), (3, 2)])) == [8, 9]


def test_what_a_worker_raises_is_raised_here() -> None:
    with workers(2) as threads, pytest.raises(ValueError, match="0"):
        list(spread(refuse, [(0,), (1,)], threads))


def test_a_match_that_is_over_is_refused_before_anything_is_sent() -> None:
    match = Match("truc", seed=1).play_random()
    with workers(1) as threads, pytest.raises(IllegalAction):
        playouts(match, 3, executor=threads)

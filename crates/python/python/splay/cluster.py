"""Much work in small pieces, on Ray: one machine by default, a cluster by its address.

Each piece is a number; what comes of it hangs on nothing else, so a piece may be played again at any time. Workers
hand rows back, and the driver writes one Parquet file for each piece, under its final name only when it is complete. A
worker that dies costs its piece, which is played again; a driver that dies is started again and plays what is missing.
Nothing is lost and nothing stands in the results twice.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from ._native import SplayError

#: How often a piece is played again whose worker died.
RETRIES = 10

Rows = list[dict[str, Any]]
Work = Callable[[dict[str, Any], int], Rows]


def run(
    spec: dict[str, Any],
    pieces: int,
    work: Work,
    out: Path,
    address: str | None = None,
    cpus: int | None = None,
    say: Callable[[str], None] = lambda line: print(line, file=sys.stderr, flush=True),
) -> list[Path]:
    """Does pieces ``0`` to ``pieces - 1`` of some work that a specification describes, as far as they are not done, and
    gives the files with what came of them. ``work(spec, piece)`` must hang on nothing but its arguments."""
    import ray
    from ray.exceptions import RayTaskError

    out.mkdir(parents=True, exist_ok=True)
    _claim(out, spec)
    files = [out / f"part-{piece:06}.parquet" for piece in range(pieces)]
    missing = [piece for piece, file in enumerate(files) if not file.exists()]
    if len(missing) < pieces:
        say(f"{pieces - len(missing)} of {pieces} pieces are there already")
    if not missing:
        return files
    started_here = not ray.is_initialized()
    if started_here:
        options: dict[str, Any] = {"num_cpus": cpus} if address is None else {"address": address}
        ray.init(include_dashboard=False, log_to_driver=False, **options)
    try:
        # Retrying is done here, so that it is told.
        remote = ray.remote(max_retries=0)(work)
        waiting, running, tries = list(reversed(missing)), {}, dict.fromkeys(missing, 0)
        most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        done = 0
        while waiting or running:
            while waiting and len(running) < most:
                piece = waiting.pop()
                running[remote.remote(spec, piece)] = piece
            for ready in ray.wait(list(running))[0]:
                piece = running.pop(ready)
                try:
                    rows = ray.get(ready)
                except RayTaskError:
                    raise
                except ray.exceptions.RayError as error:
                    tries[piece] += 1
                    if tries[piece] > RETRIES:
                        raise SplayError(f"the worker of piece {piece} died {RETRIES} times") from error
                    say(f"the worker of piece {piece} died ({type(error).__name__}); it is played again")
                    waiting.append(piece)
                    continue
                write(rows, files[piece])
                done += 1
                say(f"{done} of {len(missing)} pieces are done")
    finally:
        if started_here:
            ray.shutdown()
    return files


def write(rows: Rows, file: Path) -> None:
    """Writes rows to a Parquet file, which is there only when it is complete."""
    import pyarrow
    from pyarrow import parquet

    unfinished = file.with_suffix(f".{os.getpid()}.tmp")
    parquet.write_table(pyarrow.Table.from_pylist(rows), unfinished, compression="zstd")
    os.replace(unfinished, file)


def read(files: Iterable[Path]) -> Rows:
    """All rows of some Parquet files; a folder stands for the files of a run in it."""
    from pyarrow import parquet

    rows: Rows = []
    for path in map(Path, files):
        for file in sorted(path.glob("part-*.parquet")) if path.is_dir() else [path]:
            # One file, whatever lies beside it.
            rows.extend(parquet.ParquetFile(file).read().to_pylist())
    return rows


def _claim(out: Path, spec: dict[str, Any]) -> None:
    """A folder is for one specification: other work would not fit what is there."""
    file = out / "run.json"
    text = json.dumps(spec, indent=1, sort_keys=True)
    if not file.exists():
        unfinished = file.with_suffix(".tmp")
        unfinished.write_text(text)
        os.replace(unfinished, file)
    elif file.read_text() != text:
        raise SplayError(f"{out} holds what came of another run (see {file}); choose another folder with --out")

"""What is refused is refused in one line on stderr, with exit code 2."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import kanly
from kanly.cli import main
from tests.cli.helpers import run_process


@pytest.fixture
def records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with records that are wrong in different ways."""
    monkeypatch.chdir(tmp_path)
    game = kanly.new("imperium", seats=3, seed=12)
    while not game.is_over:
        game.apply(game.decision.actions[-1])
    good = game.record()
    files = {
        "good": good,
        "empty": "",
        "prose": "Once upon a time\non Arrakis",
        "newer_rules": good.replace("rules 2\n", "rules 99\n"),
        "newer_format": good.replace("kanly 1\n", "kanly 99\n"),
        "illegal": good.replace("\n\n", "\n\n0: agent dagger@conspire\n", 1),
        "other_game": good.replace("game imperium", "game chess"),
        "seatless": good.replace("seats 3\n", ""),
        "wrong_hash": good.replace(f"end {game.digest}", f"end {'0' * 32}"),
        "other_seed": good.replace("seed 12", "seed 13"),
    }
    for name, text in files.items():
        Path(name).write_text(text)
    Path("binary").write_bytes(b"\xff\xfe\x00kanly")
    Path("folder").mkdir()
    return tmp_path


DIFFICULTIES = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")
REFUSED = [
    ("components chess", "unknown game 'chess'; there are imperium"),
    ("components imperium --edition deluxe", "unknown edition 'deluxe' of imperium; there are base"),
    ("components imperium --kind dragons", "unknown kind 'dragons' of component; there are"),
    ("components", "Missing argument"),
    ("play --game chess", "unknown game 'chess'; there are imperium"),
    ("play --edition deluxe", "unknown edition 'deluxe' of imperium; there are base"),
    ("play --leaders gurney", "unknown leader 'gurney'; there are baron_vladimir_harkonnen"),
    ("play --leaders paul_atreides", "1 leaders for 4 seats"),
    ("play --seats 5", "players, not 5"),
    ("play --seats 0", "players, not 0"),
    ("play --seats 1 --difficulty harsh", f"unknown difficulty 'harsh'; there are {', '.join(DIFFICULTIES)}"),
    ("play --difficulty mentat", "difficulty is an option of games with 1 seat, not with 4"),
    ("play --seats 2 --difficulty mentat", "difficulty is an option of games with 1 seat, not with 2"),
    ("play --seats 1 --people 2", "2 people at 1 seat; 0 to 1 can sit there"),
    ("play --seats 1 --seat 1", "no seat 1; seats are 0 to 0"),
    ("play --seats 1 --leaders ?,?", "2 leaders for 1 seat; name 1 or 3"),
    ("play --seats 1 --leaders ?,paul_atreides,?", "Paul Atreides cannot be a rival"),
    ("play --seats 2 --leaders ?,?,?", "3 leaders for 2 seats"),
    ("play --seats five", "Invalid value for '--seats'"),
    ("play --people 5", "5 people at 4 seats; 0 to 4 can sit there"),
    ("play --seat 4", "no seat 4; seats are 0 to 3"),
    ("play --bots clever", "unknown bot 'clever'; there are random, quick, greedy"),
    ("play --bots random,random", "2 bots for 3 seats"),
    ("play --colour blue", "unknown option 'colour' of imperium; there are leaders, difficulty, confirm"),
    ("play --log no/such/folder", "no/such/folder: No such file or directory"),
    ("play --resume missing", "missing: No such file or directory"),
    ("play --resume prose", "prose: line 1: a record begins with 'kanly <format>'"),
    ("play --resume good --seats 4", "--seats is fixed by the record to resume"),
    ("play --resume good --difficulty mentat", "--difficulty is fixed by the record to resume"),
    ("simulate --game chess", "unknown game 'chess'; there are imperium"),
    ("simulate --seats 7", "players, not 7"),
    ("simulate --seats 1 --difficulty harsh", f"unknown difficulty 'harsh'; there are {', '.join(DIFFICULTIES)}"),
    ("simulate --seats 3 --difficulty mentat", "difficulty is an option of games with 1 seat, not with 3"),
    ("simulate --seats 1 --bots random,random", "2 bots for 1 seats"),
    ("simulate --bots clever", "unknown bot 'clever'; there are random, quick, greedy"),
    ("simulate --bots random,greedy", "2 bots for 4 seats"),
    ("simulate --leaders gurney", "unknown leader 'gurney'"),
    ("simulate --games 0", "at least 1"),
    ("replay missing", "missing: No such file or directory"),
    ("replay folder", "folder: Is a directory"),
    ("replay binary", "binary is not a text file"),
    ("replay empty", "empty: "),
    ("replay prose", "prose: line 1: a record begins with 'kanly <format>'"),
    ("replay newer_rules", "played with rules version 99; this version knows up to 2"),
    ("replay newer_format", "written in format 99; this version reads up to 1"),
    ("replay illegal", "illegal: line "),
    ("replay other_game", "unknown game 'chess'"),
    ("replay seatless", "seats"),
    ("replay wrong_hash --verify", "the record says 00000000000000000000000000000000"),
    ("replay other_seed --verify", "other_seed: "),
    ("replay good --until -1", "--until counts actions, from 0"),
    ("dance", "dance"),
    ("--dance", "--dance"),
]


@pytest.mark.parametrize(("line", "reason"), REFUSED, ids=[line for line, _ in REFUSED])
def test_bad_input_is_refused_in_one_line(
    line: str, reason: str, records: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(line.split())
    written = capsys.readouterr()
    assert left.value.code == 2
    assert written.out == ""
    assert written.err.startswith("kanly: ")
    assert written.err.count("\n") == 1
    assert reason in written.err


@pytest.mark.parametrize("line", ["play --game chess", "replay newer_rules", "replay missing", "play --colour blue"])
def test_a_real_process_ends_with_code_2_and_no_traceback(line: str, records: Path) -> None:
    done = run_process(*line.split(), cwd=records)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(("missing", "project"), [("typer", "typer"), ("rich", "rich"), ("fluent", "fluent.runtime")])
def test_without_the_extra_it_says_what_to_install(missing: str, project: str) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None; from kanly.cli import main; main(['games'])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stderr == f"kanly: the command line needs {project}; install it with: pip install 'kanly[cli]'\n"

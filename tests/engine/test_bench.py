"""The bench runs and prints its figures, with or without what it compares with."""

import re
import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).resolve().parents[2] / "scripts" / "bench"


def test_the_bench_prints_rates_and_where_the_time_goes() -> None:
    command = [sys.executable, str(BENCH), "--deals", "5", "--rounds", "2"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert re.search(r"^pidro +[\d,]+ deals a second, \d\.\d{3} ms a deal", run.stdout, re.MULTILINE)
    assert "ratio" in run.stdout or "OpenSpiel is not installed" in run.stdout
    shares = [float(share) for share in re.findall(r"^ +([\d.]+)%  ", run.stdout, re.MULTILINE)]
    assert 99 < sum(shares) < 101

"""Which of the random tests run: those of the numbers from `FIRST` to before `LAST`. `TSUMAMI_CHAOS=100:200` tries others."""

import os

FIRST, LAST = map(int, os.environ.get("TSUMAMI_CHAOS", "0:4").split(":"))

"""The site generator of Follow Suit: book + tutorials + engine -> a site that cannot lie."""

import sys
import time

# When this process had read no file of the engine yet; 0, and so never, where it already had.
BEGUN = 0 if "followsuit" in sys.modules else time.time_ns()

"""Pictures: answers of the engine as markup, for the printed page and for a live answer alike.

Pure functions, answer in, HTML out; no rule, no file, no page. What a page knows and an answer does
not (how a clause is called there, and its address) comes in with the `Pen`. The page builder and the
browser's worker each make one, so every figure has one definition.
"""

"""HTML for everything the engine says: complete without a script, ready for the widgets."""

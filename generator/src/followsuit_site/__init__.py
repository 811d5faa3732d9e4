"""The site generator of Follow Suit: book + tutorials + engine -> a site that cannot lie."""

"""This very book made by Zensical: what MkDocs' plugin does around the pages, done before and after Zensical makes them."""

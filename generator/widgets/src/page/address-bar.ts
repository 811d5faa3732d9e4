/** What widgets keep in the page's address: read when they begin, written as it changes. */

/** What the address lists under this name (`?games=truc,tute`). */
export function asked(name: string): string[] | undefined {
  return new URLSearchParams(location.search).get(name)?.split(",");
}

/**
 * Writes into the address of the page that is open now. Who writes late may find that the reader has turned to another
 * page, whose address that is from then on: it stays.
 */
export function addressWriter(): (url: string | URL) => void {
  const { pathname } = location;
  return (url) => {
    if (location.pathname === pathname) history.replaceState(history.state, "", url);
  };
}

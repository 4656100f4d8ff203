const home = '/ship';
/** Pages that somebody may be sent on to. */
const pages: ReadonlySet<string> = new Set(['/', home, '/payments/receipt']);

/**
 * Where to go on after signing in: one of our pages with its query, whatever was asked for. Anything else, and all
 * that a browser might read as another host, ends at the booking page.
 */
export function returnPath(path: string): string {
  // Tabs, line ends and backslashes are what browsers drop or turn before they read an address.
  if (path.length > 500 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return home;
  const own = 'https://own.invalid';
  const url = URL.parse(path, own);
  return url?.origin === own && pages.has(url.pathname) ? url.pathname + url.search : home;
}

const home = '/ship';
/** Pages that may follow a sign-in. */
const pages: ReadonlySet<string> = new Set(['/', home, '/payments/receipt']);

/**
 * The page after signing in: one of our pages with its query. Any other value, and all that a browser might
 * read as another host, becomes the booking page.
 */
export function returnPath(path: string): string {
  // Browsers drop or convert tabs, line ends and backslashes before they read a URL.
  if (path.length > 500 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return home;
  const own = 'https://own.invalid';
  const url = URL.parse(path, own);
  return url?.origin === own && pages.has(url.pathname) ? url.pathname + url.search : home;
}

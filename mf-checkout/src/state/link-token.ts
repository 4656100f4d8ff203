/**
 * The token of an emailed link: anyone who has it may pay. It is removed from the address, so that later
 * readers of the address do not find it, and stored in the page's history entry, so that the page can be
 * reloaded. Older emails about shares have it in the query.
 */
export function takeLinkToken(page: Pick<Window, 'location' | 'history'>): string {
  const { hash, search, pathname } = page.location;
  const token = /^#token=(.*)$/s.exec(hash)?.[1] ?? new URLSearchParams(search).get('token');
  if (token === null) return keptToken(page.history.state);
  page.history.replaceState({ ...page.history.state, linkToken: token }, '', pathname);
  return token;
}

const keptToken = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'linkToken' in state ? String(state.linkToken) : '';

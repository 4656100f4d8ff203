/**
 * The token after the # of an emailed link: anyone who has it adds photos. It is removed from the address, so that
 * later readers of the address do not find it, and stored in the page's history entry for a reload.
 */
export function takeLinkToken(page: Pick<Window, 'location' | 'history'>): string {
  const token = /^#token=(.*)$/s.exec(page.location.hash)?.[1];
  if (token === undefined) return keptToken(page.history.state);
  page.history.replaceState({ ...page.history.state, linkToken: token }, '', page.location.pathname);
  return token;
}

const keptToken = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'linkToken' in state ? String(state.linkToken) : '';

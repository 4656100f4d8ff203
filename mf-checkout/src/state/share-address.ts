/** The page on which the person who split a bill sees who has agreed. */
export const sharesAddress = (cartId: string): string =>
  `/payments/shares?cart_id=${encodeURIComponent(cartId)}`;

/** The cart whose bill is divided, as the address of that page names it. */
export const cartOfAddress = (search: string): string => new URLSearchParams(search).get('cart_id') ?? '';

/**
 * The token of a mailed link: anyone who has it may pay a share. It is removed from the address, so that nothing that
 * reads addresses later finds it, and stored in the page's history entry, so that the page can be reloaded. Older
 * mails have it in the query.
 */
export function takeShareToken(page: Pick<Window, 'location' | 'history'>): string {
  const { hash, search, pathname } = page.location;
  const given = /^#token=(.*)$/s.exec(hash)?.[1] ?? new URLSearchParams(search).get('token');
  if (given === null) return keptToken(page.history.state);
  page.history.replaceState({ ...page.history.state, shareToken: given }, '', pathname);
  return given;
}

const keptToken = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'shareToken' in state ? String(state.shareToken) : '';

/** The page on which whoever divided a bill sees who has agreed. */
export const sharesAddress = (cartId: string): string =>
  `/payments/shares?cart_id=${encodeURIComponent(cartId)}`;

/** The cart whose bill is divided, as the address of that page names it. */
export const cartOfAddress = (search: string): string => new URLSearchParams(search).get('cart_id') ?? '';

/**
 * What the link of a mail carries: whoever has it may pay a share. It is taken out of the address, so that nothing that reads
 * addresses later finds it, and kept with the page's place in the history, so that the page can be loaded again. Mails of
 * before have it in the query.
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

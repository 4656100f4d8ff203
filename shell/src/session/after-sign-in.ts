import type { SessionInfo } from '@sendahead/shared-contracts/accounts/schema';

/**
 * Where a page goes after a sign-in: another of our addresses, a reload, or nowhere. `to`
 * is absolute: a path that begins with two slashes would be another host's.
 */
export type PageAfterSignIn = { readonly to: string } | 'reload' | 'stay';

/**
 * RT-15: the page that the address names as `value`, along with `login_flag`; null when it names none, or one
 * of another origin. The browser's own parser decides, because it drops and converts characters that look
 * harmless.
 */
export function pageAskedFor(page: URL): string | null {
  const value = page.searchParams.get('value');
  if (value === null || !page.searchParams.has('login_flag')) return null;
  if (!value.startsWith('/')) return null;
  const to = URL.parse(value, page);
  // TK-23: what no server may see is after #, and goes along.
  if (to && to.hash === '') to.hash = page.hash;
  return to?.origin === page.origin && to.username === '' ? to.href : null;
}

/**
 * AC-03, AC-05, AC-07, AC-08: the effect of a sign-in on the page. A user who still has to accept the terms
 * stays for that; accepting them calls this again.
 */
export function pageAfterSignIn(
  before: SessionInfo,
  now: SessionInfo,
  page: URL,
  addressesEntered: boolean,
): PageAfterSignIn {
  if (now.user === null || !now.accepted_terms) return 'stay';
  // Only a name or password changed: nobody has signed in.
  if (before.user?.id === now.user.id && before.accepted_terms) return 'stay';
  const to = pageAskedFor(page);
  if (to) return { to };
  const termsForced = before.user?.id === now.user.id && !before.accepted_terms;
  return termsForced || now.role === 'pro' || !addressesEntered ? 'reload' : 'stay';
}

import type { SessionInfo } from '@sendahead/shared-contracts/accounts/schema';

/**
 * Where a page goes after somebody has signed in on it: another address of ours, itself anew, or nowhere. `to` is whole: a
 * path that begins with two slashes would be another host's.
 */
export type WayOn = { readonly to: string } | 'reload' | 'stay';

/**
 * RT-15: what the address asks for as `value`, beside `login_flag`; null where it asks for nothing, or for a page that is not
 * of this very origin. The browser's own reading of it decides, which drops and turns signs that look harmless.
 */
export function askedFor(page: URL): string | null {
  const value = page.searchParams.get('value');
  if (value === null || !page.searchParams.has('login_flag')) return null;
  if (!value.startsWith('/')) return null;
  const to = URL.parse(value, page);
  return to?.origin === page.origin && to.username === '' ? to.href : null;
}

/**
 * AC-03, AC-05, AC-07, AC-08: what a sign-in does to the page. Whoever is still to accept the terms stays for that; accepting
 * them comes here once more.
 */
export function wayOn(before: SessionInfo, now: SessionInfo, page: URL, addressesEntered: boolean): WayOn {
  if (now.user === null || !now.accepted_terms) return 'stay';
  // A changed name or password: nobody has signed in.
  if (before.user?.id === now.user.id && before.accepted_terms) return 'stay';
  const to = askedFor(page);
  if (to) return { to };
  const termsForced = before.user?.id === now.user.id && !before.accepted_terms;
  return termsForced || now.role === 'pro' || !addressesEntered ? 'reload' : 'stay';
}

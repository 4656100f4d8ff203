import { isEmail } from '@sendahead/shared-contracts/validation/person';
import { errandWords as words } from '../copy/errand.ts';

const numberForm = /^[A-Z0-9-]{4,20}$/;

/**
 * TK-23: what staff go on with at this brand after the sign-in (TK-23), as one sentence; null for every other
 * sign-in. A link can name nothing but numbers.
 */
export function errandOf({ search }: Pick<Location, 'search'>, brand: string): string | null {
  const value = new URLSearchParams(search).get('value') ?? '';
  const [path, query] = value.split('?');
  if (path !== '/admin/continue') return null;
  const params = new URLSearchParams(query);
  const to = params.get('to') ?? '';
  const numberOf = (name: string): string | undefined => numberForm.exec(params.get(name) ?? '')?.[0];
  if (to.includes('change_order=')) return words.change({ brand, order: numberOf('order') });
  if (to.includes('takeover_id=')) return words.takeOver({ brand, cart: numberOf('cart') });
  return words.bookFor({ brand });
}

/** The email with which staff are signed in at the brand that they come from; empty for everyone else. */
export function staffEmail({ search, hash }: Pick<Location, 'search' | 'hash'>): string {
  const email = new URLSearchParams(hash.slice(1)).get('staff') ?? '';
  return errandOf({ search }, '') !== null && isEmail(email) ? email : '';
}

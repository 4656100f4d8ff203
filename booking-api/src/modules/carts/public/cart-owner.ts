import { Refusal } from '../../../platform/http/refusal.ts';
import { sameBytes } from '../../../platform/security/secrets.ts';
import type { StoredCart } from './store.ts';

/**
 * Whether someone may order a cart: its owner, or only staff once they hold it. It requires the current
 * token, so that only one of a takeover and a submit wins. Call it while the cart is locked.
 */
export const mayOrder = (cart: StoredCart, by: { userId: string; tokenHash: Buffer }): boolean =>
  sameBytes(cart.tokenHash, by.tokenHash) &&
  (cart.heldBy === null ? cart.userId === null || cart.userId === by.userId : cart.heldBy === by.userId);

/**
 * The owner of the resulting order: an order that staff place on behalf of a customer belongs to the
 * customer. Null while staff hold a guest's cart without a buyer: it never belongs to them (CO-124).
 */
export const ownerOf = (cart: Pick<StoredCart, 'heldBy' | 'userId'>, orderedBy: string): string | null =>
  cart.heldBy === orderedBy ? cart.userId : orderedBy;

/** The same for an order. Throws Refusal 422 `customer_needed` while a guest's cart has no buyer. */
export function requireOwner(cart: Pick<StoredCart, 'heldBy' | 'userId'>, orderedBy: string): string {
  const owner = ownerOf(cart, orderedBy);
  if (owner === null) throw new Refusal(422, 'customer_needed');
  return owner;
}

/** Whether staff hold another person's cart, whose page waits for it. */
export const isTakenOver = ({ heldBy, userId, waitingTokenHash }: StoredCart): boolean =>
  heldBy !== null && heldBy !== userId && waitingTokenHash !== null;

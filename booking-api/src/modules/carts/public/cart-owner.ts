import { sameBytes } from '../../../platform/security/secrets.ts';
import type { StoredCart } from './store.ts';

/**
 * Whether someone may order a cart: its owner, or staff alone once they hold it. The present token is needed,
 * so that of a takeover and a submit one wins. Ask it while the cart is locked.
 */
export const mayOrder = (cart: StoredCart, by: { userId: string; tokenHash: Buffer }): boolean =>
  sameBytes(cart.tokenHash, by.tokenHash) &&
  (cart.heldBy === null ? cart.userId === null || cart.userId === by.userId : cart.heldBy === by.userId);

/** Whose order it becomes: what staff order on behalf of a customer is the customer's. */
export const ownerOf = (cart: StoredCart, orderedBy: string): string =>
  cart.heldBy === orderedBy ? (cart.userId ?? orderedBy) : orderedBy;

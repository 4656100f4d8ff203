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
 * customer.
 */
export const ownerOf = (cart: StoredCart, orderedBy: string): string =>
  cart.heldBy === orderedBy ? (cart.userId ?? orderedBy) : orderedBy;

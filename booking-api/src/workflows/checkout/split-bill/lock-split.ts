import { lockCart } from '../../../modules/carts/public/store.ts';
import {
  chargesOf,
  findSplit,
  type ShareCharge,
  type ShareRow,
  type Split,
  sharesOf,
} from '../../../modules/payments/public/splits/splits.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';

/** A split bill with its shares and their charges, locked until the transaction ends. */
export type LockedSplit = {
  split: Split;
  shares: readonly ShareRow[];
  charges: readonly ShareCharge[];
};

/**
 * Locks a split bill by its cart, like every change of a bill, so that the second of two concurrent changes
 * sees the result of the first. Undefined when no such bill exists.
 */
export async function lockSplit(trx: DatabaseTransaction, splitId: string): Promise<LockedSplit | undefined> {
  const found = await findSplit(trx, splitId);
  if (!found) return undefined;
  await lockCart(trx, found.cart_id);
  const split = await findSplit(trx, splitId);
  if (!split) return undefined;
  return { split, shares: await sharesOf(trx, splitId), charges: await chargesOf(trx, splitId) };
}

/** Whether no share is open anymore. */
export const isAgreed = (shares: readonly Pick<ShareRow, 'state'>[]): boolean =>
  shares.every(({ state }) => state === 'agreed');

import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { Queries } from '../../../platform/database/database.ts';
import type { ConcededAct } from '../../carts/public/concessions.ts';
import { readAmended } from './amended-order.ts';

/** What an order keeps of what staff gave on it, in cents, and the legs whose pickup fee is waived. */
export type Kept = Record<ConcededAct, number> & { waived: readonly LegName[] };

/** PR-10: what the order that a cart changes has of each concession; nothing where the cart changes none. */
export async function keptOf(db: Queries, orderId: string | null): Promise<Kept> {
  if (orderId === null) return { comp_discount: 0, refund_surcharges: 0, waived: [] };
  const { concessions, waived } = await readAmended(db, orderId);
  return {
    comp_discount: concessions.compCents,
    refund_surcharges: concessions.surchargesCents,
    waived,
  };
}

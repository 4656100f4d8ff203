import type { Clock } from '../../../../platform/clock.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { type Order, readLines } from '../store.ts';
import type { UndoRecord } from './undoable.ts';

/** What an act gives up of an order. */
type GivenUp = Pick<UndoRecord, 'bags' | 'coupons' | 'refundKey'>;

/**
 * What undoing an act will need: the order as it is read here, before the act, and what the act then gives up. Gives nothing
 * where nothing is undone in this shop.
 */
export async function beginUndo(
  trx: DatabaseTransaction,
  { clock, undoSeconds }: { clock: Clock; undoSeconds: number },
  order: Order,
): Promise<(given: GivenUp) => UndoRecord | undefined> {
  if (undoSeconds === 0) return () => undefined;
  const before: UndoRecord['before'] = {
    shipment: order.shipment,
    lines: await readLines(trx, order.id),
    totalCents: order.total_cents,
    state: order.state,
    status: order.status,
  };
  const until = new Date(clock.now() + undoSeconds * 1000).toISOString();
  return (given) => ({ until, before, ...given });
}

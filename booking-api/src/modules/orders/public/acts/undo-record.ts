import type { Clock } from '../../../../platform/clock.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { type Order, readLines } from '../store.ts';
import type { UndoRecord } from './undoable.ts';

/** The parts of an order that an act gives up. */
type GivenUp = Pick<UndoRecord, 'bags' | 'coupons' | 'refundKey' | 'giftReference'>;

/**
 * The data that undoing an act will need: the order as it is before the act, and the parts that the act gives
 * up. Undefined when this shop has no undo.
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

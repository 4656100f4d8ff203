import type { UndoableAct } from '../../../modules/orders/public/acts/undoable.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { dropLabels } from '../../fulfill/labels/drop-labels.ts';
import { keepBags } from './keep-bags.ts';

/** States of bags that a carrier has not picked up. */
const waiting = ['waiting', 'label_ready', 'cancelled'] as const;

/**
 * Gives up the bags that an act created, and restores those that it gave up, with their labels, in a new
 * generation. Throws Refusal `nothing_to_undo` when a label is already void, or a carrier has a bag.
 */
export async function takeBackBags(
  trx: DatabaseTransaction,
  { jobs }: { jobs: Pick<Jobs, 'enqueue'> },
  order: Order,
  { act, leg, remade, record: { bags } }: UndoableAct,
  generation: number,
): Promise<void> {
  const makes = act === 'change' || act === 'move_leg';
  const made = act === 'move_leg' && leg !== null ? [leg] : act === 'change' ? remade : undefined;
  if (makes) await giveUp(trx, { jobs }, order, made);
  // Bags that the act created stay with the old generation, voided.
  if (act !== 'change' || made !== undefined) await keepBags(trx, order, generation, made ?? []);
  for (const bag of bags) {
    const back = await trx
      .updateTable('order_parcels')
      .set({ label: bag.label, status: bag.status, generation, void_after: null })
      .where('id', '=', bag.id)
      .where('label', 'in', ['void_wanted', 'dropped'])
      // Without this time the void was already sent to the carrier.
      .where('void_after', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (!back) throw new Refusal(409, 'nothing_to_undo');
  }
}

async function giveUp(
  trx: DatabaseTransaction,
  { jobs }: { jobs: Pick<Jobs, 'enqueue'> },
  order: Order,
  legs: UndoableAct['remade'],
): Promise<void> {
  if (legs?.length === 0) return;
  const sentParcel = await trx
    .selectFrom('order_parcels')
    .select('id')
    .where('order_id', '=', order.id)
    .where('generation', '=', order.generation)
    .where('status', 'not in', [...waiting])
    .$if(legs !== undefined, (query) => query.where('leg', 'in', legs ?? []))
    .executeTakeFirst();
  if (sentParcel) throw new Refusal(409, 'nothing_to_undo');
  await dropLabels(trx, { jobs, undoSeconds: 0 }, order, legs);
}

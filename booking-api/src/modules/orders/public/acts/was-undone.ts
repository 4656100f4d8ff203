import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { Queries } from '../../../../platform/database/database.ts';
import type { ActName } from './undoable.ts';

/** Whether one of these acts in a generation of an order was undone; `leg` limits them to one leg. */
export async function wasUndone(
  db: Queries,
  order: { id: string; generation: number },
  acts: readonly ActName[],
  leg?: LegName,
): Promise<boolean> {
  const undone = await db
    .selectFrom('order_acts')
    .select('id')
    .where('order_id', '=', order.id)
    .where('generation', '=', order.generation)
    .where('act', 'in', acts)
    .$if(leg !== undefined, (query) => query.where('leg', '=', leg ?? null))
    .where('state', '=', 'ended')
    .executeTakeFirst();
  return undone !== undefined;
}

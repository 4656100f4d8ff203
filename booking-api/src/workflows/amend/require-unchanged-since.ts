import { may } from '@sendahead/shared-contracts/call/role-acts';
import * as z from 'zod/mini';
import { findAccount } from '../../modules/accounts/public/store.ts';
import type { Actor } from '../../modules/bookings/public/purpose.ts';
import { countChanges } from '../../modules/orders/public/count-changes.ts';
import type { Order } from '../../modules/orders/public/store.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';

const detailSchema = z.object({ changes: z.optional(z.array(z.string())) });

/**
 * CO-140: throws Refusal `order_changed` for a locked order that was changed after the caller saw the price of a change.
 * The refusal names what changed, and to staff also who changed it last.
 */
export async function requireUnchangedSince(
  trx: DatabaseTransaction,
  { id }: Pick<Order, 'id'>,
  { pricedAfter, by }: { pricedAfter: number | undefined; by: Actor },
): Promise<void> {
  if (pricedAfter === undefined || (await countChanges(trx, id)) === pricedAfter) return;
  const acts = await trx
    .selectFrom('order_acts')
    .select(['actor_id', 'detail'])
    .where('order_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .offset(pricedAfter)
    .execute();
  const last = acts.at(-1);
  const author =
    last && may(by.role, 'change_every_order') ? await findAccount(trx, last.actor_id) : undefined;
  const name = author ? `${author.firstName} ${author.lastName}`.trim() : '';
  throw new Refusal(409, 'order_changed', {
    beside: {
      changes: acts.flatMap(({ detail }) => z.safeParse(detailSchema, detail).data?.changes ?? []),
      ...(name === '' ? {} : { changed_by: name }),
    },
  });
}

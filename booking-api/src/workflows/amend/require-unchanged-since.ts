import { may } from '@sendahead/shared-contracts/call/role-acts';
import { findAccount } from '../../modules/accounts/public/store.ts';
import type { Actor } from '../../modules/bookings/public/purpose.ts';
import { changesAfter, countChanges } from '../../modules/orders/public/count-changes.ts';
import type { Order } from '../../modules/orders/public/store.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';

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
  const { changes, by: lastBy } = await changesAfter(trx, id, pricedAfter);
  const namesAuthor = lastBy !== undefined && may(by.role, 'change_every_order');
  const author = namesAuthor ? await findAccount(trx, lastBy) : undefined;
  const name = author ? `${author.firstName} ${author.lastName}`.trim() : '';
  throw new Refusal(409, 'order_changed', {
    extensions: {
      changes,
      ...(name === '' ? {} : { changed_by: name }),
    },
  });
}

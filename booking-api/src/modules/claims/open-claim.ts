import type { ClaimKind } from '@sendahead/shared-contracts/claims/schema';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/security/secrets.ts';
import { parcelsOf } from '../orders/public/parcels.ts';
import { lockOrder, type Order } from '../orders/public/store.ts';
import { isClaimed } from './claim-store.ts';
import { windowsOf } from './claim-windows.ts';

type Wanted = { kind: ClaimKind; parcel_ids: readonly string[] };

/** Opens a claim as a draft, at most one per bag, in a separate transaction. Throws like `draftClaim`. */
export const openClaim = (
  { db, clock }: { db: Database; clock: Clock },
  order: Order,
  wanted: Wanted,
): Promise<string> => db.transaction().execute((trx) => draftClaim({ trx, clock }, order, wanted));

/**
 * Writes the draft of a claim and returns its id. Throws Refusal 409 `claim_window_closed` when a bag cannot
 * be claimed today, or belongs to another order, and `claim_exists`.
 */
export async function draftClaim(
  { trx, clock }: { trx: DatabaseTransaction; clock: Clock },
  order: Order,
  {
    kind,
    parcel_ids,
    what = '',
    value_cents = 0,
    isEarly = false,
  }: Wanted & {
    what?: string;
    value_cents?: number;
    /** CO-33: a supervisor treats a bag as lost before its days. */
    isEarly?: boolean;
  },
): Promise<string> {
  const bags = [...new Set(parcel_ids)];
  await lockOrder(trx, order.id);
  const windows = await windowsOf(trx, order, clock.now());
  const early = isEarly && kind === 'lost' ? await underWay(trx, order) : [];
  const open = (id: string) =>
    early.includes(id) ||
    windows.some((window) => window.parcel_id === id && window.kind === kind && window.open);
  if (!bags.every(open)) throw new Refusal(409, 'claim_window_closed');
  if (await isClaimed(trx, bags)) throw new Refusal(409, 'claim_exists');
  const id = newId('clm');
  const now = clock.instant();
  await trx
    .insertInto('claims')
    .values({
      id,
      order_id: order.id,
      user_id: order.user_id,
      kind,
      state: 'draft',
      what,
      value_cents,
      approved_cents: null,
      created_at: now,
      state_at: now,
    })
    .execute();
  await trx
    .insertInto('claim_bags')
    .values(bags.map((parcel_id) => ({ claim_id: id, parcel_id })))
    .execute();
  return id;
}

/** The bags of an order that have a label and have not arrived. */
const underWay = async (trx: DatabaseTransaction, order: Order): Promise<string[]> =>
  (await parcelsOf(trx, order))
    .filter(({ label, status }) => label === 'bought' && status !== 'delivered')
    .map(({ id }) => id);

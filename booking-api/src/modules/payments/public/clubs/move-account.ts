import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { findClubAccount } from './club-account.ts';
import { type MovableEntry, type Moved, planMove } from './plan-move.ts';

/** The clubs of a merge: the account of `goes` is emptied into that of `stays`. */
type Merge = { goes: number; stays: number; at: string };

/**
 * CO-138: moves the open amounts of one club's account to another's, as a pair of entries each, so that no
 * entry is changed and earlier statements remain as they were sent. `keepTerms` is the club whose limit,
 * terms and addresses apply. The caller has locked both clubs. Returns the moved cents.
 */
export async function moveAccount(
  trx: DatabaseTransaction,
  merge: Merge,
  keepTerms: 'stays' | 'goes',
): Promise<number> {
  const { goes, stays } = merge;
  await trx
    .selectFrom('club_accounts')
    .select('club_id')
    .where('club_id', 'in', [goes, stays])
    .orderBy('club_id')
    .forUpdate()
    .execute();
  const [leaving, remaining] = [await findClubAccount(trx, goes), await findClubAccount(trx, stays)];
  if (!leaving) return 0;
  const { club_id: _, owed_cents: _owed, ...terms } = leaving;
  if (!remaining)
    await trx
      .insertInto('club_accounts')
      .values({ club_id: stays, ...terms })
      .execute();
  else if (keepTerms === 'goes')
    await trx.updateTable('club_accounts').set(terms).where('club_id', '=', stays).execute();
  const moved = planMove(await movableEntries(trx, goes));
  for (const [at, one] of moved.entries()) await enterPair(trx, merge, one, `merge-${goes}-${at + 1}`);
  const cents = moved.reduce((sum, one) => sum + one.cents, 0);
  await addToOwed(trx, stays, cents);
  await addToOwed(trx, goes, -cents);
  await trx.updateTable('club_accounts').set({ open: false }).where('club_id', '=', goes).execute();
  // Later refunds of its orders go to the account that remains.
  await trx
    .updateTable('refund_parts')
    .set({ source: String(stays) })
    .where('method', '=', 'club')
    .where('source', '=', String(goes))
    .execute();
  return cents;
}

const addToOwed = (trx: DatabaseTransaction, clubId: number, cents: number) =>
  trx
    .updateTable('club_accounts')
    .set((set) => ({ owed_cents: set('owed_cents', '+', cents) }))
    .where('club_id', '=', clubId)
    .execute();

async function movableEntries(trx: DatabaseTransaction, clubId: number): Promise<MovableEntry[]> {
  const rows = await trx
    .selectFrom('club_entries')
    .select(['id', 'event', 'amount_cents', 'order_id'])
    .select(sql<string>`coalesce(aged_from, created_at)`.as('charged_at'))
    .where('club_id', '=', clubId)
    .execute();
  return rows.map(({ id, charged_at, ...row }) => ({
    ...row,
    id: Number(id),
    charged_at: new Date(charged_at).toISOString(),
  }));
}

/** The amount leaves one account and arrives at the other; both together are zero. */
async function enterPair(
  trx: DatabaseTransaction,
  { goes, stays, at }: Merge,
  { orderId, cents, agedFrom }: Moved,
  reference: string,
): Promise<void> {
  const events = cents > 0 ? (['refund', 'charge'] as const) : (['charge', 'refund'] as const);
  const entry = { order_id: orderId, reference, created_at: at };
  await trx
    .insertInto('club_entries')
    .values([
      { ...entry, club_id: goes, event: events[0], amount_cents: -cents, moved_with: stays },
      {
        ...entry,
        club_id: stays,
        event: events[1],
        amount_cents: cents,
        moved_with: goes,
        aged_from: agedFrom,
      },
    ])
    .execute();
}

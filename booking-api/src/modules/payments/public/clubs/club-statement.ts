import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import { sql } from 'kysely';
import { DateTime } from 'luxon';
import type { Queries } from '../../../../platform/database/database.ts';

/** The start and end of a month, `2026-11`, in the business's time zone. */
export function boundsOfMonth(month: string): { from: string; until: string } {
  const first = DateTime.fromISO(`${month}-01`, { zone: homeTimeZone });
  const utc = (time: DateTime) => new Date(time.toMillis()).toISOString();
  return { from: utc(first), until: utc(first.plus({ months: 1 })) };
}

/** The sum of a club's entries before an instant, in cents. */
export async function balanceBefore(db: Queries, clubId: number, instant: string): Promise<number> {
  const row = await db
    .selectFrom('club_entries')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::integer`.as('cents'))
    .where('club_id', '=', clubId)
    .where('created_at', '<', instant)
    .executeTakeFirst();
  return row?.cents ?? 0;
}

export type StatementEntry = Awaited<ReturnType<typeof entriesOfMonth>>[number];

/** The entries of a club in a month, oldest first, with the data of payments. */
export function entriesOfMonth(db: Queries, clubId: number, month: string) {
  const { from, until } = boundsOfMonth(month);
  return db
    .selectFrom('club_entries as entry')
    .leftJoin('club_payments as payment', (join) =>
      join
        .onRef('payment.id', '=', 'entry.reference')
        .on('entry.event', 'in', ['payment', 'payment_reversed']),
    )
    .leftJoin('club_payment_reversals as reversal', 'reversal.payment_id', 'payment.id')
    .select(['entry.id', 'entry.created_at', 'entry.event', 'entry.amount_cents', 'entry.order_id'])
    .select(['payment.id as payment_id', 'kind', 'payment.reference', 'received_on', 'note'])
    .select(['reversal.reason as reversed_for', 'entry.moved_with'])
    .where('entry.club_id', '=', clubId)
    .where('entry.created_at', '>=', from)
    .where('entry.created_at', '<', until)
    .orderBy('entry.created_at')
    .orderBy('entry.id')
    .execute();
}

/** The instant of a club's first entry; undefined without one. */
export async function firstEntryAt(db: Queries, clubId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('club_entries')
    .select('created_at')
    .where('club_id', '=', clubId)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row && new Date(row.created_at).toISOString();
}

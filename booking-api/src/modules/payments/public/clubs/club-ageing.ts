import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import type { ClubAgeing } from '@sendahead/shared-contracts/console/club-account-calls';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { sql } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';

/** A club's balance in cents, by age. A credit balance is negative, and entirely in `current_cents`. */
export type AgedBalance = { club_id: number; balance_cents: number; ageing: ClubAgeing };

type AgeingRequest = {
  /** Only this club; otherwise every club that owes or has a credit. */
  clubId?: number;
  /** The day that decides what is overdue. */
  on: CalendarDate;
  /** Only entries before this instant count; all of them by default. */
  before?: string;
};

/**
 * Balances by age. A refund settles the charges of its order, oldest first; the rest of it, and every
 * payment, settle the club's oldest charges. So the open charges are the newest ones that add up to the
 * balance.
 */
export async function ageBalances(
  db: Queries,
  { clubId, on, before }: AgeingRequest,
): Promise<AgedBalance[]> {
  const { rows } = await sql<{ club_id: number; balance_cents: number } & ClubAgeing>`
    with accounts as (
      select club_id, terms_days from club_accounts
      where ${clubId === undefined ? sql`owed_cents <> 0` : sql`club_id = ${clubId}`}
    ), entries as (
      select e.* from club_entries e join accounts using (club_id)
      where ${before === undefined ? sql`true` : sql`e.created_at < ${before}`}
    ), balances as (
      select club_id, coalesce(sum(amount_cents), 0)::integer as cents
      from accounts left join entries using (club_id) group by club_id
    ), refunds as (
      select club_id, order_id, -sum(amount_cents) as cents from entries
      where event = 'refund' group by club_id, order_id
    ), charges as (
      select club_id, order_id, id, coalesce(aged_from, created_at) as created_at, amount_cents as cents,
        sum(amount_cents) over (partition by club_id, order_id order by coalesce(aged_from, created_at), id) - amount_cents as earlier
      from entries where event = 'charge'
    ), unrefunded as (
      select c.club_id, c.id, c.created_at,
        c.cents - greatest(0, least(c.cents, coalesce(r.cents, 0) - c.earlier)) as cents
      from charges c left join refunds r using (club_id, order_id)
    ), newest_first as (
      select *, sum(cents) over (partition by club_id order by created_at desc, id desc) - cents as newer
      from unrefunded
    ), open_charges as (
      select n.club_id, greatest(0, least(n.cents, b.cents - n.newer)) as cents,
        ${on}::date - (n.created_at at time zone ${homeTimeZone})::date - a.terms_days as days
      from newest_first n join balances b using (club_id) join accounts a using (club_id)
    )
    select b.club_id, b.cents as balance_cents,
      (least(b.cents, 0) + coalesce(sum(o.cents) filter (where days <= 0), 0))::integer as current_cents,
      coalesce(sum(o.cents) filter (where days between 1 and 30), 0)::integer as days_30_cents,
      coalesce(sum(o.cents) filter (where days between 31 and 60), 0)::integer as days_60_cents,
      coalesce(sum(o.cents) filter (where days between 61 and 90), 0)::integer as days_90_cents,
      coalesce(sum(o.cents) filter (where days > 90), 0)::integer as older_cents
    from balances b left join open_charges o using (club_id)
    group by b.club_id, b.cents order by b.club_id`.execute(db);
  return rows.map(({ club_id, balance_cents, ...ageing }) => ({ club_id, balance_cents, ageing }));
}

/** The overdue part of a balance, in cents. */
export const overdueOf = ({ days_30_cents, days_60_cents, days_90_cents, older_cents }: ClubAgeing): number =>
  days_30_cents + days_60_cents + days_90_cents + older_cents;

import type { ClubFields, NarrowerNote } from '@sendahead/shared-contracts/console/club-calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { ownFees } from '../../clubs/public/facility-fees.ts';

/** Columns of `facilities` that are written unchanged. */
export const plainColumns = [
  'name',
  'phone',
  'address_1',
  'city',
  'state',
  'zip',
  'opening_hours',
  'closed_weekdays',
] as const;

type Billing = NonNullable<ClubFields['billing']> &
  NonNullable<ClubFields['billing_terms']> & { owed_cents: number };

/** A club with all managed fields, from a query on `facilities`. */
const clubRow = (db: Queries) =>
  db
    .selectFrom('facilities')
    .select(['id', 'slug', 'kind', 'brand_slugs', 'country', 'time_zone', 'club_note', 'consumer_note'])
    .select([...plainColumns, 'closed_dates'])
    .select([
      ownFees.as('fees'),
      sql<boolean>`coalesce((select hidden_for_own_club from club_note_settings s
        where s.club_id = facilities.id), false)`.as('hidden_for_own_club'),
      sql<NarrowerNote[]>`coalesce((select json_agg(json_build_object('audience', n.audience,
        'direction', n.direction, 'micro_site_id', n.micro_site_id, 'note', n.note)
        order by n.audience, n.direction, n.micro_site_id) from club_notes n
        where n.club_id = facilities.id), '[]')`.as('narrower_notes'),
      sql<Billing | null>`(select json_build_object('open', a.open, 'credit_limit_cents', a.credit_limit_cents,
        'owed_cents', a.owed_cents, 'terms_days', a.terms_days, 'billing_email', a.billing_email,
        'reminders', a.reminders) from club_accounts a where a.club_id = facilities.id)`.as('billing'),
    ]);

export type ClubRow = Awaited<ReturnType<ReturnType<typeof clubRow>['executeTakeFirstOrThrow']>>;

export const findClub = (db: Queries, id: number): Promise<ClubRow | undefined> =>
  clubRow(db).where('id', '=', id).executeTakeFirst();

/** Clubs by their numbers, in order. */
export const findClubs = (db: Queries, ids: readonly number[]): Promise<ClubRow[]> =>
  clubRow(db)
    .where(sql<boolean>`id = any (${[...ids]}::integer[])`)
    .orderBy('id')
    .execute();

/** The same, locked until the transaction ends. */
export async function lockClub(trx: Queries, id: number): Promise<ClubRow | undefined> {
  await trx.selectFrom('facilities').select('id').where('id', '=', id).forUpdate().execute();
  return findClub(trx, id);
}

export function fieldsOf(row: ClubRow): ClubFields {
  const { billing } = row;
  const { id: _, slug: _slug, kind: _kind, brand_slugs: _brands, country: _country, ...more } = row;
  const { time_zone: _zone, ...rest } = more;
  return {
    ...rest,
    closed_dates: row.closed_dates.map(calendarDate),
    club_note: row.club_note || null,
    consumer_note: row.consumer_note || null,
    billing: billing && { open: billing.open, credit_limit_cents: billing.credit_limit_cents },
    billing_terms: billing && {
      terms_days: billing.terms_days,
      billing_email: billing.billing_email,
      reminders: billing.reminders,
    },
  };
}

import { sql } from 'kysely';
import { columnNames as names } from './copy/report-words.ts';
import type { Counted, Report } from './report.ts';

type Figure = 'given' | 'customers' | 'amount' | 'approved';

/** Refunds and credits by the staff member who asked for them, with what colleagues approved of it. */
export const giftReport: Report<Figure> = {
  figures: ['given', 'customers', 'amount', 'approved'],
  columns: [
    { name: names.given, unit: 'count', figure: ({ given }) => given },
    { name: names.customers, unit: 'count', figure: ({ customers }) => customers, hasNoTotal: true },
    { name: names.amount, unit: 'money', figure: ({ amount }) => amount },
    { name: names.approved, unit: 'money', figure: ({ approved }) => approved },
  ],
  async read(db, { from, until }) {
    const { rows } = await sql<Counted<Figure>>`
      select coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), email) as name,
        count(*)::int as given, count(distinct customer_id)::int as customers,
        sum(amount_cents)::float8 as amount,
        coalesce(sum(amount_cents) filter (where asked_by is not null), 0)::float8 as approved
      from staff_gifts join users on users.id = coalesce(staff_gifts.asked_by, staff_gifts.actor_id)
      where given_at >= ${from} and given_at < ${until}
      group by users.id, 1 order by amount desc, 1`.execute(db);
    return rows;
  },
};

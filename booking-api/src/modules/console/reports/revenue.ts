import { sql } from 'kysely';
import { columnNames as names } from './copy/report-words.ts';
import type { Counted, Report } from './report.ts';

type Figure =
  | 'orders'
  | 'sold'
  | 'refunded'
  | 'goodwill'
  | 'compensation'
  | 'to_card'
  | 'by_transfer'
  | 'as_credit';

/** Sales, refunds and gifts by brand, from the ledger. */
export const revenueReport: Report<Figure> = {
  figures: ['orders', 'sold', 'refunded', 'goodwill', 'compensation', 'to_card', 'by_transfer', 'as_credit'],
  columns: [
    { name: names.orders, unit: 'count', figure: ({ orders }) => orders },
    { name: names.sold, unit: 'money', figure: ({ sold }) => sold },
    { name: names.refunded, unit: 'money', figure: ({ refunded }) => refunded },
    { name: names.goodwill, unit: 'money', figure: ({ goodwill }) => goodwill },
    { name: names.compensation, unit: 'money', figure: ({ compensation }) => compensation },
    { name: names.toCard, unit: 'money', figure: ({ to_card }) => to_card },
    { name: names.byTransfer, unit: 'money', figure: ({ by_transfer }) => by_transfer },
    { name: names.asCredit, unit: 'money', figure: ({ as_credit }) => as_credit },
    {
      name: names.net,
      unit: 'money',
      figure: ({ sold, refunded, goodwill, compensation }) => sold - refunded - goodwill - compensation,
    },
  ],
  async read(db, { from, until, brand }) {
    const { rows } = await sql<Counted<Figure>>`
      select brands.name,
        count(distinct orders.id) filter (
          where status <> 'void' and placed_at >= ${from} and placed_at < ${until})::int as orders,
        coalesce(-sum(amount_cents) filter (where account = 'revenue' and event = 'order'), 0)::float8 as sold,
        coalesce(sum(amount_cents) filter (where (account = 'revenue' and event <> 'order')
          or (account = 'goodwill' and is_refund)), 0)::float8 as refunded,
        coalesce(sum(amount_cents) filter (where account = 'goodwill' and not is_refund), 0)::float8 as goodwill,
        coalesce(sum(amount_cents) filter (where account = 'compensations'), 0)::float8 as compensation,
        coalesce(-sum(amount_cents) filter (where event = 'compensation' and account = 'refunds_payable'), 0)::float8 as to_card,
        coalesce(-sum(amount_cents) filter (where event = 'compensation' and account = 'by_hand'), 0)::float8 as by_transfer,
        coalesce(-sum(amount_cents) filter (where event = 'compensation'
          and account not in ('compensations', 'refunds_payable', 'by_hand')), 0)::float8 as as_credit
      from ledger_entries
      join orders on orders.id = ledger_entries.order_id
      join brands on brands.id = orders.brand_id
      -- Money that staff send back to how it was paid is a refund; a credit is goodwill.
      cross join lateral (select exists (select from refunds
        where refunds.id = ledger_entries.transaction_id and target <> 'wallet') as is_refund) as staff
      where ledger_entries.created_at >= ${from} and ledger_entries.created_at < ${until}
        ${brand === undefined ? sql`` : sql`and brands.slug = ${brand}`}
      group by brands.name order by sold desc, brands.name`.execute(db);
    return rows;
  },
};

import { countryName } from '@sendahead/shared-contracts/geo/country-name';
import { carrierName } from '@sendahead/shared-contracts/services/carrier-name';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { moneyOfOrders } from '../orders/money-of-orders.ts';
import { laneName, columnNames as names, unknownName } from './copy/report-words.ts';
import { type Counted, type Period, type Report, shareOf } from './report.ts';

type Figure = 'orders' | 'items' | 'revenue' | 'labels';

const shape = {
  figures: ['orders', 'items', 'revenue', 'labels'],
  columns: [
    { name: names.orders, unit: 'count', figure: ({ orders }) => orders },
    { name: names.items, unit: 'count', figure: ({ items }) => items },
    { name: names.revenue, unit: 'money', figure: ({ revenue }) => revenue },
    { name: names.labels, unit: 'money', figure: ({ labels }) => labels },
    { name: names.margin, unit: 'money', figure: ({ revenue, labels }) => revenue - labels },
    {
      name: names.marginShare,
      unit: 'percent',
      figure: ({ revenue, labels }) => shareOf(revenue - labels, revenue),
    },
  ],
} as const satisfies Pick<Report<Figure>, 'figures' | 'columns'>;

/** Placed orders whose current bags all have a label: their revenue and label costs, by subject. */
async function readMargin(
  db: Queries,
  { from, until, brand }: Period,
  { subject, joins = sql`` }: { subject: RawBuilder<unknown>; joins?: RawBuilder<unknown> },
): Promise<Counted<Figure>[]> {
  const { rows } = await sql<Counted<Figure>>`
    select coalesce(subject, '') as name, count(*)::int as orders, sum(carried)::int as items,
      sum(revenue)::float8 as revenue, sum(labels)::float8 as labels
    from (
      select ${subject} as subject, money.carried, money.labels, money.revenue
      from orders
      join brands on brands.id = orders.brand_id
      ${joins}
      cross join lateral ${moneyOfOrders} as money
      where orders.status = 'placed' and orders.placed_at >= ${from} and orders.placed_at < ${until}
        and money.items > 0 and money.lacking = 0
        ${brand === undefined ? sql`` : sql`and brands.slug = ${brand}`}
    ) as counted
    group by 1 order by revenue desc, 1`.execute(db);
  return rows;
}

const endOf = (end: 'o' | 'd') => {
  const field = (name: string) => sql`orders.shipment #>> ${sql.lit(`{booking,form,${end}_${name}}`)}`;
  return sql`case when coalesce(${field('country')}, 'US') = 'US' then ${field('state')} else ${field('country')} || ' ' end`;
};

/** A state as its two letters; a country, which has a trailing blank, by its name. */
const placeName = (place: string): string => {
  if (place === '') return unknownName;
  return place.endsWith(' ') ? countryName(place.trim()) : place;
};

export const laneReport: Report<Figure> = {
  ...shape,
  async read(db, period) {
    const lanes = await readMargin(db, period, {
      subject: sql`coalesce(${endOf('o')}, '') || '>' || coalesce(${endOf('d')}, '')`,
    });
    return lanes.map((lane) => {
      const [from = '', to = ''] = lane.name.split('>');
      return { ...lane, name: laneName(placeName(from), placeName(to)) };
    });
  },
};

export const carrierReport: Report<Figure> = {
  ...shape,
  async read(db, period) {
    const carriers = await readMargin(db, period, {
      subject: sql`orders.shipment #>> '{booking,legs,0,carrier}'`,
    });
    return carriers.map((one) => ({ ...one, name: one.name === '' ? unknownName : carrierName(one.name) }));
  },
};

export const clubReport: Report<Figure> = {
  ...shape,
  overlaps: true,
  read: (db, period) =>
    readMargin(db, period, {
      subject: sql`facilities.name`,
      joins: sql`join club_orders on club_orders.order_id = orders.id and club_orders.at_club
        join facilities on facilities.id = club_orders.club_id`,
    }),
};

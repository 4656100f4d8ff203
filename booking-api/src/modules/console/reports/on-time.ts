import { carrierName } from '@sendahead/shared-contracts/services/carrier-name';
import { sql } from 'kysely';
import { readServiceNames } from '../../tariff/public/service-names.ts';
import { columnNames as names } from './copy/report-words.ts';
import { type Counted, type Report, shareOf } from './report.ts';

type Figure = 'delivered' | 'on_time';

/** Deliveries by carrier and service, compared with the day that was promised at purchase. */
export const onTimeReport: Report<Figure> = {
  figures: ['delivered', 'on_time'],
  columns: [
    { name: names.delivered, unit: 'count', figure: ({ delivered }) => delivered },
    { name: names.onTime, unit: 'count', figure: ({ on_time }) => on_time },
    { name: names.late, unit: 'count', figure: ({ delivered, on_time }) => delivered - on_time },
    {
      name: names.onTimeShare,
      unit: 'percent',
      figure: ({ delivered, on_time }) => shareOf(on_time, delivered),
    },
  ],
  async read(db, { from, until, brand }) {
    const { rows } = await sql<Counted<Figure> & { carrier: string; service: string }>`
      with delivered as (
        select parcel_id, min(at) as at from tracking_events
        where status = 'delivered' and at >= ${from} and at < ${until}
        group by parcel_id
      )
      select bag.carriage ->> 'carrier' as carrier, bag.carriage ->> 'service' as service, '' as name,
        count(*)::int as delivered,
        count(*) filter (where (delivered.at at time zone (bag.carriage ->> 'toZone'))::date
          <= (bag.carriage ->> 'arrivalDate')::date)::int as on_time
      from delivered
      join order_parcels bag on bag.id = delivered.parcel_id
      join orders on orders.id = bag.order_id
      join brands on brands.id = orders.brand_id
      ${brand === undefined ? sql`` : sql`where brands.slug = ${brand}`}
      group by 1, 2 order by delivered desc, 1, 2`.execute(db);
    const services = new Map((await readServiceNames(db)).map(({ code, name }) => [code, name]));
    return rows.map(({ carrier, service, delivered, on_time }) => ({
      name: `${carrierName(carrier)} ${services.get(service) ?? service}`,
      delivered,
      on_time,
    }));
  },
};

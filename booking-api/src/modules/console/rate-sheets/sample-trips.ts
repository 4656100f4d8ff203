import { type ShipmentForm, shipmentFormSchema } from '@sendahead/shared-contracts/ship-form/schema';
import { parse } from 'zod/v4/core';
import type { Queries } from '../../../platform/database/database.ts';
import { tripWords } from '../copy/sample-trips.ts';

/** A trip for comparing rate sheets. */
export type SampleTrip = {
  name: string;
  brand: string;
  form: ShipmentForm;
  /** The instant at which it is priced: for an ordered trip, the moment of the order. */
  at: string;
};

/** The number of trips in one comparison. */
export const sampleSize = 200;

/** Ends from near to far, to cover each zone. */
const ends: readonly (readonly [from: string, to: string])[] = [
  ['10001', '07302'],
  ['10001', '19103'],
  ['10001', '28202'],
  ['10001', '60601'],
  ['10001', '33101'],
  ['10001', '80202'],
  ['10001', '94103'],
  ['78701', '75201'],
  ['78701', '85004'],
  ['78701', '33101'],
  ['78701', '98101'],
  ['60601', '48226'],
  ['60601', '33101'],
  ['60601', '90012'],
  ['94103', '97205'],
  ['94103', '33101'],
  ['98101', '85004'],
  ['33101', '99501'],
  ['94103', '96815'],
  ['30303', '37203'],
];
/** The items, at a brand that sells them. */
const bags: readonly { brand: string; line: string; size: string; count: number }[] = [
  { brand: 'golf', line: 'golf', size: 'golf-standard', count: 1 },
  { brand: 'golf', line: 'golf', size: 'golf-standard', count: 2 },
  { brand: 'travel', line: 'luggage', size: 'luggage-checked', count: 1 },
  { brand: 'ski', line: 'ski', size: 'ski-single', count: 1 },
  { brand: 'camps', line: 'trunk', size: 'trunk-standard', count: 1 },
];

/** Without a road connection, ground travels by air, which is another service level. */
const groundByAir: readonly string[] = ['99501', '96815'];

const bagsOf = (size: string, count: number): Record<string, { size: string; product_insurance: string }> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [String(at), { size, product_insurance: '100000' }]),
  );

/** The days of a trip: the return is a week later. */
export type TripDays = { out: string; back: string };

/** Trips of the catalog: every pair of ends with every kind of bag by ground, one-way and round-trip. */
const drawnTrips = ({ out, back }: TripDays, at: string): SampleTrip[] =>
  ends.flatMap(([from, to]) =>
    bags.flatMap((bag) =>
      [false, true].map((isRoundTrip) => ({
        name: tripWords({ count: bag.count, size: bag.size, from, to, isRoundTrip }),
        brand: bag.brand,
        at,
        form: formOf({ from, to, out, back: isRoundTrip ? back : null }, bag),
      })),
    ),
  );

function formOf(
  { from, to, out, back }: { from: string; to: string; out: string; back: string | null },
  { line, size, count }: (typeof bags)[number],
): ShipmentForm {
  const level = groundByAir.includes(to) ? '21' : '1';
  return parse(shipmentFormSchema, {
    origination: 'other',
    destination: 'other',
    o_country: 'US',
    o_zip: from,
    d_country: 'US',
    d_zip: to,
    roundtrip: String(back !== null),
    pickup_date: out,
    outbound_pickup: '1',
    pickup_carrier: 'FEDEX',
    pickup_carrier_service_level_id: level,
    ...(back === null
      ? {}
      : {
          return_pickup_date: back,
          return_pickup: '1',
          return_carrier: 'FEDEX',
          return_carrier_service_level_id: level,
        }),
    traveler: { '1': { t_name: 'A', [line]: { product_count: String(count), ...bagsOf(size, count) } } },
  });
}

/** 200 trips: the latest orders that can be priced again, filled up with trips of the catalog. */
export async function sampleTrips(db: Queries, days: TripDays, at: string): Promise<SampleTrip[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('brands', 'brands.id', 'orders.brand_id')
    .select(['orders.display_id', 'orders.shipment', 'orders.placed_at', 'brands.slug'])
    .where('orders.status', '=', 'placed')
    .orderBy('orders.placed_at', 'desc')
    .limit(sampleSize / 2)
    .execute();
  const sold = rows.flatMap(({ display_id, shipment, placed_at, slug }) =>
    shipment.booking?.form
      ? [
          {
            name: `Order ${display_id}`,
            brand: slug,
            form: shipment.booking.form,
            at: new Date(placed_at).toISOString(),
          },
        ]
      : [],
  );
  return [...sold, ...drawnTrips(days, at)].slice(0, sampleSize);
}

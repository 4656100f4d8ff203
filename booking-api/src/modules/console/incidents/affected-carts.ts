import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { readShipForm } from '@sendahead/shared-contracts/ship-form/read';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { sql } from 'kysely';
import { daysLater } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { isAddressOf } from '../../geo/public/blocked-by-incidents.ts';
import { placeKey } from '../../geo/public/place-key.ts';
import { findPlaces, type PostalPlace } from '../../geo/public/store.ts';
import { concernsEnd, concernsStop } from '../../incidents/public/incident.ts';
import type { IncidentRow } from '../../incidents/public/store.ts';
import { endOf } from '../public/affected-orders.ts';

/** How many days back carts are checked; older ones are rarely ordered. */
const lookedBackDays = 30;

type Row = { form: ShipmentForm; brand: string; total_cents: number | null };
type Level = { id: number; carrier: string; system_name: string };
type Slices = ReturnType<typeof readShipForm>;

/** Open carts of new bookings whose chosen services an incident affects, with the sum of their latest prices. */
export async function affectedCarts(
  db: Queries,
  incident: IncidentRow,
  now: number,
): Promise<{ count: number; cents: Cents }> {
  const since = daysLater(now, -lookedBackDays);
  const { rows } = await sql<Row>`
    select session -> 'ship_state' as form, brands.slug as brand, priced.total_cents
    from carts join brands on brands.id = carts.brand_id
    left join lateral (
      select total_cents from quotes where quotes.cart_id = carts.id order by created_at desc limit 1
    ) as priced on true
    where carts.status = 'open' and carts.amends_order_id is null and session is not null and carts.updated_at >= ${since}
      and coalesce(session #>> '{ship_state,pickup_date}', '') <> ''`.execute(db);
  const levels = (await sql<Level>`select id, carrier, system_name from service_levels`.execute(db)).rows;
  const carts = rows.map((row) => ({ ...row, slices: readShipForm(row.form) }));
  const found = await findPlaces(
    db,
    carts.flatMap(({ slices: { points } }) => (points ? [points.origin, points.destination] : [])),
  );
  const places = new Map(found.map((place) => [`${place.country} ${place.code}`, place]));
  const affected = carts.filter((cart) => isAffected(incident, cart, { levels, places }));
  return {
    count: affected.length,
    cents: cents(affected.reduce((sum, { total_cents }) => sum + Math.max(0, total_cents ?? 0), 0)),
  };
}

function isAffected(
  incident: IncidentRow,
  { slices: { points, itinerary }, brand }: Pick<Row, 'brand'> & { slices: Slices },
  { levels, places }: { levels: readonly Level[]; places: ReadonlyMap<string, PostalPlace> },
): boolean {
  if (!points || !itinerary) return false;
  const { origin, destination } = points;
  const legs = [
    { choice: itinerary.outbound, from: origin, to: destination },
    ...(itinerary.return ? [{ choice: itinerary.return, from: destination, to: origin }] : []),
  ];
  return legs.some(({ choice, from, to }) => {
    const level = levels.find(({ id }) => id === choice.serviceLevelId);
    if (!level) return false;
    const service = { carrier: level.carrier, service: level.system_name };
    return [
      { date: choice.pickupDate, point: from },
      { date: choice.arrivalDate, point: to },
    ].some(
      ({ date, point }) =>
        date !== null && concernsStop(incident, { ...service, date }) && isAt(incident, brand, point, places),
    );
  });
}

function isAt(
  incident: IncidentRow,
  brand: string,
  point: ShipPoint,
  places: ReadonlyMap<string, PostalPlace>,
): boolean {
  const { country, zip, city, state, address1: address, address2: address_2 } = point;
  const key = placeKey(country, zip);
  const place = places.get(`${key.country} ${key.code}`);
  if (incident.area.is !== 'address')
    return concernsEnd(incident, brand, endOf(point, place, point.club?.id ?? null));
  return (
    (incident.brands.length === 0 || incident.brands.includes(brand)) &&
    isAddressOf(incident.area, { address, address_2, zip, city, state, country_code: country })
  );
}

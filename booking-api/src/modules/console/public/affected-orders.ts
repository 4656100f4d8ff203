import type { AffectedOrder } from '@sendahead/shared-contracts/console/incident-calls';
import { isDayOfIncident } from '@sendahead/shared-contracts/console/incident-schema';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { sql } from 'kysely';
import type { CarrierAddress } from '../../../integrations/carriers/port.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { isAddressOf } from '../../geo/public/blocked-by-incidents.ts';
import { placeKey } from '../../geo/public/place-key.ts';
import { findPlaces, type PostalPlace } from '../../geo/public/store.ts';
import { concernsEnd, concernsStop, type IncidentEnd } from '../../incidents/public/incident.ts';
import type { Whereabouts } from '../../incidents/public/incident-area.ts';
import type { IncidentRow } from '../../incidents/public/store.ts';
import { clubAt } from '../../orders/public/club-notes.ts';
import { endStatesInSql, type Order } from '../../orders/public/store.ts';

type Row = Pick<Order, 'id' | 'display_id' | 'shipment' | 'user_id'> &
  Pick<AffectedOrder, 'customer' | 'total_cents'> & { brand: string };

/** An affected order with its customer: its first affected stop, and the pickups of all affected legs. */
export type AffectedOfCustomer = AffectedOrder & {
  user_id: string;
  pickups: readonly Pickup[];
};

/** A pickup with what decides on which days it is possible: its club, if any, its carrier and its country. */
type Pickup = { leg: LegName; date: CalendarDate; club: number | null; carrier: string; country: string };

/** An affected pickup, with its order. */
export type AffectedPickup = Pick<AffectedOrder, 'order_id' | 'display_id' | 'customer'> & {
  leg: LegName;
  date: CalendarDate;
};

/** The affected pickups that a move to a day would change: those before it. */
export const pickupsBefore = (
  orders: readonly AffectedOfCustomer[],
  day: CalendarDate,
): readonly AffectedPickup[] =>
  orders.flatMap(({ order_id, display_id, customer, pickups }) =>
    pickups
      .filter(({ date }) => date < day)
      .map(({ leg, date }) => ({ order_id, display_id, customer, leg, date })),
  );

/**
 * Throws Refusal `invalid` at the field for a day of the incident, because pickups must move away from it.
 */
export function requireFreeDay(incident: IncidentRow, day: CalendarDate): void {
  if (isDayOfIncident(incident, day)) throw refuse('invalid', [{ path: 'day', code: 'in_incident' }]);
}

/** The orders with a pending pickup or arrival that an incident affects, each once, soonest first. */
export async function affectedOrders(
  db: Queries,
  incident: IncidentRow,
  today: CalendarDate,
): Promise<AffectedOfCustomer[]> {
  const { rows } = await sql<Row>`
    select orders.id, orders.display_id, orders.user_id, orders.shipment, orders.total_cents, brands.slug as brand,
      trim(concat_ws(' ', users.first_name, users.last_name)) as customer
    from orders join brands on brands.id = orders.brand_id join users on users.id = orders.user_id
    where orders.status = 'placed' and orders.state not in ${endStatesInSql}
      and exists (select from jsonb_array_elements(orders.shipment #> '{booking,legs}') leg
        where greatest(leg ->> 'shipDate', leg ->> 'arrivalDate') >= ${today}
          and (${incident.first_day}::text is null or leg ->> 'arrivalDate' >= ${incident.first_day}::text)
          and (${incident.last_day}::text is null or leg ->> 'shipDate' <= ${incident.last_day}::text))`.execute(
    db,
  );
  const places = await placesOf(db, rows);
  return rows
    .flatMap((order) => affectedOf(incident, order, places, today) ?? [])
    .sort((a, b) => a.date.localeCompare(b.date) || a.display_id.localeCompare(b.display_id));
}

type Places = ReadonlyMap<string, PostalPlace>;
const keyOf = ({ country, zip }: Pick<CarrierAddress, 'country' | 'zip'>): string => {
  const key = placeKey(country, zip);
  return `${key.country} ${key.code}`;
};

async function placesOf(db: Queries, orders: readonly Row[]): Promise<Places> {
  const ends = orders.flatMap(({ shipment }) =>
    (shipment.booking?.legs ?? []).flatMap(({ from, to }) => [from, to]),
  );
  const places = await findPlaces(db, ends);
  return new Map(places.map((place) => [`${place.country} ${place.code}`, place]));
}

function affectedOf(
  incident: IncidentRow,
  { shipment, user_id, brand, ...order }: Row,
  places: Places,
  today: CalendarDate,
): AffectedOfCustomer | undefined {
  const bags = shipment.travelers.reduce((sum, { items }) => sum + items.length, 0);
  const clubOf = (leg: LegName, end: 'from' | 'to'): string | undefined => {
    const legDetail = shipment.legs.find((each) => each.leg === leg);
    return legDetail && clubAt(shipment, legDetail, end)?.club_id;
  };
  const stops = (shipment.booking?.legs ?? []).flatMap((leg) => {
    const { carrier, service } = leg;
    return [
      {
        leg,
        stop: 'pickup' as const,
        date: leg.shipDate,
        at: leg.from,
        club: clubOf(leg.leg, 'from'),
        carrier,
        service,
      },
      {
        leg,
        stop: 'delivery' as const,
        date: leg.arrivalDate,
        at: leg.to,
        club: clubOf(leg.leg, 'to'),
        carrier,
        service,
      },
    ];
  });
  const concerned = stops
    .filter((stop) => stop.date >= today && concernsStop(incident, stop))
    .filter(({ at, club }) => isAt(incident, brand, at, { club, place: places.get(keyOf(at)) }))
    .toSorted((a, b) => a.date.localeCompare(b.date));
  const [first] = concerned;
  if (!first) return undefined;
  const legs = [...new Set(concerned.map(({ leg }) => leg))];
  return {
    order_id: order.id,
    display_id: order.display_id,
    user_id,
    customer: order.customer,
    stop: first.stop,
    date: first.date,
    bags,
    total_cents: order.total_cents,
    pickups: legs.map(({ leg, shipDate: date, carrier, from }) => {
      const club = clubOf(leg, 'from');
      return {
        leg,
        date,
        carrier,
        country: from.country,
        club: club === undefined ? null : Number(club),
      };
    }),
  };
}

function isAt(
  incident: IncidentRow,
  brand: string,
  at: CarrierAddress,
  { club, place }: { club: string | undefined; place: PostalPlace | undefined },
): boolean {
  const clubId = club === undefined ? null : Number(club);
  if (incident.area.is !== 'address') return concernsEnd(incident, brand, endOf(at, place, clubId));
  return (
    (incident.brands.length === 0 || incident.brands.includes(brand)) &&
    isAddressOf(incident.area, {
      address: at.street1,
      address_2: at.street2,
      zip: at.zip,
      city: at.city,
      state: at.state,
      country_code: at.country,
    })
  );
}

/** An end of a leg for matching with an incident; `place` is its entry in the gazetteer. */
export const endOf = (
  { country, zip, state, city }: Pick<Whereabouts, 'country' | 'zip' | 'state'> & { city: string },
  place: PostalPlace | undefined,
  clubId: number | null,
): IncidentEnd => ({
  clubId,
  place: {
    country: place?.country ?? country,
    zip: place?.code || zip,
    state: place?.state || state,
    cities: [city, ...(place ? [place.city] : [])],
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  },
});

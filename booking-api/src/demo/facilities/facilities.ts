import { weekdayName } from '@sendahead/shared-contracts/primitives/calendar-date';
import type pg from 'pg';
import lookUpZone from 'tz-lookup';
import zipcodes from 'zipcodes';
import { senderNames } from '../../modules/clubs/public/sender-names.ts';
import { insertNew } from '../../reference/write-rows.ts';
import { logisticsProviders, servedBy } from './logistics.ts';
import { inventName } from './names.ts';
import { type Kind, places } from './places.ts';

const brandsOf: Record<Kind, string[]> = {
  golf: ['golf', 'sticks', 'play'],
  ski: ['ski'],
  hotel: ['travel', 'luggagefree', 'play', 'cruise'],
  camp: ['camps'],
  school: ['schools'],
  port: ['cruise', 'travel'],
};

/** Ids of a kind start here, so that a kind can grow without moving the others. */
const firstId: Record<Kind, number> = {
  golf: 1,
  ski: 1001,
  hotel: 2001,
  camp: 3001,
  school: 4001,
  port: 5001,
};

const streets = [
  'Fairway Drive',
  'Clubhouse Lane',
  'Main Street',
  'Orchard Road',
  'Harbor View',
  'Ridge Road',
  'Lakeshore Drive',
  'Old Mill Road',
];

/** What a kind of facility accepts when that is not everything; a golf shop trades in boxed clubs. */
const productsOf: Partial<Record<Kind, string[]>> = {
  camp: ['trunk-standard', 'trunk-soft', 'luggage-checked', 'luggage-oversized', 'box-medium', 'box-large'],
};
const proProducts = ['golf-standard', 'golf-staff', 'golf-junior', 'box-small', 'box-medium'];

/**
 * More than 200 facilities with real towns and ZIPs; names, phone numbers and hours are invented, the same in
 * every run.
 */
export function inventFacilities() {
  return (Object.keys(places) as Kind[]).flatMap((kind) =>
    places[kind].flatMap(([city, state], index) => {
      const found = zipcodes.lookupByName(city, state).find((place) => typeof place.latitude === 'number');
      return found ? [inventFacility(kind, index, found)] : [];
    }),
  );
}

/** Valid phone numbers (VL-35) that belong to no one: 555 01xx. */
const tollFree = [800, 833, 844, 855, 866, 877, 888] as const;

/** Golf courses and ski slopes close early in the week, some schools on Fridays. */
function closedWeekdays(kind: Kind, index: number): number[] {
  const weekly = kind === 'golf' || kind === 'ski';
  if (weekly && index % 3 === 0) return [1];
  if (weekly && index % 7 === 3) return [1, 2];
  return kind === 'school' && index % 4 === 0 ? [5] : [];
}

/** The days on which bags are accepted, starting on the day after the closed days. */
function openDays(closed: readonly number[]): string {
  const last = closed.at(-1);
  if (last === undefined) return 'Every day';
  const short = (weekday: number): string => weekdayName(((weekday + 6) % 7) + 1).slice(0, 3);
  return `${short(last + 1)} to ${short((closed[0] ?? last) - 1)}`;
}

/** A place of a kind in a town; the same index always returns the same one. */
export function inventFacility(
  kind: Kind,
  index: number,
  place: { zip: string; city: string; state: string; latitude: number; longitude: number },
) {
  // Guests of ports come from abroad: where more than one carrier picks up, DHL does too.
  const several = kind === 'port' ? ['FEDEX', 'UPS', 'DHL'] : ['FEDEX', 'UPS'];
  const collecting = index % 4 === 1 ? several : ['FEDEX'];
  const weekly = kind === 'golf' || kind === 'ski';
  const closed = closedWeekdays(kind, index);
  return {
    id: firstId[kind] + index,
    kind,
    brand_slugs: brandsOf[kind],
    name: inventName(kind, index),
    phone: `+1 ${tollFree[index % tollFree.length]} 555 ${String(100 + (index % 100)).padStart(4, '0')}`,
    sender_name: senderNames[kind],
    icon: kind,
    preferred: index % 6 === 0,
    free_insurance: index % 5 === 2,
    address_1: `${100 + ((index * 53) % 880)} ${streets[(index * 3) % streets.length]}`,
    city: place.city,
    state: place.state,
    zip: place.zip,
    country: 'US',
    latitude: place.latitude,
    longitude: place.longitude,
    time_zone: lookUpZone(place.latitude, place.longitude),
    opening_hours: `${openDays(closed)} ${weekly ? '7 AM to 6 PM' : '8 AM to 8 PM'}`,
    closed_weekdays: closed,
    closed_dates: index % 9 === 4 ? ['2026-12-23', '2026-12-24', '2026-12-26'] : [],
    pickup_carriers: index % 5 === 3 ? [] : collecting,
    carrier_preferences: collecting,
    has_fedex_ground_pickup: index % 5 !== 3,
    club_sessions:
      kind === 'camp'
        ? [
            { id: 1, name: 'First session', starts_on: '2027-06-19', ends_on: '2027-07-16' },
            { id: 2, name: 'Second session', starts_on: '2027-07-18', ends_on: '2027-08-13' },
          ]
        : [],
    club_note: index % 10 === 7 ? 'Please tag every bag with the guest name and the arrival date.' : '',
    consumer_note: index % 10 === 3 ? 'The front desk keeps your bags until you ask for them.' : '',
    product_ids: productsOf[kind] ?? [],
    pro_product_ids: kind === 'golf' ? proProducts : [],
  };
}

export async function seedFacilities(client: pg.Client): Promise<void> {
  const facilities = inventFacilities();
  await insertNew(client, 'facilities', ['id'], facilities);
  await insertNew(client, 'logistics_providers', ['id'], logisticsProviders);
  await insertNew(client, 'facility_logistics', ['facility_id', 'provider_id'], servedBy(facilities));
}

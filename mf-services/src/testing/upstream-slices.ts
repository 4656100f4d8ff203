import { emptyShipPoint, type ShipPoint, type ShipPoints } from '@sendahead/shared-contracts/geo/slice';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { ItemRow, Traveler, Travelers } from '@sendahead/shared-contracts/travelers/slice';

/** A golf club in Naples that is shut on Mondays. */
export const naplesClub = (over: Partial<ShipPoint> = {}): ShipPoint => ({
  ...emptyShipPoint('US', 'club'),
  club: {
    id: 7,
    name: 'Pine Hollow Golf Club',
    senderName: 'Golf shop',
    closedWeekdays: [1],
    closedDates: [],
    preferred: true,
    freeInsurance: true,
    hasPickupCarriers: false,
    pickupCarriers: [],
  },
  zip: '34102',
  state: 'FL',
  city: 'Naples',
  timeZone: 'America/New_York',
  ...over,
});

export const austinHome = (over: Partial<ShipPoint> = {}): ShipPoint => ({
  ...emptyShipPoint('US', 'other'),
  zip: '78701',
  state: 'TX',
  city: 'Austin',
  address1: '500 Congress Ave',
  timeZone: 'America/Chicago',
  ...over,
});

export const bothEnds = (over: Partial<ShipPoints> = {}): ShipPoints => ({
  origin: naplesClub(),
  destination: austinHome(),
  valid: true,
  duplicate: false,
  blocked: false,
  checking: false,
  ...over,
});

export const bag = (over: Partial<ItemRow> = {}): ItemRow => ({
  size: 'golf-standard',
  insuranceCents: cents(100_000),
  packaging: 'travel_case',
  contents: '',
  note: null,
  ...over,
});

const person = {
  id: '1',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  phone: '(239) 555-0107',
  grade: '',
  roundTrip: true,
  lines: [],
};

const slice = (travelers: Traveler[]): Travelers => {
  const rows = travelers.flatMap(({ lines }) => lines.flatMap((line) => line.rows));
  return {
    travelers,
    valid: rows.length > 0,
    sized: rows.length > 0 && rows.every(({ size }) => size !== ''),
    duplicates: [],
    itemCount: rows.length,
  };
};

/** One traveler with golf bags. */
export const golfer = (...rows: ItemRow[]): Travelers =>
  slice([{ ...person, lines: rows.length === 0 ? [] : [{ line: 'golf', rows }] }]);

/** Travelers with one golf bag each, by their first names. */
export const golfers = (...names: string[]): Travelers =>
  slice(
    names.map((firstName, index) => ({
      ...person,
      id: String(index + 1),
      firstName,
      lines: [{ line: 'golf', rows: [bag()] }],
    })),
  );

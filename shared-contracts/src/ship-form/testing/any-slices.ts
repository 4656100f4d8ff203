import * as fc from 'fast-check';
import { emptyShipPoint, type ShipPoint } from '../../geo/slice.ts';
import { addDays, calendarDate } from '../../primitives/calendar-date.ts';
import { cents } from '../../primitives/cents.ts';
import type { ItemRow, Traveler } from '../../travelers/slice.ts';
import type { LegChoice, ShipSlices } from '../slices.ts';

const lineKeys = ['golf', 'luggage', 'ski', 'bike'];

const text = (max: number) => fc.stringMatching(new RegExp(`^[A-Za-z0-9 .,'-]{0,${max}}$`));
const date = fc.nat(700).map((days) => addDays(calendarDate('2026-01-01'), days));

/** A point as a form can express it: for a club its id, name, sender and closed weekdays. */
const point: fc.Arbitrary<ShipPoint> = fc
  .record({
    label: fc.option(fc.stringMatching(/^[A-Za-z]{1,20}$/)),
    isClub: fc.boolean(),
    country: fc.constantFrom('US', 'CA', ''),
    zip: text(10),
    state: text(4),
    city: text(20),
    address1: text(30),
    address2: text(30),
    companyName: text(30),
    contact: text(30),
    phone: text(15),
    id: fc.integer({ min: 1, max: 99_999 }),
    closed: fc.uniqueArray(fc.integer({ min: 1, max: 5 })).map((days) => days.toSorted()),
  })
  .map(({ isClub, id, closed, label, ...fields }) => ({
    ...emptyShipPoint('US', isClub ? 'club' : 'other'),
    ...fields,
    ...(label ? { label } : {}),
    club: isClub
      ? {
          id,
          name: fields.companyName,
          senderName: fields.contact,
          closedWeekdays: closed,
          closedDates: [],
          preferred: false,
          freeInsurance: false,
          hasPickupCarriers: false,
          pickupCarriers: [],
        }
      : null,
  }));

const way = fc.constantFrom('both', 'outbound', 'return');
const bag = {
  size: text(10),
  insuranceCents: fc.nat(1_000_000).map(cents),
  packaging: text(10),
  contents: text(20),
  note: fc.option(fc.record({ comment: text(20), type: fc.constantFrom('inbound', 'outbound', 'both') })),
};
const row: fc.Arbitrary<ItemRow> = fc.oneof(fc.record(bag), fc.record({ ...bag, way }));

const person = {
  firstName: text(12),
  lastName: text(12),
  email: text(20),
  phone: text(12),
  grade: text(5),
  roundTrip: fc.boolean(),
  lines: fc.uniqueArray(
    fc.record({ line: fc.constantFrom(...lineKeys), rows: fc.array(row, { maxLength: 12 }) }),
    {
      selector: ({ line }) => line,
    },
  ),
};
const traveler: fc.Arbitrary<Omit<Traveler, 'id'>> = fc.oneof(
  fc.record(person),
  fc.record({ ...person, way }),
);

const golfers = fc.array(
  fc.record({
    travelerId: fc.nat(99).map(String),
    pickupFeeId: fc.nat(99),
    itemType: fc.constantFrom('', ...lineKeys),
  }),
  { minLength: 1, maxLength: 11 },
);
const leg: fc.Arbitrary<LegChoice> = fc.record(
  {
    pickupFeeId: fc.option(fc.nat(99)),
    pickupDate: fc.option(date),
    carrier: text(8),
    serviceLevelId: fc.option(fc.nat(99)),
    arrivalDate: fc.option(date),
    golfers,
  },
  { requiredKeys: ['pickupFeeId', 'pickupDate', 'carrier', 'serviceLevelId', 'arrivalDate'] },
);

/** Any booking that the page can contain. */
export const slices: fc.Arbitrary<ShipSlices> = fc.record({
  points: fc.option(fc.record({ origin: point, destination: point })),
  travelers: fc.option(
    fc
      .array(traveler, { minLength: 1, maxLength: 12 })
      .map((all) => all.map((one, index) => ({ ...one, id: String(index + 1) }))),
  ),
  itinerary: fc.option(
    fc.oneof(
      fc.record({ tripType: fc.constant('one_way' as const), outbound: leg, return: fc.constant(null) }),
      fc.record({ tripType: fc.constant('round_trip' as const), outbound: leg, return: leg }),
    ),
  ),
  coupon: fc.stringMatching(/^[A-Za-z0-9.,'-]{0,10}$/),
  giftCard: fc
    .array(fc.stringMatching(/^[A-Z0-9-]{1,39}$/), { maxLength: 5 })
    .map((codes) => codes.join(' ')),
});

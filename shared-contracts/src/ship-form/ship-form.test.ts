import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { emptyShipPoint, type ShipPoint } from '../geo/slice.ts';
import { addDays, calendarDate } from '../primitives/calendar-date.ts';
import { cents } from '../primitives/cents.ts';
import type { ItemRow, Traveler } from '../travelers/slice.ts';
import { readShipForm } from './read.ts';
import { shipmentFormSchema } from './schema.ts';
import type { LegChoice, ShipSlices } from './slices.ts';
import { writeTravelers } from './travelers.ts';
import { writeShipForm } from './write.ts';

const lineKeys = ['golf', 'luggage', 'ski', 'bike'];

const text = (max: number) => fc.stringMatching(new RegExp(`^[A-Za-z0-9 .,'-]{0,${max}}$`));
const date = fc.nat(700).map((days) => addDays(calendarDate('2026-01-01'), days));

/** A point as far as a form can say it: of a club its id, name, sender and closed weekdays. */
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

const slices: fc.Arbitrary<ShipSlices> = fc.record({
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

describe('the shipment form', () => {
  it('RT-17 EN-06 EN-23 survives a round trip through the form names', () => {
    fc.assert(
      fc.property(slices, (given) => {
        const form = writeShipForm(given);
        expect(readShipForm(z.parse(shipmentFormSchema, form))).toEqual(given);
      }),
      { numRuns: 300 },
    );
  });

  it('RT-17 names the fields of a row traveler[id][line][rowindex][…]', () => {
    const form = writeShipForm({
      points: null,
      travelers: [
        {
          id: '1',
          firstName: 'Ann',
          lastName: 'Lee',
          email: 'ann@lee.test',
          phone: '',
          grade: '',
          roundTrip: true,
          lines: [
            {
              line: 'golf',
              rows: [
                {
                  size: 'std',
                  insuranceCents: cents(100_000),
                  packaging: 'case',
                  contents: 'clubs',
                  note: null,
                },
              ],
            },
          ],
        },
      ],
      itinerary: null,
      coupon: '',
      giftCard: '',
    });
    expect(form.traveler?.['1']?.golf).toEqual({
      product_count: '1',
      '0': { size: 'std', product_insurance: '100000', traveler_package_type: 'case', misc_info: 'clubs' },
    });
  });

  it('TK-10 EN-05 drops the return_ fields of a one-way trip', () => {
    const outbound = {
      pickupFeeId: 0,
      pickupDate: calendarDate('2026-12-01'),
      carrier: 'FEDEX',
      serviceLevelId: 1,
      arrivalDate: null,
    };
    const form = writeShipForm({
      points: null,
      travelers: null,
      itinerary: { tripType: 'one_way', outbound, return: outbound },
      coupon: '',
      giftCard: '',
    });
    expect(Object.keys(form).filter((name) => name.startsWith('return_'))).toEqual([]);
  });
});

describe('other notations of a form in the specification', () => {
  const read = (form: object) => readShipForm(shipmentFormSchema.parse(form));

  it.each([
    ['round_trip', 'round_trip'],
    ['roundtrip', 'round_trip'],
    ['true', 'round_trip'],
    ['one_way', 'one_way'],
    ['oneway', 'one_way'],
    ['to_camp', 'one_way'],
    ['from_camp', 'one_way'],
  ])('EN-06 reads the trip %p as %p, unless the flag says it', (trip, tripType) => {
    expect(read({ trip }).itinerary?.tripType).toBe(tripType);
    expect(read({ trip, roundtrip: 'false' }).itinerary?.tripType).toBe('one_way');
    expect(read({ trip, roundtrip: 'true' }).itinerary?.tripType).toBe('round_trip');
  });

  it('EN-06 refuses an unknown trip type', () => {
    expect(shipmentFormSchema.safeParse({ trip: 'there and back' }).success).toBe(false);
    expect(read({}).itinerary).toBeNull();
  });

  it('CN-01 reads days as people type them as well as ISO days', () => {
    const { itinerary } = read({
      trip: 'round_trip',
      pickup_date: '11/24/2026',
      arrival_date: '2026-12-01',
      return_pickup_date: '1/5/2027',
      return_arrival_date: '01/12/2027',
    });
    expect(itinerary?.outbound).toMatchObject({ pickupDate: '2026-11-24', arrivalDate: '2026-12-01' });
    expect(itinerary?.return).toMatchObject({ pickupDate: '2027-01-05', arrivalDate: '2027-01-12' });
    // A text that is not a date stays as written, so that it can be refused.
    expect(shipmentFormSchema.parse({ pickup_date: '02/30/2027' }).pickup_date).toBe('02/30/2027');
  });

  it('AD-17 keeps the id of an Irish address at either end, outbound and return', () => {
    const form = {
      origination: 'other',
      destination: 'other',
      o_postcoder_id: 'zip-IE-D02',
      d_postcoder_id: 'pc-9',
    };
    const slices = read(form);
    expect([slices.points?.origin.postcoderId, slices.points?.destination.postcoderId]).toEqual([
      'zip-IE-D02',
      'pc-9',
    ]);
    expect(writeShipForm(slices)).toMatchObject({ o_postcoder_id: 'zip-IE-D02', d_postcoder_id: 'pc-9' });
  });

  it('TR-06 says of each kind of package whether it travels both ways, when a bag differs from its traveler', () => {
    const bagOf = (way?: 'both' | 'outbound' | 'return') => ({
      size: 'std',
      insuranceCents: cents(0),
      packaging: '',
      contents: '',
      note: null,
      ...(way ? { way } : {}),
    });
    const form = writeTravelers([
      {
        id: '1',
        firstName: 'Ann',
        lastName: 'Lee',
        email: '',
        phone: '',
        grade: '',
        roundTrip: true,
        lines: [
          { line: 'golf', rows: [bagOf()] },
          { line: 'luggage', rows: [bagOf(), bagOf('return')] },
          { line: 'snowboot', rows: [bagOf('outbound')] },
        ],
      },
    ]);
    expect(form.traveler?.['1']?.t_round_trip).toBe('true');
    expect(form.t_ways).toEqual({ '1': { package: 'true', luggage: 'false', ski: 'false' } });
  });

  it('TR-06 a kind whose flag differs from its traveler applies to its bags', () => {
    const bags = { ski: { 0: {} }, golf: { 0: {} } };
    const ways = (t_round_trip: string, ski: string) =>
      readShipForm(
        z.parse(shipmentFormSchema, {
          traveler: { 1: { t_round_trip, ...bags } },
          t_ways: { 1: { ski } },
        }),
      ).travelers?.flatMap(({ lines }) => lines.map(({ line, rows }) => [line, rows[0]?.way]));
    expect(ways('true', 'false')).toEqual([
      ['ski', 'outbound'],
      ['golf', undefined],
    ]);
    expect(ways('false', 'true')).toEqual([
      ['ski', 'both'],
      ['golf', undefined],
    ]);
  });
});

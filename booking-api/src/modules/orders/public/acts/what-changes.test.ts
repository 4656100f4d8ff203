import { emptyShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { addressOf } from '../../../bookings/public/carrier-address.ts';
import type { ShipmentRecord } from '../../../bookings/public/draft.ts';
import { changesOfShipment } from './what-changes.ts';

const address = addressOf(emptyShipPoint());
/** A shipment without bags that is needed by a day, or by none. */
const neededBy = (arrive_by: string | null): ShipmentRecord => ({
  legs: [],
  travelers: [],
  booking: {
    form: arrive_by === null ? {} : { trip_plan: { arrive_by } },
    bags: [],
    legs: [
      {
        leg: 'outbound',
        carrier: 'FEDEX',
        service: 'DOMESTIC_GROUND',
        from: address,
        to: address,
        dropOff: false,
        shipDate: calendarDate('2026-11-30'),
        arrivalDate: calendarDate('2026-12-04'),
      },
    ],
  },
});

describe('the changes of an order, for its history', () => {
  it.each([
    ['2026-12-02', '2026-12-04', ['Needed by Fri, Dec 4 instead of Wed, Dec 2']],
    [null, '2026-12-04', ['Needed by Fri, Dec 4']],
    ['2026-12-02', null, ['Needed by no day instead of Wed, Dec 2']],
    ['2026-12-02', '2026-12-02', []],
  ])(
    'CO-80 the changes of an order name the day by which the bags are needed: %s, then %s',
    (before, after, said) => {
      expect(changesOfShipment(neededBy(before), neededBy(after))).toEqual(said);
    },
  );

  it('CH-33 the new street is named only for readers who may know it', () => {
    const before = neededBy(null);
    const booking = before.booking;
    const [leg] = booking?.legs ?? [];
    if (!booking || !leg) throw new Error('no leg');
    const from = { ...leg.from, street1: '12 Oak St', street2: 'Apt 4', city: 'Boston', state: 'MA' };
    const moved = (of: object) => ({
      ...before,
      booking: { ...booking, legs: [{ ...leg, from: { ...from, ...of } }] },
    });
    const [was, is] = [moved({}), moved({ street1: '9 Elm St', street2: '' })];
    expect(changesOfShipment(was, is)).toEqual(['Ship from another address in Boston, MA']);
    expect(changesOfShipment(was, is, { streets: true })).toEqual(['Ship from 9 Elm St, Boston, MA']);
  });

  it('CH-30 added and removed bags are named', () => {
    const before = neededBy(null);
    const booking = before.booking;
    if (!booking) throw new Error('no booking');
    const bag = {
      traveler: 'Ann',
      length: 1,
      width: 1,
      height: 1,
      weight: 1,
      valueCents: cents(0),
      returns: false,
    };
    const of = (...items: string[]) => ({
      ...before,
      booking: { ...booking, bags: items.map((item) => ({ ...bag, item })) },
    });
    expect(changesOfShipment(of('Luggage'), of('Luggage', 'Golf bag', 'Golf bag'))).toEqual([
      '2 × Golf bag added',
    ]);
    expect(changesOfShipment(of('Luggage', 'Skis'), of('Luggage', 'Golf bag'))).toEqual([
      'Golf bag added',
      'Skis removed',
    ]);
  });
});

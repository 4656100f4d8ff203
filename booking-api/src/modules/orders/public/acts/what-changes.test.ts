import { emptyShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
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
});

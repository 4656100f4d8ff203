import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { calendarDate } from '../primitives/calendar-date.ts';
import { cents } from '../primitives/cents.ts';
import { readShipForm } from './read.ts';
import { shipmentFormSchema } from './schema.ts';
import { slices } from './testing/any-slices.ts';
import { writeShipForm } from './write.ts';

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

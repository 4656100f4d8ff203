import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import fc from 'fast-check';
import type { BookedLeg } from '../../../../modules/bookings/public/draft.ts';
import { roundTripForm } from '../../../../testing/shipment-forms.ts';
import { endsOf, returnEndsOf, reversedEnds, withLegEnds } from './leg-ends.ts';
import { singleLegForm } from './single-leg-form.ts';

const home = endsOf(roundTripForm);
const legs: Pick<BookedLeg, 'leg'>[] = [{ leg: 'outbound' }, { leg: 'return' }];
const street = fc.constantFrom('1 Market St', '2 Mission St', '350 W 31st St', '9 Elm St');
/** Changes of the street at one end of one leg. */
const changes = fc.array(
  fc.record({
    leg: fc.constantFrom<LegName>('outbound', 'return'),
    end: fc.constantFrom('o_address', 'd_address'),
    street,
  }),
  { maxLength: 8 },
);

describe('the ends of a leg', () => {
  it('the ends of a leg are the ones last requested for it, whatever happens to the other leg', () => {
    fc.assert(
      fc.property(changes, (all) => {
        const asked: Record<LegName, ShipmentForm> = { outbound: home, return: reversedEnds(home) };
        let booking = { form: roundTripForm, legs, returnEnds: undefined as ShipmentForm | undefined };
        for (const { leg, end, street: to } of all) {
          asked[leg] = { ...asked[leg], [end]: to };
          booking = { legs, returnEnds: undefined, ...withLegEnds(booking, leg, asked[leg]) };
          for (const name of ['outbound', 'return'] as const)
            expect(endsOf(singleLegForm(booking, name, calendarDate('2026-12-08')))).toEqual(asked[name]);
        }
        const agree = asked.outbound.o_address === asked.return.d_address;
        const meet = asked.outbound.d_address === asked.return.o_address;
        expect(booking.returnEnds === undefined).toBe(agree && meet);
      }),
    );
  });

  it('an empty field of an end counts as absent', () => {
    const back = { ...reversedEnds(home), o_address_1: '', 'o_zip-first-part': '94103' };
    expect(withLegEnds({ form: roundTripForm, legs }, 'return', back).returnEnds).toBeUndefined();
  });

  it('the ends of the return are those of the form reversed, once the outbound is canceled', () => {
    const back = { ...reversedEnds(home), d_address: '9 Elm St' };
    const alone = withLegEnds({ form: roundTripForm, legs: [{ leg: 'return' }] }, 'return', back);
    expect(alone.returnEnds).toBeUndefined();
    expect(alone.form).toMatchObject({ o_address: '9 Elm St', d_address: '1 Market St', roundtrip: 'true' });
    expect(returnEndsOf(alone)).toEqual(back);
  });
});

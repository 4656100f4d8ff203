import { austinZip, clubInfo } from '@sendahead/shared-contracts/factories/places';
import { isDuplicate } from '@sendahead/shared-contracts/geo/rules';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import * as fc from 'fast-check';
import type { AddressesEvent } from './events.ts';
import { isComplete } from './problems.ts';
import { publication } from './publication.ts';
import { after } from './testing/after-events.ts';

describe('random histories of both ends', () => {
  const end = fc.constantFrom<ShipEnd>('origin', 'destination');
  const event: fc.Arbitrary<AddressesEvent> = fc.oneof(
    fc.record({
      type: fc.constant('kind-chosen' as const),
      end,
      kind: fc.constantFrom('club' as const, 'other' as const),
    }),
    fc.record({
      type: fc.constant('typed' as const),
      end,
      field: fc.constantFrom('zip', 'city', 'state', 'address1', 'contact', 'phone', 'country'),
      text: fc.constantFrom('', '78701', '00000', 'Austin', 'US', '2395550107', '😀'),
    }),
    fc.record({
      type: fc.constant('club-arrived' as const),
      end,
      info: fc.constantFrom(clubInfo({ id: 7 }), clubInfo({ id: 8 })),
    }),
    fc.record({ type: fc.constant('club-cleared' as const), end }),
    fc.record({
      type: fc.constant('zip-arrived' as const),
      end,
      info: fc.constantFrom(austinZip(), austinZip({ success: false, city: null, state: null })),
    }),
    fc.record({ type: fc.constant('blurred' as const), end, field: fc.constantFrom('zip', 'club', 'phone') }),
    fc.constant({ type: 'submitted' as const }),
  ) as fc.Arbitrary<AddressesEvent>;

  it('AD-06 AD-07 AD-09 never publish a valid pair that is duplicate, incomplete or unchecked', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const state = after(...events);
        const published = publication(state);
        expect(published.duplicate).toBe(isDuplicate(state.origin.point, state.destination.point));
        if (published.valid) {
          expect(published.duplicate).toBe(false);
          expect(isComplete(state, 'origin') && isComplete(state, 'destination')).toBe(true);
        }
        for (const { point } of [state.origin, state.destination]) {
          if (point.kind === 'other') expect(point.club).toBeNull();
          expect(point.zip).toMatch(/^[A-Za-z0-9\- ]{0,10}$/);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

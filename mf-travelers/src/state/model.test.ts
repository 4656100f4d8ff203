import * as fc from 'fast-check';
import { brand, reduce } from '../testing/after.ts';
import { nobody } from '../testing/as-specified.ts';
import { initialState } from './state.ts';
import { edits } from './testing/random-edits.ts';

describe('travelers under random edits', () => {
  it('TR-03 TR-06 TR-07 TR-08 TR-09 TR-10 TL-04 hold through 10,000 random sequences of edits', () => {
    fc.assert(
      fc.property(fc.commands(edits, { maxCommands: 40 }), (commands) => {
        fc.modelRun(
          () => ({
            model: { people: [nobody(1)], keys: 1, roundTrip: true, before: null },
            real: { state: reduce(initialState(brand), { type: 'trip-type-known', tripType: 'round_trip' }) },
          }),
          commands,
        );
      }),
      { numRuns: 10_000 },
    );
  });
});

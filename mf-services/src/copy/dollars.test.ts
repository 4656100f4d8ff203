import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import * as fc from 'fast-check';
import { readDollars } from './dollars.ts';

describe('dollars that are typed', () => {
  it('RO-03 are cents, as they are written', () => {
    fc.assert(
      fc.property(fc.nat(50_000), (amount) => {
        expect(readDollars(formatCents(cents(amount)))).toBe(amount);
        expect(readDollars(` ${(amount / 100).toFixed(2)} `)).toBe(amount);
      }),
    );
    expect([readDollars('9'), readDollars('9.5'), readDollars('.5'), readDollars('$0')]).toEqual([
      900, 950, 50, 0,
    ]);
  });

  it.each(['', '-1', '9.999', '9,5', 'free', '1e2', '500.01', '.', '$'])('RO-03 are none: %s', (text) => {
    expect(readDollars(text)).toBeNull();
  });
});

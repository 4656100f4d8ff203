import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { writeDollars } from './dollars.ts';

it('an amount is written as it is read', () => {
  for (const cents of [0, 7, 12_000, 125_050]) expect(readDollars(writeDollars(cents) || '0')).toBe(cents);
});

import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { dollarsOf } from './typed-amount.ts';

it('PR-09 reads back what it writes', () => expect(readDollars(dollarsOf(4005))).toBe(4005));

import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { dollarsOf } from './typed-amount.ts';

it('PR-09 a written amount reads back the same', () => expect(readDollars(dollarsOf(4005))).toBe(4005));

import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';

/** Cents as the decimal text that the SDK takes: 12495 → `124.95`. */
export const toDecimal = (amount: Cents): string =>
  `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

/** The decimal text of an amount in cents. Throws RangeError for anything but two decimals. */
export function fromDecimal(text: string): Cents {
  const match = /^(\d{1,12})\.(\d\d)$/.exec(text);
  if (!match) throw new RangeError('not an amount with two decimals');
  return cents(Number(match[1]) * 100 + Number(match[2]));
}

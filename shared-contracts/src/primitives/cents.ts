import * as z from 'zod/mini';

/** Whole US cents (PR-06). Never a float; negative amounts are refunds. */
export type Cents = number & { readonly __unit: 'cents' };

/** Brands a whole number as cents. Throws RangeError for fractions, NaN and unsafe integers. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole cents: ${amount}`);
  return amount as Cents;
}

/** API schema of an amount in whole cents. */
export const centsSchema = z.pipe(
  z.int(),
  z.transform((amount) => cents(amount)),
);

export const addCents = (...amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));

/** CN-01: dollars with two decimals, thousands separators, and a minus before the dollar sign: -$1,234.50 */
export function formatCents(amount: Cents): string {
  const whole = Math.floor(Math.abs(amount) / 100).toString();
  const fraction = (Math.abs(amount) % 100).toString().padStart(2, '0');
  const grouped = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return `${amount < 0 ? '-' : ''}$${grouped}.${fraction}`;
}

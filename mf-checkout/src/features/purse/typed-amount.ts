/** Whole cents of an amount in dollars as it is typed, a minus kept; null for what is none, or for nothing. */
export function readCents(text: string): number | null {
  const plain = text.replaceAll(/[\s,$]/g, '').replace('−', '-');
  if (!/^-?(?:\d{1,6}(?:\.\d{0,2})?|\.\d{1,2})$/.test(plain)) return null;
  const cents = Math.round(Number(plain) * 100);
  return cents === 0 ? null : cents;
}

/** Cents as a person types dollars: 4000 is `40.00`. */
export const dollarsOf = (cents: number): string => (cents / 100).toFixed(2);

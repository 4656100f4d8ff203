import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';

const mostCents = 50_000;

/** RO-03: an amount that is typed in dollars, `$14.95` or `9`, up to 500; null for what is none. */
export function readDollars(text: string): Cents | null {
  const match = /^\$?(\d{0,3})(?:\.(\d{1,2}))?$/.exec(text.trim());
  const [, whole = '', part = ''] = match ?? [];
  if (whole === '' && part === '') return null;
  const amount = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return amount <= mostCents ? cents(amount) : null;
}

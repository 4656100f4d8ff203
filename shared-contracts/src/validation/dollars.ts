import { type Cents, cents } from '../primitives/cents.ts';

const typed = /^([-−]?)\$?\s*(\d{1,3}(?:,\d{3}){1,2}|\d{0,7})(?:\.(\d{0,2}))?$/;

/**
 * A typed amount in dollars, `15`, `$1,250.50`, `.5` or `-5.00`: in cents, between the minimum and the
 * maximum; null when it is not an amount.
 */
export function readDollars(
  text: string,
  { least = 0, most = 999_999_999 }: { least?: number; most?: number } = {},
): Cents | null {
  const [, sign, whole = '', part = ''] = typed.exec(text.trim()) ?? [];
  if (whole === '' && part === '') return null;
  const size = Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
  const amount = sign && size > 0 ? -size : size;
  return least <= amount && amount <= most ? cents(amount) : null;
}

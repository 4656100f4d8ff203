/** An amount that is typed in dollars, `15`, `$14.95` or `-5.00`, up to 10,000: in cents; null for what is none, and for 0. */
export function readSignedDollars(text: string): number | null {
  const match = /^([-−]?)\$?(\d{1,5})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const [, sign, whole = '', part = ''] = match;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  if (cents === 0 || cents > 1_000_000) return null;
  return sign ? -cents : cents;
}

/** An amount from nothing on, `0`, `15` or `$14.95`, in cents; null for what is none. */
export function readDollars(text: string): number | null {
  const match = /^\$?(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim().replaceAll(',', ''));
  if (!match) return null;
  const [, whole = '', part = ''] = match;
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** The same amount as it is typed: `14.95`. */
export const writeDollars = (cents: number): string => (cents / 100).toFixed(2);

/** Reads an amount as it is typed, `1,250.50` or `$120`; null for what is none. */
export function readDollars(text: string): number | null {
  const match = /^\$?\s*(\d{1,3}(?:,?\d{3})*)(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  return Number((match[1] ?? '').replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0') || '0');
}

/** An amount as it is typed; nothing where it is nothing. */
export const writeDollars = (cents: number): string =>
  cents === 0 ? '' : cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

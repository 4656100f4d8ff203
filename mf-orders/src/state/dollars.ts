/** An amount as it is typed; nothing where it is nothing. */
export const writeDollars = (cents: number): string =>
  cents === 0 ? '' : cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

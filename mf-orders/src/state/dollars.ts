/** An amount as typed; '' for no amount. */
export const writeDollars = (cents: number): string =>
  cents === 0 ? '' : cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** An amount in cents as it is typed: `14.95`. */
export const writeDollars = (cents: number): string => (cents / 100).toFixed(2);

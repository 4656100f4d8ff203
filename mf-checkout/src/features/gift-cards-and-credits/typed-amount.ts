/** Cents as a person types dollars: 4000 is `40.00`. */
export const dollarsOf = (cents: number): string => (cents / 100).toFixed(2);

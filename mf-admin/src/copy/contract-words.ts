const amount = (tenths: number): string => String(Math.abs(tenths) / 10);
const direction = (tenths: number): string => (tenths < 0 ? 'lower' : 'higher');

/** What a contract price changes, in tenths of a percent: "8% lower". */
export const percentWords = (tenths: number): string =>
  tenths === 0 ? 'standard price' : `${amount(tenths)}% ${direction(tenths)}`;

/** A change of percentages: "2 percentage points lower". */
export const pointsWords = (tenths: number): string =>
  `${amount(tenths)} percentage ${Math.abs(tenths) === 10 ? 'point' : 'points'} ${direction(tenths)}`;

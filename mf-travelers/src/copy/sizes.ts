import type { Measure } from '../state/fitting-size.ts';

/** The texts of a line's sizes; loaded when they are first shown. */
export const sizesWords = {
  table: ({ line }: { line: string }) => `Sizes and limits of ${line}`,
  weight: ({ pounds }: { pounds: number | string }) => `Maximum weight ${pounds} lbs`,
  inches: ({ length, width, height }: { length: number; width: number; height: number }) =>
    `Maximum dimensions ${length} + ${width} + ${height} = ${length + width + height} inches (L + W + H)`,
  which: 'Which size is mine?',
  how: 'Measure it packed, in whole inches and pounds, rounded up. We skip any measure you leave blank.',
  notValid: 'Enter a valid number.',
  find: 'Find my size',
  measureMissing: 'Enter at least one measurement.',
  fits: ({ size }: { size: string }) => `${size} is the smallest size that fits.`,
  tooLarge: ({ line }: { line: string }) => `Your item is larger or heavier than every ${line} size.`,
  choose: ({ size }: { size: string }) => `Choose ${size}`,
} as const;

export const measureWords: Readonly<Record<Measure, string>> = {
  length: 'Length, inches',
  width: 'Width, inches',
  height: 'Height, inches',
  weight: 'Weight, lbs',
};

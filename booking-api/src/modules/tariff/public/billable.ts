import { type Bag, measuresOf } from '../bag-measures.ts';
import type { RateSheet } from './rate-sheet.ts';
import { surchargesFor } from './surcharge.ts';

/** Pounds by volume: each side rounded up, the quotient rounded up. */
export const dimensionalWeight = (sheet: RateSheet, bag: Bag): number =>
  Math.ceil(measuresOf(bag).volume / sheet.dimensionalDivisor);

/** Whether a carrier accepts the bag at all. */
export function isCarried(sheet: RateSheet, bag: Bag): boolean {
  const figures = measuresOf(bag);
  const { weight, length, lengthAndGirth } = sheet.limits;
  return figures.weight <= weight && figures.length <= length && figures.lengthAndGirth <= lengthAndGirth;
}

/** Billable pounds: the greater of actual and dimensional weight, and the minimum of a large package. */
export function billableWeight(sheet: RateSheet, bag: Bag): number {
  const pounds = Math.max(measuresOf(bag).weight, dimensionalWeight(sheet, bag));
  const large = surchargesFor(sheet.surcharges, bag).some((surcharge) => surcharge.code === 'large_package');
  return large ? Math.max(pounds, sheet.largePackageMinimumPounds) : pounds;
}

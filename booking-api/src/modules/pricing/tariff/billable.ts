import type { RateSheet, Surcharge } from './rate-sheet.ts';

/** A bag: sides in inches, weight in pounds. */
export type Bag = { length: number; width: number; height: number; weight: number };

/** The figures carriers charge by: sides longest first, cubic inches, length plus girth (L + 2W + 2H). */
export function figuresOf(bag: Bag) {
  const [length = 0, second = 0, third = 0] = [bag.length, bag.width, bag.height]
    .map(Math.ceil)
    .sort((a, b) => b - a);
  return {
    length,
    second,
    third,
    volume: length * second * third,
    lengthAndGirth: length + 2 * second + 2 * third,
    weight: Math.ceil(bag.weight),
  };
}

/** Pounds by volume: each side rounded up, the quotient rounded up. */
export const dimensionalWeight = (sheet: RateSheet, bag: Bag): number =>
  Math.ceil(figuresOf(bag).volume / sheet.dimensionalDivisor);

/** Whether a carrier takes the bag at all. */
export function isCarried(sheet: RateSheet, bag: Bag): boolean {
  const figures = figuresOf(bag);
  const { weight, length, lengthAndGirth } = sheet.limits;
  return figures.weight <= weight && figures.length <= length && figures.lengthAndGirth <= lengthAndGirth;
}

/** Surcharges that the bag's figures call for; one that replaces another stands alone. */
export function surchargesOf(sheet: RateSheet, bag: Bag): Surcharge[] {
  const due = sheet.surcharges.filter((surcharge) => applies(surcharge, bag));
  const replaced = new Set(due.flatMap((surcharge) => surcharge.replaces));
  return due.filter((surcharge) => !replaced.has(surcharge.code));
}

/** Pounds that are charged: the greater of actual and dimensional weight, and the minimum of a large package. */
export function billableWeight(sheet: RateSheet, bag: Bag): number {
  const pounds = Math.max(figuresOf(bag).weight, dimensionalWeight(sheet, bag));
  const large = surchargesOf(sheet, bag).some((surcharge) => surcharge.code === 'large_package');
  return large ? Math.max(pounds, sheet.largePackageMinimumPounds) : pounds;
}

function applies({ when }: Surcharge, bag: Bag): boolean {
  const { length, second, volume, lengthAndGirth, weight } = figuresOf(bag);
  const over = (limit: number | undefined, value: number) => limit !== undefined && value > limit;
  return (
    over(when.lengthOver, length) ||
    over(when.secondSideOver, second) ||
    over(when.volumeOver, volume) ||
    over(when.lengthAndGirthOver, lengthAndGirth) ||
    over(when.weightOver, weight)
  );
}

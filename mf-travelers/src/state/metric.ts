import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import { homeOf } from '@sendahead/shared-contracts/geo/home-country';

const us = 'US';
const [cmPerInch, kgPerPound] = [2.54, 0.45359237];

/** The region of a language tag, or its likely region; the US for an invalid tag. */
function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().region ?? us;
  } catch {
    return us;
  }
}

/** TR-24: whether limits are shown in metric units too: for bags from another country, and for a browser of one. */
export const readsMetric = (origin: string, language: string): boolean =>
  (origin !== '' && homeOf(origin) !== us) || homeOf(regionOf(language)) !== us;

/** A limit in centimeters and kilograms, rounded down so that it never exceeds the limit. */
export function inMetric({
  length,
  width,
  height,
  display_weight: pounds,
}: Pick<ProductLine['products'][number], 'length' | 'width' | 'height' | 'display_weight'>): string {
  const sides = [length, width, height].map((inches) => Math.floor(inches * cmPerInch)).join(' × ');
  return `(${sides} cm, ${Math.floor(pounds * kgPerPound * 10) / 10} kg)`;
}

import type { BrandTheme } from '@sendahead/shared-contracts/brands/schema';
import { converter, wcagContrast } from 'culori';

const hex = /^#[0-9a-f]{6}$/;
const inOklch = converter('oklch');

/** Least contrast of white words on the brand's color (WCAG 1.4.3). */
const leastContrast = 4.5;

export const isColor = (text: string): boolean => hex.test(text);

/** Whether white words can be read on a color, `#rrggbb`. */
export const bearsWhite = (color: string): boolean => wcagContrast(color, '#ffffff') >= leastContrast;

/** The colors of a brand with the hue of its neutrals, in whole degrees; that of a grey is that of slate. */
export function themeOf(brand: string, accent: string): BrandTheme {
  return { brand, accent, hue: Math.round(inOklch(brand)?.h ?? 246) % 360 };
}

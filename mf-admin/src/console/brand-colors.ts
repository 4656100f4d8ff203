import type { BrandTheme } from '@sendahead/shared-contracts/brands/schema';
import { converter, wcagContrast } from 'culori';

const hex = /^#[0-9a-f]{6}$/;
const inOklch = converter('oklch');

/** Minimum contrast of white text on the brand's color (WCAG 1.4.3). */
const minContrast = 4.5;

export const isColor = (text: string): boolean => hex.test(text);

/** Whether white text is legible on a color, `#rrggbb`. */
export const bearsWhite = (color: string): boolean => wcagContrast(color, '#ffffff') >= minContrast;

/** The colors of a brand with the hue of its neutrals, in whole degrees; a gray gets the hue of slate. */
export function themeOf(brand: string, accent: string): BrandTheme {
  return { brand, accent, hue: Math.round(inOklch(brand)?.h ?? 246) % 360 };
}

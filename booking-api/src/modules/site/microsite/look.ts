import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import type { Brand } from '@sendahead/shared-contracts/brands/schema';

/** Brand words that a microsite may override, by the names of its customizations. */
const labels = ['tagline', 'place_type', 'requested_club_word', 'traveler_word', 'packaging_word'] as const;
const color = /^#[0-9a-f]{6}$/;
const hue = /^(?:[0-9]|[1-9]\d|[12]\d\d|3[0-5]\d)$/;

type Customizations = NonNullable<Boot['microsite_customizations']>;

/** OPEN-45: the brand with a microsite's title, words and colors; the rest is the brand's. */
export function brandOfMicrosite(brand: Brand, customizations: Customizations | undefined): Brand {
  if (!customizations) return brand;
  const words = labels.flatMap((label) => (customizations[label] ? [[label, customizations[label]]] : []));
  const { title, brand_colour = '', accent_colour = '', palette_hue = '' } = customizations;
  const isOwn = color.test(brand_colour) && color.test(accent_colour) && hue.test(palette_hue);
  // The hue means that the paper is mixed from the brand's colors, on every page.
  const theme = { brand: brand_colour, accent: accent_colour, hue: Number(palette_hue) };
  return {
    ...brand,
    ...(title ? { name: title } : {}),
    ...Object.fromEntries(words),
    ...(isOwn ? { theme } : {}),
  };
}

/** The brand's or microsite's own colors, as a style of the page; values that are not colors are rejected. */
export function paletteStyle(
  theme: Brand['theme'],
  customizations: Customizations | undefined,
  nonce: string,
): string[] {
  const own = customizations?.brand_colour && customizations.accent_colour && customizations.palette_hue;
  const colors = own
    ? [customizations.palette_hue, customizations.brand_colour, customizations.accent_colour]
    : [String(theme?.hue ?? ''), theme?.brand, theme?.accent];
  const [paletteHue = '', brand = '', accent = ''] = colors;
  if (![brand, accent].every((one) => color.test(one)) || !hue.test(paletteHue)) return [];
  const palette = `--palette-hue:${paletteHue};--palette-brand:${brand};--palette-accent:${accent}`;
  return [`<style nonce="${nonce}">html[data-brand]{${palette}}</style>`];
}

import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import type { Brand } from '@sendahead/shared-contracts/brands/schema';

/** Words of a brand that a microsite may call otherwise, by the names of its customizations. */
const labels = ['tagline', 'place_type', 'requested_club_word', 'traveler_word', 'packaging_word'] as const;
const colour = /^#[0-9a-f]{6}$/;
const hue = /^(?:[0-9]|[1-9]\d|[12]\d\d|3[0-5]\d)$/;

type Customizations = NonNullable<Boot['microsite_customizations']>;

/** OPEN-45: the brand as its microsite shows it: title, words and colours of its own; the rest is the brand's. */
export function brandOfMicrosite(brand: Brand, customizations: Customizations | undefined): Brand {
  if (!customizations) return brand;
  const words = labels.flatMap((label) => (customizations[label] ? [[label, customizations[label]]] : []));
  const { title, brand_colour = '', accent_colour = '' } = customizations;
  const theme = { brand: brand_colour, accent: accent_colour };
  return {
    ...brand,
    ...(title ? { name: title } : {}),
    ...Object.fromEntries(words),
    ...(colour.test(theme.brand) && colour.test(theme.accent) ? { theme } : {}),
  };
}

/** The palette of a microsite with colours of its own, as a style of the page; nothing that is no colour gets in. */
export function paletteStyle(customizations: Customizations | undefined, nonce: string): string[] {
  const { brand_colour = '', accent_colour = '', palette_hue = '' } = customizations ?? {};
  if (![brand_colour, accent_colour].every((one) => colour.test(one)) || !hue.test(palette_hue)) return [];
  const palette = `--palette-hue:${palette_hue};--palette-brand:${brand_colour};--palette-accent:${accent_colour}`;
  return [`<style nonce="${nonce}">html[data-brand]{${palette}}</style>`];
}

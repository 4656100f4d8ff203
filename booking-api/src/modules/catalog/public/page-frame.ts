import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { escapeText } from '../../../platform/http/escape.ts';
import { paperOf } from './brand-paper.ts';
import { defaultTheme } from './default-theme.ts';
import { frameStyles } from './frame-styles.ts';

type FramedBrand = Pick<Brand, 'name' | 'theme'> & Partial<Pick<Brand, 'slug'>>;

/** The icons of the requested host's brand, its paper around the page, and the app manifest. */
export const iconLinks = ({ slug, theme = defaultTheme }: FramedBrand): readonly string[] => [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/icon-180.png">',
  '<link rel="manifest" href="/site.webmanifest">',
  // In dark mode the browser’s default color fits.
  `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${paperOf(slug, theme).paper}">`,
];

/** The head of a page without scripts. */
interface PlainHead {
  readonly title: string;
  /** Further lines, as markup. */
  readonly further?: readonly string[];
  readonly styles: string;
}

/** A page without scripts up to its body: in the brand's colors, with inline styles. */
export function writePlainHead(
  { title, further = [], styles }: PlainHead,
  brand: FramedBrand,
  nonce: string,
): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeText(title)} | ${escapeText(brand.name)}</title>`,
    ...iconLinks(brand),
    ...further,
    `<style nonce="${nonce}">${frameStyles({ slug: brand.slug, theme: brand.theme ?? defaultTheme })}${styles}</style>`,
    '</head>',
  ].join('\n');
}

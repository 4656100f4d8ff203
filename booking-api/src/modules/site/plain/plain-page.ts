import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { escapeText } from '../../../platform/http/escape.ts';
import { defaultTheme } from '../../catalog/public/default-theme.ts';
import { writeFooter, writePlainHead } from '../../catalog/public/page-frame.ts';
import { plainStyles } from './plain-styles.ts';

/** What a page without script needs to know of its brand. */
export type PlainBrand = Pick<Brand, 'name' | 'theme'>;

/** `body` is markup made with `escapeText`; it begins with the heading. */
export interface PlainPage {
  readonly title: string;
  readonly body: string;
  /** Further lines of the head, as markup. */
  readonly head?: readonly string[];
}

const mark =
  '<svg viewBox="0 0 28 28" aria-hidden="true"><path d="M4 22Q12 4 23 9"/><circle cx="23" cy="9" r="4"/></svg>';

/** A whole page in the brand's colours that asks for no script, no style sheet and no font. */
export function writePlainPage(
  { title, body, head = [] }: PlainPage,
  brand: PlainBrand,
  nonce: string,
): string {
  const name = escapeText(brand.name);
  return [
    writePlainHead({ title, further: head, styles: plainStyles(brand.theme ?? defaultTheme) }, brand, nonce),
    '<body>',
    '<a class="skip" href="#main">Skip to content</a>',
    `<header class="site-header"><div><a href="/">${mark}${name}</a></div></header>`,
    `<main id="main" tabindex="-1">${body}</main>`,
    writeFooter(brand),
    '</body>',
    '</html>',
  ].join('\n');
}

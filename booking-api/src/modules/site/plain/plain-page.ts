import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { writeBrandName } from '../../catalog/public/brand-mark.ts';
import { type FooterBrand, writeFooter } from '../../catalog/public/footer.ts';
import { writePlainHead } from '../../catalog/public/page-frame.ts';
import { plainStyles } from './plain-styles.ts';

/** What a page without script needs to know of its brand. */
export type PlainBrand = FooterBrand & Pick<Brand, 'theme' | 'scene'> & { readonly slug?: string };

/** `body` is markup made with `escapeText`; it begins with the heading. */
export interface PlainPage {
  readonly title: string;
  readonly body: string;
  /** Further lines of the head, as markup. */
  readonly head?: readonly string[];
}

/** A whole page in the brand's colours that asks for no script and no style sheet. */
export function writePlainPage(
  { title, body, head = [] }: PlainPage,
  brand: PlainBrand,
  nonce: string,
): string {
  return [
    writePlainHead({ title, further: head, styles: plainStyles }, brand, nonce),
    '<body>',
    '<a class="skip" href="#main">Skip to content</a>',
    `<header class="site-header"><div><a href="/">${writeBrandName(brand.name)}</a></div></header>`,
    `<main id="main" tabindex="-1">${body}</main>`,
    writeFooter(brand),
    '</body>',
    '</html>',
  ].join('\n');
}

import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { escapeText } from '../../../platform/http/escape.ts';
import { writeBrandName } from '../../catalog/public/brand-mark.ts';
import { type FooterBrand, writeFooter } from '../../catalog/public/footer.ts';
import { writePlainHead } from '../../catalog/public/page-frame.ts';
import { plainStyles } from './plain-styles.ts';

/** The brand data of a page without scripts. */
export type PlainBrand = FooterBrand & Pick<Brand, 'theme' | 'scene'> & { readonly slug?: string };

/** `body` is markup made with `escapeText`; it begins with the heading. */
export interface PlainPage {
  readonly title: string;
  readonly body: string;
  /** Additional lines of the head, as markup. */
  readonly head?: readonly string[];
  /** AC-11: the account in the header; absent when the reader is unknown. */
  readonly account?: PageAccount;
  /** Without links to other pages, for a site that has no other page. */
  readonly bare?: boolean;
}

/** The signed-in user, or the page to return to after signing in. */
export type PageAccount = { readonly name: string } | { readonly back: string };

const plainWords = {
  account: 'Your account',
  signIn: 'Sign in',
  track: 'Track',
  /** After the word above, if there is room. */
  trackRest: 'an order',
} as const;

/** The form for tracking without an account, on the start page. */
const writeTrack = (): string =>
  `<a class="track" href="/#track" aria-label="${plainWords.track} ${plainWords.trackRest}">${plainWords.track}<span>&nbsp;${plainWords.trackRest}</span></a>`;

/** The signed-in user's account, or a link to the sign-in. */
function writeAccount(account: PageAccount): string {
  if ('name' in account)
    return `<a class="account" href="/account">${escapeText(account.name || plainWords.account)}</a>`;
  const query = new URLSearchParams({ login_flag: '1', value: account.back });
  return `<a class="account" href="/account?${escapeText(query.toString())}">${plainWords.signIn}</a>`;
}

/** A whole page in the brand's colors that needs no script and no style sheet. */
export function writePlainPage(
  { title, body, head = [], account, bare = false }: PlainPage,
  brand: PlainBrand,
  nonce: string,
): string {
  return [
    writePlainHead({ title, further: head, styles: plainStyles }, brand, nonce),
    '<body>',
    '<a class="skip" href="#main">Skip to content</a>',
    `<header class="site-header"><div><a href="/">${writeBrandName(brand.name)}</a>${account ? writeTrack() + writeAccount(account) : ''}</div></header>`,
    `<main id="main" tabindex="-1">${body}</main>`,
    ...(bare ? [] : [writeFooter(brand)]),
    '</body>',
    '</html>',
  ].join('\n');
}

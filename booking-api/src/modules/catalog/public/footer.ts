import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { escapeText } from '../../../platform/http/escape.ts';
import { nameOnTag, writeBrandName } from './brand-mark.ts';
import { footerWords, orderLinks, shipLinks } from './copy/footer.ts';

/** The pages of a brand that every footer links to, by path. */
export const footerLinks = [
  { path: '/terms', name: 'terms', label: 'Terms' },
  { path: '/privacy', name: 'privacy', label: 'Privacy' },
  { path: '/help', name: 'help', label: 'Help' },
  { path: '/accessibility', name: 'accessibility', label: 'Accessibility' },
] as const;

/** Another brand of the company, and the URL of its pages. */
export interface OtherBrand {
  readonly name: string;
  readonly origin: string;
}

/** A footer's content about its brand; for an unknown brand, only the name. */
export type FooterBrand = Pick<Brand, 'name'> &
  Partial<Pick<Brand, 'help_phone' | 'help_email'>> & {
    readonly others?: readonly OtherBrand[];
    /** Markup of the silhouette above the band. */
    readonly ground?: string;
  };

interface Link {
  readonly path: string;
  readonly label: string;
}
const listOf = (links: readonly Link[]): string =>
  `<ul>${links.map(({ path, label }) => `<li><a href="${escapeText(path)}">${escapeText(label)}</a></li>`).join('')}</ul>`;
const columnOf = (title: string, links: readonly Link[]): string =>
  links.length > 0 ? `<div><p class="site-footer__title">${title}</p>${listOf(links)}</div>` : '';

function contactOf({ help_phone, help_email }: FooterBrand): string {
  const phone = help_phone
    ? `<p><a class="site-footer__phone" href="tel:${escapeText(help_phone.replace(/[^\d+]/g, ''))}">${escapeText(help_phone)}</a></p>`
    : '';
  const email = help_email
    ? `<p><a href="mailto:${escapeText(help_email)}">${escapeText(help_email)}</a></p>`
    : '';
  return phone + email;
}

/** The footer of every page: the brand, its contacts, and further pages. */
export function writeFooter(brand: FooterBrand): string {
  const legal = footerLinks.filter(({ name }) => name === 'terms' || name === 'privacy');
  const others = (brand.others ?? []).map(({ name, origin }) => ({
    path: `${origin}/`,
    label: nameOnTag(name).tag || name,
  }));
  return [
    `<footer class="site-footer"><div class="site-footer__scene" aria-hidden="true">${brand.ground ?? ''}</div><div class="site-footer__band">`,
    `<nav class="site-footer__columns" aria-label="${footerWords.about} ${escapeText(brand.name)}">`,
    `<div class="site-footer__brand"><p class="site-footer__name">${writeBrandName(brand.name)}</p>${contactOf(brand)}</div>`,
    columnOf(footerWords.ship, shipLinks),
    columnOf(footerWords.orders, orderLinks),
    columnOf(
      footerWords.about,
      footerLinks.filter((link) => !legal.includes(link)),
    ),
    columnOf(footerWords.more, others),
    '</nav>',
    `<div class="site-footer__end"><p>© ${footerWords.house}</p>${listOf(legal)}</div>`,
    '</div></footer>',
  ].join('');
}

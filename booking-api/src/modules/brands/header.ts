import { escapeText } from '../../platform/http/escape.ts';
import { writeAnnouncement } from '../catalog/public/announcement.ts';

/** The content of a brand's page header. */
export type BrandHeader = { name: string; tagline: string; help_phone: string; help_email: string };

/**
 * BR-09: the header as html without scripts and styles, below the brand's announcement; it consists of text
 * and links only.
 */
export function writeHeader(
  { name, tagline, help_phone, help_email }: BrandHeader,
  announcement: string | null,
): string {
  const phone = help_phone.replace(/[^\d+]/g, '');
  return [
    ...writeAnnouncement(announcement, name),
    '<header>',
    `<a href="/">${escapeText(name)}</a>`,
    `<p>${escapeText(tagline)}</p>`,
    `<a href="tel:${escapeText(phone)}">${escapeText(help_phone)}</a>`,
    `<a href="mailto:${escapeText(encodeURI(help_email))}">${escapeText(help_email)}</a>`,
    '</header>',
  ].join('\n');
}

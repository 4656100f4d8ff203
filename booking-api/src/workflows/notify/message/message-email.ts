import { paragraphsOf } from '@sendahead/shared-contracts/console/message-text';
import { Fragment, createElement as h, type ReactNode } from 'react';
import { helpLine } from '../../../modules/catalog/public/copy/mail.ts';
import type { MailBrand } from '../../../modules/catalog/public/mail/mail-brand.ts';
import { mailPage } from '../../../modules/catalog/public/mail/mail-page.ts';

/** An email in the staff's own words. All of it is escaped text. */
export type MessageEmail = {
  brand: MailBrand;
  subject: string;
  text: string;
  /** The page of the order; null for a message about no order. */
  link: { label: string; url: string } | null;
};

/** The email as HTML: React escapes the typed text, and line breaks are kept. */
export const messageHtml = ({ brand, subject, text, link }: MessageEmail): string => {
  const paragraphs = paragraphsOf(text);
  return mailPage(
    brand,
    { title: subject, preview: paragraphs.flat().slice(0, 2).join(' ') },
    ({ text: words, button }) => [
      ...paragraphs.map((lines) => words(linesOf(lines))),
      link && button(link.label, link.url),
    ],
  );
};

/** The lines of one paragraph, separately. */
const linesOf = ([first, ...others]: readonly string[]): ReactNode =>
  others.reduce<ReactNode>((before, line) => h(Fragment, null, before, h('br'), line), first);

/** The same for readers without HTML. */
export const messageText = ({ brand, text, link }: MessageEmail): string =>
  [
    ...paragraphsOf(text).map((lines) => lines.join('\n')),
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    helpLine(brand),
  ].join('\n\n');

import { paragraphsOf } from '@sendahead/shared-contracts/console/message-text';
import { Fragment, createElement as h, type ReactNode } from 'react';
import { helpLine } from '../../../modules/catalog/public/copy/mail.ts';
import type { MailBrand } from '../../../modules/catalog/public/mail/mail-brand.ts';
import { mailPage } from '../../../modules/catalog/public/mail/mail-page.ts';

/** An email in the words of staff. All of it is text. */
export type MessageEmail = {
  brand: MailBrand;
  subject: string;
  text: string;
  /** The page of the order; null for a message about none. */
  link: { label: string; url: string } | null;
};

/** The email as HTML: React escapes what was typed, and a line stays a line. */
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

/** Lines of one paragraph, each on its own. */
const linesOf = ([first, ...others]: readonly string[]): ReactNode =>
  others.reduce<ReactNode>((before, line) => h(Fragment, null, before, h('br'), line), first);

/** The same for readers without HTML. */
export const messageText = ({ brand, text, link }: MessageEmail): string =>
  [
    ...paragraphsOf(text).map((lines) => lines.join('\n')),
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    helpLine(brand),
  ].join('\n\n');

import { hello } from '../../../modules/catalog/public/copy/mail.ts';
import { mailPage } from '../../../modules/catalog/public/mail/mail-page.ts';
import type { StatusEmailFacts } from './status-email-facts.ts';

/** The mail of a step as HTML. */
export const statusEmailHtml = ({
  brand,
  firstName,
  title,
  lead,
  lines,
  greetsApart = false,
  link,
  moreLinks = [],
  offUrl,
}: StatusEmailFacts): string =>
  mailPage(brand, { title, preview: lead, offUrl }, ({ text, button }) => [
    ...(greetsApart ? [hello(firstName), lead] : [`${hello(firstName)} ${lead}`]).map((line) => text(line)),
    ...lines.map((line) => text(line)),
    link && button(link.label, link.url),
    ...moreLinks.map(({ label, url }) => button(label, url)),
  ]);

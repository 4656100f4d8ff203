import { hello, helpLine, offWords } from '../../../modules/catalog/public/copy/mail.ts';
import type { MailBrand } from '../../../modules/catalog/public/mail/mail-brand.ts';

export type StatusEmailTexts = { title: string; lead: string; lines: readonly string[] };

/** The content of a step's mail. All of it is escaped text. */
export type StatusEmailFacts = {
  brand: MailBrand;
  firstName: string;
  title: string;
  /** The first line; a mailbox shows it as a preview. */
  lead: string;
  lines: readonly string[];
  /** The first line is a whole sentence by staff, so the greeting has a separate line. */
  greetsApart?: boolean;
  /** Absent for a reader without an account to open it. */
  link: { label: string; url: string } | null;
  /** Further links of the same kind. */
  moreLinks?: readonly { label: string; url: string }[];
  /** Turns mails of this kind off; null for those that always come. */
  offUrl: string | null;
};

/** The email for readers without HTML: one paragraph per part, a link on a separate line. */
export function statusEmailText(facts: StatusEmailFacts): string {
  const { brand, firstName, lead, greetsApart = false, lines, link, moreLinks = [], offUrl } = facts;
  const open = [link, ...moreLinks].flatMap((one) => (one ? [`${one.label}:\n${one.url}`] : [])).join('\n\n');
  const off = offUrl ? `${offWords}:\n${offUrl}` : '';
  const greeting = hello(firstName);
  const opening = greetsApart ? [greeting, lead] : [`${greeting} ${lead}`];
  return [...opening, lines.join('\n'), open, helpLine(brand), off]
    .filter((part) => part !== '')
    .join('\n\n');
}

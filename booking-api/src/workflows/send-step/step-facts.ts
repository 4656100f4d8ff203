import { type BrandFacts, helpLine } from '../order-mail/mail-frame.ts';

/** What the mail of a step says. All of it is text. */
export type StepFacts = {
  brand: BrandFacts;
  firstName: string;
  title: string;
  /** The first line; the preview of a mailbox shows it. */
  lead: string;
  lines: readonly string[];
  /** None for who has no account to open it with. */
  link: { label: string; url: string } | null;
};

export function stepText({ brand, firstName, lead, lines, link }: StepFacts): string {
  const open = link ? `${link.label}: ${link.url}` : '';
  return [`Hello ${firstName},`, lead, lines.join('\n'), open, helpLine(brand)]
    .filter((part) => part !== '')
    .join('\n\n');
}

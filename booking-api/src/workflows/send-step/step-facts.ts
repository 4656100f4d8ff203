import { type BrandFacts, helpLine } from '../order-mail/mail-frame.ts';

/** What the mail of a step says. All of it is text. */
export type StepFacts = {
  brand: BrandFacts;
  firstName: string;
  title: string;
  /** The first line; the preview of a mailbox shows it. */
  lead: string;
  lines: readonly string[];
  link: { label: string; url: string };
};

export function stepText({ brand, firstName, lead, lines, link }: StepFacts): string {
  return [`Hello ${firstName},`, lead, lines.join('\n'), `${link.label}: ${link.url}`, helpLine(brand)]
    .filter((part) => part !== '')
    .join('\n\n');
}

import type { BrandTheme } from '@sendahead/shared-contracts/brands/schema';

/** What the mail of a step says. All of it is text. */
export type StepFacts = {
  brand: { name: string; helpPhone: string; helpEmail: string; colours: BrandTheme };
  firstName: string;
  displayId: string;
  title: string;
  /** The first line; the preview of a mailbox shows it. */
  lead: string;
  lines: readonly string[];
  link: { label: string; url: string };
};

export function stepText(facts: StepFacts): string {
  const { brand, link } = facts;
  return [
    `Hello ${facts.firstName},`,
    facts.lead,
    facts.lines.join('\n'),
    `${link.label}: ${link.url}`,
    `Questions? ${brand.helpPhone} or ${brand.helpEmail}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

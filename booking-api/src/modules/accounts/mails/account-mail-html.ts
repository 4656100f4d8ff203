import type { MailBrand } from '../../catalog/public/mail/mail-brand.ts';
import { mailPage } from '../../catalog/public/mail/mail-page.ts';
import type { AccountMail } from './account-mail.ts';

/** The mail as HTML; all content is escaped, so that a name is never markup. */
export const accountMailHtml = (brand: MailBrand, { title, paragraphs, action }: AccountMail): string =>
  mailPage(brand, { title, preview: paragraphs[0] ?? title }, ({ text, button }) => [
    ...paragraphs.map((paragraph) => text(paragraph)),
    action && button(action.label, action.url),
  ]);

import type { MailBrand } from '../mail/mail-brand.ts';

export const questionWords = 'Questions?';
export const orWords = 'or';
/** The words of the link that turns emails of a kind off. */
export const offWords = 'Turn off these emails';

/** How a mail begins; without a name where none is known. */
export const hello = (firstName: string): string => (firstName === '' ? 'Hello,' : `Hello ${firstName},`);

/** Where a reader gets help, for readers without HTML. */
export const helpLine = ({ helpPhone, helpEmail }: Pick<MailBrand, 'helpPhone' | 'helpEmail'>): string =>
  `${questionWords} ${helpPhone} ${orWords} ${helpEmail}`;

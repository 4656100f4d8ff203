import type { MailBrand } from '../mail/mail-brand.ts';

export const questionWords = 'Questions?';
export const orWords = 'or';
/** The link text that turns off emails of a kind. */
export const offWords = 'Turn off these emails';

/** The greeting of a mail; without a name when it is unknown. */
export const hello = (firstName: string): string => (firstName === '' ? 'Hello,' : `Hello ${firstName},`);

/** Where a reader gets help, in plain text emails. */
export const helpLine = ({ helpPhone, helpEmail }: Pick<MailBrand, 'helpPhone' | 'helpEmail'>): string =>
  `${questionWords} ${helpPhone} ${orWords} ${helpEmail}`;

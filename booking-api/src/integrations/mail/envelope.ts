import type { Mail } from './port.ts';
import type { MailSettings } from './settings.ts';

/** Whom a mail goes to, and in whose name. */
export type MailEnds = {
  account: { email: string; firstName: string; lastName: string };
  brand: { name: string; helpEmail: string };
};

/** The outside of a mail. `id` names it for ever: every try to send it carries the same message id. */
export const envelopeOf = (
  { fromAddress }: Pick<MailSettings, 'fromAddress'>,
  id: string,
  { account, brand }: MailEnds,
): Pick<Mail, 'messageId' | 'to' | 'from' | 'replyTo'> => ({
  messageId: `${id}@${fromAddress.split('@')[1] ?? 'localhost'}`,
  to: { name: `${account.firstName} ${account.lastName}`.trim(), address: account.email },
  from: { name: brand.name, address: fromAddress },
  replyTo: brand.helpEmail,
});

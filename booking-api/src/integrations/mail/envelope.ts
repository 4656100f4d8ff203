import type { Mail } from './port.ts';
import type { MailSettings } from './settings.ts';

/** The recipient and the sender of a mail. */
export type MailEnds = {
  account: { email: string; firstName: string; lastName: string };
  brand: { name: string; helpEmail: string };
};

/** The envelope of a mail. `id` names it permanently: every attempt to send it has the same message id. */
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

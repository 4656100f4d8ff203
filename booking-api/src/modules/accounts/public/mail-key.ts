import { hashSecret } from '../../../platform/security/secrets.ts';

/** The key of a mail address in counters: the same for every spelling, and not the address itself. */
export const mailKey = (email: string): string =>
  hashSecret(email.trim().toLowerCase()).toString('base64url').slice(0, 22);

/** The key of a mailbox in counters of mails: text after a plus reaches the same mailbox. */
export const mailboxKey = (email: string): string => mailKey(email.replace(/\+[^@]*@/, '@'));

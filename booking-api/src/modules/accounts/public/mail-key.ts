import { hashSecret } from '../../../platform/security/secrets.ts';

/** What counters know of a mail address: the same for every spelling, and not the address. */
export const mailKey = (email: string): string =>
  hashSecret(email.trim().toLowerCase()).toString('base64url').slice(0, 22);

/** What counters of mails know of a mailbox: what follows a plus leads to the same one. */
export const mailboxKey = (email: string): string => mailKey(email.replace(/\+[^@]*@/, '@'));

import type { Payer } from '@sendahead/shared-contracts/payments/split-rule';
import { mailboxKey } from '../../../modules/accounts/public/mail-key.ts';
import { isVerified } from '../../../modules/accounts/public/verification-store.ts';
import type { AppContext } from '../../../platform/context.ts';

const day = 86_400;
/** Other people whom one account may ask per day, with a confirmed email and without. */
const maxOfAccount = { confirmed: 60, unconfirmed: 12 } as const;
/** Requests that one address can receive per day, from all senders together. */
const maxToOne = 12;

/** Counts each email to another person, by its sender and by its recipient. Throws Refusal 429 beyond the limits. */
export async function limitRecipients(
  { db, throttle }: Pick<AppContext, 'db' | 'throttle'>,
  userId: string,
  payers: readonly Payer[],
): Promise<void> {
  const most = maxOfAccount[(await isVerified(db, userId)) ? 'confirmed' : 'unconfirmed'];
  for (const { email, isBuyer } of payers) {
    if (isBuyer) continue;
    await throttle.attempt('share-recipients', userId, most, day);
    await throttle.attempt('share-recipient', mailboxKey(email), maxToOne, day);
  }
}

import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import type { Queries } from '../../../../platform/database/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { Throttle } from '../../../../platform/throttle/throttle.ts';

/** Declined cards that an account may try per hour; someone who tries more is testing stolen numbers. */
const perHour = 20;
const hour = 3600;
const what = 'declined-card';
const declines: ReadonlySet<unknown> = new Set<PaymentErrorCode>([
  'card_declined',
  'insufficient_funds',
  'card_expired',
  'security_code_refused',
  'paypal_declined',
  'authentication_required',
  'card_refused_fraud',
  'prepaid_refused',
  'nonce_unknown',
]);

/** Keeps the place-order call from being used to find out which cards work. */
export const limitDeclines = (throttle: Throttle) => {
  /** Throws Refusal 429 once the hour's declines are used up. */
  const check = (userId: string, by?: Queries): Promise<void> =>
    throttle.check(what, userId, perHour, hour, by);

  /** Counts the error of an answer if it means that a card was declined. */
  async function count(userId: string, error: unknown): Promise<void> {
    if (declines.has(error)) await throttle.attempt(what, userId, perHour, hour).catch(() => {});
  }

  /** Charges a card, unless the hour's declines are used up (Refusal 429); counts a decline. */
  async function during<T>(userId: string, charge: () => Promise<T>): Promise<T> {
    await check(userId);
    return charge().catch(async (error: unknown) => {
      if (error instanceof Refusal) await count(userId, error.extensions.error);
      throw error;
    });
  }

  return { check, count, during };
};

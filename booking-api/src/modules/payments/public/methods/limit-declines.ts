import type { Queries } from '../../../../platform/database/database.ts';
import type { Throttle } from '../../../../platform/throttle/throttle.ts';

/** Declined cards that an account may try in an hour; someone who tries more is testing stolen numbers. */
const perHour = 20;
const hour = 3600;
const what = 'declined-card';
const declined =
  /"error":"(card_declined|insufficient_funds|card_expired|security_code_refused|paypal_declined|authentication_required|card_refused_fraud|prepaid_refused|nonce_unknown)"/;

/** Keeps the place-order call from being used to find out which cards are good. */
export const limitDeclines = (throttle: Throttle) => ({
  /** Throws Refusal 429 once the hour's declines are used up. */
  check: (userId: string, by?: Queries): Promise<void> => throttle.check(what, userId, perHour, hour, by),
  /** Counts an answer that says a card is no good. */
  async count(userId: string, answer: string): Promise<void> {
    if (declined.test(answer)) await throttle.attempt(what, userId, perHour, hour).catch(() => {});
  },
});

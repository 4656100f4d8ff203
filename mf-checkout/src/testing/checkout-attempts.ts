import type { PaymentBody } from '../state/payment-body.ts';
import type { PlacingState } from '../state/placing.ts';
import type { MadeNonce, PlacingEvent, PlacingFacts } from '../state/placing-event.ts';
import { reducePlacing } from '../state/placing-reducer.ts';

/** The request for a quote. */
export const body = (made: MadeNonce | null): PaymentBody => ({
  quote_id: 'quote_1',
  payment_method_type: 'NewCard',
  store_card_information: false,
  ...(made === null ? {} : { payment_method_nonce: made.nonce }),
});
/** Everything is filled in, and the customer is admitted. */
export const ready: PlacingFacts = {
  complete: true,
  awaitsPrice: false,
  admitted: true,
  checksCard: false,
  infoSaved: true,
  collected: false,
  clubless: true,
  dueCents: 12_900,
  asksNonce: true,
  byCard: true,
  isSplit: false,
  sendsLink: false,
  body,
};
export const idle: PlacingState = { phase: 'idle' };
export const after = (
  events: readonly PlacingEvent[],
  facts: PlacingFacts = ready,
  from: PlacingState = idle,
): PlacingState => events.reduce((placing, event) => reducePlacing(placing, event, facts), from);

export const attempted = (key = 'key-1'): PlacingEvent => ({ type: 'attempt-started', key });
export const tokenized = (nonce = 'nonce-1'): PlacingEvent => ({ type: 'tokenized', nonce });
export const answered = (status: boolean | 'pending', error: string | null = null): PlacingEvent => ({
  type: 'payment-answered',
  answer: { status, order_id: status === false ? null : 'ord_1', error, payment_type: 'NewCard' },
});
export const lost: PlacingEvent = { type: 'payment-unanswered' };
export const again: PlacingEvent = { type: 'payment-asked-again' };

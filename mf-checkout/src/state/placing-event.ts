import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { processPayment } from '@sendahead/shared-contracts/payments/calls';
import type { PaymentBody } from './payment-body.ts';

export type PaymentAnswer = CallOutput<typeof processPayment>;

export type PlacingEvent =
  /** `key` is a fresh idempotency key: one per attempt. `offline`: the browser has no connection. */
  | { readonly type: 'attempt-started'; readonly key: string; readonly offline?: boolean }
  | { readonly type: 'gate-closed' }
  | { readonly type: 'refusal-dismissed' }
  | { readonly type: 'pickup-checked'; readonly inTime: boolean }
  /** PY-13: the clubs of the trip have no open questions, or the note of the microsite was read. */
  | { readonly type: 'club-answered' }
  /** PY-09, QN-06: a step before the order was closed, or could not be shown. */
  | { readonly type: 'club-left'; readonly code: 'club_step_left' | 'club_step_not_loaded' }
  /** `key`: a fresh one, if the bank has checked its customer in between. */
  | ({ readonly type: 'tokenized'; readonly key?: string } & MadeNonce)
  | { readonly type: 'token-refused'; readonly code: string }
  | { readonly type: 'payment-answered'; readonly answer: PaymentAnswer }
  | { readonly type: 'payment-refused'; readonly code: string; readonly fields?: readonly string[] }
  | { readonly type: 'payment-unanswered' }
  | { readonly type: 'payment-asked-again' }
  | { readonly type: 'repriced'; readonly key: string }
  | { readonly type: 'repricing-failed' }
  /** `error`: why it was refused, if the server says so. */
  | { readonly type: 'order-decided'; readonly paid: boolean; readonly error?: string | undefined }
  | { readonly type: 'order-undecided' };

/** The state of the rest of the page at the event. */
export interface PlacingFacts {
  readonly complete: boolean;
  /** Only the price for the current state of the page is missing. */
  readonly awaitsPrice: boolean;
  readonly admitted: boolean;
  /** ER-20: a guest pays by a typed card, which is checked before they are asked for an account. */
  readonly checksCard: boolean;
  /** PY-14: no travel dates remain to be saved. */
  readonly infoSaved: boolean;
  /** PY-08: a carrier picks up the bags. */
  readonly collected: boolean;
  /** PY-11: neither a microsite nor a club has a step before the order. */
  readonly clubless: boolean;
  readonly dueCents: number;
  /** PR-04, PY-22: a typed card or a wallet pays; a saved card, or a price of zero, needs no nonce. */
  readonly asksNonce: boolean;
  /** A card pays, typed or saved: another nonce can be made of it, for the bank's check. */
  readonly byCard: boolean;
  readonly isSplit: boolean;
  readonly sendsLink: boolean;
  body(made: MadeNonce | null): PaymentBody | null;
}

/** PY-19: a nonce; `billing` if the payment method has its own billing address. */
export interface MadeNonce {
  readonly nonce: string;
  readonly billing?: BillingAddress | undefined;
}
type BillingAddress = Pick<PaymentBody, 'billing-zip-code' | 'billing-country'>;

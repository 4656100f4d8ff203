import type { PaymentBody } from './payment-body.ts';

/**
 * The request that places an order, stored whole until its answer is known: the same key always goes with the same
 * body.
 */
export interface Submission {
  readonly key: string;
  readonly body: PaymentBody;
  readonly valueCents: number;
  /** Everybody is asked for their own share. */
  readonly isSplit: boolean;
  /** A link that pays is mailed to the customer. */
  readonly sendsLink: boolean;
}

interface Sent {
  readonly submission: Submission;
  /** PY-17: a new price was taken over once already. */
  readonly recalculated: boolean;
  /** The bank has asked its customer already. */
  readonly challenged?: boolean;
  /** How often this submission went without an answer. */
  readonly tries: number;
}

/** The state of placing the order. */
export type PlacingState =
  | { readonly phase: 'idle' }
  /** Waits for an account and accepted terms. */
  | { readonly phase: 'gate'; readonly key: string }
  /** The price was being updated when the attempt came: it goes on where the total stays, in cents. */
  | { readonly phase: 'awaiting-price'; readonly key: string; readonly seenCents: number }
  /** PY-14: the traveler's days are saved first. */
  | { readonly phase: 'saving-info'; readonly key: string; readonly recalculated: boolean }
  /** PY-08: whether the carrier still collects is asked. */
  | { readonly phase: 'checking-pickup'; readonly key: string; readonly recalculated: boolean }
  /** PY-09, PY-10: the note of the microsite, or what the clubs ask, is gone through first. */
  | { readonly phase: 'asking-club'; readonly key: string; readonly recalculated: boolean }
  /** `challenge`: the bank wants to ask its customer first (3-D Secure). */
  | {
      readonly phase: 'tokenizing';
      readonly key: string;
      readonly recalculated: boolean;
      readonly challenge?: boolean;
    }
  | ({ readonly phase: 'submitting' } & Sent)
  /** Sent, and nobody knows whether it arrived. */
  | ({ readonly phase: 'unanswered' } & Sent)
  | { readonly phase: 'repricing' }
  /** The provider has not decided yet. */
  | { readonly phase: 'pending'; readonly orderId: string; readonly valueCents: number }
  /** OPEN-42: still not decided after ten minutes. */
  | { readonly phase: 'undecided'; readonly orderId: string; readonly valueCents: number }
  /** `fields`: names of the form that the refusal is about. */
  | { readonly phase: 'refused'; readonly code: string; readonly fields?: readonly string[] }
  | { readonly phase: 'placed'; readonly orderId: string; readonly valueCents: number };

/** How often a submission without an answer is sent again by itself. */
export const automaticTries = 3;

/** PY-04: from the attempt until the answer; in these phases another attempt means nothing and no price is asked. */
export function isRunning({ phase }: PlacingState): boolean {
  switch (phase) {
    case 'saving-info':
    case 'checking-pickup':
    case 'tokenizing':
    case 'submitting':
    case 'unanswered':
    case 'repricing':
    case 'pending':
    case 'undecided':
      return true;
    case 'idle':
    case 'gate':
    case 'awaiting-price':
    case 'asking-club':
    case 'refused':
    case 'placed':
      return false;
    default:
      return phase satisfies never;
  }
}

/** An unanswered submission that is sent again only when the customer asks for it. */
export const waitsForCustomer = (placing: PlacingState): boolean =>
  placing.phase === 'unanswered' && placing.tries >= automaticTries;

/** TL-26: an order that waits for the holiday terms is refused, and nothing is wrong with it. */
export const isProblem = (placing: PlacingState): boolean =>
  placing.phase === 'refused' && placing.code !== 'holiday_terms_required';

/** A submission is in progress that another click cannot help. */
export const isBusy = (placing: PlacingState): boolean =>
  (isRunning(placing) && !waitsForCustomer(placing)) ||
  placing.phase === 'awaiting-price' ||
  placing.phase === 'placed';

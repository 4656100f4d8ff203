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
  /** A payment link is emailed to the customer. */
  readonly sendsLink: boolean;
}

interface Sent {
  readonly submission: Submission;
  /** PY-17: a new price has already been adopted once. */
  readonly recalculated: boolean;
  /** The bank has already checked its customer. */
  readonly challenged?: boolean;
  /** How often this submission was sent without an answer. */
  readonly tries: number;
}

/** The state of placing the order. */
export type PlacingState =
  | { readonly phase: 'idle' }
  /** Waits for an account and accepted terms. */
  | { readonly phase: 'gate'; readonly key: string }
  /** The price was being updated at the attempt: it continues if the total, in cents, does not change. */
  | { readonly phase: 'awaiting-price'; readonly key: string; readonly seenCents: number }
  /** PY-14: the travel dates are being saved first. */
  | { readonly phase: 'saving-info'; readonly key: string; readonly recalculated: boolean }
  /** PY-08: the carrier's ready time is being checked. */
  | { readonly phase: 'checking-pickup'; readonly key: string; readonly recalculated: boolean }
  /** PY-09, PY-10: the note of the microsite, or the clubs' questions, are shown first. */
  | { readonly phase: 'asking-club'; readonly key: string; readonly recalculated: boolean }
  /**
   * `challenge`: the bank wants to ask its customer first (3-D Secure). `ahead`: the card is only checked, before
   * a guest is asked for an account.
   */
  | {
      readonly phase: 'tokenizing';
      readonly key: string;
      readonly recalculated: boolean;
      readonly challenge?: boolean;
      readonly ahead?: boolean;
    }
  | ({ readonly phase: 'submitting' } & Sent)
  /** Sent, but it is unknown whether it arrived. */
  | ({ readonly phase: 'unanswered' } & Sent)
  /** CO-127: `seenCents`, set for staff, is the total of the button: another one is shown before it is charged. */
  | { readonly phase: 'repricing'; readonly seenCents?: number }
  /** The provider has not decided yet. */
  | { readonly phase: 'pending'; readonly orderId: string; readonly valueCents: number }
  /** OPEN-42: still not decided after ten minutes. */
  | { readonly phase: 'undecided'; readonly orderId: string; readonly valueCents: number }
  /** `fields`: names of the form fields that the refusal concerns. */
  | { readonly phase: 'refused'; readonly code: string; readonly fields?: readonly string[] }
  /** PY-34 `elsewhere`: the booking was an order already, so that nothing of this page is in it. */
  | {
      readonly phase: 'placed';
      readonly orderId: string;
      readonly valueCents: number;
      readonly elsewhere?: boolean;
    };

/** How often a submission without an answer is sent again automatically. */
export const automaticTries = 3;

/**
 * PY-04: from the attempt until the answer; in these phases further attempts are ignored and no price is
 * requested.
 */
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

/** An unanswered submission that is sent again only when the customer requests it. */
export const waitsForCustomer = (placing: PlacingState): boolean =>
  placing.phase === 'unanswered' && placing.tries >= automaticTries;

/** TL-26: an order that waits for the holiday terms counts as refused, without an error. */
export const isProblem = (placing: PlacingState): boolean =>
  placing.phase === 'refused' && placing.code !== 'holiday_terms_required';

/** A submission is in progress, and another click cannot help. */
export const isBusy = (placing: PlacingState): boolean =>
  (isRunning(placing) && !waitsForCustomer(placing)) ||
  placing.phase === 'awaiting-price' ||
  placing.phase === 'placed';

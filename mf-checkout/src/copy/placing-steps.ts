import type { PlacingState } from '../state/placing.ts';

export interface PlacingStep {
  readonly words: string;
  readonly state: 'done' | 'now' | 'to-come';
}

const ownWords = [
  'Checking your payment',
  'Checking the price',
  'Checking with your bank',
  'Saving your order',
];
const staffWords = [
  'Checking the payment',
  'Checking the price',
  'Checking with the bank',
  'Saving the order',
];
const [card, price, bank, order, done] = [0, 1, 2, 3, 4];

/**
 * The current step of placing an order. One call checks the price, asks the bank and writes the order, and answers at
 * the end: while it runs, `asked` says that the price check is over and the bank is being waited for.
 */
function standing({ phase }: PlacingState, bankCheck: boolean): number {
  switch (phase) {
    case 'repricing':
      return price;
    case 'submitting':
      return bankCheck ? bank : price;
    case 'unanswered':
    case 'pending':
    case 'undecided':
      return bank;
    case 'placed':
      return done;
    case 'awaiting-price':
    case 'saving-info':
    case 'checking-pickup':
    case 'tokenizing':
    case 'idle':
    case 'gate':
    case 'asking-club':
    case 'refused':
      return card;
    default:
      return phase satisfies never;
  }
}

interface Order {
  /** The price has had its time in this submission. */
  readonly bankCheck: boolean;
  readonly paid: boolean;
  /** Whom staff book for; null where the reader is the customer. */
  readonly customer: string | null;
}

/** PY-04: the steps of placing an order; without a payment there is neither card nor bank. */
export function placingSteps(placing: PlacingState, { bankCheck, paid, customer }: Order): PlacingStep[] {
  const currentStep = standing(placing, bankCheck);
  return (customer === null ? ownWords : staffWords)
    .map((step, index) => ({ step, index }))
    .filter(({ index }) => paid || index === price || index === order)
    .map(({ step, index }) => ({
      words: step,
      state: index < currentStep ? 'done' : index === currentStep ? 'now' : 'to-come',
    }));
}

/** PY-04, PY-18: the dialog of an order in progress. */
export const payingWords = {
  title: (customer: string | null) => (customer === null ? 'Placing your order' : 'Placing the order'),
  why: (customer: string | null) =>
    customer === null
      ? 'Please keep this page open. You’re charged only once, even if you lose your connection.'
      : `Please keep this page open. We charge ${customer} only once, even if the connection is lost.`,
  done: ', done',
  again: 'Check again',
  close: 'Close',
} as const;

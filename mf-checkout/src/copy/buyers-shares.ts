import type { BillSplit } from '@sendahead/shared-contracts/payments/split-calls';
import { untilWords } from './shares.ts';

/** The page for the person who split a bill. */
export const buyersSharesWords = {
  loading: 'Loading the requests',
  shares: 'Shares',
  title: 'Who has agreed to pay',
  signInWhy: 'Sign in to see how your requests stand.',
  signIn: 'Sign in',
  agreed: ({ agreed, all }: { agreed: number; all: number }) => `${agreed} of ${all} have agreed`,
  notRead: 'We cannot look how it stands just now. We keep trying.',
  again: 'Try again',
  another: 'Begin another booking',
  buyer: ({ name }: { name: string }) => `${name} (you)`,
  total: 'Total',
  receipt: 'Open your receipt',
  booking: 'Back to the booking',
} as const;

export function splitTitle({ state, charging }: BillSplit): string {
  if (charging) return 'All have agreed';
  if (state === 'placed') return 'Your order is placed';
  if (state === 'stopped') return 'The requests are taken back';
  return state === 'expired' ? 'The time is over' : buyersSharesWords.title;
}

/** Its state, in a sentence or two. */
export function splitLead({ state, charging, expires_at, display_id }: BillSplit): string {
  if (charging) return 'The cards are being charged, each its share. This takes a moment.';
  switch (state) {
    case 'open':
      return `Booking ${display_id}: price and booking are held until ${untilWords(expires_at)}. Nothing is charged before all have agreed.`;
    case 'placed':
      return `Booking ${display_id}: everybody agreed, and each card was charged its share.`;
    case 'stopped':
      return 'Nobody is charged, and you can change the booking again.';
    case 'expired':
      return 'Not everybody agreed in time. Nobody is charged. You can pay for all, or ask again.';
    default:
      return state satisfies never;
  }
}

export const buyersActsWords = {
  label: 'What you can do',
  busy: 'One moment…',
  payRest: ({ amount }: { amount: string }) => `Pay the rest myself, ${amount}`,
  stop: 'Stop and change the booking',
  anotherCard: 'Another card',
  refused: 'Your card was refused',
  payShare: ({ amount }: { amount: string }) => `Pay your share of ${amount} with another card.`,
  useCard: 'Use this card',
  checking: 'Checking your card…',
} as const;

import type { BillSplit } from '@sendahead/shared-contracts/payments/split-calls';
import { untilWords } from './shares.ts';

/** The page for the person who split a bill. */
export const buyersSharesWords = {
  loading: 'Loading the payment requests',
  shares: 'Shares',
  title: 'Who has agreed to pay',
  signInWhy: 'Sign in to see who has agreed.',
  signIn: 'Sign in',
  agreed: ({ agreed, all }: { agreed: number; all: number }) => `${agreed} of ${all} have agreed`,
  notRead: 'We can’t load the latest right now. We’ll keep trying.',
  again: 'Try again',
  another: 'Start another booking',
  buyer: ({ name }: { name: string }) => `${name} (you)`,
  total: 'Total',
  receipt: 'Open your receipt',
  booking: 'Back to your booking',
} as const;

export function splitTitle({ state, charging }: BillSplit): string {
  if (charging) return 'Everyone agreed';
  if (state === 'placed') return 'Your order is placed';
  if (state === 'stopped') return 'Requests canceled';
  return state === 'expired' ? 'Time ran out' : buyersSharesWords.title;
}

/** Its state, in a sentence or two. */
export function splitLead({ state, charging, expires_at, display_id }: BillSplit): string {
  if (charging) return 'We’re charging each card its share. This takes a moment.';
  switch (state) {
    case 'open':
      return `Booking ${display_id}: we’re holding the price until ${untilWords(expires_at)}. No one is charged until everyone agrees.`;
    case 'placed':
      return `Booking ${display_id}: everyone agreed, and each card was charged its share.`;
    case 'stopped':
      return 'No one was charged. You can change the booking again.';
    case 'expired':
      return 'Not everyone agreed in time, so no one was charged. Pay for everyone, or ask again.';
    default:
      return state satisfies never;
  }
}

export const buyersActsWords = {
  label: 'Your options',
  busy: 'One moment…',
  payRest: ({ amount }: { amount: string }) => `Pay the remaining ${amount}`,
  stop: 'Cancel requests and edit booking',
  anotherCard: 'Use another card',
  refused: 'Your card was declined',
  payShare: ({ amount }: { amount: string }) => `Pay your ${amount} share with another card.`,
  useCard: 'Use this card',
  checking: 'Checking your card…',
} as const;

import type { ClaimPayment, Payout, PayoutProblem } from '@sendahead/shared-contracts/claims/payout';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { showDayOfYear } from '../console/show-day.ts';
import { claimFailure } from './claims.ts';
import { writeDollars } from './dollars.ts';

const allOf = new Intl.ListFormat('en-US', { type: 'conjunction' });

export const claimPaymentTexts = {
  title: 'Pay claim',
  act: 'Pay',
  does: (approved: string) => `You pay ${approved} in all. You can’t undo this here.`,
  confirm: ({ card_cents, transfer_cents, credit_cents }: Payout) => {
    const ways = [
      card_cents > 0 ? `${formatCents(cents(card_cents))} to the card` : '',
      transfer_cents > 0 ? `${formatCents(cents(transfer_cents))} by transfer` : '',
      credit_cents > 0 ? `${formatCents(cents(credit_cents))} as shipping credit` : '',
    ];
    return `This pays ${allOf.format(ways.filter(Boolean))}. Press again to confirm.`;
  },
  card: 'To the card',
  cardHint: (most: string) => `Up to ${most} can go back to how the order was paid.`,
  transfer: 'By bank transfer',
  transferHint: 'A transfer that you already made at the bank.',
  credit: 'As shipping credit',
  notAnAmount: 'Enter an amount in dollars, such as 50, or leave this empty.',
  reference: 'Transfer reference',
  referenceHint: 'As the bank shows it, so that others can find it.',
  paidOn: 'Transfer date',
  waits: 'This payment is above a limit and is waiting for a second person.',
  payments: 'Paid',
} as const;

/** Why a field of the payment is marked. */
export const payoutProblemTexts = (
  approved: string,
  cardMost: string,
): Readonly<Record<PayoutProblem, string>> => ({
  card_cents: `At most ${cardMost} can be refunded to the card.`,
  credit_cents: `The three amounts must add up to ${approved}.`,
  reference: 'Enter the reference of the transfer.',
  paid_on: 'Enter a day from the day of the claim to today.',
});

/** "$50.00 to the card", as a line of the claim. */
export function paymentWords({ way, amount_cents, reference, paid_on }: ClaimPayment): string {
  const amount = formatCents(amount_cents);
  if (way === 'card') return `${amount} to the card`;
  if (way === 'credit') return `${amount} as shipping credit`;
  const day = paid_on === null ? '' : ` on ${showDayOfYear(paid_on)}`;
  return `${amount} by transfer${day}${reference ? `, ${reference}` : ''}`;
}

/** Why a payment failed; null if it did not. */
export const paymentFailure = (error: unknown): string | null =>
  isApiError(error) && error.code === 'claim_incomplete'
    ? 'The order changed in the meantime. Close this window to see how much the card can get.'
    : claimFailure(error);

/** Names of the fields that staff type. */
export type TypedPayout = Readonly<Record<'card' | 'transfer' | 'credit' | 'reference' | 'paidOn', string>>;

/** An amount as staff would type it; blank for nothing. */
const typed = (cents: number): string => (cents === 0 ? '' : writeDollars(cents));

export const typedPayout = ({ card_cents, transfer_cents, credit_cents }: Payout): TypedPayout => ({
  card: typed(card_cents),
  transfer: typed(transfer_cents),
  credit: typed(credit_cents),
  reference: '',
  paidOn: '',
});

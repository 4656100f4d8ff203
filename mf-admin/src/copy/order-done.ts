import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { formatMoney } from '@sendahead/shared-ui';
import type { refundTargets } from './order.ts';

/** The result of an act on an order, shown at its button. */
export const doneTexts = {
  changed: 'Order changed. New labels follow by email.',
  linkSent: (cents: number) =>
    `We emailed the customer a link to pay ${formatMoney(cents)}. The order changes once that’s paid.`,
  confirmationSent: (email: string | undefined) =>
    email ? `We’re sending the confirmation to ${email} again.` : 'We’re sending the confirmation again.',
  labelsSent: (email: string | undefined) =>
    email
      ? `We’re sending the labels again to ${email} and to each traveler with an email.`
      : 'We’re sending the labels again.',
  voided: ({ part, cents }: { part: 'order' | 'outbound' | 'return'; cents: number }) =>
    `${voidedParts[part]} ${cents > 0 ? `${formatMoney(cents)} will be refunded.` : 'Nothing is refunded.'}`,
  waived: (cents: number) => `${formatMoney(cents)} waived.`,
  noteSaved: 'Note saved.',
  creditGiven: ({ cents, name }: { cents: number; name: string }) =>
    `${formatMoney(cents)} credit given to ${name}.`,
} as const;

const voidedParts = {
  order: 'Order canceled.',
  outbound: 'Outbound leg canceled. The return stays booked.',
  return: 'Return leg canceled. The outbound leg stays booked.',
} as const;

type Refund = { cents: number; to: keyof typeof refundTargets };
type Paid = Pick<OrderView, 'transactions' | 'customer' | 'receipt'>;

/** The destination of a refund: the card's name or the club's account if one paid for the whole order. */
function destinationOf(
  { transactions, customer, receipt }: Paid,
  to: Exclude<Refund['to'], 'other'>,
): string {
  if (to === 'wallet') return `${customer ? `${customer.name}’s` : 'the customer’s'} account credit`;
  const parts = receipt.payment.parts ?? [];
  if (parts.length > 0 && parts.every(({ type }) => type === 'club')) return 'the club’s account';
  const cards = new Set(transactions.flatMap(({ kind, card }) => (kind === 'sale' && card ? [card] : [])));
  const [card] = cards;
  return cards.size === 1 && card ? card : 'the original payment method';
}

/** The amount and destination of a refund that was made. */
export function refundedWords(paid: Paid, { cents, to }: Refund): string {
  const amount = formatMoney(cents);
  if (to === 'other') return `Pay ${amount} to the customer by check or transfer. It’s in today’s work.`;
  return `Refunded ${amount} to ${destinationOf(paid, to)}.`;
}

/** CO-131: the amount and destination that the second press confirms. */
export const refundCheck = (paid: Paid, { cents, to }: Refund): string =>
  `This refunds ${formatMoney(cents)} ${to === 'other' ? 'by check or transfer' : `to ${destinationOf(paid, to)}`}. Press again to confirm.`;

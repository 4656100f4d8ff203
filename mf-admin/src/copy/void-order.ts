import { formatMoney } from '@sendahead/shared-ui';

/** Why an order or leg was not canceled, by its code, and what can be done instead; undefined for any other. */
export function voidRefusal(code: string, leftCents: number): string | undefined {
  const refund =
    leftCents > 0 ? ` Up to ${formatMoney(leftCents)} can still be refunded: choose “Partial refund”.` : '';
  if (code === 'action_not_allowed')
    return `The carrier has a bag, or the order was changed or canceled in the meantime.${refund} Reload the order.`;
  if (code === 'change_in_progress')
    return 'A change of this order is being paid right now. Try again in a minute.';
  return undefined;
}

export const voidTexts = {
  refundedBefore: ({ refunded, left }: { refunded: string; left: string }) =>
    `${refunded} was refunded before. ${left} remains of what was paid.`,
  what: 'What to cancel',
  order: 'Cancel order',
  leg: 'Cancel this leg',
  keepOrder: 'Keep order',
  keepLeg: 'Keep this leg',
  stepsSay: 'The leg that stays is priced one way, without the round-trip discount:',
  title: (order: string) => `Cancel ${order}`,
  detail: (amount: string) => `We void the labels, refund ${amount} and email the customer.`,
  detailOfLeg: (amount: string) =>
    `We void this leg’s labels, refund ${amount} and email the customer. The other leg stays booked.`,
} as const;

import { isApiError, isTransient } from '@sendahead/shared-contracts/client/api-error';
import type { CardOnFile } from '@sendahead/shared-contracts/orders/settle-change-calls';
import { linkDays } from '@sendahead/shared-contracts/primitives/link-days';
import { formatMoney } from '@sendahead/shared-ui';

/** How the difference of a change is settled. */
export const waysToSettle = ['link', 'text', 'card', 'waive'] as const;
export type WayToSettle = (typeof waysToSettle)[number];

/** A card as people recognize it: "Visa ending in 1111". */
export const cardName = ({ card_type, last4 }: CardOnFile): string => `${card_type} ending in ${last4}`;

const ofCard: Readonly<Record<string, string>> = {
  card_declined: 'The bank declined this card.',
  insufficient_funds: 'The bank declined this card: not enough money.',
  card_expired: 'The bank declined this card because it has expired.',
  authentication_required: 'The bank wants the customer to confirm this payment, which only they can do.',
  card_refused_fraud: 'We can’t accept this card.',
  prepaid_refused: 'We don’t accept prepaid cards.',
  gateway_unavailable: 'Our payment service isn’t available right now.',
};
const nothingDone = 'Nothing was charged or changed. Send the customer a link to pay instead.';

/** After a press whose answer was lost. */
export const noAnswer = 'We got no answer. Press the button again: nothing is charged or changed twice.';

/** Why the difference was not settled; undefined for what any change may be refused for. */
export function settleRefusal(error: unknown): string | undefined {
  if (isTransient(error)) return noAnswer;
  if (!isApiError(error)) return undefined;
  if (error.code === 'payment_refused')
    return `${ofCard[String(error.body.error)] ?? 'The payment didn’t go through.'} ${nothingDone}`;
  if (error.code === 'no_text_consent')
    return 'The customer no longer gets texts about payments. Email them the link instead.';
  if (error.code === 'payment_method_not_found') return `The customer removed this card. ${nothingDone}`;
  if (error.code === 'change_in_progress')
    return 'This change, or another one, is being paid right now. Press the button again in a minute.';
  return undefined;
}

export const settleTexts = {
  more: (amount: string) => `${amount} more. The order stays as it is until that’s paid or waived.`,
  how: 'How it’s paid',
  ways: {
    link: 'Email the customer a link to pay',
    text: 'Text the customer a link to pay',
    card: 'Charge the card on file',
    waive: 'Waive it with a reason',
  },
  hints: {
    link: `The link works for ${linkDays.pay} days, or until the pickup’s cut-off if that’s sooner. The order changes once it’s paid.`,
    text: `To the number that gets texts about this order. The link works for ${linkDays.pay} days, or until the pickup’s cut-off if that’s sooner.`,
    card: 'Only if the customer agreed to this charge.',
    waive: 'Above your limit, a colleague approves it first.',
  },
  press: {
    link: () => 'Send a link to pay',
    text: () => 'Text a link to pay',
    card: (amount: string) => `Charge ${amount}`,
    waive: (amount: string) => `Waive ${amount}`,
  },
  loadingCards: 'Loading the saved cards',
  card: 'Card',
  noCards: 'The customer has no saved card. Email them a link to pay instead.',
  option: (card: CardOnFile) =>
    [cardName(card), card.expiration && `expires ${card.expiration}`].filter(Boolean).join(', '),
  paidOrder: 'Paid for this order',
  reason: 'Reason',
  readByCustomer: 'The customer reads it in the email about this charge.',
  readByStaff: 'Saved with the order. The customer doesn’t see it.',
  reasonMissing: 'Enter a reason.',
  agreed: ({ name, amount }: { name: string; amount: string }) =>
    `${name} agreed to pay ${amount} with this card`,
  agreedMissing: 'Confirm that the customer agreed to this charge.',
  theCustomer: 'The customer',
  otherMethods: 'Pay another way on the booking page',
  texted: (cents: number) =>
    `We’re texting the customer a link to pay ${formatMoney(cents)}. The order changes once that’s paid.`,
  charged: ({ cents, card }: { cents: number; card: string }) =>
    `Order changed. We charged ${formatMoney(cents)} to ${card}, and email the customer. New labels follow.`,
  waived: (cents: number) => `Order changed, with ${formatMoney(cents)} waived. New labels follow by email.`,
} as const;

import type { OpenedOrderLink } from '@sendahead/shared-contracts/payments/order-link-calls';
import type { BillSplit } from '@sendahead/shared-contracts/payments/split-calls';
import { isKnownCode } from './call-failure.ts';
import { paymentsPaused } from './payments-paused.ts';
import { shareFailure } from './shares.ts';

type OwnCode =
  | 'pay_link_not_found'
  | 'pay_link_closed'
  | 'ordering_paused'
  | 'attempt_in_progress'
  | 'order_not_possible'
  | 'split_not_found'
  | 'split_closed'
  | 'split_charging';

/** Why a new order was not paid by its link, or the link not sent. */
export const orderLinkFailures: Readonly<Record<OwnCode, string>> = {
  pay_link_not_found: 'This link no longer works. Use the link in our newest email.',
  pay_link_closed: 'This payment is closed. Reload the page to see its status.',
  ordering_paused: paymentsPaused,
  attempt_in_progress: 'A payment for this shipment is under way. Wait a minute, then reload the page.',
  order_not_possible:
    'We can’t ship on these dates anymore, so we can’t take this payment. Nothing was charged. Ask for a new link.',
  split_not_found: 'We found no link for this booking.',
  split_closed: 'This link was paid, withdrawn, or has expired. Reload the page to see its status.',
  split_charging: 'A payment is under way right now. Wait a minute, then try again.',
};

export const orderLinkFailure = (code: string): string =>
  isKnownCode(orderLinkFailures, code) ? orderLinkFailures[code] : shareFailure(code);

const asker = ({ asked_by }: OpenedOrderLink): string => asked_by || 'the person who sent it';

/** The state of a link that is not open, for its payer. */
export const orderLinkEnds: Readonly<
  Record<
    Exclude<OpenedOrderLink['state'], 'open'>,
    (link: OpenedOrderLink) => { title: string; text: string }
  >
> = {
  paying: () => ({
    title: 'Confirming the payment',
    text: 'We’re waiting for the bank. Keep this page open. You’re never charged twice.',
  }),
  paid: ({ display_id }) => ({
    title: 'Paid, and booked',
    text: `Thank you. The order number is ${display_id}. We’re sending the confirmation by email. You can close this page.`,
  }),
  withdrawn: (link) => ({
    title: 'This link was withdrawn',
    text: `Nothing was charged. This shipment isn’t booked, and no one will pick up the bags. Questions? Ask ${asker(link)}.`,
  }),
  expired: (link) => ({
    title: 'This link has expired',
    text: `Nothing was charged. Ask ${asker(link)} for a new link.`,
  }),
};

/** The page for a person who pays a new order by a link. */
export const orderLinkWords = {
  titleOf: ({ display_id, state }: OpenedOrderLink) =>
    state === 'open' || state === 'paying' ? `Pay for shipment ${display_id}` : `Shipment ${display_id}`,
  shipment: 'Shipment',
  lead: ({ asked_by }: OpenedOrderLink) =>
    asked_by ? `${asked_by} prepared this shipment.` : 'This shipment was prepared for you.',
  way: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  days: ({ pickup, arrival }: { pickup: string; arrival: string }) => `Pickup ${pickup}, arrives ${arrival}`,
  bags: ({ items }: { items: readonly string[] }) => `Bags: ${items.join(', ')}`,
  price: 'Price',
  total: 'Total',
  card: 'Card',
  terms: 'We charge your card once, and book the shipment then.',
  pay: ({ amount }: { amount: string }) => `Pay ${amount}`,
  paying: 'Paying…',
  until: ({ until }: { until: string }) => `This link works until ${until}.`,
} as const;

/** The state of an order that somebody pays by a link, for staff. */
export function sentLinkTitle({ state, charging }: BillSplit): string {
  if (charging) return 'Payment under way';
  if (state === 'open') return 'Waiting for payment';
  if (state === 'placed') return 'Paid, and the order is placed';
  return state === 'stopped' ? 'Link withdrawn' : 'The link wasn’t paid';
}

export function sentLinkText({ state, charging, display_id, shares }: BillSplit): string {
  const email = shares[0]?.email ?? '';
  if (charging) return `Booking ${display_id}: a card is being charged right now.`;
  switch (state) {
    case 'open':
      return `Booking ${display_id} waits for payment. We emailed the link to ${email}. The booking and its price are held until then.`;
    case 'placed':
      return `Booking ${display_id} was paid by link.`;
    case 'stopped':
      return 'Nothing was charged. You can change the booking again.';
    case 'expired':
      return 'No one paid in time, so nothing was charged. You can change the booking, or send a new link.';
    default:
      return state satisfies never;
  }
}

export const sentLinkWords = {
  card: 'Payment by link',
  notRead: 'We can’t load the latest right now. We’ll keep trying.',
  until: ({ until }: { until: string }) => `The link works until ${until}.`,
  receipt: 'Open the order',
  asCustomer: 'View as the customer',
  booking: 'Back to the booking',
  another: 'Start another booking',
  busy: 'One moment…',
  copyTitle: 'Copy the link',
  copyWhy: 'Anyone with the link can see the shipment and pay it, without signing in.',
  copy: 'Copy link',
  link: 'Link to pay',
  copied: 'Link copied.',
  copyByHand: 'Select the link and copy it.',
  againTitle: 'Send the link again',
  again: 'Send again',
  email: 'Email for the link',
  emailWrong: 'Enter a valid email address.',
  againNote: 'Links in earlier emails, and links you copied, stop working.',
  sentAgain: ({ email }: { email: string }) => `We’re sending the link to ${email}.`,
  withdrawTitle: 'Withdraw the link',
  withdrawWhy: 'No one pays then, and you can change the booking again.',
  withdraw: 'Withdraw link',
} as const;

import type { WaitingLink } from '@sendahead/shared-contracts/payments/waiting-link-calls';

const sender = ({ sent_by }: WaitingLink): string => sent_by || 'Our team';

/** TK-20, TK-21: the page of a booking that waits for a pay link, for its customer. */
export const waitingLinkTitles: Readonly<Record<WaitingLink['state'], string>> = {
  open: 'Waiting for payment',
  paying: 'Payment under way',
  paid: 'Paid, and your order is placed',
  withdrawn: 'The pay link was withdrawn',
  expired: 'The link wasn’t paid',
};

export const waitingLinkTexts: Readonly<Record<WaitingLink['state'], (link: WaitingLink) => string>> = {
  open: (link) => `${sender(link)} emailed a link to pay to ${link.email}.`,
  paying: ({ display_id }) => `A card is being charged for booking ${display_id} right now.`,
  paid: ({ display_id }) => `Your order number is ${display_id}.`,
  withdrawn: () => 'Nothing was charged. You can continue your booking.',
  expired: () => 'No one paid in time, so nothing was charged. You can continue your booking.',
};

export const waitingLinkWords = {
  card: 'Payment by link',
  notRead: 'We can’t load the latest right now. We’ll keep trying.',
  waits: ({ number }: { number: string }) => `Booking ${number} and its price wait for this payment.`,
  until: ({ until }: { until: string }) => `The link works until ${until}.`,
  pay: ({ amount }: { amount: string }) => `Pay ${amount}`,
  opening: 'Opening…',
  receipt: 'Open your receipt',
  order: 'Open your order',
  booking: 'Back to your booking',
  takeBack: 'Take the booking back',
  sureTitle: 'Take the booking back?',
  sure: 'The pay link stops working, and nothing is charged. You continue your booking yourself.',
  keep: 'Keep waiting',
  takeItBack: 'Take it back',
  takingBack: 'Taking it back…',
} as const;

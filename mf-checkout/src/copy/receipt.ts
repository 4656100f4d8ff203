import type { Receipt } from '@sendahead/shared-contracts/orders/schema';

type Titles = Readonly<Record<Receipt['status'], string>>;

export const receiptTitles: Titles = {
  placed: 'Your order is placed',
  pending: 'Your order is being confirmed',
  cancelled: 'This order was canceled',
};

/** CO-104: the same to staff who booked for `name`, where it is known. */
export const staffReceiptTitles = (name: string | undefined): Titles => ({
  placed: name ? `Order placed for ${name}` : 'The order is placed',
  pending: 'The order is being confirmed',
  cancelled: 'This order was canceled',
});

export const receiptWords = {
  number: 'Order number',
  peopleRemoved: (day: string) =>
    `Names and addresses were removed from this order on ${day}. We keep them for a limited time.`,
  emailed: 'We emailed you a confirmation.',
  placedElsewhere: ({ orderNumber, total }: { orderNumber: string; total: string }) =>
    `This booking was already placed in another tab or window: order ${orderNumber}, ${total}. Nothing from this tab was added or charged.`,
  later: 'Receipt',
  emailedTo: (email: string) => `We emailed a confirmation to ${email}.`,
  console: 'Open in the console',
  another: 'Book another',
  calendar: 'Add to calendar',
  print: 'Print',
  qrCode: ({ orderNumber }: { orderNumber: string }) => `QR code of order ${orderNumber}`,
  codeFor: 'The order number as a code. This is not a shipping label.',
  pending: (customer: string | null) =>
    customer === null
      ? 'We’re still confirming your payment. We’ll email you as soon as it’s done.'
      : `We’re still confirming the payment. We’ll email ${customer} as soon as it’s done.`,
  next: 'What happens next',
  today: 'Today',
  agent: 'Travel agent',
  iata: ({ number }: { number: string }) => `IATA ${number}`,
  price: 'Price',
  payments: 'Payments and refunds',
} as const;

/** A leg, from where to where. */
export const receiptLegWords = {
  only: (customer: string | null) => (customer === null ? 'Your shipment' : 'The shipment'),
  outbound: 'Outbound',
  return: 'Return',
  dropOffDate: 'Drop-off date',
  pickupDate: 'Pickup date',
  arrivalDate: 'Arrival date',
  service: 'Service',
  transitDays: 'Business days in transit',
  route: (from: string, to: string) => `${from} to ${to}`,
  from: 'From',
  to: 'To',
} as const;

/** The coverage of a bag; `amount` is null without coverage. */
export const coverageWords = (amount: string | null): string =>
  amount === null ? 'no coverage' : `covered up to ${amount}`;

/** The people other than the buyer who are notified about bags. */
export const emailedWords = (email: string): string =>
  `We’ll email ${email} about these bags, without prices.`;

export const onLabelWords = (name: string): string => `Name on the label: ${name}`;

/** The message when there is no receipt to show. */
export const noReceiptWords = {
  loading: 'Loading the receipt',
  notFound: 'Receipt not found',
  notFoundDetail: ({ phone }: { phone: string }) =>
    `This order isn’t in your account. Check the link in your confirmation email, or call us at ${phone}.`,
  otherAccount: 'Sign in with another account',
  signedOut: 'Sign in to see this receipt',
  signedOutDetail: 'Only the person who ordered can see this receipt.',
  signIn: 'Sign in',
  number: 'Order number',
  /** CO-125: to the guest whose cart staff ordered. */
  placedFor: (by: string) => `${by} placed your order`,
  placedForDetail: (by: string) => `The receipt is in the email that you gave ${by}.`,
  track: 'Track your bags',
  failed: 'We couldn’t load the receipt',
  failedDetail: 'Your order is safe. Try again in a moment.',
  again: 'Try again',
} as const;

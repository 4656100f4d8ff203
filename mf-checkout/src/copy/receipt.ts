import type { Receipt } from '@sendahead/shared-contracts/orders/schema';

export const receiptTitles: Readonly<Record<Receipt['status'], string>> = {
  placed: 'Your order is placed',
  pending: 'Your order is being confirmed',
  cancelled: 'This order was cancelled',
};

export const receiptWords = {
  number: 'Order number',
  mailed: 'A confirmation was sent to your mail address.',
  calendar: 'Add to calendar',
  print: 'Print',
  qrCode: ({ orderNumber }: { orderNumber: string }) => `QR code of order ${orderNumber}`,
  pending: 'Your payment is still being confirmed. We write to you as soon as it is.',
  next: 'What happens next',
  today: 'Today',
  agent: 'Travel agent',
  iata: ({ number }: { number: string }) => `IATA ${number}`,
  price: 'Price',
  total: 'Total',
  payments: 'Payments and refunds',
} as const;

/** A leg, from where to where. */
export const receiptLegWords = {
  only: 'Your shipment',
  outbound: 'Outbound',
  return: 'Return',
  dropOffDate: 'Drop-off date',
  pickupDate: 'Pickup date',
  arrivalDate: 'Arrival date',
  service: 'Service',
  transitDays: 'Days on the way',
  cruise: 'Cruise',
  from: 'From',
  to: 'To',
} as const;

/** What a bag is covered for; `amount` is null where that is nothing. */
export const coverWords = (amount: string | null): string =>
  amount === null ? 'no cover' : `covered up to ${amount}`;

/** The message when there is no receipt to show. */
export const noReceiptWords = {
  loading: 'Loading the receipt',
  notFound: 'Receipt not found',
  notFoundDetail: ({ phone }: { phone: string }) =>
    `There is no such order in your account. Check the link in your confirmation mail, or call us at ${phone}.`,
  otherAccount: 'Sign in with another account',
  signedOut: 'Sign in to see this receipt',
  signedOutDetail: 'A receipt is shown only to the person who ordered.',
  signIn: 'Sign in',
  failed: 'The receipt could not be loaded',
  failedDetail: 'Your order is safe. Try again in a moment.',
  again: 'Try again',
} as const;

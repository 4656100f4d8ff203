import type { CartActivity, CartStep, ListedCart } from '@sendahead/shared-contracts/console/cart-calls';
import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';

/** The step at which an unfinished booking stopped. */
export const stepNames: Readonly<Record<CartStep, string>> = {
  ends: 'Addresses',
  items: 'Travelers and items',
  dates: 'Dates',
  service: 'Service',
  payment: 'Before payment',
  paying: 'Tried to pay',
};

/** The result of the last payment attempt; unlisted ones are in progress or were the product's own fault. */
const paymentOutcomeNames: Readonly<Partial<Record<PaymentErrorCode, string>>> = {
  recalc: 'the price changed',
  card_declined: 'card declined',
  insufficient_funds: 'not enough money on the card',
  card_expired: 'card expired',
  security_code_refused: 'wrong security code',
  paypal_declined: 'PayPal declined',
  authentication_required: 'the bank wants a confirmation',
  card_refused_fraud: 'refused as fraud',
  prepaid_refused: 'prepaid card',
  gateway_unavailable: 'payment provider not available',
  pickup_time_over: 'too late for the pickup day',
  same_day_delivery_over: 'too late for the delivery day',
  not_enough_credit: 'not enough account credit',
  club_limit_reached: 'club’s limit reached',
  order_not_placed: 'order not placed, nothing charged',
};

/** Where a booking stopped, with how its last payment went: "Tried to pay: card declined". */
export function stoppedAt({ step, outcome }: Pick<ListedCart, 'step' | 'outcome'>): string {
  const name = outcome === null ? undefined : paymentOutcomeNames[outcome as PaymentErrorCode];
  return step === 'paying' && name ? `${stepNames.paying}: ${name}` : stepNames[step];
}

export const activityNames: Readonly<Record<CartActivity, string>> = {
  '15m': 'Last 15 minutes',
  '1d': 'Last 24 hours',
  '7d': 'Last 7 days',
};

export const cartsTexts = {
  empty: 'No carts in this period. Choose a longer one, or clear the filters.',
  guest: 'Guest',
  cart: 'Cart',
  who: 'Customer',
  brand: 'Brand',
  trip: 'Route',
  tripOf: ({ from, to }: { from: string; to: string }) => `${from || '?'} to ${to || '?'}`,
  stoppedAt: 'Stopped at',
  price: 'Price',
  lastEntry: 'Last activity',
  actions: 'Actions',
  takeOverFrom: (name: string) => `Take over from ${name}`,
  takeOver: 'Take over',
  continueOwn: 'Continue',
  opening: 'Opening…',
  notOpened: 'We couldn’t open this cart. Try again.',
  ownReason: 'Continued a cart that I hold',
  carts: 'Carts',
  detailOfOne: 'One cart. Clear the filters to see all.',
  emptyOfOne: 'This cart no longer exists.',
  detail: 'Open bookings with at least one entry, newest first.',
  anywhere: 'Anywhere',
} as const;

/** Titles of events whose own name is not clear enough. */
const titles: Readonly<Record<string, string>> = {
  cancel: 'order canceled, refunded',
  change: 'order changed, difference',
  cancel_leg: 'leg canceled, refunded',
  move_leg: 'leg changed, difference',
  'staff.refunded_order': 'refund requested by staff',
  'staff.resent_confirmation': 'confirmation sent again by staff',
  'staff.sent_pay_link': 'link to pay sent',
  'staff.withdrew_pay_link': 'link to pay withdrawn',
  'staff.renewed_label': 'label renewed by staff',
  'staff.booked_for': 'booked for the customer',
  'staff.took_cart_over': 'cart taken over',
  'staff.released_cart': 'cart given back to the customer',
  'staff.cart_taken_back': 'customer took the cart back',
  'staff.adjusted_rate': 'rate adjusted',
  'staff.authorized_charge_card': 'customer’s card charged',
  'staff.authorized_comp_discount': 'comp discount given',
  'staff.authorized_refund_surcharges': 'surcharges refunded',
  'staff.authorized_waive_fee': 'pickup fee waived',
  'staff.withdrew_comp_discount': 'comp discount withdrawn',
  'staff.withdrew_refund_surcharges': 'refund of surcharges withdrawn',
  'mail sent': 'email sent',
  'sale asked for': 'payment requested',
  'refund asked for': 'refund requested',
  'sale authorised': 'payment authorized',
  'sale submitted': 'payment submitted',
  'sale settled': 'payment settled',
  'sale settlement_declined': 'payment declined by the bank',
  'sale void_wanted': 'payment void requested',
  'sale voided': 'payment voided',
  'refund settlement_declined': 'refund declined by the bank',
  'refund void_wanted': 'refund void requested',
  'label wanted': 'label requested',
  'label void_wanted': 'label void requested',
  'label dropped': 'label not bought',
};

const paymentTypes: Readonly<Record<string, string>> = {
  NewCard: 'new card',
  previousCard: 'saved card',
  PreviousCard: 'saved card',
  chargeOnFileCreditCard: 'customer’s card on file',
  chargeUserCreditCard: 'customer’s saved card',
  clubBilling: 'club billing',
  clubBillingUnLogged: 'club billing',
  paypal: 'PayPal',
  applePay: 'Apple Pay',
  applePayUnLogged: 'Apple Pay',
  WalletTransfer: 'account credit',
  OtherRefund: 'refund by hand',
};

const jobs: Readonly<Record<string, string>> = {
  'account-mail': 'account email',
  'buy-labels': 'label purchase',
  'charge-shares': 'split bill charge',
  'hear-payment': 'payment result',
  'refund-payment': 'refund',
  'send-pay-link-mail': 'email with a link to pay',
  'send-refund-mail': 'refund email',
  'send-confirmation': 'confirmation email',
  'send-step-mail': 'status email',
  'settle-order': 'order settlement',
  'track-order': 'carrier tracking',
  'void-label': 'label void',
  'void-payment': 'payment void',
};
const jobStates: Readonly<Record<string, string>> = {
  created: 'waiting now',
  retry: 'will be tried again',
  active: 'being tried again now',
  completed: 'done since',
  cancelled: 'canceled',
  failed: 'given up',
};

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** An event of an order in words: `label void_wanted` is "Label void requested". */
export const eventWords = (what: string): string => capital((titles[what] ?? what).replaceAll(/[._]/g, ' '));

/** A failed job in words: "Label purchase failed". */
export const jobWords = (queue: string): string =>
  `${capital(jobs[queue] ?? queue.replaceAll('-', ' '))} failed`;

/** The state of a failed job in words. */
export const jobStateWords = (state: string): string => jobStates[state] ?? state;

/** The detail of an event in words: a payment method by its name, the kind of an email without its id and count. */
export function detailWords(kind: string, detail: string): string {
  if (kind === 'mail') return detail.replace(/( plk \w+)? \d+$/, '').replace('cancelled', 'canceled');
  if (kind !== 'money') return detail;
  const [method = '', ...rest] = detail.split(', ');
  return [paymentTypes[method] ?? method, ...rest].join(', ');
}

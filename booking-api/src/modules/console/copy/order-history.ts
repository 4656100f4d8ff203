import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';

/** Titles of events whose own name is not clear enough. */
const titles: Readonly<Record<string, string>> = {
  cancel: 'order canceled, refunded',
  change: 'order changed',
  cancel_leg: 'leg canceled, refunded',
  move_leg: 'leg changed',
  'cancel undone': 'order canceled, not refunded',
  'cancel_leg undone': 'leg canceled, not refunded',
  'refund undone': 'refund undone before it was paid',
  undo: 'change undone',
  'staff.refunded_order': 'refund requested by staff',
  'staff.gave_credit': 'credit given by staff',
  'staff.resent_confirmation': 'confirmation sent again by staff',
  'staff.resent_labels': 'labels sent again by staff',
  'staff.sent_pay_link': 'link to pay sent',
  'staff.withdrew_pay_link': 'link to pay withdrawn',
  'staff.sent_order_link': 'link to pay the order sent',
  'staff.copied_order_link': 'link to pay the order copied',
  'staff.withdrew_order_link': 'link to pay the order withdrawn',
  'staff.reported_missing_bag': 'bag reported missing by the caller',
  'staff.sent_claim_photo_link': 'link for photos of the claim sent',
  'staff.paid_claim': 'claim paid by staff',
  // Earlier payments were kept under this name.
  'staff.acted_on_claim': 'claim paid by staff',
  'staff.opened_claim_for_caller': 'claim opened for the caller',
  'staff.renewed_label': 'label renewed by staff',
  'staff.changed_needed_by': 'needed-by day changed by staff',
  'staff.printed_labels': 'labels printed by staff',
  'staff.emailed_cart_price': 'price of the cart emailed',
  'staff.booked_for': 'booked for the customer',
  'staff.took_cart_over': 'cart taken over',
  'staff.named_buyer': 'customer of the cart named',
  'staff.released_cart': 'cart given back to the customer',
  'staff.cart_taken_back': 'customer took the cart back',
  'staff.adjusted_rate': 'rate adjusted',
  'staff.authorized_charge_card': 'customer’s card charged',
  'staff.authorized_comp_discount': 'comp discount given',
  'staff.authorized_refund_surcharges': 'surcharges waived',
  'staff.authorized_waive_fee': 'pickup fee waived',
  'staff.charged_difference': 'customer’s card charged for the change',
  'staff.waived_difference': 'difference of the change waived',
  'staff.withdrew_comp_discount': 'comp discount withdrawn',
  'staff.withdrew_refund_surcharges': 'waiver of surcharges withdrawn',
  'staff.asked_approval': 'approval requested',
  'staff.approved_request': 'request approved',
  'staff.declined_request': 'request declined',
  'staff.withdrew_request': 'request withdrawn',
  'staff.request_not_possible': 'request closed, no longer possible',
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

/** CO-128: joins who asked for an act and who approved it. */
export const approvedBy = ', approved by ';

/** The title of an email that staff wrote themselves. */
export const messageTitle = 'Email written by staff';

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
  'send-staff-message': 'email written by staff',
  'send-order-text': 'text message',
  'send-step-mail': 'status email',
  'send-traveler-mail': 'email to travelers',
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

/** An order event in words: `label void_wanted` is "Label void requested". */
export const eventWords = (what: string): string => capital((titles[what] ?? what).replaceAll(/[._]/g, ' '));

/** The acts that change a price up or down. */
const repricing: ReadonlySet<string> = new Set(['change', 'move_leg', 'undo']);

/** Acts on an amount that may be below zero, which lowers a price. */
const signed: ReadonlySet<string> = new Set([
  'staff.adjusted_rate',
  'staff.asked_approval',
  'staff.approved_request',
  'staff.declined_request',
  'staff.withdrew_request',
  'staff.request_not_possible',
]);

/** An event with its amount in cents: "Refund: $5.00"; for a change, the price difference. */
export function titleWords(what: string, amount: number | null): string {
  if (amount === null) return eventWords(what);
  if (what === 'staff.adjusted_rate' && amount === 0) return 'Rate adjustment removed';
  const size = formatCents(cents(Math.abs(amount)));
  const money = amount < 0 && signed.has(what) ? `−${size}` : size;
  if (!repricing.has(what)) return `${eventWords(what)}: ${money}`;
  return `${eventWords(what)}, ${amount === 0 ? 'same price' : `${money} ${amount > 0 ? 'more' : 'less'}`}`;
}

/** A failed job in words: "Label purchase failed". */
export const jobWords = (queue: string): string =>
  `${capital(jobs[queue] ?? queue.replaceAll('-', ' '))} failed`;

/** The state of a failed job in words. */
export const jobStateWords = (state: string): string => jobStates[state] ?? state;

/** The result of a payment attempt, where its code says too little. */
const outcomes: Readonly<Record<string, string>> = {
  placed: 'The order was placed.',
  changed: 'The order was changed.',
  paid_afterwards: 'The amount was paid.',
  card_declined: 'The bank declined the card.',
  insufficient_funds: 'The bank declined the card: not enough money.',
  card_expired: 'The bank declined the card: expired.',
  security_code_refused: 'The bank refused the security code.',
  authentication_required: 'The bank wanted to confirm the customer first.',
  recalc: 'The price had changed.',
  authorising: 'Waiting for the bank.',
  authorised: 'Authorized without an order; to be voided.',
  unknown: 'The bank’s answer was lost.',
  waiting: 'Waiting for the other shares.',
};

/** The destination of a refund. */
const targets: Readonly<Record<string, string>> = {
  original: 'the original payment method',
  wallet: 'the customer’s account credit',
  other: 'the customer by check or transfer',
};

const isLeg = (part: string | undefined): part is LegName => part === 'outbound' || part === 'return';

const spoken = (code: string): string => capital((titles[code] ?? code).replaceAll(/[._]/g, ' '));

/** A payment attempt: its payment method and result, as sentences. */
const attemptWords = (method: string, outcome: string): string =>
  `${capital(paymentTypes[method] ?? method)}. ${outcomes[outcome] ?? `${spoken(outcome)}.`}`;

const refundWords = (target: string, reason: string): string =>
  `To ${targets[target] ?? target}.${reason ? ` Reason: ${reason}` : ''}`;

/** An email by its subject, its leg, and a recipient other than the customer: `labels_ready.outbound.2`. */
function emailWords(kind: string): string {
  const [, traveler, step = ''] = /^(traveler\.[^.]+\.)?(.*)$/.exec(kind) ?? [];
  const [name = '', leg] = step.split(/[.:]/);
  return `${spoken(emails[name] ?? name)}${isLeg(leg) ? ` for the ${leg} leg` : ''}${traveler ? ', to a traveler' : ''}.`;
}

const emails: Readonly<Record<string, string>> = {
  leg_cancelled: 'leg canceled',
  cancelled: 'order canceled',
  changed: 'order changed',
  leg_moved: 'leg changed',
  undone: 'change undone',
  staff_message: 'written by staff',
  pay_link_ended: 'link to pay ended',
};

/** A label: its bag, its leg, and its number. */
const labelWords = (leg: string, traveler: string, item: string, number: string): string =>
  `${traveler}, ${item}, ${leg} leg.${number ? ` Tracking number ${number}.` : ''}`;

/** A person's act: its leg, its changes, the reason, and its progress. */
const actWords = (leg: string, comment: string, state: string, changes: readonly string[]): string =>
  [
    isLeg(leg) ? `${capital(leg)} leg.` : '',
    ...changes.map((change) => `${change}.`),
    comment,
    state === 'charging' ? 'Not charged yet.' : state === 'ended' ? 'Undone later.' : '',
  ]
    .filter(Boolean)
    .join(' ');

/** Event kinds that have more detail than their title, by their columns. */
const details: Readonly<Record<string, (...parts: string[]) => string>> = {
  placed: (number = '') => `Order ${number}.`,
  attempt: (method = '', outcome = '') => attemptWords(method, outcome),
  refund: (target = '', reason = '') => refundWords(target, reason),
  corrected: (paidBy = '') =>
    paidBy === 'nobody' ? 'We pay for it.' : `Paid by ${correctionPayers[paidBy] ?? paidBy}.`,
  act: (leg = '', comment = '', state = '', ...changes) => actWords(leg, comment, state, changes),
  label: (leg = '', traveler = '', item = '', number = '') => labelWords(leg, traveler, item, number),
  email: (kind = '') => emailWords(kind),
};

const correctionPayers: Readonly<Record<string, string>> = {
  club: 'the club',
  hand: 'the customer, by hand',
  request: 'the customer, by a payment request',
};

/** The detail of an event as sentences; text without a pattern is unchanged. */
export const detailWords = (form: string, parts: readonly (string | null)[]): string =>
  (details[form] ?? ((...texts: string[]) => texts.filter(Boolean).join(', ')))(
    ...parts.map((part) => part ?? ''),
  );

import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { isTransient } from '@sendahead/shared-contracts/client/api-error';
import type { OrderView, orderLife } from '@sendahead/shared-contracts/console/order-calls';

type HistoryKind = CallOutput<typeof orderLife>['entries'][number]['kind'];

export const historyKindNames: Readonly<Record<HistoryKind, string>> = {
  order: 'Order',
  money: 'Money',
  label: 'Labels',
  tracking: 'Tracking',
  mail: 'Emails and texts',
  staff: 'Staff',
  note: 'Notes',
  alert: 'Alerts',
  job: 'Jobs',
};

export const legLabels = { outbound: 'Outbound', return: 'Return' } as const;

/** Codes whose own words would say too little. */
const codeNames: Readonly<Record<string, string>> = {
  wanted: 'Requested',
  void_wanted: 'Void requested',
  dropped: 'Not bought',
  cancelled: 'Canceled',
  sale: 'Payment',
  authorised: 'Authorized',
  settlement_declined: 'Declined by the bank',
  submitted: 'Sent to the bank',
  submitted_for_settlement: 'Sent to the bank',
  staff_message: 'Written by staff',
  leg_cancelled: 'Leg canceled',
};

/** A code of ours as words: `label_ready` as "Label ready". */
export function asWords(code: string): string {
  const words = code.replaceAll(/[._-]/g, ' ').replaceAll('cancelled', 'canceled');
  return codeNames[code] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const refundStates: Readonly<Record<string, string>> = {
  wanted: 'requested',
  done: 'sent to the payment provider',
  failed: 'failed',
};

/** Whether a refund was made yet, in words. */
export const refundStateWords = ({
  state,
  taken_back: isTakenBack,
}: Pick<OrderView['refunds'][number], 'state' | 'taken_back'>): string =>
  isTakenBack ? 'undone before it was paid' : (refundStates[state] ?? asWords(state).toLowerCase());

/**
 * An email by what it says, its leg and its reader: `labels_ready.outbound.2`, the second of its kind, as "Labels ready,
 * outbound"; `traveler.<key>.confirmation` as "Confirmation, to a traveler". Ids say nothing to staff.
 */
export function mailWords(kind: string): string {
  const [, toTraveler, step] = /^(traveler\.[^.]+\.)?(.*)$/.exec(kind) ?? [];
  const [name = '', leg] = (step ?? kind).split(/[.:]/);
  return [asWords(name), ...(isLeg(leg) ? [leg] : []), ...(toTraveler ? ['to a traveler'] : [])].join(', ');
}

const isLeg = (part: string | undefined) => part === 'outbound' || part === 'return';

const jobNames: Readonly<Record<string, string>> = {
  'account-mail': 'Account email',
  'buy-labels': 'Label purchase',
  'charge-shares': 'Split bill charge',
  'hear-payment': 'Payment result',
  'refund-payment': 'Refund',
  'saved-quote-mail': 'Saved booking email',
  'send-confirmation': 'Confirmation email',
  'settle-order': 'Order settlement',
  'send-claim-mail': 'Claim email',
  'send-pay-link-mail': 'Email with a link to pay',
  'send-refund-mail': 'Refund email',
  'send-split-mail': 'Split bill email',
  'send-staff-message': 'Email written by staff',
  'send-order-text': 'Text message',
  'send-step-mail': 'Status email',
  'track-order': 'Carrier tracking',
  'void-label': 'Label void',
  'void-payment': 'Payment void',
};
const jobStates: Readonly<Record<string, string>> = {
  created: 'waiting',
  retry: 'waiting to retry',
  active: 'in progress',
  completed: 'done',
  cancelled: 'canceled',
};

/** A job in words: "Label purchase done". */
export const jobWords = ({ queue, state }: { queue: string; state: string }): string =>
  `${jobNames[queue] ?? asWords(queue)} ${jobStates[state] ?? state}`;

const providers: Readonly<Record<string, string>> = { sandbox: 'Test payments', braintree: 'Braintree' };

/** A transaction at its provider, for staff who look it up there. */
export const referenceWords = ({ provider, id }: { provider: string; id: string }): string =>
  `${providers[provider] ?? asWords(provider)}, reference ${id}`;

export const refundTargets = {
  original: 'Original payment method',
  wallet: 'Customer’s account credit',
  other: 'By check or transfer',
} as const;

/** CO-101: its category in Reports. */
export const refundKind = ({ goodwill }: { goodwill?: boolean | undefined }): string =>
  goodwill ? 'Goodwill' : 'Refund';

export const orderTexts = {
  countsAsGoodwill: 'Reports count this as goodwill.',
  commentMissing: 'Enter a reason. It’s saved with the order.',
  commentHint: 'Saved with the order and in the audit log. The customer doesn’t see it.',
  notDone: 'Nothing was changed. Try again.',
  noAnswer: 'We got no answer, so we don’t know whether this was done. Check the order before you try again.',
  notAllowed: 'The order no longer allows this. Reload it.',
  amountMissing: 'Enter an amount in dollars, such as 12.50.',
  amountTooLarge: 'This is more than can be refunded.',
  refundedMeanwhile: (most: string) =>
    `This is more than can be refunded. A colleague may have refunded already. Now at most ${most}.`,
  noteMissing: 'Enter a note first.',
  nothingPaid: 'No payments through a provider.',
  noMail: 'No emails sent yet.',
  noJob: 'No jobs. Finished ones are removed after a while.',
  noHistory: 'No history yet.',
  clubAnswers: 'Answers to clubs',
  clubNotes: 'Notes to clubs',
  bagsAndLabels: 'Bags and labels',
  bag: 'Bag',
  traveler: 'Traveler',
  leg: 'Leg',
  label: 'Label',
  status: 'Status',
  trackingNumber: 'Tracking number',
  actions: 'Actions',
  newLabel: 'New label',
  newLabelRequested: 'New label requested',
  newLabelReady: 'New label ready',
  newLabelSaid: 'The old label is voided and a new one is on its way. We email the customer when it’s ready.',
  newLabelFor: (item: string) => `New label for ${item}`,
  renewLabel: 'Void and buy again',
  renewDetail: (number: string | null) =>
    `Label ${number} is voided. We email the customer when the new label is ready.`,
  history: 'History',
  loadingHistory: 'Loading the history',
  show: 'Show',
  everything: 'Everything',
  historyCaption: 'History, newest first',
  olderHistory: 'Older entries aren’t shown.',
  note: 'Note',
  noteHint: 'For colleagues. The customer doesn’t see it.',
  keeping: 'Saving…',
  keepNote: 'Save note',
  refundInPart: 'Partial refund',
  changeOrCorrect: 'Change or correct',
  voidOrder: 'Cancel order',
  asCustomer: 'View as the customer',
  moreActs: 'More',
  resend: 'Send confirmation again',
  resendLabels: 'Send labels again',
  allOrders: 'All orders',
  loading: 'Loading the order',
  placedAt: (brand: string) => `${brand}, placed`,
  price: 'Price',
  total: 'Total',
  rateSheet: 'Rate sheet',
  replay: 'Recalculate price',
  payments: 'Payments',
  canBeRefunded: 'Can be refunded',
  refundsAtProvider: 'The same refunds, as the payment provider lists them:',
  refundOf: ({ amount, state }: { amount: string; state: string }) => `Refund ${amount}: ${state}`,
  mailsAndJobs: 'Emails and jobs',
  doneCount: (count: number) => `${count.toLocaleString('en-US')} done`,
  sentAt: 'sent',
  tried: (times: number) => `, tried ${times} times`,
  alertSince: (alert: string) => (alert.endsWith('.') ? `${alert} Since` : `${alert}, since`),
  refund: 'Refund',
  refundLost: (amount: string) =>
    `We got no answer for the refund of ${amount}, so it may have been made. Check History before you refund another amount.`,
  refundAgain: (amount: string) => `Refund ${amount} again`,
  refundAmount: (amount: string) => `Refund ${amount}`,
  amountInDollars: 'Amount in dollars',
  refundHint: (most: string) => `At most ${most}`,
  refundTo: 'Refund to',
  customerReason: 'Tell the customer why',
  customerReasonHint: 'In the email about this refund.',
  who: 'People',
  peopleRemoved: (day: string) =>
    `Names, addresses and notes were removed from this order on ${day}. The company keeps them for a limited time.`,
  openAccount: 'Open the account',
  accountDeleted: 'This account was deleted.',
  memberNumber: 'Member number',
  groupEvent: 'Group event',
  placedBy: 'Placed by',
  travelAgent: 'Travel agent',
  trip: 'Route',
  from: 'From',
  to: 'To',
  pickup: 'Pickup',
  byProduct: 'by product',
  dropOff: 'Drop-off',
  arrival: 'Arrival',
  neededBy: 'Needed by',
  legCanceled: (leg: string) => `${leg}: canceled`,
  tooLate: (arrives: string): string => `Too late: ${arrives}. Change the day or the service.`,
  service: 'Service',
  customer: 'Customer',
  mail: 'Email',
  phone: 'Phone',
  club: 'Club',
  revenue: 'Revenue',
  cost: 'Cost by the labels',
  costEstimated: 'Estimated cost',
  /** CO-101: as in Reports. */
  counted:
    'Revenue is the total less refunds and goodwill, such as credit for this order. Cost is what the labels cost.',
  countedEstimated: 'The rate sheet estimates the cost until all labels are bought.',
  margin: 'Margin',
} as const;

/** CO-172: why an act was not done, when no sentence is written for its error. */
export const notDoneWords = (error: unknown): string =>
  isTransient(error) ? orderTexts.noAnswer : orderTexts.notDone;

import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { orderLife } from '@sendahead/shared-contracts/console/order-calls';

type HistoryKind = CallOutput<typeof orderLife>['entries'][number]['kind'];

export const historyKindNames: Readonly<Record<HistoryKind, string>> = {
  order: 'Order',
  money: 'Money',
  label: 'Labels',
  tracking: 'Tracking',
  mail: 'Mail',
  staff: 'Staff',
  note: 'Notes',
  alert: 'Alerts',
  job: 'Jobs',
};

export const legNames = { outbound: 'Outbound', return: 'Return' } as const;

/** A code of ours as words: `label_ready` as "Label ready". */
export function asWords(code: string): string {
  const words = code.replaceAll(/[._]/g, ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

export const refundTargets = {
  original: 'Back to what paid',
  wallet: 'Into the customer’s wallet',
  other: 'By check or transfer',
} as const;

export const orderTexts = {
  commentMissing: 'Say why. It is kept with the order.',
  commentHint: 'Kept with the order and in the audit; the customer does not see it.',
  notDone: 'Nothing was changed. Try again.',
  notAllowed: 'The order does not allow this any more. Look at it again.',
  amountMissing: 'Enter an amount in dollars, such as 12.50.',
  amountTooLarge: 'This is more than can be given back.',
  noteMissing: 'Write something first.',
  sent: 'The confirmation goes out again.',
  nothingPaid: 'Nothing was paid by a provider.',
  noMail: 'No mail was sent yet.',
  noJob: 'No job is kept. Finished ones are removed after a while.',
  noHistory: 'Nothing happened yet.',
  clubAnswers: 'Answers to clubs',
  clubNotes: 'Notes to clubs',
  bagsAndLabels: 'Bags and labels',
  bag: 'Bag',
  traveler: 'Traveler',
  leg: 'Leg',
  label: 'Label',
  status: 'Status',
  trackingNumber: 'Tracking number',
  help: 'Help',
  noneYet: 'None yet',
  newLabel: 'New label',
  newLabelFor: (item: string) => `New label for ${item}`,
  renewLabel: 'Void and buy again',
  renewDetail: (number: string | null) =>
    `Label ${number} is voided. We email the customer when the new label is ready.`,
  history: 'What happened',
  loadingHistory: 'Loading what happened',
  show: 'Show',
  everything: 'Everything',
  historyCaption: 'What happened, newest first',
  olderHistory: 'Older entries are not shown.',
  note: 'Note',
  noteHint: 'For colleagues; the customer does not see it.',
  keeping: 'Keeping…',
  keepNote: 'Keep note',
  refundInPart: 'Refund in part',
  changeOrCorrect: 'Change or correct',
  voidOrder: 'Void order',
  resend: 'Send confirmation again',
  allOrders: 'All orders',
  loading: 'Loading the order',
  placedAt: (brand: string) => `${brand}, placed`,
  price: 'Price',
  total: 'Total',
  rateSheet: 'Rate sheet',
  replay: 'Work the price out again',
  payments: 'Payments',
  canBeRefunded: 'Can be refunded',
  refundOf: ({ amount, state }: { amount: string; state: string }) => `Refund ${amount}: ${state}`,
  mailsAndJobs: 'Mails and jobs',
  sentAt: 'sent',
  tried: (times: number) => `, tried ${times} times`,
  alertSince: (alert: string) => `${alert}, since`,
  giveBack: 'Give back',
  amountInDollars: 'Amount in dollars',
  refundHint: (most: string) => `At most ${most}`,
  refundTo: 'Where it goes',
  who: 'Who',
  accountDeleted: 'The account is deleted.',
  memberNumber: 'Member number',
  placedBy: 'Placed by',
  travelAgent: 'Travel agent',
  trip: 'Trip',
  from: 'From',
  to: 'To',
  pickup: 'Pickup',
  byProduct: 'by the product',
  dropOff: 'Drop-off',
  arrival: 'Arrival',
  service: 'Service',
  cruise: 'Cruise',
  customer: 'Customer',
  mail: 'Mail',
  phone: 'Phone',
  club: 'Club',
  cost: 'Cost',
  margin: 'Margin',
} as const;

/** What of an order is changed or voided. */
export const partNames = {
  order: 'Whole order',
  outbound: 'Outbound alone',
  return: 'Return alone',
} as const;

export const changeTexts = {
  intro: 'What stays empty stays as it was booked. The labels are voided and made anew.',
  same: 'The price stays as it is.',
  paidOnBooking: (amount: string) =>
    `${amount} more. Nothing is changed yet. It is paid on the booking page, by a card that the customer keeps and with your authorization; enter the change there again. Or the customer changes and pays it on the page of the order.`,
  paidByCustomer: (amount: string) =>
    `${amount} more. Nothing is changed yet. Only the customer can pay it, by a card on the page of the order, where they change it themselves.`,
  openBooking: 'Open it on the booking page',
  whereItBegins: 'Where it begins',
  whereItEnds: 'Where it ends',
  changeOrCorrect: 'Change or correct',
  working: 'Working…',
  makeChange: 'Change the order',
  seeCost: 'See what it costs',
  what: 'What is changed',
  pickupDay: 'Pickup day',
  address: 'Address',
  moreOnAccount: ({ amount, of }: { amount: string; of: string | null }) =>
    `${amount} more, on the account of ${of}.`,
  goesBack: (amount: string) => `${amount} will be refunded.`,
} as const;

/** Why a change came to nothing, by its code. */
export const changeRefusals: Readonly<Record<string, string>> = {
  change_in_progress: 'Another change of this order is being paid at this moment. Try again in a minute.',
  club_address_fixed: 'A club’s address is its own and cannot be changed here.',
  nothing_to_change: 'Nothing is different from what was booked.',
  form_incomplete: 'The address is not complete, or a part of it is not known.',
  international_info_required:
    'The customer’s days abroad are not known yet. They are entered with the change on the page of the order.',
  payment_refused: 'The club’s account did not take it. Nothing is changed.',
  payment_required: 'Nobody is billed for this any more. See again what it costs.',
  pickup_time_over:
    'This day cannot be kept any more, or the way back would begin before the way there has ended.',
  no_service: 'No carrier takes this trip.',
  recalc: 'The price has moved since it was shown. Look at it again.',
};

export const voidTexts = {
  what: 'What is voided',
  order: 'Void order',
  leg: 'Void this leg',
  title: (order: string) => `Void ${order}`,
  detail: (amount: string) => `The labels are voided and ${amount} is refunded. We email the customer.`,
  detailOfLeg: (amount: string) =>
    `The labels of this leg are voided and ${amount} is refunded; the other leg stays booked. We email the customer.`,
} as const;

export const owedTexts = {
  title: 'Owed afterwards',
  states: { asked: 'asked of the customer', paid: 'paid', waived: 'waived' },
  waive: 'Waive it',
  closed: 'It was paid or waived meanwhile.',
  notAsked: ({ amount, reason }: { amount: string; reason: string }) =>
    `${amount}: ${reason}. The customer is asked for it no more.`,
} as const;

import type { WorkItem, WorkKind } from '@sendahead/shared-contracts/console/work-calls';
import { type ParcelDetail, readParcelDetail } from '@sendahead/shared-contracts/orders/parcel-details';
import { formatMoney } from '@sendahead/shared-ui';

export const workNames: Readonly<Record<WorkKind, string>> = {
  alert: 'Alerts',
  labels_missing: 'Labels missing',
  late: 'Late bags',
  pickup_due: 'Pickups due today',
};

/** Shown where a kind of work has no items. */
export const noWork: Readonly<Record<WorkKind, string>> = {
  alert: 'No alerts.',
  labels_missing: 'Every bag of the next two days has its label.',
  late: 'No bag is late.',
  pickup_due: 'Nothing more is collected today.',
};

/** The kinds of alerts, in words that say what to do. */
export const alertNames: Readonly<Record<string, string>> = {
  void_failed: 'A charge could not be voided',
  settlement_failed: 'A charge could not be settled',
  orphan_authorisation: 'Money is held without an order',
  order_without_money: 'An order stands without its money',
  unknown_transaction: 'The gateway knows a payment that we do not',
  attempt_stuck: 'A payment is not decided',
  labels_failed: 'Labels could not be bought',
  pickup_day_missed: 'The pickup day passed without a label. Choose another day.',
  label_in_use: 'A voided label is in use',
  moving_after_cancel: 'Bags of a cancelled order are moving',
  refund_failed: 'A refund failed',
  refund_by_hand: 'A refund has to be paid by check or transfer',
  collect_by_hand: 'Money has to be collected by hand',
  gift_cards_guessed: 'Somebody guesses gift cards',
  coupons_guessed: 'Somebody guesses coupons',
};

/** The request of an alert, with amount and customer for a refund. */
export function alertSentence({ what, customer, amount_cents }: WorkItem): string {
  if (what === 'refund_by_hand' && customer && amount_cents)
    return `Refund ${formatMoney(amount_cents)} to ${customer} by check or transfer`;
  const name = alertNames[what] ?? what.replaceAll('_', ' ');
  return amount_cents ? `${name}: ${formatMoney(amount_cents)}${customer ? `, ${customer}` : ''}` : name;
}

const lateReasons: Partial<Record<ParcelDetail, string>> = {
  delayed: 'the carrier is behind',
  weather: 'weather',
  at_customs: 'held at customs',
  address: 'address set right by the carrier',
  missorted: 'sent the wrong way',
  held: 'held by the carrier',
  attempted: 'nobody was there',
  ready_to_collect: 'waits to be collected',
  refused: 'refused at the door',
  lost: 'lost',
};

/** The reason for late bags, as far as the carrier reports one. */
export function lateReason(word: string | null | undefined): string {
  const reason = readParcelDetail(word);
  return (reason && lateReasons[reason]) ?? 'the carrier has not said why';
}

export const workTexts = {
  more: 'More than is shown here; the oldest come first.',
  noteMissing: 'Say what was done.',
  notDone: 'This could not be saved. Try again.',
  ofAnother: 'A colleague took it meanwhile.',
  gone: 'It is done already.',
  doneOf: (item: string) => `Done: ${item}`,
  whatWasDone: 'What was done',
  today: 'Today',
  loading: 'Loading the work of today',
  yours: 'Yours',
  nobodys: 'Nobody’s yet',
  giveBack: 'Give back',
  take: 'Take',
  takeFromThem: 'Take from them',
  bagsOf: ({ bags, what }: { bags: number; what: string }) =>
    `${bags} ${bags === 1 ? 'bag' : 'bags'}, ${what}`,
  giveBackOf: (item: string) => `Give back: ${item}`,
  takeOf: (item: string) => `Take: ${item}`,
} as const;

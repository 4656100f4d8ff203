import type { ClosedStop } from '@sendahead/shared-contracts/console/closed-stop';
import type { TooLateItem, WorkItem, WorkKind } from '@sendahead/shared-contracts/console/work-calls';
import { type ParcelDetail, readParcelDetail } from '@sendahead/shared-contracts/orders/parcel-details';
import { formatMoney } from '@sendahead/shared-ui';
import { showDay } from '../console/show-day.ts';
import { tooLate } from './too-late.ts';

export const workNames: Readonly<Record<WorkKind, string>> = {
  alert: 'Alerts',
  labels_missing: 'Labels missing',
  late: 'Late bags',
  pickup_due: 'Pickups due today',
};

/** The purpose of each list, shown under its name. */
export const workHints: Readonly<Record<WorkKind, string>> = {
  alert: 'Something went wrong and needs a person.',
  labels_missing: 'These bags ship soon and have no label yet.',
  late: 'These bags are past their arrival day, or will be. Call the carrier or the customer.',
  pickup_due: 'The carrier hasn’t scanned these bags yet. Check that it’s coming.',
};

/** Shown where a kind of work has no items. */
export const noWork: Readonly<Record<WorkKind, string>> = {
  alert: 'No alerts.',
  labels_missing: 'Every bag for the next two days has a label.',
  late: 'No late bags.',
  pickup_due: 'No more pickups today.',
};

/** The kinds of alerts, in words that say what to do. */
export const alertNames: Readonly<Record<string, string>> = {
  void_failed: 'We couldn’t void a charge',
  settlement_failed: 'We couldn’t settle a charge',
  orphan_authorisation: 'A payment hold has no order',
  order_without_money: 'An order has no payment',
  unknown_transaction: 'The gateway has a payment we don’t',
  attempt_stuck: 'A payment is still pending',
  labels_failed: 'We couldn’t buy labels',
  pickup_day_missed: 'The pickup day passed without a label. Choose another day.',
  label_in_use: 'A voided label is in use',
  moving_after_cancel: 'Bags of a canceled order are moving',
  refund_failed: 'A refund failed',
  refund_by_hand: 'A refund has to be paid by check or transfer',
  collect_by_hand: 'Collect a payment outside the gateway',
  pay_link_unpaid: 'A link to pay expired unpaid',
  order_link_unpaid: 'A link to pay a new order expired unpaid',
  club_closed: 'The club is closed on a day of this order. Choose another day.',
  contacts_invented: 'Customers see an invented phone or email. Enter the real ones under Brands.',
  bag_missing: 'A bag is missing. Ask the carrier to trace it',
  gift_cards_guessed: 'Someone is guessing gift card codes',
  coupons_guessed: 'Someone is guessing coupon codes',
};

/** CO-159: "Pinewhistle is closed on Wed, Dec 9 (delivery). Choose another day." */
export function closedSentence({ club, day, stop }: ClosedStop): string {
  return `${club} is closed on ${showDay(day)}${stop ? ` (${stop})` : ''}. Choose another day.`;
}

/** The request of an alert, with amount and customer for a refund. */
export function alertSentence({ what, customer, amount_cents, way, closed }: WorkItem): string {
  if (closed) return closedSentence(closed);
  if (what === 'refund_by_hand' && customer && amount_cents)
    return `Refund ${formatMoney(amount_cents)} to ${customer} by check or transfer`;
  if (what === 'bag_missing') return `${alertNames.bag_missing}: ${way}`;
  const name = alertNames[what] ?? what.replaceAll('_', ' ');
  return amount_cents ? `${name}: ${formatMoney(amount_cents)}${customer ? `, ${customer}` : ''}` : name;
}

const lateReasons: Partial<Record<ParcelDetail, string>> = {
  delayed: 'the carrier is running late',
  weather: 'weather',
  at_customs: 'held at customs',
  address: 'address corrected by the carrier',
  missorted: 'sent the wrong way',
  held: 'held by the carrier',
  attempted: 'no one was there',
  ready_to_collect: 'ready for pickup',
  refused: 'refused at the door',
  lost: 'lost',
};

/** The reason for late bags, if the carrier reports one. */
export function lateReason(word: string | null | undefined): string {
  const reason = readParcelDetail(word);
  return (reason && lateReasons[reason]) ?? 'the carrier hasn’t said why';
}

export const tooLateTexts = {
  title: 'Arrives too late',
  act: 'Change the day or the service, or call the customer.',
} as const;

/** What a late leg needs: "1 bag, outbound, arrives 3 days after it is needed." */
export const tooLateSentence = ({ bags, what, day, needed_by }: TooLateItem): string =>
  `${workTexts.bagsOf({ bags, what })}, ${tooLate(day, needed_by)}. ${tooLateTexts.act}`;

export const workTexts = {
  more: 'There’s more than shown here. Oldest first.',
  noteMissing: 'Enter what you did.',
  notDone: 'We couldn’t save this. Try again.',
  ofAnother: 'A colleague already took it.',
  gone: 'This is already done.',
  doneOf: (item: string) => `Mark done: ${item}`,
  whatWasDone: 'What you did',
  today: 'Today',
  nothing: 'Nothing to do right now',
  nothingElse: 'The other lists are empty',
  loading: 'Loading today’s work',
  yours: 'Yours',
  unassigned: 'Unassigned',
  due: (day: string) => `due ${day}`,
  returnToList: 'Return to list',
  take: 'Take',
  takeFromThem: 'Take over',
  bagsOf: ({ bags, what }: { bags: number; what: string }) =>
    `${bags} ${bags === 1 ? 'bag' : 'bags'}, ${what}`,
  returnToListOf: (item: string) => `Return to list: ${item}`,
  takeOf: (item: string) => `Take: ${item}`,
} as const;

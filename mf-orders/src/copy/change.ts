import { type ApiError, isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { addCents } from '@sendahead/shared-contracts/primitives/cents';
import { formatMoney } from '@sendahead/shared-ui';
import type { LegDays, RefundPart } from '../hooks/use-change.ts';
import { noAnswer } from './problems.ts';

export const legLabels: Readonly<Record<LegName, string>> = { outbound: 'Outbound', return: 'Return' };

/** What the checkout shows when it asks a card for a difference. */
export const payingFor = 'We’ll change your order as soon as you pay. Nothing changes before then.';

export const changeWords = {
  title: 'Change or cancel',
  free: 'Free until the carrier has your bags. If the new price is higher, you pay the difference. If it is lower, we refund it.',
  days: 'Change date',
  address: 'Change address',
  booking: 'Change bags, travelers or service',
  cancel: 'Cancel order',
  none: 'The carrier has your bags, so you can’t change or cancel this order. Call us if something is wrong.',
  ofAnother: 'Only the customer or our team can change this order. Call us if something is wrong.',
  cancelled: 'This order is canceled. Use “Ship again” to book another like it.',
  leave: 'Discard changes',
  see: 'See the cost',
  asking: 'Getting your price…',
  busy: 'Changing your order…',
  noLabelsYet: 'Your labels come by email, with the change.',
  labels: 'We’ll void the labels of each leg that changes and email you new ones.',
  notLoaded: 'We couldn’t load your booking. Your order is safe.',
  tryAgain: 'Try again',
  paying: 'Finish paying in the open window. Nothing changes until you pay.',
} as const;

export const addressWords = {
  title: 'Change address',
  which: 'Which address?',
  labelName: 'Name on the label',
  /** Why the addresses of listed places cannot be changed here. */
  fixed: (places: readonly string[]) =>
    places.length === 1
      ? `${places.join('')} is a listed place, so its address stays as it is.`
      : `${placeList.format(places)} are listed places, so their addresses stay as they are.`,
  otherPlace: 'Choose another place',
  callForPlace: 'To use another place, call us.',
} as const;

const placeList = new Intl.ListFormat('en-US', { type: 'conjunction' });

export const cancelWords = {
  title: 'Cancel order',
  what: 'What do you want to cancel?',
  whatMissing: 'Choose what you want to cancel.',
  whole: 'The whole order',
  oneBag: 'One bag',
  whichBag: 'Which bag?',
  keep: 'Keep the order',
  submit: 'Confirm cancellation',
  /** `what` is the chosen part, such as the return. */
  confirm: ({ what, cents }: { what: 'order' | LegName; cents: number }) =>
    `Cancel ${what}${cents > 0 ? ` and refund ${formatMoney(cents)}` : ''}`,
  busy: 'Canceling…',
  comment: 'Reason, saved with the order',
  commentMissing: 'Enter a reason: this is another person’s order',
  steps: 'How we calculated your refund',
  /** Bags with the same text are distinguished by position and label number. */
  bag: ({ name, number, of, tracking }: { name: string; number: number; of: number; tracking: string }) =>
    of === 1 ? name : `${name}, bag ${number} of ${of}${tracking && `, tracking ${tracking}`}`,
  nothingBack: 'There’s no refund because nothing was paid.',
} as const;

/** "You pay $12.40 more", "We’ll refund you $12.40", "No difference in price" */
export function differenceWords(cents: number): string {
  if (cents === 0) return 'No difference in price';
  return cents > 0 ? `You pay ${formatMoney(cents)} more` : `We’ll refund you ${formatMoney(-cents)}`;
}

/** What a change costs, and the club that pays it. */
export const costsWords = (cents: number, billedTo: string | null): string =>
  cents > 0 && billedTo !== null
    ? `${formatMoney(cents)} more goes on the account of ${billedTo}`
    : differenceWords(cents);

/**
 * CO-77: the refund by payer: the reader, and then a club on its account. `strong` is the amount, `more` the
 * rest of the sentence and what follows.
 */
export function refundWords(cents: number, parts: readonly RefundPart[]): { strong: string; more: string } {
  const ofClubs = parts.filter((part) => part.to_club);
  const clubs = ofClubs.map((part) => `${formatMoney(part.amount_cents)} goes back to ${part.title}.`);
  const ownParts = parts.filter((part) => !part.to_club);
  if (ownParts.length === 0 && clubs.length > 0) return { strong: clubs.join(' '), more: '' };
  const ownCents = ofClubs.reduce((rest, part) => rest - part.amount_cents, cents);
  return {
    strong: differenceWords(-ownCents),
    more: [`${ownParts.length === 0 ? '' : `, ${destinations(ownParts)}`}.`, ...clubs].join(' '),
  };
}

/** One part for each destination: two payments by one card come back as one amount. */
const byTitle = (payments: readonly RefundPart[]): RefundPart[] =>
  [...Map.groupBy(payments, ({ title, by_card }) => `${title} ${by_card}`).values()].flatMap(
    ([first, ...more]) => {
      if (!first) return [];
      const amount_cents = addCents(first.amount_cents, ...more.map((part) => part.amount_cents));
      return [{ ...first, amount_cents }];
    },
  );

/** "to Visa ending in 1111, in 3 to 5 days"; several destinations each with their amount. */
function destinations(payments: readonly RefundPart[]): string {
  const parts = byTitle(payments);
  const when = (byCard: boolean): string => (byCard ? ', in 3 to 5 days' : ', within minutes');
  const [only] = parts;
  if (only && parts.length === 1) return `to ${only.title}${when(only.by_card)}`;
  return parts
    .map((part) => `${formatMoney(part.amount_cents)} to ${part.title}${when(part.by_card)}`)
    .join('; ');
}

/** A leg's days after a change, compared with those of the booking; `name` where the order has two. */
export function newDaysWords(
  { pickup, arrival }: Pick<LegDays, 'pickup' | 'arrival'>,
  {
    name,
    booked: { arrival_date: booked, drop_off: dropOff, needed_by: neededBy },
  }: {
    name: string | null;
    booked: Pick<Receipt['legs'][number], 'arrival_date' | 'drop_off' | 'needed_by'>;
  },
): string {
  const start = `${name ? `${name}: ` : ''}${dropOff ? 'Drop-off' : 'Pickup'} ${spokenDate(pickup)}`;
  if (arrival === booked) return `${start}, arrives ${spokenDate(arrival)} as before.`;
  const days = `${start}, arrives ${spokenDate(arrival)} instead of ${spokenDate(booked)}`;
  if (!neededBy || arrival < booked) return `${days}.`;
  return arrival > neededBy
    ? `${days}. That’s too late: you need them by ${spokenDate(neededBy)}.`
    : `${days}, in time for ${spokenDate(neededBy)}.`;
}

/** The label of a change's button; it names no refund that a club gets. */
export function agreeWords(cents: number, refund: readonly RefundPart[] = []): string {
  if (cents === 0 || refund.some((part) => part.to_club)) return 'Change order';
  return cents > 0
    ? `Change order and pay ${formatMoney(cents)}`
    : `Change order and get a ${formatMoney(-cents)} refund`;
}

const failures: Readonly<Record<string, string>> = {
  action_not_allowed:
    'You can’t change this anymore: the carrier has a bag, or it was canceled. Close this window to see the latest.',
  change_in_progress: 'Another change to this order is being paid right now. Try again in a minute.',
  club_billing_not_allowed:
    'The club pays for this order, so only the club can agree to a higher price. Ask the club to change it.',
  club_address_fixed: 'This is a listed place, so its address stays as it is.',
  form_incomplete: 'Something is missing or isn’t right. Check the marked fields.',
  leg_not_found: 'This leg is no longer part of the order. Close this window to see the latest.',
  line_not_offered: 'We can’t ship one of your items to this country.',
  no_service: 'No carrier ships between these places on that day. Choose another date or address.',
  nothing_to_change: 'That’s already how it’s booked. Choose something else.',
  nothing_to_price: 'Keep at least one bag, or cancel the order instead.',
  order_changed: 'This order changed since you saw the price.',
  order_not_found: 'We couldn’t find this order.',
  ordering_paused:
    'Payments are paused right now. Nothing was charged or changed. Try again later, or call us.',
  payment_refused: 'The payment was declined. Nothing was charged or changed.',
  payment_required: 'This costs more than before. Pay the difference by card.',
  pickup_time_over: 'It’s too late for that date. Choose another date.',
  recalc: 'The price changed in the meantime. Check the new difference before you agree.',
  too_many_requests: 'Too many tries. Wait a minute and try again.',
};

/** MD-09, SV-15: the days of a ship or a camp that a leg has to keep, by the code of the refusal. */
const stops: Readonly<Record<string, string>> = {
  after_sailing: 'Your ship sails before the bags would be at the port. Choose an earlier day.',
  before_ship_returns: 'Your ship isn’t back at the port on that day. Choose a later day.',
  after_session: 'Camp is over before the bags would arrive. Choose an earlier day.',
  after_session_begins: 'The session begins before the bags would arrive. Choose an earlier day.',
  before_session_ends: 'The session isn’t over on that day. Choose a later day.',
};

/** CO-140: what changed after the price was shown. */
function changedSince({ body: { changes } }: ApiError): string {
  const what = Array.isArray(changes) && changes.length > 0 ? ` ${changes.join('. ')}.` : '';
  return `${failures.order_changed}${what} Check the new difference before you agree.`;
}

/** Why a change was not made; the entered values stay. */
export function changeFailure(error: unknown): string {
  const code = isApiError(error) ? error.code : '';
  const stop = isApiError(error) ? error.fields.find((field) => Object.hasOwn(stops, field.code)) : undefined;
  if (stop) return stops[stop.code] ?? '';
  if (
    isApiError(error) &&
    error.fields.some(({ path, code: of }) => of === 'too_early' && path.endsWith('needed_by'))
  )
    return 'That’s before your bags leave. Choose a later day to need them by.';
  if (code === 'order_changed' && isApiError(error)) return changedSince(error);
  if (code === 'payment_refused' && isApiError(error) && error.body.error === 'club_limit_reached')
    return 'The club’s account has reached its limit. Nothing was charged or changed. Please contact the club.';
  // The server knows the day that prevents it.
  if (code === 'pickup_time_over' && isApiError(error) && typeof error.body.message === 'string')
    return error.body.message;
  if (Object.hasOwn(failures, code)) return failures[code] ?? '';
  return noAnswer;
}

/** An end whose zip, city and state are each valid, but do not belong together. */
const wholeEnd = /^(?:from|to|origination|destination)$/;
/** The prefix of an end's field in a refusal: `to.zip` and `d_zip` are `zip`. */
const ofAnEnd = /^(?:from\.|to\.|[od]_)/;

const problemWords: Readonly<Record<string, string>> = {
  zip_not_known: 'We don’t know this zip code. Check the number.',
  label_missing: 'Please enter the name for the label in Latin letters.',
  address_po_box: 'Our carriers can’t reach PO boxes or general delivery. Please enter a street address.',
  address_military:
    'Our carriers can’t reach military addresses (APO, FPO, DPO). Only the postal service can.',
};

/**
 * CH-33: the message at an address field after a refusal. The server stops at the first fields that it cannot read, so
 * required fields that are empty are marked as well.
 */
export function addressProblem(
  error: unknown,
  name: string,
  { label, empty = false }: { label: string; empty?: boolean },
): string | undefined {
  if (!isApiError(error)) return undefined;
  const field = error.fields.find(({ path }) => path.replace(ofAnEnd, '') === name);
  if (empty && (field || error.code === 'form_incomplete')) return `Enter the ${label.toLowerCase()}`;
  if (name === 'city' && error.fields.some(({ path }) => wholeEnd.test(path)))
    return 'The zip, city and state don’t match';
  return field && (problemWords[field.code] ?? `Check the ${label.toLowerCase()}`);
}

/** The fields that a refusal names. */
export const namedFields = (error: unknown): readonly string[] =>
  isApiError(error) ? error.fields.map(({ path }) => path.replace(ofAnEnd, '')) : [];

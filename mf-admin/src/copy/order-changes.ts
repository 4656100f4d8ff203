import { homeTimeZone, localNow } from '@sendahead/shared-contracts/calendar/local-now';
import { type ApiError, isApiError, isTransient } from '@sendahead/shared-contracts/client/api-error';
import { type CalendarDate, isWeekend } from '@sendahead/shared-contracts/primitives/calendar-date';
import { zipProblem } from '@sendahead/shared-contracts/validation/zip';
import { notDoneWords, orderTexts } from './order.ts';
import { noAnswer } from './settle-change.ts';

/** A problem of a pickup day that is known without a price; undefined for a day that may be possible. */
export function pickupDayProblem(day: CalendarDate | undefined, now: number): string | undefined {
  if (day === undefined) return undefined;
  if (day < localNow(now, homeTimeZone).date) return 'This day has passed. Choose today or later.';
  return isWeekend(day) ? 'Carriers don’t pick up on weekends. Choose a weekday.' : undefined;
}

/** The problem of a typed zip code; undefined for one that may be valid, or was not typed. */
export function typedZipProblem(zip: string | undefined, country: string): string | undefined {
  if (zip === undefined || zipProblem(zip, country) === null) return undefined;
  return country === 'US' ? 'Enter a zip code of five digits.' : 'Enter a postal code of this country.';
}

/** Why a change failed, by its code. */
const changeRefusals: Readonly<Record<string, string>> = {
  change_in_progress: 'Another change to this order is being paid right now. Try again in a minute.',
  club_address_fixed:
    'A club’s address comes from the club’s page. For another club, change the whole booking.',
  nothing_to_change: 'Nothing differs from the booking.',
  form_incomplete: 'Something is missing or isn’t right. Check the marked fields.',
  international_info_required:
    'We need the customer’s travel dates abroad. Enter them with the change on the order page.',
  club_billing_not_allowed:
    'The club’s account is closed, so it can’t be billed. Nothing was changed. Open its account, or change the whole booking.',
  payment_refused: 'The club’s account declined it. Nothing was changed.',
  payment_required: 'No one is billed for this anymore. Check the cost again.',
  pickup_time_over: 'The carrier can’t pick up on that date in time. Choose another date.',
  no_service: 'No carrier can ship this.',
  recalc: 'The price changed since you saw it. Check it again.',
};

/** CO-126: the account of the club that pays does not reach for the difference. */
const clubLimitReached =
  'The club’s account has reached its limit. Nothing was changed. Raise the limit, or ask the club to pay first.';

/** A leg whose booked service is no longer sold. */
const isUnsold = (code: string): boolean => code === 'service_required';
/** An end whose zip, city and state are each valid, but do not belong together. */
const wholeEnd = /^(?:from|to|origination|destination)$/;
/** The prefix of an end's field in a refusal: `to.zip` and `d_zip` are `zip`. */
const ofAnEnd = /^(?:from\.|to\.|[od]_)/;

/** CO-140: who changed what after the price was shown, and what to press. */
function changedSince({ body: { changed_by: by, changes } }: ApiError): string {
  const who = typeof by === 'string' ? by : 'Someone';
  const what = Array.isArray(changes) && changes.length > 0 ? ` ${changes.join('. ')}.` : '';
  return `${who} changed this order since you saw the price.${what} Your entries are still here. Check the cost again.`;
}

/** Why a change was refused, in the words of the one true reason. `pressed`: not its price, but the change itself. */
export function changeRefusal(error: unknown, pressed = false): string {
  if (pressed && isTransient(error)) return noAnswer;
  if (!isApiError(error)) return notDoneWords(error);
  const { message, error: why } = Object(error.body);
  if (error.code === 'payment_refused' && why === 'club_limit_reached') return clubLimitReached;
  if (error.code === 'pickup_time_over' && typeof message === 'string') return message;
  if (error.code === 'order_changed') return changedSince(error);
  if (error.code === 'form_incomplete' && error.fields.some(({ code }) => isUnsold(code)))
    return 'The booked service isn’t available for this day and address. Choose another day, or another service on the booking page.';
  if (Object.hasOwn(changeRefusals, error.code)) return changeRefusals[error.code] ?? '';
  return error.status === 409 ? orderTexts.notAllowed : notDoneWords(error);
}

const problemWords: Readonly<Record<string, string>> = {
  label_missing: 'Enter the name for the label in Latin letters.',
  address_po_box: 'Carriers can’t reach PO boxes or general delivery. Enter a street address.',
  address_military: 'Carriers can’t reach military addresses (APO, FPO, DPO).',
  required: 'Fill in this field.',
};

/** The message at an address field that a refusal names; undefined for other fields. */
export function addressProblem(error: unknown, name: string, label: string): string | undefined {
  if (!isApiError(error)) return undefined;
  if (name === 'city' && error.fields.some(({ path }) => wholeEnd.test(path)))
    return 'The zip, city and state don’t match.';
  const field = error.fields.find(({ path }) => path.replace(ofAnEnd, '') === name);
  return field && (problemWords[field.code] ?? `We don’t recognize this ${label.toLowerCase()}.`);
}

/** The part of an order that is changed or canceled. */
export const partNames = {
  order: 'Whole order',
  outbound: 'Outbound only',
  return: 'Return only',
} as const;

export const changeTexts = {
  intro: 'Change what’s different. We replace the labels of each leg that changes; the others stay valid.',
  loading: 'Loading the booking',
  selectState: 'Select a state',
  labelName: 'Name on the label',
  addressOf: (club: string) => `${club}’s address is changed on the club’s page.`,
  otherClub: 'For another club, change the whole booking. The order is filled in.',
  voidAndBook: 'For another club, cancel the order and book again.',
  more: 'Bags, travelers or service to change?',
  wholeBooking: 'Change the whole booking',
  same: 'The price doesn’t change.',
  shipFrom: 'Ship from',
  shipTo: 'Ship to',
  changeOrCorrect: 'Change or correct',
  working: 'Working…',
  makeChange: 'Change order',
  seeCost: 'See the cost',
  what: 'What to change',
  pickupDay: 'Pickup day',
  returnDay: 'Return pickup day',
  neededBy: 'Needed by',
  returnNeededBy: 'Return needed by',
  dayMissing: 'Choose a pickup day.',
  neededTooEarly: 'Choose the pickup day or later.',
  address: 'Address',
  moreOnAccount: ({ amount, of }: { amount: string; of: string | null }) =>
    `${amount} more, billed to ${of}.`,
  refunded: (amount: string) => `${amount} will be refunded.`,
} as const;

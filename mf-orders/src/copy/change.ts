import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-refund';
import { formatMoney } from '@sendahead/shared-ui';
import type { RefundPart } from '../hooks/use-change.ts';

export const legNames: Readonly<Record<LegName, string>> = { outbound: 'Way there', return: 'Way back' };

/** What the checkout shows when it asks a card for a difference. */
export const payingFor = 'Your order is changed as soon as this is paid. Nothing changes before.';

export const changeWords = {
  title: 'Change or cancel',
  free: 'Free until the carrier has your bags. Only a difference in price is paid or given back.',
  days: 'Another day',
  address: 'Another address',
  booking: 'Bags, travelers, service',
  cancel: 'Cancel',
  none: 'The carrier has your bags: the order is changed and cancelled no more. Call us if something is wrong.',
  cancelled: 'This order is cancelled. Ship again begins another one like it.',
  leave: 'Leave it as it is',
  see: 'See what it costs',
  asking: 'Asking for the price…',
  busy: 'Changing your order…',
  labels: 'Your labels become void; new ones come by mail.',
  notLoaded: 'What is booked could not be loaded just now. Nothing is lost.',
  tryAgain: 'Try again',
  paying: 'The dialog of the payment is open. Nothing changes until it is paid.',
} as const;

export const daysWords = {
  title: 'Another day',
  intro: 'Choose another day. The bags are handed over then, and arrive as many days later as before.',
  oneAtATime: 'Change one way at a time.',
  /** The date of one of several legs, or of the only leg. */
  dayOf: ({ leg, from }: { leg: LegName | null; from: string }) =>
    `${leg ? legNames[leg] : 'Handed over'}, from ${from}`,
} as const;

export const addressWords = {
  title: 'Another address',
  which: 'Which address?',
  labelName: 'Name on the label',
  clubFixed: 'A club’s address is its own and stays.',
} as const;

export const cancelWords = {
  title: 'Cancel',
  what: 'What is cancelled?',
  whole: 'The whole order',
  submit: 'Cancel it',
  busy: 'Cancelling…',
  comment: 'Why? It is kept with the order',
  commentMissing: 'Say why: it is another person’s order',
  steps: 'How your refund is worked out',
  nothingBack: 'Nothing comes back: nothing was paid for it.',
} as const;

/** "You pay $12.40 more", "You get $12.40 back", "No difference" */
export function differenceWords(cents: number): string {
  if (cents === 0) return 'No difference';
  return cents > 0 ? `You pay ${formatMoney(cents)} more` : `You get ${formatMoney(-cents)} back`;
}

/** "on Visa ending in 1111, in 3 to 5 days"; several destinations each with their amount. */
export function refundWords(parts: readonly RefundPart[]): string {
  const when = (byCard: boolean): string => (byCard ? ', in 3 to 5 days' : ', within minutes');
  const [only] = parts;
  if (only && parts.length === 1) return `on ${only.title}${when(only.by_card)}`;
  return parts
    .map((part) => `${formatMoney(part.amount_cents)} on ${part.title}${when(part.by_card)}`)
    .join('; ');
}

/** The label of a change's button. */
export function agreeWords(cents: number): string {
  if (cents === 0) return 'Change it';
  return cents > 0 ? `Change it and pay ${formatMoney(cents)}` : `Change it, get ${formatMoney(-cents)} back`;
}

const failures: Readonly<Record<string, string>> = {
  action_not_allowed:
    'This cannot be changed any more: the carrier has a bag of it, or it was cancelled. Close this to see how it stands.',
  change_in_progress: 'Another change of this order is being paid at this moment. Try again in a minute.',
  club_address_fixed: addressWords.clubFixed,
  form_incomplete: 'Something is missing or not right. Check the fields that are marked.',
  leg_not_found: 'This way is no part of the order any more. Close this to see how it stands.',
  line_not_offered: 'One of your items is not sent to this country.',
  no_service: 'No carrier goes this way on that day. Choose another day or address.',
  nothing_to_change: 'That is how it is booked already. Choose something else.',
  nothing_to_price: 'At least one bag has to stay. Cancel the order instead.',
  order_not_found: 'This order is not there any more.',
  payment_refused: 'The payment was refused. Nothing was charged or changed.',
  payment_required: 'This costs more than before and has to be paid by a card.',
  pickup_time_over:
    'It is too late for that day, or the way back would begin before the way there has ended. Choose a later day.',
  recalc: 'The price changed meanwhile. Look at the new difference before you agree.',
  too_many_requests: 'That was too often in a short time. Wait a minute and try again.',
};

/** MD-09 */
const afterSailing = 'Your ship sails before the bags would be at the port. Choose an earlier day.';

/** Why a change was not made; the entered values stay. */
export function changeFailure(error: unknown): string {
  const code = isApiError(error) ? error.code : '';
  if (isApiError(error) && error.fields.some((field) => field.code === 'after_sailing')) return afterSailing;
  if (Object.hasOwn(failures, code)) return failures[code] ?? '';
  return 'This did not get through. Nothing is charged twice: try again.';
}

/** An end whose zip, city and state are each valid, but do not belong together. */
const wholeEnd = /^(?:from|to|origination|destination)$/;
/** The prefix of an end's field in a refusal: `to.zip` and `d_zip` are `zip`. */
const ofAnEnd = /^(?:from\.|to\.|[od]_)/;

const problemWords: Readonly<Record<string, string>> = {
  label_missing: 'Please enter the name for the label in Latin letters.',
  address_po_box:
    'Our carriers don’t deliver to PO boxes or general delivery. Please enter a street address.',
  address_military:
    'Only the postal service delivers to military addresses (APO, FPO, DPO). Our carriers can’t.',
};

/** The message at an address field that a refusal names; undefined for other fields. */
export function addressProblem(error: unknown, name: string, label: string): string | undefined {
  const field = isApiError(error)
    ? error.fields.find(({ path }) => path.replace(ofAnEnd, '') === name)
    : undefined;
  if (name === 'city' && isApiError(error) && error.fields.some(({ path }) => wholeEnd.test(path)))
    return 'City, state and zip do not belong together';
  return field && (problemWords[field.code] ?? `Check: ${label.toLowerCase()}`);
}

/** The fields that a refusal names. */
export const namedFields = (error: unknown): readonly string[] =>
  isApiError(error) ? error.fields.map(({ path }) => path.replace(ofAnEnd, '')) : [];

import { homeTimeZone, localNow } from '@sendahead/shared-contracts/calendar/local-now';
import { labelDaysAhead } from '@sendahead/shared-contracts/constants';
import type { OrderNextStep, OrderSummary } from '@sendahead/shared-contracts/orders/order-detail';
import { addDays } from '@sendahead/shared-contracts/primitives/calendar-date';
import { spokenDay } from './days.ts';

const bagsOf = ({ leg }: OrderNextStep): string => (leg === 'return' ? 'return bags' : 'bags');

/** What an order waits for, and whether customs still waits for the list of its bags. */
export type Next = { readonly step: OrderNextStep; readonly customs?: boolean | undefined };

/** Customs comes before everything that is done at home. */
export const nextOf = ({
  next_step: step,
  customs_open: customs,
}: Pick<OrderSummary, 'next_step' | 'customs_open'>): Next | null => (step ? { step, customs } : null);

/** The customer's next step; `now` in ms since the epoch. */
export function nextWords({ step, customs }: Next, now: number): string {
  const day = spokenDay(step.date, now);
  if (!customs) return nextStepWords(step, day, now);
  return `${customsTitle} ${isOnItsDay(step) ? 'today' : `before ${day}`}`;
}

const isOnItsDay = ({ kind }: OrderNextStep): boolean => kind === 'pickup' || kind === 'drop_off';

/** The word on the button that leads to it. */
export const nextAct = ({ step, customs }: Next): string => (customs ? 'List your bags' : nextStepAct(step));

/** The part of the order's page that it is about. */
export const nextAnchor = ({ step, customs }: Next): string => (customs ? '#customs' : nextStepAnchor(step));

function nextStepWords(step: OrderNextStep, day: string, now: number): string {
  const bags = bagsOf(step);
  switch (step.kind) {
    case 'labels_follow':
      return labelsFollow(step, now);
    case 'print_labels':
      return `Print your ${step.leg === 'return' ? 'return labels' : 'labels'} and attach them before ${day}`;
    case 'pickup':
      return `The carrier picks up your ${bags} on ${day}`;
    case 'drop_off':
      return `Drop off your ${bags} on ${day}`;
    case 'arrival':
      return `Your ${bags} arrive on ${day}`;
  }
}

/** OR-14: the same day as on the receipt; a label that is due is on its way. */
function labelsFollow({ date }: OrderNextStep, now: number): string {
  const mailed = addDays(date, -labelDaysAhead);
  return mailed > localNow(now, homeTimeZone).date
    ? `We’ll email your labels on ${spokenDay(mailed, now)}`
    : 'We’re making your labels, and we’ll email them too';
}

/** What customs waits for, as a title. */
export const customsTitle = 'List your bags for customs';

/** The same as a title, whose day is next to it. */
export function nextTitle({ step, customs }: Next): string {
  if (customs) return customsTitle;
  switch (step.kind) {
    case 'labels_follow':
      return 'We’ll email your labels';
    case 'print_labels':
      return step.leg === 'return' ? 'Print your return labels' : 'Print your labels';
    case 'pickup':
      return `Have your ${bagsOf(step)} ready for pickup`;
    case 'drop_off':
      return `Drop off your ${bagsOf(step)}`;
    case 'arrival':
      return `Your ${bagsOf(step)} are on their way`;
  }
}

/** Its day: the customer's steps are due before the carrier comes. */
export function nextDay({ step, customs }: Next, now: number): string {
  const mailed = addDays(step.date, -labelDaysAhead);
  if (step.kind === 'labels_follow' && !customs && mailed > localNow(now, homeTimeZone).date)
    return spokenDay(mailed, now);
  const day = spokenDay(step.date, now);
  return step.kind === 'labels_follow' || step.kind === 'print_labels' ? `Before ${day}` : day;
}

/** The word on the button that leads to it. */
const nextStepAct = ({ kind }: OrderNextStep): string =>
  kind === 'print_labels' ? 'Print labels' : kind === 'arrival' ? 'Track your bags' : 'Open order';

/** The part of the order's page that it is about. */
const nextStepAnchor = ({ kind }: OrderNextStep): string =>
  kind === 'print_labels' ? '#labels' : kind === 'arrival' ? '#timeline' : '';

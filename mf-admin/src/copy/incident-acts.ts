import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type {
  ActProgress,
  ActsOfIncident,
  CarrierMoveOfLeg,
  IncidentAct,
  OrderPart,
  PlannedAct,
} from '@sendahead/shared-contracts/console/incident-act-calls';
import { formatMoney } from '@sendahead/shared-ui';
import { showDay } from '../console/show-day.ts';
import { counted, incidentFailure } from './incidents.ts';
import { reasonsOfStay } from './moved-pickups.ts';
import { orderLabelTexts } from './order-labels.ts';

const pickups = (count: number): string => counted(count, 'pickup');
const orders = (count: number): string => counted(count, 'order');

/** The orders that staff chose in the plan, with the sum of their amounts. */
export type ChosenOrders = {
  count: number;
  cents: number;
  labels: number;
  /** Of moves to another carrier: what staff waive, what is refunded, and how many need approval. */
  waived: number;
  refunded: number;
  waiting: number;
};

type ActWords = {
  readonly title: string;
  readonly none: string;
  readonly stop: string;
  /** What the act does, before the plan. */
  readonly detail: string;
  /** What the press does to the chosen orders. */
  readonly sum: (chosen: ChosenOrders) => string;
  readonly press: (count: number) => string;
  readonly leave: string;
  readonly progress: (act: Pick<ActProgress, 'done' | 'waiting' | 'cents'>) => string;
};

const refunded = (cents: number): string => `${formatMoney(cents)} refunded`;

export const actWords: Readonly<Record<IncidentAct, ActWords>> = {
  undo_move: {
    title: 'Move pickups back',
    none: '',
    stop: 'Stop moving back',
    detail:
      'Moved pickups return to their former day if nothing has left yet. Customers pay nothing and get one email.',
    sum: ({ count, cents }) =>
      `${pickups(count)} ${count === 1 ? 'moves' : 'move'} back.${cents > 0 ? ` We waive ${formatMoney(cents)}.` : ''}`,
    press: (count) => `Move ${pickups(count)} back`,
    leave: 'Cancel',
    progress: ({ done, waiting }) =>
      waiting > 0 ? `${done} of ${pickups(done + waiting)} moved back.` : `${pickups(done)} moved back.`,
  },
  refund: {
    title: 'Cancel and refund orders',
    none: 'No order has been canceled for this incident.',
    stop: 'Stop canceling',
    detail:
      'Affected orders, or their affected legs, are canceled and refunded in full. Customers get one email with the reason.',
    sum: ({ count, cents }) =>
      `${orders(count)} ${count === 1 ? 'is' : 'are'} canceled, and ${formatMoney(cents)} is refunded.`,
    press: (count) => `Cancel ${orders(count)}`,
    leave: 'Keep the orders',
    progress: ({ done, waiting, cents }) =>
      `${waiting > 0 ? `${done} of ${orders(done + waiting)}` : orders(done)} canceled, ${refunded(cents)}.`,
  },
  void_labels: {
    title: orderLabelTexts.replace,
    none: 'No label has been replaced for this incident.',
    stop: 'Stop replacing',
    detail: 'An order that ships needs a label, so each voided label is bought again.',
    sum: ({ count, labels }) => orderLabelTexts.replaced({ labels, orders: count }),
    press: orderLabelTexts.start,
    leave: 'Cancel',
    progress: ({ done, waiting }) =>
      waiting > 0
        ? `Labels of ${done} of ${orders(done + waiting)} replaced.`
        : `Labels of ${orders(done)} replaced.`,
  },
  other_carrier: {
    title: 'Move to another carrier',
    none: 'No order has been moved to another carrier for this incident.',
    stop: 'Stop moving orders',
    detail:
      'Each order gets the cheapest service of another carrier that arrives in time, otherwise the earliest. Customers pay nothing and get one email.',
    sum: ({ count, waived, refunded: back, waiting }) =>
      [
        `${orders(count)} ${count === 1 ? 'moves' : 'move'}.`,
        ...(waived > 0 ? [`We waive ${formatMoney(waived)}.`] : []),
        ...(back > 0 ? [`We refund ${formatMoney(back)}.`] : []),
        ...(waiting > 0
          ? [`${orders(waiting)} of these ${waiting === 1 ? 'waits' : 'wait'} for approval.`]
          : []),
      ].join(' '),
    press: (count) => `Move ${orders(count)}`,
    leave: 'Cancel',
    progress: ({ done, waiting }) =>
      `${waiting > 0 ? `${done} of ${orders(done + waiting)}` : orders(done)} moved to another carrier.`,
  },
};

export const actTexts = {
  later: 'It arrives later than booked.',
  loading: 'Loading what was done',
  planning: 'Checking each order',
  planTitle: 'What happens to each order',
  choose: 'Uncheck the ones that should stay as they are.',
  nobody: 'No order allows this now.',
  chooseOne: 'Select at least one order.',
  more: (count: number): string => `${counted(count, 'more order')}. Do these first, then press again.`,
  inItAgain: 'This day is in the incident again.',
  results: 'Done',
  left: 'Skipped: these need you',
  busy: 'Starting…',
  stopping: 'Stopping…',
  goOn: 'Resume',
  ask: 'Request approval',
  reasonHint: 'Recorded in the history of each order.',
  above: (left: number): string =>
    `This is above what’s left of your limit, ${formatMoney(left)}, so it waits for approval.`,
  waits: ({ orders: count, cents, asked_by }: NonNullable<ActsOfIncident['waits']>): string =>
    `${orders(count)}, ${formatMoney(cents)}: waiting for approval, requested by ${asked_by}.`,
} as const;

const partNames: Readonly<Record<OrderPart, string>> = {
  order: 'Whole order',
  outbound: 'Outbound',
  return: 'Return',
};

const reasons: Readonly<Record<string, string>> = {
  ...reasonsOfStay,
  changed_since: 'It was changed again since.',
  no_former_day: 'Its former day isn’t on record.',
  no_labels: 'It has no labels to replace.',
  label_not_renewable: 'The carrier has a bag, or its labels have changed.',
  recalc: 'Its amount has changed. Check it on the order.',
  no_other_carrier: 'No other carrier takes these bags on that day.',
  own_order: 'It’s your own order, so a colleague must move it.',
  coupon_used_up: 'Its coupon was used up in the meantime.',
};

type Part = Pick<PlannedAct, 'part' | 'cents' | 'day' | 'carriers'>;

/** The result of an act for a part of an order: "Outbound: $62.50 refunded." */
export function doneText(
  act: IncidentAct,
  {
    part,
    cents,
    day,
    labels,
    carriers,
    waits_for_approval: waits = false,
  }: Part & Pick<PlannedAct, 'labels' | 'waits_for_approval'>,
): string {
  const amount = cents ?? 0;
  if (act === 'other_carrier')
    return [...(carriers ?? []).map(carrierText), differenceText(amount, waits)].join(' ');
  if (act === 'refund') return `${partNames[part]}: refund of ${formatMoney(amount)}.`;
  if (act === 'void_labels')
    return `${partNames[part]}: ${labels === undefined ? 'labels requested' : counted(labels, 'label')}.`;
  const waived = amount > 0 ? ` We waive ${formatMoney(amount)}.` : '';
  return `${partNames[part]}: ${day ? `pickup ${showDay(day)}` : 'moved back'}.${waived}`;
}

/** "Outbound: FedEx Ground, arrival Wed, Dec 2, becomes UPS Ground, arrival Thu, Dec 3." */
const carrierText = ({ leg, from, to }: CarrierMoveOfLeg): string =>
  `${partNames[leg]}: ${from.service}, arrival ${showDay(from.arrival_date)}, becomes ${to.service}, pickup ${showDay(to.pickup_date)}, arrival ${showDay(to.arrival_date)}.`;

function differenceText(cents: number, waits: boolean): string {
  if (cents === 0) return 'Same price.';
  if (cents < 0) return `We refund ${formatMoney(-cents)}.`;
  return waits
    ? `It costs ${formatMoney(cents)} more, above your limit, so it waits for approval.`
    : `We waive ${formatMoney(cents)}.`;
}

/** Whether another carrier brings a leg later than it was booked. */
export const arrivesLater = ({ carriers = [] }: Pick<PlannedAct, 'carriers'>): boolean =>
  carriers.some(({ from, to }) => to.arrival_date > from.arrival_date);

/** Why an act leaves a part of an order as it is. */
export function skippedText({
  part,
  cents,
  reason,
  message,
}: Part & { reason: string; message?: string | undefined }): string {
  const why =
    reason === 'above_limit'
      ? `It costs ${formatMoney(cents ?? 0)} more, which is above your limit.`
      : reason === 'awaits_approval'
        ? `It costs ${formatMoney(cents ?? 0)} more, which waits for approval.`
        : ((reason === 'pickup_time_over' ? message : undefined) ??
          reasons[reason] ??
          'We couldn’t change it. Open the order.');
  return `${partNames[part]}: ${why}`;
}

export const actFailure = (error: unknown): string | null =>
  isApiError(error) && error.code === 'recalc'
    ? 'The orders have changed. Check the new sum, then press again.'
    : incidentFailure(error);

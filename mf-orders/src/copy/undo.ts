import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { OrderDetail } from '@sendahead/shared-contracts/orders/order-detail';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { formatMoney } from '@sendahead/shared-ui';
import { legLabels } from './change.ts';
import { noAnswer } from './problems.ts';

export const undoWords = { submit: 'Undo', busy: 'Undoing…' } as const;

type Undo = NonNullable<OrderDetail['undo']>;

/** Describes the last act on an order. */
export function doneWords({ act, leg }: Undo): string {
  if (act === 'cancel') return 'Your order is canceled.';
  if (leg === null) return 'Your order has been changed.';
  return `${legLabels[leg]} ${act === 'cancel_leg' ? 'canceled' : 'changed'}.`;
}

/** What exactly changed, until when it can be undone, and what money moves then; several changes have a separate list. */
export const untilWords = ({ until, amount_cents: amount, changes = [] }: Undo): string =>
  `${changes.length === 1 ? `${changes[0]}. ` : ''}You can undo this until ${new Date(until).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })}. ${moneyIfUndone(amount)}`;

function moneyIfUndone(amount: number): string {
  if (amount > 0) return `Undoing it refunds ${formatMoney(amount)}.`;
  if (amount === 0) return 'Undoing it costs nothing.';
  return `Your ${formatMoney(-amount)} refund waits until then. Undoing this cancels the refund.`;
}

type Legs = NonNullable<OrderDetail['legs']>;

/** CH-30: "We removed the golf bag. We’re refunding $96.00." `legs` as they are after the undo. */
export const undoneWords = (undo: Undo, legs: Legs): string => `${restored(undo, legs)} ${moneyMoved(undo)}`;

function moneyMoved({ amount_cents: amount }: Undo): string {
  if (amount > 0) return `We’re refunding ${formatMoney(amount)}.`;
  return amount === 0
    ? 'Nothing is charged or refunded.'
    : `Your ${formatMoney(-amount)} refund is canceled.`;
}

function restored({ act, leg, changes = [], bags }: Undo, legs: Legs): string {
  if (act === 'cancel') return `We restored your order.${spaced(daysOfLegs(legs))}`;
  if (act === 'cancel_leg') return `${bookedAgain[leg ?? 'order']}${spaced(daysOfLegs(legs, leg))}`;
  const [one, ...others] = [...(bags?.added ?? []), ...(bags?.removed ?? [])];
  if (one !== undefined && others.length === 0)
    return bags?.added.length === 1
      ? `We removed the ${shortItem(one)}.`
      : `We put the ${shortItem(one)} back.`;
  const days = daysOfLegs(legs, leg, 'Back to ');
  if (days && changes.some((change) => isOfDay.test(change))) return days;
  return `We undid your last ${leg === null ? '' : `${leg} `}change${changes.length === 0 ? '' : ` (${changes.join('. ')})`}.`;
}

const bookedAgain = {
  outbound: 'Your outbound shipment is booked again.',
  return: 'Your return is booked again.',
  order: 'Your order is booked again.',
} as const;

/** A change of days, as the server says it. */
const isOfDay = /(Pickup|Drop-off|Arrival) on /;

const spaced = (text: string): string => (text === '' ? '' : ` ${text}`);

/** CH-36: the days that hold now, of one leg or of all: "Back to pickup Tue, Dec 8, arriving Tue, Dec 15." */
function daysOfLegs(legs: Legs, only: LegName | null = null, back = ''): string {
  return legs
    .filter(({ leg }) => only === null || leg === only)
    .map(({ leg, drop_off, pickup_date, arrival_date }) => {
      const name = legs.length > 1 ? `${legLabels[leg]}: ` : '';
      const start = `${back}${drop_off ? 'drop-off' : 'pickup'} ${spokenDate(pickup_date)}`;
      const days = `${start}, arriving ${spokenDate(arrival_date)}.`;
      return name ? name + lower(days) : upper(days);
    })
    .join(' ');
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "Golf bag, Standard" is "golf bag" within a sentence. */
const shortItem = (item: string): string => (item.split(',')[0] ?? item).toLowerCase();

const failures: Readonly<Record<string, string>> = {
  nothing_to_undo:
    'It’s too late to undo: it was booked again, or a refund, label or bag is on its way. Call us if this was a mistake.',
  coupon_used_up: 'This order’s coupon has been used up, so we can’t restore it. Use “Ship again” to rebook.',
  change_in_progress: 'Another change to this order is being paid right now. Try again in a minute.',
  action_not_allowed: 'Only the person who ordered can undo this.',
  order_not_found: 'We couldn’t find this order.',
};

/** Why the undo failed. */
export function undoFailure(error: unknown): string {
  const code = isApiError(error) ? error.code : '';
  return Object.hasOwn(failures, code) ? (failures[code] ?? '') : noAnswer;
}

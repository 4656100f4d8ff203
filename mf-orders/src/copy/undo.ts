import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { OrderDetail } from '@sendahead/shared-contracts/orders/order-detail';
import { formatMoney } from '@sendahead/shared-ui';
import { legLabels } from './change.ts';

export const undoWords = { submit: 'Undo', busy: 'Undoing…' } as const;

type Undo = NonNullable<OrderDetail['undo']>;

/** Describes the last act on an order. */
export function doneWords({ act, leg }: Undo): string {
  if (act === 'cancel') return 'Your order is canceled.';
  if (leg === null) return 'Your order has been changed.';
  return `${legLabels[leg]} ${act === 'cancel_leg' ? 'canceled' : 'changed'}.`;
}

/** What exactly changed, until when it can be undone, and what money moves then. */
export const untilWords = ({ until, amount_cents: amount, changes = [] }: Undo): string =>
  `${changes.map((one) => `${one}. `).join('')}You can undo this until ${new Date(until).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })}. ${moneyIfUndone(amount)}`;

function moneyIfUndone(amount: number): string {
  if (amount > 0) return `Undoing it refunds ${formatMoney(amount)}.`;
  if (amount === 0) return 'Undoing it costs nothing.';
  return `Your ${formatMoney(-amount)} refund waits until then. Undoing this cancels the refund.`;
}

/** CH-30: "We removed the golf bag and are refunding $96.00." */
export function undoneWords(undo: Undo): string {
  const { amount_cents: amount } = undo;
  if (amount > 0) return `${restored(undo)} and are refunding ${formatMoney(amount)}.`;
  if (amount === 0) return `${restored(undo)}. Nothing is charged or refunded.`;
  return `${restored(undo)}. Your ${formatMoney(-amount)} refund is canceled.`;
}

function restored({ act, leg, changes = [], bags }: Undo): string {
  if (act === 'cancel') return 'We restored your order';
  if (act === 'cancel_leg') return `We restored your ${leg === null ? 'order' : leg} shipment`;
  const [one, ...others] = [...(bags?.added ?? []), ...(bags?.removed ?? [])];
  if (one !== undefined && others.length === 0)
    return bags?.added.length === 1
      ? `We removed the ${shortItem(one)}`
      : `We put the ${shortItem(one)} back`;
  return `We undid your last ${leg === null ? '' : `${leg} `}change${changes.length === 0 ? '' : ` (${changes.join('. ')})`}`;
}

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
  return Object.hasOwn(failures, code)
    ? (failures[code] ?? '')
    : 'That didn’t go through. Nothing was undone. Try again.';
}

import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { OrderDetail } from '@sendahead/shared-contracts/orders/order-detail';
import { legLabels } from './change.ts';

export const undoWords = { submit: 'Undo', busy: 'Undoing…' } as const;

/** Describes the last act on an order. */
export function doneWords({ act, leg }: Pick<NonNullable<OrderDetail['undo']>, 'act' | 'leg'>): string {
  if (act === 'cancel') return 'Your order is canceled.';
  if (leg === null) return 'Your order has been changed.';
  return `${legLabels[leg]} ${act === 'cancel_leg' ? 'canceled' : 'changed'}.`;
}

/** "Until 4:32 PM you can undo it." */
export const untilWords = (instant: string): string =>
  `You can undo this until ${new Date(instant).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })}. Any refund waits until then.`;

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

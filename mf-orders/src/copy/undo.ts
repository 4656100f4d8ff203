import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { OrderDetail } from '@sendahead/shared-contracts/orders/life-schema';
import { legNames } from './change.ts';

export const undoWords = { submit: 'Undo', busy: 'Undoing…' } as const;

/** Describes the last act on an order. */
export function doneWords({ act, leg }: Pick<NonNullable<OrderDetail['undo']>, 'act' | 'leg'>): string {
  if (act === 'cancel') return 'Your order is cancelled.';
  if (leg === null) return 'Your order is changed.';
  return `${legNames[leg]} is ${act === 'cancel_leg' ? 'cancelled' : 'changed'}.`;
}

/** "Until 4:32 PM you can undo it." */
export const untilWords = (instant: string): string =>
  `Until ${new Date(instant).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })} you can undo it: nothing is given back and no label is void before.`;

const failures: Readonly<Record<string, string>> = {
  nothing_to_undo:
    'It is too late: the money, a label or a bag is on its way already. Call us if it was a mistake.',
  coupon_used_up:
    'The coupon of this order was used up meanwhile: it cannot be put back as it was. Ship again books it anew.',
  change_in_progress: 'Another change of this order is being paid at this moment. Try again in a minute.',
  action_not_allowed: 'Only the person whose order it is can undo this.',
  order_not_found: 'This order is not there any more.',
};

/** Why the undo failed. */
export function undoFailure(error: unknown): string {
  const code = isApiError(error) ? error.code : '';
  return Object.hasOwn(failures, code)
    ? (failures[code] ?? '')
    : 'This did not get through. Nothing was undone: try again.';
}

import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  map,
  type Observable,
  of,
  switchMap,
} from '@sendahead/shared-contracts/bus/rx';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { readReceipt as receiptCall } from '@sendahead/shared-contracts/orders/calls';
import type { ReceiptEvent } from '../state/receipt.ts';
import type { EffectContext } from './context.ts';

function refusalOf(error: unknown): ReceiptEvent {
  const status = isApiError(error) ? error.status : 0;
  if (status === 401) return { type: 'receipt-refused', why: 'signed-out' };
  return { type: 'receipt-refused', why: status === 403 || status === 404 ? 'not-found' : 'failed' };
}

/** RT-20, OPEN-19: reads the receipt that the address names, and again when somebody else has signed in. */
export function readReceipt({ host, store }: EffectContext): Observable<ReceiptEvent> {
  return store.changes.pipe(
    map(({ receipt, page }) => ({
      orderId: receipt.orderId,
      turn: receipt.turn,
      user: page.session?.user?.id ?? null,
    })),
    distinctUntilChanged((a, b) => a.orderId === b.orderId && a.turn === b.turn && a.user === b.user),
    switchMap(({ orderId }) =>
      orderId === null
        ? EMPTY
        : observeCall(host.api, receiptCall, { params: { orderId } }).pipe(
            map((receipt): ReceiptEvent => ({ type: 'receipt-arrived', receipt })),
            catchError((error: unknown) => of(refusalOf(error))),
          ),
    ),
  );
}

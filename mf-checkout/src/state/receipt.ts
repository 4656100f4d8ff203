import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import type { RequestState } from '@sendahead/shared-ui';

/** RT-20: the receipt page's order and whether it could be loaded. */
export interface ReceiptState {
  readonly orderId: string | null;
  readonly request: RequestState | 'not-found' | 'signed-out';
  readonly receipt: Receipt | null;
  readonly turn: number;
}

export type ReceiptEvent =
  | { readonly type: 'receipt-opened'; readonly orderId: string | null }
  | { readonly type: 'receipt-arrived'; readonly receipt: Receipt }
  | { readonly type: 'receipt-refused'; readonly why: 'not-found' | 'signed-out' | 'failed' }
  | { readonly type: 'receipt-retried' };

export const initialReceipt: ReceiptState = { orderId: null, request: 'idle', receipt: null, turn: 0 };

export function reduceReceipt(state: ReceiptState, event: ReceiptEvent): ReceiptState {
  switch (event.type) {
    case 'receipt-opened':
      return {
        ...initialReceipt,
        orderId: event.orderId,
        request: event.orderId === null ? 'not-found' : 'asking',
      };
    case 'receipt-arrived':
      return { ...state, request: 'answered', receipt: event.receipt };
    case 'receipt-refused':
      return { ...state, request: event.why };
    case 'receipt-retried':
      return { ...state, request: 'asking', turn: state.turn + 1 };
    default:
      return event satisfies never;
  }
}

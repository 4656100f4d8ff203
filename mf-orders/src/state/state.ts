import type { SessionSlice } from '@sendahead/shared-contracts/accounts/session-slice';

/** All state of this remote, except the server state of its pages. */
export interface OrdersState {
  /** The signed-in user; null until the page has published it. */
  readonly session: SessionSlice | null;
}

export const initialState: OrdersState = { session: null };

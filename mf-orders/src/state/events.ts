import type { SessionSlice } from '@sendahead/shared-contracts/accounts/session-slice';

/** Everything that can happen in this remote. */
export type OrdersEvent = { readonly type: 'session-known'; readonly session: SessionSlice };

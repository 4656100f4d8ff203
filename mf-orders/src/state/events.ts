import type { SessionSlice } from '@sendahead/shared-contracts/accounts/schema';

/** Everything that can happen in this remote. */
export type OrdersEvent = { readonly type: 'session-known'; readonly session: SessionSlice };

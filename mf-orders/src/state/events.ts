import type { SessionSlice } from '@sendahead/shared-contracts/accounts/schema';

/** Everything that can happen in this remote. */
export type Event = { readonly type: 'session-known'; readonly session: SessionSlice };

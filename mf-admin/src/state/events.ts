import type { SessionSlice } from '@sendahead/shared-contracts/accounts/schema';

/** Everything that can happen in this remote. */
export type AdminEvent =
  | { readonly type: 'session-known'; readonly session: SessionSlice }
  | { readonly type: 'cart-known'; readonly displayId: string | null }
  | { readonly type: 'copied' }
  | { readonly type: 'copy-refused' }
  | { readonly type: 'sign-out-asked' }
  | { readonly type: 'sign-out-failed' }
  | { readonly type: 'signed-out' };

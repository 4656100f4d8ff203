import type { SessionSlice } from '@sendahead/shared-contracts/accounts/schema';

/** All state of this remote, except the server state of its pages. */
export interface State {
  /** Who is signed in; null until the page has said so. */
  readonly session: SessionSlice | null;
}

export const initialState: State = { session: null };

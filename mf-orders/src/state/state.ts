import type { SessionSlice } from '@sendahead/shared-contracts/accounts/schema';

/** Everything that this remote knows beside what its pages ask the server for. */
export interface State {
  /** Who is signed in; null until the page has said so. */
  readonly session: SessionSlice | null;
}

export const initialState: State = { session: null };

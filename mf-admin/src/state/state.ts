import type { SessionSlice } from '@sendahead/shared-contracts/accounts/schema';
import type { RequestState } from '@sendahead/shared-ui/store';

/** Where the copying of the cart's number stands. */
export type Copying = 'idle' | 'copied' | 'refused';

export interface AdminState {
  readonly session: SessionSlice | null;
  /** The number under which customers know the cart; null while there is no cart. */
  readonly cartDisplayId: string | null;
  readonly copying: Copying;
  readonly signingOut: RequestState;
}

export const initialState: AdminState = {
  session: null,
  cartDisplayId: null,
  copying: 'idle',
  signingOut: 'idle',
};

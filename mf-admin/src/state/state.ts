import type { SessionSlice } from '@sendahead/shared-contracts/accounts/schema';

/** Where the copying of the cart's number stands. */
export type Copying = 'idle' | 'copied' | 'refused';

export interface AdminState {
  readonly session: SessionSlice | null;
  /** The number under which customers know the cart; null while there is no cart. */
  readonly cartDisplayId: string | null;
  readonly copying: Copying;
  readonly signingOut: 'idle' | 'asking' | 'failed';
}

export type AdminEvent =
  | { readonly type: 'session-heard'; readonly session: SessionSlice }
  | { readonly type: 'cart-heard'; readonly displayId: string | null }
  | { readonly type: 'copied' }
  | { readonly type: 'copy-refused' }
  | { readonly type: 'sign-out-asked' }
  | { readonly type: 'sign-out-failed' }
  | { readonly type: 'signed-out' };

export const initialState: AdminState = {
  session: null,
  cartDisplayId: null,
  copying: 'idle',
  signingOut: 'idle',
};

export function reduce(state: AdminState, event: AdminEvent): AdminState {
  switch (event.type) {
    case 'session-heard':
      return { ...state, session: event.session, signingOut: 'idle' };
    case 'cart-heard':
      return event.displayId === state.cartDisplayId
        ? state
        : { ...state, cartDisplayId: event.displayId, copying: 'idle' };
    case 'copied':
      return { ...state, copying: 'copied' };
    case 'copy-refused':
      return { ...state, copying: 'refused' };
    case 'sign-out-asked':
      return state.signingOut === 'asking' ? state : { ...state, signingOut: 'asking' };
    case 'sign-out-failed':
      return { ...state, signingOut: 'failed' };
    case 'signed-out':
      return { ...state, session: null, signingOut: 'idle' };
    default:
      return event satisfies never;
  }
}

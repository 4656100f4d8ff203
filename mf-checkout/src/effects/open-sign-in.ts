import { signInRequestedEvent } from '@sendahead/shared-contracts/accounts/topics';
import { type Observable, tap } from '@sendahead/shared-contracts/bus/rx';
import type { EffectContext } from './context.ts';

/** MD-15: the header's "Sign in" opens the dialog that this remote owns. */
export const openSignIn = ({ host, store }: EffectContext): Observable<unknown> =>
  host.bus
    .events(signInRequestedEvent)
    .pipe(tap(() => store.dispatch({ type: 'dialog-opened', dialog: 'sign-in' })));

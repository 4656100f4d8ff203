import { signOut as signOutCall } from '@sendahead/shared-contracts/accounts/calls';
import { signedOutEvent } from '@sendahead/shared-contracts/accounts/topics';
import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  map,
  type Observable,
  of,
  switchMap,
  tap,
} from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import type { AdminEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

/** Ends the session and notifies the page, whose shell then reads the new one. */
export const signOut = ({ host, store }: EffectContext): Observable<AdminEvent> =>
  store.changes.pipe(
    map(({ signingOut }) => signingOut === 'asking'),
    distinctUntilChanged(),
    switchMap((wanted) =>
      wanted
        ? observeCall(host.api, signOutCall, {}).pipe(
            tap(() => host.bus.publish(signedOutEvent, {})),
            map((): AdminEvent => ({ type: 'signed-out' })),
            catchError(() => of<AdminEvent>({ type: 'sign-out-failed' })),
          )
        : EMPTY,
    ),
  );

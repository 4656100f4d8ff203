import {
  distinctUntilChanged,
  filter,
  map,
  type Observable,
  of,
  switchMap,
  timer,
} from '@sendahead/shared-contracts/bus/rx';
import { pageTimings } from '@sendahead/shared-contracts/constants';
import type { AccountEvent } from '../state/account.ts';
import { isSignedIn } from '../state/page.ts';
import { isAdmitted } from '../state/selectors.ts';
import type { EffectContext } from './context.ts';

/**
 * The dialog that a page opens by itself: data that a social sign-in lacks (MD-19); the terms, 3 s after the page
 * loaded, for a user who is signed in without them (AC-04), and later for one whose sign-in answer asks for them
 * (OPEN-65); and the sign-in for a guest whose link asks for it, but never where something is booked (RT-24).
 */
export function openInitialDialog({ host, store }: EffectContext): Observable<AccountEvent> {
  const { user, social_user, complete_social_user } = host.boot.session;
  const open = (dialog: 'completion' | 'sign-in' | 'terms'): AccountEvent => ({
    type: 'dialog-opened',
    dialog,
  });
  if (social_user && !complete_social_user) return of(open('completion'));
  const { pathname, search } = window.location;
  if (!user && !pathname.includes('/ship') && new URLSearchParams(search).has('login_flag'))
    return of(open('sign-in'));
  // Counted from the page's load, because this part loads late.
  return timer(Math.max(0, pageTimings.termsCheckMs - performance.now())).pipe(
    switchMap(() => store.changes),
    map((state) =>
      isSignedIn(state.page) && !isAdmitted(state) ? (state.page.session?.user?.id ?? null) : null,
    ),
    distinctUntilChanged(),
    filter((userId) => userId !== null && store.getState().account.dialog === 'none'),
    map(() => open('terms')),
  );
}

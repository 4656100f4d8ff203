import {
  distinctUntilChanged,
  EMPTY,
  from,
  map,
  type Observable,
  switchMap,
} from '@sendahead/shared-contracts/bus/rx';
import { isAdmitted } from '../state/selectors.ts';
import type { EffectContext } from './context.ts';

/**
 * MD-17: an order saves the terms that were ticked with the account. One that stops before it is sent saves them too:
 * otherwise the page would ask for them again.
 */
export const keepHolidayTerms = ({ host, store }: EffectContext): Observable<unknown> =>
  store.changes.pipe(
    map(
      (state) =>
        state.holidayAgreed && isAdmitted(state) && ['idle', 'refused'].includes(state.placing.phase),
    ),
    distinctUntilChanged(),
    switchMap((stopped) =>
      stopped
        ? from(import('./on-submit.ts')).pipe(switchMap((calls) => calls.acceptHolidayTerms(host)))
        : EMPTY,
    ),
  );

import { holidayTermsAcceptedEvent } from '@sendahead/shared-contracts/accounts/holiday-terms-topics';
import { filter, type Observable, tap } from '@sendahead/shared-contracts/bus/rx';
import type { EffectContext } from './context.ts';

/**
 * TL-26: an order that was refused because the holiday terms were missing is placed as soon as they are
 * accepted.
 */
export const continueAfterTerms = ({ host, store, createKey }: EffectContext): Observable<unknown> =>
  host.bus.events(holidayTermsAcceptedEvent).pipe(
    filter(() => {
      const { placing } = store.getState();
      return placing.phase === 'refused' && placing.code === 'holiday_terms_required';
    }),
    tap(() => store.dispatch({ type: 'attempt-started', key: createKey() })),
  );

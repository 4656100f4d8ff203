import { headerInfo } from '@sendahead/shared-contracts/accounts/calls';
import { catchError, map, type Observable, of } from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { carriersQuestion } from '../state/carriers.ts';
import type { ItineraryEvent } from '../state/events.ts';
import { askFor } from './ask.ts';
import type { EffectContext } from './context.ts';

/** RO-04: the carriers from which a carrier admin chooses. */
export const askCarriers = (context: EffectContext): Observable<ItineraryEvent> =>
  askFor(context, {
    question: carriersQuestion,
    answer: (state) => state.carriers,
    ask: (query, key) =>
      observeCall(context.host.api, headerInfo, { query }).pipe(
        map(({ carriers = [] }): ItineraryEvent => {
          const value = carriers.map(({ carrier, name }) => ({ value: carrier, label: name }));
          return { type: 'carriers-answered', key, value };
        }),
        catchError(() => of<ItineraryEvent>({ type: 'carriers-answered', key, value: null })),
      ),
  });

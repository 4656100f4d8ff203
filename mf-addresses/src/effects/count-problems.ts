import { trackedEvent } from '@sendahead/shared-contracts/analytics/topics';
import { mergeMap, type Observable, tap } from '@sendahead/shared-contracts/bus/rx';
import { validationRequestedEvent } from '@sendahead/shared-contracts/payments/topics';
import { problemText } from '../copy/problems.ts';
import type { AddressesEvent } from '../state/events.ts';
import { problemsOf } from '../state/problems.ts';
import { ends } from '../state/state.ts';
import type { EffectContext } from './context.ts';

/** PY-25: each field that an attempt to order found wrong, by our name for it and without what was entered. */
export const countProblems = (context: EffectContext): Observable<AddressesEvent> =>
  context.host.bus.events(validationRequestedEvent).pipe(
    tap(() => count(context)),
    mergeMap(() => []),
  );

function count({ host, store }: EffectContext): void {
  for (const end of ends)
    for (const [field, problem] of Object.entries(problemsOf(store.getState(), end)))
      host.bus.publish(trackedEvent, {
        name: 'validation_error',
        properties: {
          field_name: `${end}.${field}`,
          message: problemText(problem, end, host.boot.brand),
          form_name: 'ship-points',
        },
      });
}

import {
  distinctUntilChanged,
  filter,
  map,
  merge,
  type Observable,
  tap,
} from '@sendahead/shared-contracts/bus/rx';
import { sectionReadyEvent } from '@sendahead/shared-contracts/page/topics';
import { tripTypeToldEvent } from '@sendahead/shared-contracts/services/topics';
import type { EffectContext } from './context.ts';

/** TL-04: sends the trip type to the travelers' section, when it changes and when that section is ready. */
export const publishTripType = ({ host, store }: EffectContext): Observable<unknown> =>
  merge(
    store.changes.pipe(
      map(({ tripType }) => tripType),
      distinctUntilChanged(),
    ),
    host.bus.events(sectionReadyEvent).pipe(
      filter(({ section }) => section === 'travelers'),
      map(() => store.getState().tripType),
    ),
  ).pipe(tap((tripType) => host.bus.publish(tripTypeToldEvent, { tripType })));

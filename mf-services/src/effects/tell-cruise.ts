import {
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  type Observable,
  of,
  switchMap,
  take,
  takeUntil,
  tap,
  timer,
} from '@sendahead/shared-contracts/bus/rx';
import { cruiseChosenEvent } from '@sendahead/shared-contracts/services/cruise-topics';
import type { EffectContext } from './context.ts';

/** The address section may not have loaded yet: the event is repeated until it shows the port. */
const againMs = 1500;
const tries = 10;

/** MD-09: announces the port to the address section. */
export const tellCruise = ({ host, store }: EffectContext): Observable<unknown> =>
  store.changes.pipe(
    map(({ cruise }) => cruise),
    distinctUntilChanged((a, b) => a.chosen === b.chosen),
    switchMap(({ chosen, again }) => (chosen ? of({ ...chosen, again }) : EMPTY)),
    switchMap(({ line, port, again }) =>
      merge(
        of(0),
        timer(againMs, againMs).pipe(
          take(tries),
          takeUntil(store.changes.pipe(filter(({ points }) => points?.destination.club?.id === port.id))),
        ),
      ).pipe(tap(() => host.bus.publish(cruiseChosenEvent, { line, port, ...(again ? { again } : {}) }))),
    ),
  );

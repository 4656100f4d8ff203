import {
  distinctUntilChanged,
  filter,
  map,
  mergeMap,
  type Observable,
  pairwise,
  startWith,
  takeUntil,
  timer,
} from '@sendahead/shared-contracts/bus/rx';
import { emptiedLineRemovalMs } from '@sendahead/shared-contracts/constants';
import type { TravelersEvent } from '../state/events.ts';
import { isEmptied } from '../state/line-count.ts';
import type { TravelersState } from '../state/state.ts';
import type { EffectContext } from './context.ts';

interface Emptied {
  readonly key: number;
  readonly line: string;
}

const emptied = ({ travelers }: TravelersState): Emptied[] =>
  travelers.flatMap(({ key, lines }) => lines.filter(isEmptied).map(({ line }) => ({ key, line })));

const holds = (all: readonly Emptied[], one: Emptied): boolean =>
  all.some(({ key, line }) => key === one.key && line === one.line);

/** TR-09: two seconds after a line was emptied its rows are removed, unless it was counted up again. */
export const removeEmptiedLines = ({ store }: EffectContext): Observable<TravelersEvent> =>
  store.changes.pipe(
    map(emptied),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
    startWith<Emptied[]>([]),
    pairwise(),
    mergeMap(([before, now]) => now.filter((one) => !holds(before, one))),
    mergeMap((one) =>
      timer(emptiedLineRemovalMs).pipe(
        takeUntil(store.changes.pipe(filter((state) => !holds(emptied(state), one)))),
        map((): TravelersEvent => ({ type: 'emptied-line-removed', ...one })),
      ),
    ),
  );

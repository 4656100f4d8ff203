import {
  filter,
  merge,
  type Observable,
  switchMap,
  take,
  tap,
  timer,
} from '@sendahead/shared-contracts/bus/rx';
import { restoreRequestedEvent, sectionRestoredEvent } from '@sendahead/shared-contracts/page/topics';
import { readPoints } from '@sendahead/shared-contracts/ship-form/points';
import { ends } from '../state/state.ts';
import type { EffectContext } from './context.ts';

/** How long the page waits for the clubs of a saved booking to be looked up, in milliseconds. */
const patienceMs = 5000;

/** Restores both ends of a saved booking, and answers when its clubs are known again or failed to load. */
export const restore = ({ host, store }: EffectContext): Observable<unknown> =>
  host.bus.events(restoreRequestedEvent).pipe(
    filter(({ section }) => section === 'ship-points'),
    tap(({ form, replaces = false }) => {
      const points = readPoints(form);
      if (points) store.dispatch({ type: 'restored', ...points, replaces });
    }),
    switchMap(() => {
      const settled = store.changes.pipe(
        filter((state) => ends.every((end) => state[end].club.request !== 'asking')),
      );
      return merge(settled, timer(patienceMs)).pipe(take(1));
    }),
    tap(() => host.bus.publish(sectionRestoredEvent, { section: 'ship-points' })),
  );

import { distinctUntilChanged, map, type Observable, tap } from '@sendahead/shared-contracts/bus/rx';
import { shipPointsTopic } from '@sendahead/shared-contracts/geo/topics';
import { publication } from '../state/publication.ts';
import type { EffectContext } from './context.ts';

/** Tells the page what both ends are now, whenever that changed in substance. */
export const publish = ({ host, store }: EffectContext): Observable<unknown> =>
  store.changes.pipe(
    map((state) => publication(state)),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
    tap((points) => host.bus.publish(shipPointsTopic, points)),
  );

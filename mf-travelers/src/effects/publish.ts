import { distinctUntilChanged, map, type Observable, tap } from '@sendahead/shared-contracts/bus/rx';
import { travelersTopic } from '@sendahead/shared-contracts/travelers/topics';
import { publication } from '../state/publication.ts';
import type { EffectContext } from './context.ts';

/** Tells the page who travels with what, whenever that changed in substance. */
export const publish = ({ host, store }: EffectContext): Observable<unknown> =>
  store.changes.pipe(
    map((state) => publication(state, host.boot.brand)),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
    tap((travelers) => host.bus.publish(travelersTopic, travelers)),
  );

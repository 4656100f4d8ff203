import { distinctUntilChanged, map, type Observable, tap } from '@sendahead/shared-contracts/bus/rx';
import { itineraryTopic } from '@sendahead/shared-contracts/services/topics';
import { publication } from '../state/publication.ts';
import type { EffectContext } from './context.ts';
import { nextStep } from './next-step.ts';

/** Publishes the trip whenever its content changed. */
export const publish = ({ host, store }: EffectContext): Observable<unknown> =>
  store.changes.pipe(
    map((state) => ({ ...publication(state), next: nextStep(state) })),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
    tap((itinerary) => host.bus.publish(itineraryTopic, itinerary)),
  );

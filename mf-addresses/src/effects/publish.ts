import { painted } from '@sendahead/shared-contracts/bus/painted';
import {
  distinctUntilChanged,
  map,
  type Observable,
  of,
  switchMap,
  tap,
} from '@sendahead/shared-contracts/bus/rx';
import { shipPointsTopic } from '@sendahead/shared-contracts/geo/topics';
import { nextStep } from '../copy/next-step.ts';
import { publication } from '../state/publication.ts';
import type { EffectContext } from './context.ts';

/** Publishes both ends whenever their content changed, and immediately at the start. */
export const publish = ({ host, store }: EffectContext): Observable<unknown> =>
  store.changes.pipe(
    map((state) => ({ ...publication(state), next: nextStep(state) })),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
    switchMap((points, turn) => (turn === 0 ? of(points) : painted(points))),
    tap((points) => host.bus.publish(shipPointsTopic, points)),
  );

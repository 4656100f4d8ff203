import { painted } from '@sendahead/shared-contracts/bus/painted';
import {
  distinctUntilChanged,
  map,
  type Observable,
  of,
  switchMap,
  tap,
} from '@sendahead/shared-contracts/bus/rx';
import { travelersTopic } from '@sendahead/shared-contracts/travelers/topics';
import { nextStep } from '../copy/next-step.ts';
import { publication } from '../state/publication.ts';
import type { EffectContext } from './context.ts';

/** Publishes the travelers and their bags whenever their content changed, and immediately at the start. */
export const publish = ({ host, store }: EffectContext): Observable<unknown> =>
  store.changes.pipe(
    map((state) => ({
      ...publication(state, host.boot.brand),
      next: nextStep(state, host.boot.brand),
    })),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
    switchMap((travelers, turn) => (turn === 0 ? of(travelers) : painted(travelers))),
    tap((travelers) => host.bus.publish(travelersTopic, travelers)),
  );

import {
  EMPTY,
  filter,
  from,
  merge,
  mergeMap,
  type Observable,
  take,
  timer,
} from '@sendahead/shared-contracts/bus/rx';
import type { AddressesEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

/** Milliseconds after which the lookups are fetched although nobody has begun. */
const patienceMs = 1500;

/** Pipelines in a file of their own. */
type LoadEffects = () => Promise<(context: EffectContext) => Observable<AddressesEvent>>;

/**
 * Starts what adds to typing, from a file of its own, once somebody began or the page had its time to settle.
 * When the file cannot be loaded the fields work by hand, and the shell is told.
 */
export function later(context: EffectContext, load: LoadEffects): Observable<AddressesEvent> {
  const { store, host } = context;
  const { origin, destination } = store.getState();
  const begun = store.changes.pipe(
    filter((state) => state.origin !== origin || state.destination !== destination),
  );
  const loaded = () =>
    load().catch((error: unknown) => {
      host.report(error, 'lookups');
      return null;
    });
  return merge(begun, timer(patienceMs)).pipe(
    take(1),
    mergeMap(() => from(loaded())),
    mergeMap((effects) => effects?.(context) ?? EMPTY),
  );
}

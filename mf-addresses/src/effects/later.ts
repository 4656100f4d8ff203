import { filter, merge, mergeMap, type Observable, take, timer } from '@sendahead/shared-contracts/bus/rx';
import { loadUntilThere } from '@sendahead/shared-contracts/client/load-until-there';
import type { AddressesEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

/** Milliseconds after which the lookups are fetched although nobody has begun. */
const patienceMs = 1500;

/** Pipelines in a file of their own. */
type LoadEffects = () => Promise<(context: EffectContext) => Observable<AddressesEvent>>;

/**
 * Starts what adds to typing, from a file of its own, once somebody began or the page had its time to settle.
 * While the file cannot be loaded the fields work by hand, the shell is told, and it is asked for again.
 */
export function later(context: EffectContext, load: LoadEffects): Observable<AddressesEvent> {
  const { store, host } = context;
  const { origin, destination } = store.getState();
  const begun = store.changes.pipe(
    filter((state) => state.origin !== origin || state.destination !== destination),
  );
  return merge(begun, timer(patienceMs)).pipe(
    take(1),
    mergeMap(() => loadUntilThere(load, (error) => host.report(error, 'lookups'))),
    mergeMap((effects) => effects(context)),
  );
}

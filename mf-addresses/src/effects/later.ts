import { filter, merge, mergeMap, type Observable, take, timer } from '@sendahead/shared-contracts/bus/rx';
import { loadUntilThere } from '@sendahead/shared-contracts/client/load-until-there';
import type { AddressesEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

/** Milliseconds after which the lookups are loaded even if nobody has begun. */
const patienceMs = 1500;

/** Effects in a separate file. */
type LoadEffects = () => Promise<(context: EffectContext) => Observable<AddressesEvent>>;

/**
 * Loads effects that assist typing, from a separate file, when somebody starts to type or the page has
 * settled. While the file cannot be loaded, the fields work without help, the shell is notified, and the
 * file is requested again.
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

import { EMPTY, from, mergeMap, type Observable } from '@sendahead/shared-contracts/bus/rx';
import type { AddressesEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

/** Starts what adds to typing from a file of its own. When it cannot be loaded the fields work by hand, and the shell is told. */
export const later = (context: EffectContext): Observable<AddressesEvent> =>
  from(
    import('./later-effects.ts').catch((error: unknown) => {
      context.host.report(error, 'lookups');
      return null;
    }),
  ).pipe(mergeMap((module) => (module ? module.laterEffects(context) : EMPTY)));

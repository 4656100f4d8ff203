import { filter, type Observable, switchMap, take } from '@sendahead/shared-contracts/bus/rx';
import { loadUntilThere } from '@sendahead/shared-contracts/client/load-until-there';
import type { CheckoutEvent } from '../state/events.ts';
import type { CheckoutState } from '../state/state.ts';
import type { EffectContext } from './context.ts';

/** An effect that most pages never need: loaded when the state first requires it, and then kept. */
export const onceNeeded = (
  context: EffectContext,
  isNeeded: (state: CheckoutState) => boolean,
  load: () => Promise<(context: EffectContext) => Observable<CheckoutEvent>>,
): Observable<CheckoutEvent> =>
  context.store.changes.pipe(
    filter(isNeeded),
    take(1),
    switchMap(() => loadUntilThere(load, (error) => context.host.report(error, 'load-effect'))),
    switchMap((effect) => effect(context)),
  );

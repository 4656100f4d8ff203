import { filter, from, type Observable, switchMap, take } from '@sendahead/shared-contracts/bus/rx';
import { loadUntilThere } from '@sendahead/shared-contracts/client/load-until-there';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import type { AddressesEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

const loadApplyPrefill = async () => (await import('./apply-prefill.ts')).applyPrefill;

/**
 * Fills in the values of the page address, once, when the page is known; loaded only with such an address.
 */
export const prefill = (context: EffectContext): Observable<AddressesEvent> =>
  context.host.bus.state(contextTopic).pipe(
    take(1),
    filter(({ query }) => Object.keys(query).length > 0),
    switchMap((page) =>
      from(loadUntilThere(loadApplyPrefill, (error) => context.host.report(error, 'link'))).pipe(
        switchMap((applyPrefill) => applyPrefill(context, page)),
      ),
    ),
  );

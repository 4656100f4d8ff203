import { merge, Subscription } from '@sendahead/shared-contracts/bus/rx';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { createStore } from '@sendahead/shared-ui';
import { reduce } from '../state/reducer.ts';
import { ends, initialState } from '../state/state.ts';
import type { AddressesStore, EffectContext } from './context.ts';
import { later } from './later.ts';
import { loadStates } from './load-states.ts';
import { lookUpFacility } from './look-up-facility.ts';
import { lookUpZip } from './look-up-zip.ts';
import { prefill } from './prefill.ts';
import { readPage } from './read-page.ts';

const perEnd = [lookUpFacility, lookUpZip] as const;
const once = [loadStates, prefill] as const;

const loadLater = async () => (await import('./quote-effects.ts')).quoteEffects;

/**
 * The quick quote: both ends with all typing assistance, but nothing for booking: no checks of the pair, no
 * notes, no topics. A link's own query fills the form, so that a link can be changed as it was made.
 */
export function startQuote(host: FragmentHost<'mf-addresses'>): { store: AddressesStore; stop(): void } {
  const store = createStore(
    reduce,
    initialState({ originContact: null, direction: host.boot.brand.default_direction }),
  );
  const running = new Subscription();
  const context: EffectContext = { host, store, ...readPage(host.bus, running) };
  const events = merge(
    ...ends.flatMap((end) => perEnd.map((effect) => effect(context, end))),
    ...once.map((effect) => effect(context)),
    later(context, loadLater),
  );
  running.add(events.subscribe((event) => store.dispatch(event)));
  return { store, stop: () => running.unsubscribe() };
}

import { merge, Subscription } from '@sendahead/shared-contracts/bus/rx';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { sectionReadyEvent } from '@sendahead/shared-contracts/page/topics';
import {
  cardValidationRequestedEvent,
  validationRequestedEvent,
} from '@sendahead/shared-contracts/payments/topics';
import { createStore } from '@sendahead/shared-ui';
import { reduce } from '../state/reducer.ts';
import { ends, initialState } from '../state/state.ts';
import type { AddressesStore, EffectContext } from './context.ts';
import { later } from './later.ts';
import { loadStates } from './load-states.ts';
import { lookUpClub } from './look-up-club.ts';
import { prefill } from './prefill.ts';
import { publish } from './publish.ts';
import { readPage } from './read-page.ts';
import { restore } from './restore.ts';

/** Pipelines that run once for each end. */
const perEnd = [lookUpClub] as const;
/** Pipelines that concern both. */
const once = [loadStates, prefill] as const;

const loadLater = async () => (await import('./later-effects.ts')).laterEffects;

/** Starts the remote on a page: its store, and every pipeline from state to calls to state to topics. */
export function start(host: FragmentHost<'mf-addresses'>): { store: AddressesStore; stop(): void } {
  const store = createStore(
    reduce,
    initialState({
      originContact: host.boot.brand.default_origin_contact,
      direction: host.boot.brand.default_direction,
    }),
  );
  const running = new Subscription();
  const context: EffectContext = { host, store, ...readPage(host.bus, running) };
  const events = merge(
    ...ends.flatMap((end) => perEnd.map((effect) => effect(context, end))),
    ...once.map((effect) => effect(context)),
    later(context, loadLater),
  );
  running.add(events.subscribe((event) => store.dispatch(event)));
  running.add(publish(context).subscribe());
  running.add(restore(context).subscribe());
  running.add(
    host.bus.events(validationRequestedEvent).subscribe(() => store.dispatch({ type: 'submitted' })),
  );
  running.add(
    host.bus
      .events(cardValidationRequestedEvent)
      .subscribe(({ card }) => store.dispatch({ type: 'card-checked', card })),
  );
  host.bus.publish(sectionReadyEvent, { section: 'ship-points' });
  return { store, stop: () => running.unsubscribe() };
}

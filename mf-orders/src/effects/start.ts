import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { createStore } from '@sendahead/shared-ui';
import { reduce } from '../state/reducer.ts';
import { initialState } from '../state/state.ts';

/** The remote's store and effects for one page. */
export function start(host: FragmentHost<'mf-orders'>) {
  const store = createStore(reduce, initialState);
  const reading = host.bus
    .state(sessionTopic)
    .subscribe((session) => store.dispatch({ type: 'session-known', session }));
  return { store, stop: () => reading.unsubscribe() };
}

import { merge } from '@sendahead/shared-contracts/bus/rx';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { assistanceTopic } from '@sendahead/shared-contracts/page/assistance';
import { createStore } from '@sendahead/shared-ui/store';
import { reduce } from '../state/reducer.ts';
import { initialState } from '../state/state.ts';
import type { AdminStore } from './context.ts';
import { readPage } from './read-page.ts';
import { signOut } from './sign-out.ts';

/** What the fragment works with. */
export interface Admin {
  readonly store: AdminStore;
  /** Puts the cart's number on the clipboard. */
  copyCart(): Promise<void>;
}

const toClipboard = (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Starts the remote on a page. Nobody is assisted until a takeover or a booking on behalf begins. */
export function start(
  host: FragmentHost<'mf-admin'>,
  copy: (text: string) => Promise<void> = toClipboard,
): { store: Admin; stop(): void } {
  const store = createStore(reduce, initialState);
  const context = { host, store };
  const running = merge(readPage(context), signOut(context)).subscribe((event) => store.dispatch(event));
  host.bus.publish(assistanceTopic, { kind: 'none', userId: null, userEmail: null });
  return {
    store: {
      store,
      async copyCart() {
        const { cartDisplayId } = store.getState();
        if (cartDisplayId === null) return;
        await copy(cartDisplayId).then(
          () => store.dispatch({ type: 'copied' }),
          () => store.dispatch({ type: 'copy-refused' }),
        );
      },
    },
    stop: () => running.unsubscribe(),
  };
}

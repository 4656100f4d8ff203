import { merge } from '@sendahead/shared-contracts/bus/rx';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { type PageStorage, pageStorage } from '@sendahead/shared-contracts/page/page-storage';
import { createStore } from '@sendahead/shared-ui';
import { reduce } from '../state/reducer.ts';
import { initialState } from '../state/state.ts';
import { cartUser } from './cart-user.ts';
import type { AdminStore } from './context.ts';
import { keepConcessions } from './keep-concessions.ts';
import { publish } from './publish.ts';
import { readPage } from './read-page.ts';
import { searchClubs } from './search-clubs.ts';
import { searchPeople } from './search-people.ts';
import { signOut } from './sign-out.ts';
import { takeOver } from './take-over.ts';
import { watchGiven } from './watch-given.ts';

/** The dependencies of the fragment. */
export interface Admin {
  readonly host: FragmentHost<'mf-admin'>;
  readonly store: AdminStore;
  /** Copies the cart's number to the clipboard. */
  copyCart(): Promise<void>;
  /** Opens another page in place of this one. */
  navigate(url: string): void;
}

/** The browser features that the remote uses. */
export interface BrowserActs {
  copy(text: string): Promise<void>;
  navigate(url: string): void;
  /** Data that survives a reload of this tab. */
  readonly kept: Pick<PageStorage, 'getItem' | 'setItem'>;
}

const inBrowser: BrowserActs = {
  copy: (text) => navigator.clipboard.writeText(text),
  navigate: (url) => window.location.assign(url),
  kept: pageStorage('sessionStorage'),
};

/** Starts the remote on a page. Nobody is assisted until staff begin a booking on behalf of a user. */
export function start(
  host: FragmentHost<'mf-admin'>,
  { copy, navigate, kept }: BrowserActs = inBrowser,
): { store: Admin; stop(): void } {
  const store = createStore(reduce, initialState);
  const context = { host, store, navigate };
  const running = merge(
    readPage(context),
    signOut(context),
    searchPeople(context),
    searchClubs(context),
    cartUser(context),
    takeOver(context),
    watchGiven(context),
    keepConcessions(context, kept),
  ).subscribe((event) => store.dispatch(event));
  running.add(publish(context).subscribe());
  return {
    store: {
      host,
      store,
      navigate,
      async copyCart() {
        const { cart } = store.getState();
        if (cart === null) return;
        await copy(cart.displayId).then(
          () => store.dispatch({ type: 'copied' }),
          () => store.dispatch({ type: 'copy-refused' }),
        );
      },
    },
    stop: () => running.unsubscribe(),
  };
}

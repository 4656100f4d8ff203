import type { SessionSlice } from '@sendahead/shared-contracts/accounts/schema';
import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { createStore, type Store } from '@sendahead/shared-ui';

/** What the console works with: the page's host, and who is signed in. Null until the page has said so. */
export interface Console {
  readonly host: FragmentHost<'mf-admin'>;
  readonly session: Store<SessionSlice | null, SessionSlice>;
}

/** Starts the console on a page. */
export function startConsole(host: FragmentHost<'mf-admin'>): { store: Console; stop(): void } {
  const session = createStore<SessionSlice | null, SessionSlice>((_, told) => told, null);
  const reading = host.bus.state(sessionTopic).subscribe((told) => session.dispatch(told));
  return { store: { host, session }, stop: () => reading.unsubscribe() };
}

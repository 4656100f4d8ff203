import type { SessionSlice } from '@sendahead/shared-contracts/accounts/schema';
import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { createStore, type Store } from '@sendahead/shared-ui';

/** The context of the console: the page's host, and the session, null until the page has published it. */
export interface Console {
  readonly host: FragmentHost<'mf-admin'>;
  readonly session: Store<SessionSlice | null, SessionSlice>;
}

/** Starts the console on a page. */
export function startConsole(host: FragmentHost<'mf-admin'>): { store: Console; stop(): void } {
  const session = createStore<SessionSlice | null, SessionSlice>((_, published) => published, null);
  const reading = host.bus.state(sessionTopic).subscribe((published) => session.dispatch(published));
  return { store: { host, session }, stop: () => reading.unsubscribe() };
}

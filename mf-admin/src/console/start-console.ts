import type { SessionSlice } from '@sendahead/shared-contracts/accounts/session-slice';
import { sessionTopic, signedOutEvent } from '@sendahead/shared-contracts/accounts/topics';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { createStore, type Store } from '@sendahead/shared-ui';

/** The context of the console: the page's host, and the session, null until the page has published it. */
export interface Console {
  readonly host: FragmentHost<'mf-admin'>;
  readonly session: Store<SessionSlice | null, SessionSlice>;
  /** The session ended while its user worked: `session` does not change, so that the page keeps the input. */
  readonly ended: Store<boolean, boolean>;
}

/** Starts the console on a page. */
export function startConsole(host: FragmentHost<'mf-admin'>): { store: Console; stop(): void } {
  const session = createStore<SessionSlice | null, SessionSlice>((_, published) => published, null);
  const ended = createStore<boolean, boolean>((_, now) => now, false);
  let leaves = false;
  const reading = host.bus.events(signedOutEvent).subscribe(() => {
    leaves = true;
  });
  reading.add(
    host.bus.state(sessionTopic).subscribe((published) => {
      const isLost = !leaves && Boolean(session.getState()?.user) && published.user === null;
      if (!isLost) session.dispatch(published);
      ended.dispatch(isLost);
    }),
  );
  return { store: { host, session, ended }, stop: () => reading.unsubscribe() };
}

import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import { map, merge, type Observable } from '@sendahead/shared-contracts/bus/rx';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import type { AdminEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

/** Who is signed in, and which cart stands on the page. */
export const readPage = ({ host: { bus } }: EffectContext): Observable<AdminEvent> =>
  merge(
    bus.state(sessionTopic).pipe(map((session): AdminEvent => ({ type: 'session-known', session }))),
    bus
      .state(contextTopic)
      .pipe(map(({ cart }): AdminEvent => ({ type: 'cart-known', displayId: cart?.displayId ?? null }))),
  );

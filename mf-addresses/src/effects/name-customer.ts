import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import { distinctUntilChanged, map, type Observable } from '@sendahead/shared-contracts/bus/rx';
import type { AddressesEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

/** BR-08: a home gets the name of the signed-in customer; staff who book for others live in nobody's home. */
export const nameCustomer = ({ host }: EffectContext): Observable<AddressesEvent> =>
  host.bus.state(sessionTopic).pipe(
    map(({ role, user, onBehalfOf }) =>
      user && role === 'consumer' && !onBehalfOf ? `${user.firstName} ${user.lastName}`.trim() : '',
    ),
    distinctUntilChanged(),
    map((name): AddressesEvent => ({ type: 'customer-known', name })),
  );

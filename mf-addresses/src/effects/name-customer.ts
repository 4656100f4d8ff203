import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import { distinctUntilChanged, map, type Observable } from '@sendahead/shared-contracts/bus/rx';
import type { AddressesEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

/** BR-08: a home gets name and phone of the signed-in customer; not the staff who book for others. */
export const nameCustomer = ({ host }: EffectContext): Observable<AddressesEvent> =>
  host.bus.state(sessionTopic).pipe(
    map(({ role, user, onBehalfOf }) =>
      user && role === 'consumer' && !onBehalfOf
        ? { name: `${user.firstName} ${user.lastName}`.trim(), phone: user.phone }
        : { name: '', phone: '' },
    ),
    distinctUntilChanged((one, next) => one.name === next.name && one.phone === next.phone),
    map((customer): AddressesEvent => ({ type: 'customer-known', customer })),
  );

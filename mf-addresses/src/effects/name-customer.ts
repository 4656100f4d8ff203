import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import {
  combineLatest,
  distinctUntilChanged,
  map,
  type Observable,
  startWith,
} from '@sendahead/shared-contracts/bus/rx';
import { type Assistance, assistanceTopic } from '@sendahead/shared-contracts/page/assistance';
import type { AddressesEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

const nobody: Assistance = { kind: 'none', userId: null, userEmail: null };

/**
 * BR-08: a home gets name and phone of the signed-in customer; of the person for whom staff book, never of the staff.
 */
export const nameCustomer = ({ host }: EffectContext): Observable<AddressesEvent> =>
  combineLatest({
    session: host.bus.state(sessionTopic),
    helped: host.bus.state(assistanceTopic).pipe(startWith(nobody)),
  }).pipe(
    map(({ session: { role, user, onBehalfOf }, helped }) => {
      if (helped.kind === 'on_behalf') return { name: helped.userName ?? '', phone: helped.userPhone ?? '' };
      return user && role === 'consumer' && !onBehalfOf
        ? { name: `${user.firstName} ${user.lastName}`.trim(), phone: user.phone }
        : { name: '', phone: '' };
    }),
    distinctUntilChanged((one, next) => one.name === next.name && one.phone === next.phone),
    map((customer): AddressesEvent => ({ type: 'customer-known', customer })),
  );

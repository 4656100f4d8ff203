import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import { map, merge, type Observable } from '@sendahead/shared-contracts/bus/rx';
import { shipPointsTopic } from '@sendahead/shared-contracts/geo/topics';
import { tripTypeToldEvent } from '@sendahead/shared-contracts/services/topics';
import type { TravelersEvent } from '../state/events.ts';
import { noSender } from '../state/sender.ts';
import type { EffectContext } from './context.ts';

/** RO-12: the profile of a customer; staff and club people book for others. */
const readSession = ({ host }: EffectContext): Observable<TravelersEvent> =>
  host.bus.state(sessionTopic).pipe(
    map(({ user, role }): TravelersEvent => {
      if (!user || role !== 'consumer') return { type: 'session-known', role, profile: null };
      const { id, ...person } = user;
      return { type: 'session-known', role, profile: { userId: id, ...person } };
    }),
  );

const readEnds = ({ host }: EffectContext): Observable<TravelersEvent> =>
  host.bus.state(shipPointsTopic).pipe(
    map(
      ({ valid, origin, destination }): TravelersEvent => ({
        type: 'ends-known',
        valid,
        origin: origin.country,
        destination: destination.country,
        sender: [origin, destination].find(({ kind }) => kind === 'other') ?? noSender,
      }),
    ),
  );

/** TL-04: the trip type, which a later section decides. */
const readTripType = ({ host }: EffectContext): Observable<TravelersEvent> =>
  host.bus
    .events(tripTypeToldEvent)
    .pipe(map(({ tripType }): TravelersEvent => ({ type: 'trip-type-known', tripType })));

/** The state of the page that this section needs. */
export const readPage = (context: EffectContext): Observable<TravelersEvent> =>
  merge(readEnds(context), readSession(context), readTripType(context));

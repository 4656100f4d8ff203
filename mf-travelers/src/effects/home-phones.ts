import { EMPTY, filter, from, type Observable, switchMap, take } from '@sendahead/shared-contracts/bus/rx';
import { shipPointsTopic } from '@sendahead/shared-contracts/geo/topics';
import type { TravelersEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

const loadFollowHome = () => import('./follow-home.ts');

/** TR-23: loaded only with a home outside the US. */
export const homePhones = (context: EffectContext): Observable<TravelersEvent> =>
  context.host.bus.state(shipPointsTopic).pipe(
    filter(({ origin: { kind, country } }) => kind === 'other' && !['', 'US'].includes(country)),
    take(1),
    switchMap(() =>
      from(
        loadFollowHome().catch((error: unknown) => {
          context.host.report(error, 'home phones');
          return null;
        }),
      ),
    ),
    switchMap((loaded) => loaded?.followHome(context) ?? EMPTY),
  );

import {
  combineLatest,
  from,
  merge,
  mergeMap,
  type Observable,
  of,
} from '@sendahead/shared-contracts/bus/rx';
import { homeOf } from '@sendahead/shared-contracts/geo/home-country';
import { shipPointsTopic } from '@sendahead/shared-contracts/geo/topics';
import { unitedStates } from '../state/empty-phone.ts';
import type { TravelersEvent } from '../state/events.ts';
import type { EffectContext } from './context.ts';

/**
 * TR-23: an untouched phone has the country of the home from which the bags come. A country chosen by hand
 * differs from the one set here, and is kept.
 */
export function followHome({ host, store }: EffectContext): Observable<TravelersEvent> {
  const countriesSetHere = new Map<number, string>();
  const chosen = combineLatest([store.changes, host.bus.state(shipPointsTopic)]).pipe(
    mergeMap(([{ travelers, phoneCountries }, { origin }]) => {
      const home = homeOf(origin.country);
      if (origin.kind !== 'other' || !phoneCountries.some(({ code }) => code === home)) return from([]);
      const following = travelers.filter(
        ({ key, phone: { number, country } }) =>
          number === '' && country !== home && country === (countriesSetHere.get(key) ?? unitedStates.code),
      );
      for (const { key } of following) countriesSetHere.set(key, home);
      return from(
        following.map(({ key }): TravelersEvent => ({ type: 'phone-country-chosen', key, country: home })),
      );
    }),
  );
  return merge(of<TravelersEvent>({ type: 'phones-wanted' }), chosen);
}

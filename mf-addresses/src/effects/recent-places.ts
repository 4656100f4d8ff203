import {
  distinctUntilChanged,
  EMPTY,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
} from '@sendahead/shared-contracts/bus/rx';
import { pageStorage } from '@sendahead/shared-contracts/page/page-storage';
import type { AddressesEvent } from '../state/events.ts';
import { type RecentPlace, withRecent } from '../state/recent.ts';
import { ends } from '../state/state.ts';
import type { EffectContext } from './context.ts';

const isPlace = (value: unknown): value is RecentPlace =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  Number.isSafeInteger(value.id) &&
  'name' in value &&
  typeof value.name === 'string' &&
  'town' in value &&
  typeof value.town === 'string';

function recall(key: string): RecentPlace[] {
  try {
    const stored: unknown = JSON.parse(pageStorage('localStorage').getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace).slice(0, 5) : [];
  } catch {
    return [];
  }
}

/** Places of our list that were chosen in this browser, for the next search; personal addresses are not kept. */
export function recentPlaces({ host, store }: EffectContext): Observable<AddressesEvent> {
  const key = `recent_places_${host.boot.brand.slug}`;
  const storedPlaces = recall(key);
  const initialEvents: Observable<AddressesEvent> =
    storedPlaces.length > 0 ? of({ type: 'recent-known', places: storedPlaces }) : EMPTY;
  const chosen = ends.map((end) =>
    store.changes.pipe(
      map((state) => (state[end].club.request === 'answered' ? state[end].point : null)),
      distinctUntilChanged((a, b) => a?.club?.id === b?.club?.id),
      mergeMap((point) => {
        if (!point?.club) return EMPTY;
        const { id, name } = point.club;
        const town = [point.city, point.state].filter(Boolean).join(', ');
        const places = withRecent(store.getState().recent, { id, name, town });
        pageStorage('localStorage').setItem(key, JSON.stringify(places));
        return of<AddressesEvent>({ type: 'recent-known', places });
      }),
    ),
  );
  return merge(initialEvents, ...chosen);
}

import { catchError, map, type Observable, of } from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { getFacility } from '@sendahead/shared-contracts/clubs/calls';
import { autocomplete } from '@sendahead/shared-contracts/geo/calls';
import type { NamedClub } from '../state/named-club.ts';
import type { EffectContext } from './context.ts';

/** OPEN-17: the club of this id, or the one whose name is exactly this; null for any other text, or when asking failed. */
export function findPlace(
  { host }: Pick<EffectContext, 'host'>,
  place: string,
): Observable<NamedClub | null> {
  const found = /^\d{1,9}$/.test(place)
    ? observeCall(host.api, getFacility, { params: { id: Number(place) }, query: {} })
    : observeCall(host.api, autocomplete, {
        params: { mode: 'facility' },
        query: { term: place, brand: host.boot.brand.slug, result_type: 'facility' },
      }).pipe(
        map(({ items }) => {
          const exact = items.find(({ label }) => label.toLowerCase() === place.toLowerCase());
          return exact?.club_id ? { id: exact.club_id, name: exact.label } : null;
        }),
      );
  return found.pipe(
    map((club) => (club ? { id: club.id, name: club.name } : null)),
    catchError(() => of(null)),
  );
}

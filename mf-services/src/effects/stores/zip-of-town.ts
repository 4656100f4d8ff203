import { map, type Observable } from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { autocomplete } from '@sendahead/shared-contracts/geo/calls';

/** SV-18: the first zip code of a US town; an unknown town is returned as typed, and no store is found for it. */
export const zipOfTown = (host: FragmentHost<'mf-services'>, town: string): Observable<string> =>
  observeCall(host.api, autocomplete, {
    params: { mode: 'address' },
    query: {
      term: town,
      brand: host.boot.brand.slug,
      country_code: 'US',
      result_type: 'town',
      limit: 1,
    },
  }).pipe(map(({ items }) => items[0]?.autofill_zip ?? town.slice(0, 10)));

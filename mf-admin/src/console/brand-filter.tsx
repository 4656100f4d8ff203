import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { listBrands } from '@sendahead/shared-contracts/console/brand-calls';
import { SelectField } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { listTexts as texts } from '../copy/lists.ts';
import { useApi } from './use-console.ts';
import type { Filters } from './use-filters.ts';

/** One of the brands, or all. */
export function BrandFilter({ filters }: { filters: Filters<'brand' | string> }) {
  const api = useApi();
  const { data } = useQuery(queryOf(api, listBrands, {}));
  return (
    <SelectField
      label={texts.brand}
      emptyLabel={texts.allBrands}
      value={filters.get('brand') ?? ''}
      onChange={({ target }) => filters.set('brand', target.value)}
      options={(data?.brands ?? []).map(({ slug, name }) => ({ value: slug, label: name }))}
    />
  );
}

import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { listBrands } from '@sendahead/shared-contracts/console/brand-calls';
import { SelectField } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { listTexts as texts } from '../copy/lists.ts';
import { useApi } from './use-console.ts';
import type { Filters } from './use-filters.ts';

type SelectOption = ComponentProps<typeof SelectField>['options'][number];

/** A head among the choices: archived brands are below it. */
const archivedHead: SelectOption = { value: 'archived', label: texts.archivedBrands, disabled: true };

/** One of the brands, or all. */
export function BrandFilter({ filters }: { filters: Filters<'brand' | string> }) {
  const api = useApi();
  const { data } = useQuery(queryOf(api, listBrands, {}));
  const [inUse, archived] = [false, true].map((gone) =>
    (data?.brands ?? [])
      .filter(({ state }) => (state === 'archived') === gone)
      .map(({ slug, name }) => ({ value: slug, label: name })),
  ) as [SelectOption[], SelectOption[]];
  return (
    <SelectField
      label={texts.brand}
      emptyLabel={texts.allBrands}
      value={filters.get('brand') ?? ''}
      onChange={({ target }) => filters.set('brand', target.value)}
      options={[...inUse, ...(archived.length > 0 ? [archivedHead, ...archived] : [])]}
    />
  );
}

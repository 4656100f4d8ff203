import { listBrands } from '@sendahead/shared-contracts/console/brand-calls';
import { SelectField } from '@sendahead/shared-ui';
import { listTexts as texts } from '../copy/lists.ts';
import { useAsked } from './use-asked.ts';
import type { Filters } from './use-filters.ts';

/** One of the brands, or all. */
export function BrandFilter({ filters }: { filters: Filters<'brand' | string> }) {
  const { value } = useAsked(listBrands, {});
  return (
    <SelectField
      label={texts.brand}
      emptyLabel={texts.allBrands}
      value={filters.get('brand') ?? ''}
      onChange={({ target }) => filters.set('brand', target.value)}
      options={(value?.brands ?? []).map(({ slug, name }) => ({ value: slug, label: name }))}
    />
  );
}

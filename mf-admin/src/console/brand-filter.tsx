import { brandSlugs } from '@sendahead/shared-contracts/brands/schema';
import { SelectField } from '@sendahead/shared-ui/field';
import type { Filters } from './use-filters.ts';

/** One of the brands, or all. */
export function BrandFilter({ filters }: { filters: Filters<'brand' | string> }) {
  return (
    <SelectField
      label="Brand"
      emptyLabel="All brands"
      value={filters.get('brand') ?? ''}
      onChange={({ target }) => filters.set('brand', target.value)}
      options={brandSlugs.map((slug) => ({ value: slug, label: slug }))}
    />
  );
}

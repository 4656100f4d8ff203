import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { listBrands } from '@sendahead/shared-contracts/console/brand-calls';
import { useQuery } from '@tanstack/react-query';
import { useApi } from './use-console.ts';

/**
 * Names brands by their slugs: `luggagefree` as "Luggage Free"; the slug is shown until the names are loaded.
 */
export function useBrandName(): (slug: string) => string {
  const { data } = useQuery(queryOf(useApi(), listBrands, {}));
  return (slug) => data?.brands.find((brand) => brand.slug === slug)?.name.replace(/^Sendahead /, '') ?? slug;
}

/** The names of brands, with commas between them. */
export function BrandNames({ slugs }: { slugs: readonly string[] }) {
  return slugs.map(useBrandName()).join(', ');
}

import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { listBrands } from '@sendahead/shared-contracts/console/brand-calls';
import { useQuery } from '@tanstack/react-query';
import { useApi } from './use-console.ts';

/** Brands by their names; by their short ones until those are known. */
export function BrandNames({ brands }: { brands: readonly string[] }) {
  const { data } = useQuery(queryOf(useApi(), listBrands, {}));
  const nameOf = (slug: string): string =>
    data?.brands.find((brand) => brand.slug === slug)?.name.replace(/^Sendahead /, '') ?? slug;
  return <>{brands.map(nameOf).join(', ')}</>;
}

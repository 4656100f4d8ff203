import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { listBrands } from '@sendahead/shared-contracts/console/brand-calls';
import { useQuery } from '@tanstack/react-query';
import { useApi } from './use-console.ts';

/** CO-136: the brands that something new can be made for: all but the archived ones. */
export const useBrandsInUse = () =>
  useQuery({
    ...queryOf(useApi(), listBrands, {}),
    select: ({ brands }) => ({ brands: brands.filter(({ state }) => state !== 'archived') }),
  });

import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import type { Queries } from '../../platform/database/database.ts';
import { bagName } from '../catalog/public/bag-name.ts';
import { readBrand } from '../catalog/public/store.ts';
import type { FacilityRow } from '../clubs/public/store.ts';

/** A size that a brand ships from a club. */
export type GroupItem = { size: string; name: string; line: ProductLine };

/** The items that a brand ships from a club: every size of the brand, or the sizes that the club allows. */
export function itemsOf(
  brand: Pick<Brand, 'product_lines'>,
  { product_ids: only }: Pick<FacilityRow, 'product_ids'>,
): GroupItem[] {
  return brand.product_lines.flatMap((line) =>
    line.products
      .filter(({ id }) => only.length === 0 || only.includes(id))
      .map(({ id, name }) => ({ size: id, name: bagName({ line_key: line.key, name }), line })),
  );
}

/** The brands of a club. */
export async function brandsOfClub(db: Queries, { brand_slugs }: FacilityRow): Promise<Brand[]> {
  const brands = await Promise.all(brand_slugs.map((slug) => readBrand(db, slug)));
  return brands.filter((brand) => brand !== undefined);
}

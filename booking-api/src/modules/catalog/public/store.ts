import type { Brand, BrandTheme } from '@sendahead/shared-contracts/brands/schema';
import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Selectable } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { defaultTheme } from './default-theme.ts';

export type ProductRow = Selectable<Tables['products']>;

/** The slug of a brand. */
export async function findBrandById(
  db: Queries,
  id: number,
): Promise<{ id: number; slug: string } | undefined> {
  return db.selectFrom('brands').select(['id', 'slug']).where('id', '=', id).executeTakeFirst();
}

/** A brand's data for emails and documents. */
export type BrandLook = Pick<Brand, 'slug' | 'name' | 'help_phone' | 'help_email' | 'scene'> & {
  theme: BrandTheme;
};

/** Throws when there is no such brand. */
export async function readBrandLook(db: Queries, id: number): Promise<BrandLook> {
  const { slug, name, words } = await db
    .selectFrom('brands')
    .select(['slug', 'name', 'words'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { help_phone, help_email, theme = defaultTheme, scene } = words;
  return { slug, name, help_phone, help_email, theme, scene };
}

/** A brand by its slug. Throws Refusal `brand_not_found` (404). */
export async function requireBrand(db: Queries, slug: string): Promise<{ id: number; carrier: string }> {
  const row = await db
    .selectFrom('brands')
    .select(['id', 'carrier'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!row) throw new Refusal(404, 'brand_not_found');
  return row;
}

export async function brandExists(db: Queries, slug: string): Promise<boolean> {
  const row = await db.selectFrom('brands').select('id').where('slug', '=', slug).executeTakeFirst();
  return row !== undefined;
}

/** All open brands except one, in the company's order. */
export async function otherBrands(db: Queries, slug: string): Promise<{ slug: string; name: string }[]> {
  return db
    .selectFrom('brands')
    .select(['slug', 'name'])
    .where('slug', '!=', slug)
    .where('state', '=', 'open')
    .orderBy('id')
    .execute();
}

/** Names of brands by their slugs. */
export async function brandNamesOf(
  db: Queries,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom('brands')
    .select(['slug', 'name'])
    .where('slug', 'in', [...new Set(slugs)])
    .execute();
  return new Map(rows.map(({ slug, name }) => [slug, name]));
}

/** A brand with all its settings; the page boots with it. Undefined for an unknown slug. */
export async function readBrand(db: Queries, slug: string): Promise<Brand | undefined> {
  const row = await db.selectFrom('brands').selectAll().where('slug', '=', slug).executeTakeFirst();
  if (!row) return undefined;
  const lines = await readLines(db, row.line_keys, row.words.insurance_covers);
  return { ...row.words, id: row.id, slug: row.slug, name: row.name, product_lines: lines };
}

async function readLines(
  db: Queries,
  keys: readonly string[],
  covers: readonly number[] | undefined,
): Promise<ProductLine[]> {
  const [lines, products, insurances] = await Promise.all([
    db
      .selectFrom('product_lines')
      .selectAll()
      .where('key', 'in', [...keys])
      .execute(),
    db
      .selectFrom('products')
      .selectAll()
      .where('line_key', 'in', [...keys])
      .orderBy('position')
      .execute(),
    db.selectFrom('insurance_options').selectAll().orderBy('cover_cents').execute(),
  ]);
  const offered = insurances.filter((row) => !covers || covers.includes(row.cover_cents));
  const options = offered.map((row) => ({
    cents: cents(row.cover_cents),
    label: row.label,
    price_cents: cents(row.price_cents),
  }));
  return keys.flatMap((key) => {
    const line = lines.find((row) => row.key === key);
    if (!line) return [];
    return {
      key,
      name: line.name,
      plural_display_name: line.plural_display_name,
      counted_as: line.counted_as,
      products: products.filter((product) => product.line_key === key).map(presentProduct),
      packagings: line.packagings,
      insurances: options,
      contents_required: line.contents_required,
      by_weight: true,
      domestic_enabled: line.domestic_enabled,
      international_enabled: line.international_enabled,
      domestic_countries: line.domestic_countries,
      disabled_origin_countries: line.disabled_origin_countries,
      disabled_destination_countries: line.disabled_destination_countries,
    };
  });
}

/** TR-16: the page's girth is length plus width plus height. */
const presentProduct = (row: ProductRow) => ({
  id: row.id,
  name: row.name,
  sku_prefix: row.sku_prefix,
  display_weight: row.weight,
  display_girth: row.length + row.width + row.height,
  length: row.length,
  width: row.width,
  height: row.height,
});

import { may } from '@sendahead/shared-contracts/call/role-acts';
import { type BrandFields, brandFieldsSchema } from '@sendahead/shared-contracts/console/brand-calls';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { BrandWords } from '../../catalog/public/brand-words.ts';
import type { Resource } from '../history/resource.ts';
import type { Fields } from '../tables.ts';

/** Fields of the brand's row; the other ones are in its document. */
const columns = ['name', 'carrier', 'line_keys', 'announcement'] as const;
/** The only document field that may be null; other null fields are omitted. */
const nullable = 'default_origin_contact';

type BrandRow = {
  name: string;
  carrier: string;
  line_keys: string[];
  announcement: string | null;
  words: BrandWords;
};

/** The editable fields of a brand, with their current values; null for unset ones. */
export function fieldsOf({ words, ...row }: BrandRow): BrandFields {
  const all: Fields = { ...words, ...row };
  const names = Object.keys(brandFieldsSchema.shape);
  return Object.fromEntries(names.map((name) => [name, all[name] ?? null])) as BrandFields;
}

export const readBrandRow = (db: Queries, slug: string) =>
  db
    .selectFrom('brands')
    .select(['name', 'carrier', 'line_keys', 'announcement', 'words'])
    .where('slug', '=', slug);

/** A brand, managed by staff with that permission. */
export const brandResource: Resource = {
  kind: 'brand',
  mayChange: ({ role }) => may(role, 'run_brands'),
  async readLocked(trx, slug) {
    const row = await readBrandRow(trx, slug).forUpdate().executeTakeFirst();
    return row && fieldsOf(row);
  },
  async write(trx, slug, fields) {
    const ofRow = Object.fromEntries(
      columns.filter((name) => name in fields).map((name) => [name, fields[name]]),
    );
    const given = Object.entries(fields).filter(([name]) => !columns.some((column) => column === name));
    const set = given.filter(([name, value]) => value !== null || name === nullable);
    const dropped = given
      .filter(([name, value]) => value === null && name !== nullable)
      .map(([name]) => name);
    await trx
      .updateTable('brands')
      .set({
        ...ofRow,
        words: sql<BrandWords>`(words || ${JSON.stringify(Object.fromEntries(set))}::jsonb) - ${dropped}::text[]`,
      })
      .where('slug', '=', slug)
      .execute();
  },
};

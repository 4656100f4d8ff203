import { may } from '@sendahead/shared-contracts/call/role-acts';
import { type BrandFields, brandFieldsSchema } from '@sendahead/shared-contracts/console/brand-calls';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { BrandWords } from '../../catalog/public/brand-words.ts';
import type { Resource } from '../history/resource.ts';
import type { Fields } from '../tables.ts';

/** Fields of the brand's row; the others are words of its document. */
const columns = ['name', 'carrier', 'line_keys', 'announcement'] as const;
/** The one word that may be null in the document itself; others that are null are left out of it. */
const nullable = 'default_origin_contact';

type BrandRow = {
  name: string;
  carrier: string;
  line_keys: string[];
  announcement: string | null;
  words: BrandWords;
};

/** The fields of a brand that can be changed, with their current values; null for those not set. */
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

/** A brand, run by those who run brands. */
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

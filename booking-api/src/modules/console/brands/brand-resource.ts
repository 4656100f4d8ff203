import { may } from '@sendahead/shared-contracts/call/role-acts';
import { type BrandFields, brandFieldsSchema } from '@sendahead/shared-contracts/console/brand-calls';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { BrandWords } from '../../catalog/public/brand-words.ts';
import type { Resource } from '../history/resource.ts';
import type { Fields } from '../tables.ts';

/** Fields of the brand's row; the other ones are in its document. */
const brandColumns = ['name', 'carrier', 'line_keys', 'announcement'] as const;
/** CO-135, CO-136: changed by their own call. */
const stateColumns = ['state', 'closed_text'] as const;
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
    const row = await readBrandRow(trx, slug).select(stateColumns).forUpdate().executeTakeFirst();
    return row && { ...fieldsOf(row), state: row.state, closed_text: row.closed_text };
  },
  async check(_trx, _who, present, fields) {
    // An undo would take the pages of existing orders away.
    if (fields.state === 'off' && present.state !== 'off') throw refuse('not_allowed');
  },
  async write(trx, slug, fields) {
    const columns = [...brandColumns, ...stateColumns];
    const ofRow = Object.fromEntries(
      columns.filter((name) => name in fields).map((name) => [name, fields[name]]),
    );
    const factFields = Object.entries(fields).filter(([name]) => !columns.some((column) => column === name));
    const set = factFields.filter(([name, value]) => value !== null || name === nullable);
    const dropped = factFields
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

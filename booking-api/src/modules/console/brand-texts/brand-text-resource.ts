import { may } from '@sendahead/shared-contracts/call/role-acts';
import {
  type BrandTextFields,
  brandTextFieldsSchema,
} from '@sendahead/shared-contracts/console/brand-text-calls';
import type { Queries } from '../../../platform/database/database.ts';
import { brandTextOf, saveBrandText } from '../../site/public/brand-text.ts';
import { readBrandRow } from '../brands/brand-resource.ts';
import type { Resource } from '../history/resource.ts';

/** A brand text's name in the history: `golf/help`. */
export const subjectOf = ({ slug, name }: { slug: string; name: string }): string => `${slug}/${name}`;
const partsOf = (subject: string): [slug: string, name: string] => {
  const [slug = '', name = ''] = subject.split('/');
  return [slug, name];
};

const brandBySlug = (db: Queries, slug: string) => readBrandRow(db, slug).select('id');

/** The brand name and one of its texts; undefined for an unknown brand or text. */
export async function readText(
  db: Queries,
  subject: string,
): Promise<{ brand: string; fields: BrandTextFields } | undefined> {
  const [slug, name] = partsOf(subject);
  const brand = await brandBySlug(db, slug).executeTakeFirst();
  const text = brand && (await brandTextOf(db, brand.id, name));
  return text && { brand: brand.name, fields: { title: text.title, body: text.body } };
}

/** The texts of a brand's pages, edited by staff who manage brands. */
export const brandTextResource: Resource = {
  kind: 'brand_text',
  mayChange: ({ role }) => may(role, 'run_brands'),
  async readLocked(trx, subject) {
    // A text may have no row yet, so its brand is locked instead.
    await brandBySlug(trx, partsOf(subject)[0]).forUpdate().execute();
    return (await readText(trx, subject))?.fields;
  },
  async write(trx, subject, fields) {
    const [slug, name] = partsOf(subject);
    const [{ id }, present] = await Promise.all([
      brandBySlug(trx, slug).executeTakeFirstOrThrow(),
      readText(trx, subject),
    ]);
    await saveBrandText(trx, id, name, brandTextFieldsSchema.parse({ ...present?.fields, ...fields }));
  },
};

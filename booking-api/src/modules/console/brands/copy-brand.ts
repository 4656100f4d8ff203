import { type BrandTheme, brandSlugs } from '@sendahead/shared-contracts/brands/schema';
import { sql } from 'kysely';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { BrandWords } from '../../catalog/public/brand-words.ts';
import type { Fields } from '../tables.ts';
import { readBrandRow } from './brand-resource.ts';

/**
 * Creates a brand as a copy of `like`, with another name and other colors, in the same scene. Throws Refusal
 * `no_such_thing` when that brand does not exist, and `brand_exists` for a slug that a brand or a microsite's
 * host has.
 */
export async function copyBrand(
  { db, clock }: AppContext,
  brand: { slug: string; name: string; like: string; theme: BrandTheme; actorId: string },
): Promise<void> {
  const { slug, name, like, theme, actorId } = brand;
  await db.transaction().execute(async (trx) => {
    const copied = await readBrandRow(trx, like).executeTakeFirst();
    if (!copied) throw new Refusal(404, 'no_such_thing');
    const scene = copied.words.scene ?? brandSlugs.find((drawn) => drawn === like);
    const microsite = await trx
      .selectFrom('microsites')
      .select('id')
      .where('host', '=', slug)
      .executeTakeFirst();
    const made = microsite
      ? undefined
      : await trx
          .insertInto('brands')
          .values({
            id: sql<number>`(select max(id) + 1 from brands)`,
            slug,
            name,
            carrier: copied.carrier,
            line_keys: copied.line_keys,
            words: sql<BrandWords>`${JSON.stringify({ ...copied.words, theme, scene })}::jsonb`,
            state: 'off',
          })
          .onConflict((conflict) => conflict.column('slug').doNothing())
          .returning('id')
          .executeTakeFirst();
    if (!made) throw new Refusal(409, 'brand_exists');
    await trx
      .insertInto('changes')
      .values({
        at: clock.instant(),
        actor_id: actorId,
        kind: 'brand',
        subject: slug,
        before: sql<Fields>`'{}'::jsonb`,
        after: sql<Fields>`${JSON.stringify({ name, like, theme })}::jsonb`,
        reason: '',
        undoes: null,
      })
      .execute();
  });
}

import { sql } from 'kysely';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Fields } from '../tables.ts';
import { micrositeResource } from './microsite-resource.ts';

/**
 * Makes a microsite of a brand without customizations; returns its number. Throws Refusal `no_such_thing` for
 * an unknown brand.
 */
export const makeMicrosite = (
  { db, clock }: AppContext,
  site: { brand: string; name: string; actorId: string },
): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const brand = await trx
      .selectFrom('brands')
      .select('id')
      .where('slug', '=', site.brand)
      .executeTakeFirst();
    if (!brand) throw new Refusal(404, 'no_such_thing');
    // Saved links contain its number, so numbers are assigned in sequence and never reused.
    await sql`lock table microsites in share row exclusive mode`.execute(trx);
    const made = await trx
      .insertInto('microsites')
      .values({
        id: sql<number>`(select coalesce(max(id), 0) + 1 from microsites)`,
        brand_id: brand.id,
        name: site.name,
        customizations: sql<Record<string, string>>`'{}'::jsonb`,
        note: '',
        carrier_warning: null,
        carrier: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('changes')
      .values({
        at: clock.instant(),
        actor_id: site.actorId,
        kind: micrositeResource.kind,
        subject: String(made.id),
        before: sql<Fields>`'{}'::jsonb`,
        after: sql<Fields>`${JSON.stringify({ name: site.name, brand: site.brand })}::jsonb`,
        reason: '',
        undoes: null,
      })
      .execute();
    return made.id;
  });

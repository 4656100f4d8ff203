import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { RateSheet } from '../../tariff/public/rate-sheet.ts';
import { figuresOf, surchargeConditions, withFigures } from './figures.ts';
import { drafts } from './store.ts';

export type Publication = {
  draftId: string;
  version: string;
  effectiveFrom: string;
  reason: string;
  comparedRevision: number;
  actorId: string;
};

/**
 * Publishes a draft as the sheet from a future day on; the previous one ends there. The draft is deleted.
 * Throws Refusal `no_such_thing`, `changed_since` when it differs from the compared state, and
 * `version_exists`.
 */
export async function publish({ db, clock }: AppContext, publication: Publication): Promise<void> {
  const { draftId, version, effectiveFrom, reason, comparedRevision, actorId } = publication;
  await db.transaction().execute(async (trx) => {
    const draft = await drafts(trx).where('drafts.id', '=', draftId).forUpdate('drafts').executeTakeFirst();
    if (!draft) throw new Refusal(404, 'no_such_thing');
    if (draft.revision !== comparedRevision) throw new Refusal(409, 'changed_since');
    const changed = withFigures(draft.base, draft.figures);
    const comparable = (sheet: RateSheet) => [figuresOf(sheet), surchargeConditions(sheet)];
    if (isDeepStrictEqual(comparable(changed), comparable(draft.base)))
      throw refuse('invalid', [{ path: 'draftId', code: 'nothing_changed' }]);
    const sheet: RateSheet = { ...changed, version, effectiveFrom };
    // Sheets are published one at a time, because each reads its predecessor.
    await sql`lock table rate_sheets in share row exclusive mode`.execute(trx);
    const made = await trx
      .insertInto('rate_sheets')
      .values({
        version,
        effective_from: effectiveFrom,
        sheet: sql<RateSheet>`${JSON.stringify(sheet)}::jsonb`,
        published_by: actorId,
        published_at: clock.instant(),
        reason: reason.trim(),
      })
      .onConflict((conflict) => conflict.column('version').doNothing())
      .returning('version')
      .executeTakeFirst();
    if (!made) throw new Refusal(409, 'version_exists');
    await trx.deleteFrom('rate_sheet_drafts').where('id', '=', draftId).execute();
  });
}

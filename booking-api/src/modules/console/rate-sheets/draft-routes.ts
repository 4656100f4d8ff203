import * as calls from '@sendahead/shared-contracts/console/rate-sheet-calls';
import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { newId } from '../../../platform/security/secrets.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { exampleSheet } from '../../tariff/public/example/example-sheet.ts';
import type { RateSheet } from '../../tariff/public/rate-sheet.ts';
import { hasSheets } from '../../tariff/public/tariff-book.ts';
import { figuresOf, type SheetFigures, surchargeConditions, withFigures } from './figures.ts';
import { presentDraft, readSheet, requireDraft } from './store.ts';

const asJson = <Value extends SheetFigures | RateSheet>(value: Value): RawBuilder<Value> =>
  sql`${JSON.stringify(value)}::jsonb`;

/**
 * The sheet of a version. Without a version, the example for a shop without sheets; a shop with sheets must
 * name one.
 */
async function baseOf(db: Queries, version: string | undefined): Promise<RateSheet> {
  if (version === undefined && !(await hasSheets(db))) return exampleSheet;
  const base = version === undefined ? undefined : await readSheet(db, version);
  if (!base) throw new Refusal(404, 'no_such_thing');
  return base;
}

/** Draft rate sheets: created from a published one, edited, compared, published. */
export function rateDraftRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.makeRateDraft, async ({ body }, call) => {
    const base = await baseOf(db, body.based_on);
    const id = newId('rsd');
    const now = clock.instant();
    await db
      .insertInto('rate_sheet_drafts')
      .values({
        id,
        name: body.name.trim(),
        based_on: body.based_on ?? null,
        example: body.based_on === undefined ? asJson(base) : null,
        figures: asJson(figuresOf(base)),
        made_by: accountOf(call).id,
        made_at: now,
        updated_at: now,
      })
      .execute();
    return presentDraft(await requireDraft(db, id));
  });

  registerCall(app, context, calls.readRateDraft, async ({ params }) => {
    const draft = await requireDraft(db, params.draftId);
    const { figures, revision, base } = draft;
    const sheet = withFigures(base, figures);
    return {
      draft: presentDraft(draft),
      revision,
      figures: figuresOf(sheet),
      conditions: surchargeConditions(sheet),
      base: figuresOf(base),
      base_conditions: surchargeConditions(base),
    };
  });

  registerCall(app, context, calls.changeRateDraft, async ({ params, body }) => {
    const { base, figures: before } = await requireDraft(db, params.draftId);
    const conditions = body.conditions ?? before.conditions;
    const figures = { ...figuresOf(withFigures(base, { ...body.figures, conditions })), conditions };
    const changed = await db
      .updateTable('rate_sheet_drafts')
      .set({ figures: asJson(figures), revision: body.revision + 1, updated_at: clock.instant() })
      .where('id', '=', params.draftId)
      .where('revision', '=', body.revision)
      .returning('revision')
      .executeTakeFirst();
    if (!changed) throw new Refusal(409, 'changed_since');
    return changed;
  });

  registerCall(app, context, calls.dropRateDraft, async ({ params }) => {
    await requireDraft(db, params.draftId);
    await db.deleteFrom('rate_sheet_drafts').where('id', '=', params.draftId).execute();
    return { success: true as const };
  });
}

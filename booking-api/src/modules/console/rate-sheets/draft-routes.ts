import * as calls from '@sendahead/shared-contracts/console/rate-sheet-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { newId } from '../../../platform/security/secrets.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { audit } from '../../accounts/public/audit.ts';
import { exampleSheet } from '../../tariff/public/example/example-sheet.ts';
import type { RateSheet } from '../../tariff/public/rate-sheet.ts';
import { hasSheets } from '../../tariff/public/tariff-book.ts';
import { figuresOf, surchargeConditions, withFigures } from './figures.ts';
import { asJson, insertDraft, presentDraft, readSheet, requireDraft } from './store.ts';

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
    const actorId = accountOf(call).id;
    const draft = { id, name: body.name.trim(), actorId, now };
    await db.transaction().execute(async (trx) => {
      await insertDraft(trx, {
        ...draft,
        based_on: body.based_on ?? null,
        example: body.based_on === undefined ? base : null,
        figures: figuresOf(base),
      });
      await audit({ db: trx, clock }, 'staff.began_rate_draft', {
        userId: actorId,
        subject: draft.name,
        detail: { based_on: base.version },
      });
    });
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

  registerCall(app, context, calls.dropRateDraft, async ({ params }, call) => {
    await db.transaction().execute(async (trx) => {
      const { name } = await requireDraft(trx, params.draftId);
      await trx.deleteFrom('rate_sheet_drafts').where('id', '=', params.draftId).execute();
      await audit({ db: trx, clock }, 'staff.discarded_rate_draft', {
        userId: accountOf(call).id,
        subject: name,
      });
    });
    return { success: true as const };
  });
}

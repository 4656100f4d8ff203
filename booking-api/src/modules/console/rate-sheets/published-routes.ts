import * as calls from '@sendahead/shared-contracts/console/rate-sheet-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { newId } from '../../../platform/security/secrets.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { audit } from '../../accounts/public/audit.ts';
import { exampleSheet } from '../../tariff/public/example/example-sheet.ts';
import { businessDay } from '../business-day.ts';
import { figuresOf, surchargeConditions } from './figures.ts';
import { drafts, insertDraft, listPublished, type PublishedSheet, presentDraft, readSheet } from './store.ts';

/** Published rate sheets: viewed, and withdrawn before they apply. */
export function publishedSheetRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.listRateSheets, async () => {
    const today = businessDay(clock);
    const [published, made] = await Promise.all([
      listPublished(db, today),
      drafts(db).orderBy('drafts.updated_at', 'desc').execute(),
    ]);
    return {
      published: published.map((sheet) => ({
        version: sheet.version,
        from: sheet.from,
        until: sheet.until,
        state: stateOf(sheet, today),
        published_by: sheet.publishedBy,
        reason: sheet.reason,
      })),
      drafts: made.map(presentDraft),
    };
  });

  registerCall(app, context, calls.readRateSheet, async ({ params }) => {
    const sheet = await readSheet(db, params.version);
    if (!sheet) throw new Refusal(404, 'no_such_thing');
    return {
      version: sheet.version,
      figures: figuresOf(sheet),
      conditions: surchargeConditions(sheet),
    };
  });

  registerCall(app, context, calls.withdrawRateSheet, async ({ params, body }, call) => {
    const actor = accountOf(call);
    const reason = body.reason?.trim() ?? '';
    if (reason === '') throw refuse('invalid', [{ path: 'reason', code: 'required' }]);
    await db.transaction().execute(async (trx) => {
      const today = businessDay(clock);
      const published = await listPublished(trx, today);
      const found = published.find(({ version }) => version === params.version);
      if (!found) throw new Refusal(404, 'no_such_thing');
      if (stateOf(found, today) !== 'coming') throw new Refusal(409, 'sheet_in_use');
      await audit({ db: trx, clock }, 'staff.withdrew_rate_sheet', {
        userId: actor.id,
        subject: params.version,
        detail: { from: found.effectiveFrom, reason },
      });
      const base = precedingVersion(published, found);
      await backToDraft(trx, params.version, { base, actorId: actor.id, now: clock.instant() });
      await trx.deleteFrom('rate_sheets').where('version', '=', params.version).execute();
    });
    return { success: true as const };
  });
}

/** The sheet that goes on in place of one that is withdrawn, of all with the newest first; undefined without one. */
const precedingVersion = (published: readonly PublishedSheet[], withdrawn: PublishedSheet) =>
  published.find(
    ({ version, isReplaced, effectiveFrom }) =>
      version !== withdrawn.version && !isReplaced && effectiveFrom <= withdrawn.effectiveFrom,
  )?.version;

/** A withdrawn sheet is a draft again, of the sheet that goes on in its place. */
async function backToDraft(
  trx: Queries,
  version: string,
  { base, ...by }: { base: string | undefined; actorId: string; now: string },
): Promise<void> {
  const sheet = await readSheet(trx, version);
  if (!sheet) return;
  const figures = { ...figuresOf(sheet), conditions: surchargeConditions(sheet) };
  await insertDraft(trx, {
    ...by,
    id: newId('rsd'),
    name: version,
    figures,
    ...(base === undefined ? { based_on: null, example: exampleSheet } : { based_on: base, example: null }),
  });
}

const stateOf = ({ isCurrent, isReplaced, effectiveFrom }: PublishedSheet, today: string) => {
  if (isReplaced) return 'replaced' as const;
  if (isCurrent) return 'present' as const;
  return effectiveFrom > today ? ('coming' as const) : ('past' as const);
};

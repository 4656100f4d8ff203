import * as calls from '@sendahead/shared-contracts/console/rate-sheet-calls';
import { isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { FastifyInstance } from 'fastify';
import { DateTime } from 'luxon';
import type { AppContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { audit } from '../../accounts/public/audit.ts';
import { hasSheets } from '../../tariff/public/tariff-book.ts';
import { businessDay } from '../business-day.ts';
import { compareSheets } from './compare.ts';
import { withFigures } from './figures.ts';
import { publish } from './publish.ts';
import type { TripDays } from './sample-trips.ts';
import { requireDraft } from './store.ts';

/** A draft rate sheet is compared with the sheet in force, and published exactly as compared. */
export function publishRateSheetRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.compareRateDraft, async ({ params, body }) => {
    const asOf = dayOf(body.as_of, 'as_of');
    const { base, figures, revision } = await requireDraft(db, params.draftId);
    const compared = await compareSheets(db, clock, {
      base,
      sheet: withFigures(base, figures),
      asOf,
      days: daysAfter(businessDay(clock)),
    });
    return { revision, ...compared };
  });

  registerCall(app, context, calls.publishRateDraft, async ({ params, body }, call) => {
    const actorId = accountOf(call).id;
    const effectiveFrom = dayOf(body.effective_from, 'effective_from');
    const today = businessDay(clock);
    // The first sheet may begin today, because no price was shown before it.
    if (effectiveFrom < today || (effectiveFrom === today && (await hasSheets(db))))
      throw refuse('invalid', [{ path: 'effective_from', code: 'too_early' }]);
    await audit(context, 'staff.published_rate_sheet', {
      userId: actorId,
      subject: body.version,
      detail: { from: effectiveFrom, reason: body.reason.trim() },
    });
    await publish(context, {
      draftId: params.draftId,
      version: body.version,
      effectiveFrom,
      reason: body.reason,
      comparedRevision: body.compared_revision,
      actorId,
    });
    return { version: body.version };
  });
}

function dayOf(text: string, path: string): string {
  if (!isCalendarDate(text)) throw refuse('invalid', [{ path, code: 'malformed' }]);
  return text;
}

/** A Tuesday at least a week ahead, on which every service is sold, and the Tuesday after it. */
function daysAfter(day: string): TripDays {
  const week = DateTime.fromISO(day, { zone: 'utc' }).plus({ days: 7 });
  const out = week.plus({ days: (9 - week.weekday) % 7 });
  return { out: out.toFormat('yyyy-MM-dd'), back: out.plus({ days: 7 }).toFormat('yyyy-MM-dd') };
}

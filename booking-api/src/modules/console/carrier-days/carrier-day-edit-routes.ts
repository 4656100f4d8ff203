import * as calls from '@sendahead/shared-contracts/console/carrier-day-calls';
import { type CalendarDate, isWeekend } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { AppContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { addHoliday } from '../../calendar/public/holiday-store.ts';
import { orderToday } from '../../orders/public/order-today.ts';
import { changeResource } from '../history/change-resource.ts';
import { recordAct } from '../history/record-act.ts';
import { calendarOf, subjectOf } from './calendar-names.ts';
import { carrierDayResource, holidayOf, requireStop } from './carrier-day-resource.ts';
import { daysToCome, isKnown } from './days-to-come.ts';

/** CO-106: holidays are added, changed and removed here. */
export function carrierDayEditRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.addCarrierDay, async ({ body }, call) => {
    const { calendar, date, fields, reason } = body;
    const wrong = dayProblem(clock, date);
    const problems = [
      ...((await isKnown(db, calendar)) ? [] : [{ path: 'calendar', code: 'unknown' }]),
      ...(wrong ? [{ path: 'date', code: wrong }] : []),
    ];
    if (problems.length > 0) throw refuse('invalid', problems);
    requireStop(fields);
    requireCheck(clock, fields);
    await db.transaction().execute(async (trx) => {
      if (!(await addHoliday(trx, calendarOf(calendar), date, holidayOf(fields))))
        throw refuse('invalid', [{ path: 'date', code: 'day_exists' }]);
      await recordAct(trx, {
        at: clock.instant(),
        actorId: accountOf(call).id,
        kind: carrierDayResource.kind,
        subject: subjectOf(calendar, date),
        done: fields,
        reason,
      });
    });
    return { success: true as const };
  });

  registerCall(app, context, calls.changeCarrierDay, async ({ params, body }, call) => {
    requireCheck(clock, body.fields);
    await changeResource(context, carrierDayResource, {
      actor: accountOf(call),
      subject: subjectToCome(clock, params),
      fields: body.fields,
      expected: { ...body.expected, removed: false },
      reason: body.reason,
    });
    return { success: true as const };
  });

  registerCall(app, context, calls.removeCarrierDay, async ({ params, body }, call) => {
    await changeResource(context, carrierDayResource, {
      actor: accountOf(call),
      subject: subjectToCome(clock, params),
      fields: { removed: true },
      expected: { ...body.expected, removed: false },
      reason: body.reason,
    });
    return { success: true as const };
  });
}

/** Why a day cannot be added; carriers rest on weekends anyway. */
function dayProblem(clock: Clock, date: CalendarDate): string | undefined {
  const { from, until } = daysToCome(clock);
  if (date < from) return 'past_day';
  if (date > until) return 'too_far';
  return isWeekend(date) ? 'weekend' : undefined;
}

/** Throws Refusal `invalid` for a check of the source that is still to come. */
function requireCheck(clock: Clock, { checked_on }: { checked_on?: CalendarDate | null | undefined }): void {
  if (checked_on && checked_on > orderToday(clock))
    throw refuse('invalid', [{ path: 'fields.checked_on', code: 'future_day' }]);
}

/** The history’s name of a day. Throws Refusal `invalid` for one that is over: nothing follows from it. */
function subjectToCome(clock: Clock, { calendar, date }: { calendar: string; date: CalendarDate }): string {
  if (date < orderToday(clock)) throw refuse('invalid', [{ path: 'date', code: 'past_day' }]);
  return subjectOf(calendar, date);
}

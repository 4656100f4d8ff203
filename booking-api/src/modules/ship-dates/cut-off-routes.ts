import * as calls from '@sendahead/shared-contracts/calendar/cut-off-calls';
import { defaultCarrier } from '@sendahead/shared-contracts/constants';
import type { FastifyInstance } from 'fastify';
import { localTime } from '../../platform/clock.ts';
import type { AppContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { earliestDay } from '../calendar/public/cut-off.ts';
import { requireWorkingDay } from '../calendar/public/require-working-day.ts';
import { loadCalendar, loadCutOff } from '../calendar/public/store.ts';
import { type ClosedDays, nextWorkingDay } from '../calendar/public/working-days.ts';
import { closedDaysOf, requireFacility } from '../clubs/public/store.ts';
import { originZone } from '../geo/public/origin-zone.ts';

type Origin = { country: string; zip: string; state: string | undefined };

/**
 * Whether today's cut-off has passed for a sender: by the server's clock, in the origin's time zone (OPEN-48,
 * OPEN-64).
 */
export function cutOffRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  /**
   * The current day and time at the origin, and the first day on which bags can still be handed over there.
   */
  async function readOrigin(origin: Origin, dropOff: boolean, closed: ClosedDays | null, zone?: string) {
    const timeZone = zone ?? (await originZone(db, origin));
    const [calendar, cutOff] = await Promise.all([
      loadCalendar(db, origin.country, defaultCarrier),
      loadCutOff(db, origin.country, origin.zip),
    ]);
    const first = earliestDay(clock.now(), timeZone, cutOff, dropOff);
    return {
      now: localTime(clock.now(), timeZone),
      next: requireWorkingDay(() => nextWorkingDay(first, dropOff ? 'drop_off' : 'pickup', calendar, closed)),
    };
  }

  registerCall(app, context, calls.sameDayDropOffCutOff, async ({ body }) => {
    const origin = { country: body.country_code, zip: body.postal_code, state: body.province };
    const { now, next } = await readOrigin(origin, true, null);
    return { past: next > now.date, next_day: next };
  });

  registerCall(app, context, calls.cutOffTimes, async ({ body }) => {
    const club = body.club_id === undefined ? null : await requireFacility(db, body.club_id);
    const origin = club ?? { country: body.country_code, zip: body.zip, state: body.state };
    const { now, next } = await readOrigin(
      origin,
      body.drop_off ?? false,
      club && closedDaysOf(club),
      club?.time_zone,
    );
    return { success: next > now.date, new_date: next, origin_local_hour: now.hour };
  });
}

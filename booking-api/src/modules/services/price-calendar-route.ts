import { addDays } from '@sendahead/shared-contracts/primitives/calendar-date';
import { priceCalendar } from '@sendahead/shared-contracts/services/price-calendar-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { brandOf } from '../catalog/public/request-brand.ts';
import { priceDays } from './price-calendar.ts';
import { planShipment } from './public/plan-shipment.ts';

/** A month including the rest of its first and last week. */
const maxDays = 42;

/** The lowest price of each day: uses cached reference data, and asks no carrier. */
export function priceCalendarRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;
  registerCall(app, context, priceCalendar, async ({ body }, call) => {
    const { leg: name, from, until, arrive_by: arriveBy = null, ...form } = body;
    if (until < from || until >= addDays(from, maxDays))
      throw refuse('malformed', [{ path: 'until', code: until < from ? 'too_early' : 'too_far' }]);
    const planned = await planShipment({ db, clock }, form, brandOf(call.request), await call.reference());
    const leg = planned.legs.find((candidate) => candidate.name === name);
    return { days: leg ? priceDays(planned, leg, { from, until, arriveBy }) : [] };
  });
}

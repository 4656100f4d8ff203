import * as calls from '@sendahead/shared-contracts/clubs/calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/register-call.ts';
import { presentFacility, requireFacility } from './store.ts';

const carrierLabels: Readonly<Record<string, string>> = { FEDEX: 'FedEx', UPS: 'UPS' };

/** What is known of a club. */
export function clubRoutes(app: FastifyInstance, context: AppContext): void {
  registerCall(app, context, calls.getFacility, async ({ params }) =>
    presentFacility(await requireFacility(context.db, params.id)),
  );

  registerCall(app, context, calls.checkClubInfo, async ({ body }) => {
    const row = await requireFacility(context.db, body.club_id);
    return {
      club_info: presentFacility(row),
      carrier_preferences: row.carrier_preferences,
      pickup_carriers: row.pickup_carriers.map((value) => ({ value, label: carrierLabels[value] ?? value })),
      logistics_provider: row.logistics_provider,
      club_sessions: row.club_sessions.map((session) => ({
        ...session,
        starts_on: calendarDate(session.starts_on),
        ends_on: calendarDate(session.ends_on),
      })),
    };
  });
}

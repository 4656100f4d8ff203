import type { Queries } from '../../../platform/database/database.ts';
import { resolveAlertsOfClub } from '../../alerts/public/alerts.ts';
import { closedClubSubject, raiseClosedClub } from '../../alerts/public/closed-club.ts';
import { type ClosedDays, stopsOnClosedDays } from './closing.ts';

/**
 * Lists the legs with a pickup or delivery on a day that their club has closed as work, one alert each. Where the club is
 * open again, their alerts end.
 */
export async function alertClosedClub(trx: Queries, clubId: number, closed: ClosedDays): Promise<void> {
  const stops = await stopsOnClosedDays(trx, clubId, closed);
  const subjects = stops.map(({ order_id, leg }) => closedClubSubject(order_id, leg));
  await resolveAlertsOfClub(trx, 'club_closed', clubId, subjects);
  for (const { order_id, leg, date } of stops)
    await raiseClosedClub(trx, { orderId: order_id, leg, club: clubId, day: date });
}

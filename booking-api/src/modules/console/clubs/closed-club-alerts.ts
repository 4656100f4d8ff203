import type { Queries } from '../../../platform/database/database.ts';
import { resolveAlertsOfClub } from '../../alerts/public/alerts.ts';
import { closedClubSubject, raiseClosedClub } from '../../alerts/public/closed-club.ts';
import { type ClosedDays, stopsOnClosedDays } from './closing.ts';

/**
 * Lists each leg with a pickup or delivery on a closed day of its club as work, one alert per leg. Alerts end
 * when the club reopens the day.
 */
export async function alertClosedClub(trx: Queries, clubId: number, closed: ClosedDays): Promise<void> {
  const stops = await stopsOnClosedDays(trx, clubId, closed);
  const subjects = stops.map(({ order_id, leg }) => closedClubSubject(order_id, leg));
  await resolveAlertsOfClub(trx, 'club_closed', clubId, subjects);
  for (const { order_id, leg, date, stop } of stops)
    await raiseClosedClub(trx, { orderId: order_id, leg, club: clubId, day: date, stop });
}

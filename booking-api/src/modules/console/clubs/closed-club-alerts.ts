import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Queries } from '../../../platform/database/database.ts';
import { raiseAlert, resolveAlertsOfClub } from '../../alerts/public/alerts.ts';
import { type ClosedDays, stopsOnClosedDays } from './closing.ts';

/** Before any order: what was not delivered counts, however late it is. */
const firstDay = calendarDate('2020-01-01');

/**
 * Lists the orders with a pickup or delivery on a day that their club has closed as work, one alert each. Where the club is
 * open again, their alerts end.
 */
export async function alertClosedClub(trx: Queries, clubId: number, closed: ClosedDays): Promise<void> {
  const { stops } = await stopsOnClosedDays(trx, clubId, closed, firstDay);
  await resolveAlertsOfClub(
    trx,
    'club_closed',
    clubId,
    stops.map(({ order_id }) => order_id),
  );
  for (const { order_id, date, stop } of stops)
    await raiseAlert(trx, 'club_closed', order_id, { club: clubId, day: date, stop });
}

import type { GroupEventView } from '@sendahead/shared-contracts/console/group-event-schema';
import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { waitingForUndo } from '../orders/public/acts/waiting-for-undo.ts';
import { billedForOrders, findClubAccount } from '../payments/public/clubs/club-account.ts';
import type { GroupPersonRow } from './people-store.ts';
import { ordersOfPeople } from './public/roster-of-orders.ts';

/**
 * CO-70, CO-78: what a club's account is charged for its event, matching its statement, and the projection
 * once everyone has booked at the average so far. A canceled booking still counts while it can be undone.
 */
export async function viewOfPayer(
  { db, clock }: { db: Queries; clock: Clock },
  clubId: number,
  people: readonly GroupPersonRow[],
): Promise<NonNullable<GroupEventView['club_pays']>> {
  const all = await ordersOfPeople(db, people);
  const booked = people.flatMap(({ order_id }) => order_id ?? []);
  const [billed, ofBooked, account, waiting] = await Promise.all([
    billedForOrders(db, clubId, all),
    billedForOrders(db, clubId, booked),
    findClubAccount(db, clubId),
    waitingForUndo(db, clubId, { now: clock.instant(), among: all }),
  ]);
  return {
    billed_cents: billed,
    ...(booked.length > 0 ? { expected_cents: Math.round((ofBooked / booked.length) * people.length) } : {}),
    left_cents: account?.open ? Math.max(0, account.credit_limit_cents - account.owed_cents) : 0,
    ...(waiting ? { waiting } : {}),
    limit_reached: people.filter((person) => person.order_id === null && person.limit_reached_at !== null)
      .length,
  };
}

import type { GroupEventView } from '@sendahead/shared-contracts/console/group-event-schema';
import type { Queries } from '../../platform/database/database.ts';
import { billedForOrders, findClubAccount } from '../payments/public/clubs/club-account.ts';
import type { GroupPersonRow } from './people-store.ts';

/** CO-70: what a club has paid for its event, and what it will once everybody has booked at the average so far. */
export async function viewOfPayer(
  db: Queries,
  clubId: number,
  people: readonly GroupPersonRow[],
): Promise<NonNullable<GroupEventView['club_pays']>> {
  const booked = people.flatMap(({ order_id }) => order_id ?? []);
  const billed = await billedForOrders(db, clubId, booked);
  const account = await findClubAccount(db, clubId);
  return {
    billed_cents: billed,
    ...(booked.length > 0 ? { expected_cents: Math.round((billed / booked.length) * people.length) } : {}),
    left_cents: account?.open ? Math.max(0, account.credit_limit_cents - account.owed_cents) : 0,
    limit_reached: people.filter((person) => person.order_id === null && person.limit_reached_at !== null)
      .length,
  };
}

import { mayForClub, reachOf } from '@sendahead/shared-contracts/call/role-acts';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { sql } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { findOrder, type Order } from '../store.ts';

type Staff = { role: Role; clubId: number | null };

/** An order for a person elsewhere is the club's while that person is its member (OPEN-19). */
export const isOfClub = (clubId: number) =>
  sql<boolean>`(club_orders.at_club or exists (
    select from users where users.id = orders.user_id and users.club_id = ${clubId}))`;

/**
 * An order of a club, for its own staff and for ours (CO-40). Another club's order looks like one that does
 * not exist. Throws Refusal 404 `order_not_found`.
 */
export async function requireClubOrder(
  db: Queries,
  clubId: number,
  orderId: string,
  actor: Staff,
): Promise<Order> {
  const order =
    mayForClub(actor, 'follow_club_orders', clubId) && (await hasOrder(db, clubId, orderId))
      ? await findOrder(db, orderId)
      : undefined;
  if (!order) throw new Refusal(404, 'order_not_found');
  return order;
}

async function hasOrder(db: Queries, clubId: number, orderId: string): Promise<boolean> {
  const found = await db
    .selectFrom('club_orders')
    .innerJoin('orders', 'orders.id', 'club_orders.order_id')
    .select('club_orders.order_id')
    .where('club_orders.club_id', '=', clubId)
    .where('club_orders.order_id', '=', orderId)
    .where('orders.status', '<>', 'void')
    .where(isOfClub(clubId))
    .executeTakeFirst();
  return found !== undefined;
}

/** The legs of an order that are picked up at the user's club, for printing their labels. */
export async function legsCollectedAtOwnClub(
  db: Queries,
  orderId: string,
  { role, clubId }: { role: Role; clubId?: number | null | undefined },
): Promise<LegName[]> {
  if (clubId == null || reachOf(role, 'follow_club_orders') !== 'own_club') return [];
  return legsCollectedAt(db, orderId, clubId);
}

/** The legs of an order that are picked up at a club. */
export async function legsCollectedAt(db: Queries, orderId: string, clubId: number): Promise<LegName[]> {
  const rows = await db
    .selectFrom('club_stops')
    .select('leg')
    .where('order_id', '=', orderId)
    .where('club_id', '=', clubId)
    .where('stop', '=', 'pickup')
    .execute();
  return rows.map(({ leg }) => leg);
}

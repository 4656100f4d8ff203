import type { ClubLinks } from '@sendahead/shared-contracts/console/club-archive-calls';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { endStatesInSql } from '../../orders/public/store.ts';

/** Carts that name the club at an end, as the session stores it: text, or a number from other clients. */
export const cartsOfClub = (clubId: number) => sql<boolean>`(carts.paid_by_club_id = ${clubId}
  or jsonb_path_exists(carts.session,
    '$.ship_state.keyvalue() ? (@.key like_regex "^(r?[od]_)?club_id$" && (@.value == $id || @.value == $text))',
    ${JSON.stringify({ id: clubId, text: String(clubId) })}::jsonb))`;

/** CO-137: what refers to a club. */
export async function countLinks(db: Queries, clubId: number): Promise<ClubLinks> {
  const { rows } = await sql<ClubLinks>`select
    (select count(*)::integer from users where club_id = ${clubId} and deleted_at is null and role = 'pro')
      as staff,
    (select count(*)::integer from users where club_id = ${clubId} and deleted_at is null and role <> 'pro')
      as members,
    (select count(*)::integer from club_orders where club_id = ${clubId}) as orders,
    (select count(*)::integer from club_orders join orders on orders.id = order_id
      where club_id = ${clubId} and orders.status = 'placed' and orders.state not in ${endStatesInSql}
    ) as orders_to_come,
    (select count(*)::integer from carts where carts.status in ('open', 'divided')
      and carts.session is not null and ${cartsOfClub(clubId)}) as carts,
    (select count(*)::integer from address_book where club_id = ${clubId}) as addresses,
    (select owed_cents from club_accounts where club_id = ${clubId}) as balance_cents`.execute(db);
  const [links] = rows;
  if (!links) throw new Error('a count has one row');
  return links;
}

import { type RawBuilder, sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { liveStates } from '../../payments/public/attempts/attempt-states.ts';

type Clubs = { goes: number; stays: number };

/**
 * A document in which every field that names the club that goes names the other one. The text of jsonb has one
 * form, and a quote within a value is escaped, so that only fields match.
 */
const renamed = (document: RawBuilder<unknown>, { goes, stays }: Clubs) =>
  sql`regexp_replace(${document}::text, ${`("[a-z_]*club_id": "?)${goes}("?[,}])`}, ${`\\1${stays}\\2`}, 'g')::jsonb`;

/** Whether a document has such a field. */
const names = (document: RawBuilder<unknown>, { goes }: Clubs) =>
  sql<boolean>`${document}::text ~ ${`"[a-z_]*club_id": "?${goes}"?[,}]`}`;

/** CO-138: people, orders, carts, saved places and events of one club become those of the other. */
export async function moveReferences(trx: DatabaseTransaction, clubs: Clubs): Promise<void> {
  await moveOrders(trx, clubs);
  await moveCarts(trx, clubs);
  const { goes, stays } = clubs;
  const plain = [
    ...([['users', 'club_id'] as const, ['address_book', 'club_id'] as const] as const),
    ...([['group_events', 'club_id'] as const, ['cruise_ships', 'port_id'] as const] as const),
    ['orders', 'labels_by_club_id'] as const,
  ];
  for (const [table, column] of plain)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${stays} where ${sql.ref(column)} = ${goes}`.execute(
      trx,
    );
  // A row that the club that stays already has is the newer choice for it; the other one remains as history.
  for (const [table, key] of [
    ['notes_to_clubs', 'order_id'],
    ['club_billing_requests', 'user_id'],
  ] as const)
    await sql`update ${sql.table(table)} moved set club_id = ${stays} where club_id = ${goes} and not exists (
      select from ${sql.table(table)} own where own.club_id = ${stays}
        and own.${sql.ref(key)} = moved.${sql.ref(key)})`.execute(trx);
  for (const [table, column] of [
    ['incidents', 'club_ids'],
    ['flags', 'club_ids'],
    ['flag_exceptions', 'except_club_ids'],
  ] as const)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = array(
        select distinct id from unnest(array_replace(${sql.ref(column)}, ${goes}, ${stays})) id order by id)
      where ${sql.ref(column)} @> array[${goes}]::integer[]`.execute(trx);
  await sql`update microsites set customizations = ${renamed(sql`customizations`, clubs)}
    where ${names(sql`customizations`, clubs)}`.execute(trx);
}

/** The lists of orders by club follow by the triggers of `orders`; who booked an order is only kept there. */
async function moveOrders(trx: DatabaseTransaction, clubs: Clubs): Promise<void> {
  const { goes, stays } = clubs;
  const { rows } = await sql<{ order_id: string }>`
    select order_id from club_orders where club_id = ${goes}`.execute(trx);
  const ids = sql`${rows.map(({ order_id }) => order_id)}::text[]`;
  await sql`insert into club_orders (club_id, order_id, placed_at, at_club, booked, search)
    select ${stays}, order_id, placed_at, at_club, booked, search from club_orders where club_id = ${goes}
    on conflict (club_id, order_id) do update set at_club = club_orders.at_club or excluded.at_club,
      booked = club_orders.booked or excluded.booked`.execute(trx);
  await sql`delete from club_orders where club_id = ${goes}`.execute(trx);
  await sql`update orders set shipment = ${renamed(sql`shipment`, clubs)}
    where id = any (${ids}) and ${names(sql`shipment`, clubs)}`.execute(trx);
}

/** Saved carts, answers in them, and payments in progress, which become orders by what they stored. */
async function moveCarts(trx: DatabaseTransaction, clubs: Clubs): Promise<void> {
  const { goes, stays } = clubs;
  await sql`update carts set paid_by_club_id = ${stays} where paid_by_club_id = ${goes}`.execute(trx);
  await sql`update carts set session = ${renamed(sql`session`, clubs)}
    where session is not null and status in ('open', 'divided') and ${names(sql`session`, clubs)}`.execute(
    trx,
  );
  await sql`update checkout_attempts set draft = ${renamed(sql`draft`, clubs)}
    where state = any (${[...liveStates]}::text[]) and ${names(sql`draft`, clubs)}`.execute(trx);
  await sql`update preference_answers moved set club_id = ${stays} where club_id = ${goes} and not exists (
    select from preference_answers own where own.club_id = ${stays} and own.cart_id = moved.cart_id
      and own.is_outbound = moved.is_outbound)`.execute(trx);
}

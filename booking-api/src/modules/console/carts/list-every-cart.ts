import type { CartActivity, CartStep, ListedCart } from '@sendahead/shared-contracts/console/cart-calls';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/** Carts per page. */
const pageLength = 50;
const minutes: Readonly<Record<CartActivity, number>> = { '15m': 15, '1d': 1440, '7d': 10_080 };

export type CartFilter = {
  brand: string | undefined;
  active: CartActivity;
  step: CartStep | undefined;
  /** The id or number of the only cart to list, even when it waits for payment. */
  cart: string | undefined;
  before: { savedAt: string; id: string } | undefined;
  /** Who asks for the list. */
  reader: string;
  now: number;
};

type Row = Omit<ListedCart, 'saved_at'> & { saved_at: string };

/** Neither a club nor an address: a zip, which is enough for a price, is not enough for a label. */
const lacksEnd = (end: 'o' | 'd') =>
  sql`coalesce(form->>${`${end}_club_id`}, '') = ''
    and (coalesce(form->>${`${end}_zip`}, '') = '' or coalesce(form->>${`${end}_address`}, '') = '')`;

/**
 * The first missing input of a booking, in the order of the page: both ends, items, days, service. A complete
 * booking is at the payment, or its payment failed.
 */
const step = sql<CartStep>`case
  when (${lacksEnd('o')}) or (${lacksEnd('d')}) then 'ends'
  when not jsonb_path_exists(form, '$.traveler.*.*.*.size') then 'items'
  when coalesce(form->>'pickup_date', '') = '' then 'dates'
  when coalesce(form->>'pickup_carrier_service_level_id', '') = '' then 'service'
  when tried.outcome is null then 'payment'
  else 'paying' end`;

const place = (end: ShipEnd) =>
  sql<string>`concat_ws(', ', nullif(session->>${`${end}_city`}, ''), nullif(session->>${`${end}_state`}, ''))`;

/**
 * Open carts with entries, latest entry first; those after `before` when it is set. A cart that changes an
 * order is not a booking, so it is left out.
 */
export async function listEveryCart(
  db: Queries,
  { brand, active, step: wanted, cart, before, reader, now }: CartFilter,
): Promise<{ carts: ListedCart[]; more: boolean }> {
  const since = new Date(now - minutes[active] * 60_000).toISOString();
  const { rows } = await sql<Row>`
    select carts.id, carts.display_id, brands.slug as brand, carts.updated_at as saved_at, ${step} as step,
      coalesce(nullif(trim(users.first_name || ' ' || users.last_name), ''), users.email,
        split_part(session->'travelers'->>0, ':', 1), '') as who,
      carts.user_id, ${place('origin')} as "from", ${place('destination')} as "to",
      coalesce(form->>'pickup_date', '') as pickup_date, jsonb_array_length(session->'travelers') as travelers,
      priced.total_cents, tried.outcome, holders.first_name as held_by,
      coalesce(carts.held_by, carts.user_id) is not distinct from ${reader} as held_by_you
    from carts
    cross join lateral (select session->'ship_state' as form) as entered
    join brands on brands.id = carts.brand_id
    left join users on users.id = carts.user_id
    left join users as holders on holders.id = carts.held_by
    left join lateral (
      select total_cents from quotes where quotes.cart_id = carts.id order by created_at desc limit 1
    ) as priced on true
    left join lateral (
      select coalesce(outcome, state) as outcome from checkout_attempts
      where checkout_attempts.cart_id = carts.id order by created_at desc limit 1
    ) as tried on true
    where carts.amends_order_id is null and session is not null
      ${
        cart === undefined
          ? sql`and carts.status = 'open' and carts.updated_at >= ${since}`
          : sql`and (carts.id = ${cart} or carts.display_id = ${cart})`
      }
      ${brand === undefined ? sql`` : sql`and brands.slug = ${brand}`}
      ${wanted === undefined ? sql`` : sql`and ${step} = ${wanted}`}
      ${before === undefined ? sql`` : sql`and (carts.updated_at, carts.id) < (${before.savedAt}, ${before.id})`}
    order by carts.updated_at desc, carts.id desc limit ${pageLength + 1}`.execute(db);
  return {
    carts: rows
      .slice(0, pageLength)
      .map((row) => ({ ...row, saved_at: new Date(row.saved_at).toISOString() })),
    more: rows.length > pageLength,
  };
}

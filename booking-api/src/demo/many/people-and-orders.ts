import type pg from 'pg';

/** Ids of users and orders that are made for scale start like this. */
const own = 'many_';

const firstNames =
  'Ada,Ben,Cleo,Dana,Eli,Fay,Gus,Hana,Ian,Joy,Kai,Lea,Max,Nia,Otto,Pia,Quin,Rosa,Sam,Tess,Uma,Vic,Wes,Xena,Yara,Zoe';
const lastNames =
  'Abbott,Barlow,Carver,Dawson,Eastman,Fletcher,Garrison,Holloway,Ingram,Jennings,Keller,Lockhart,Mercer,Norwood,Osborne,Prescott,Quigley,Ramsey,Stanton,Thornton,Underhill,Vaughan,Whitaker,Yardley,Zimmerman,Ashcroft,Bellamy,Copeland,Delaney,Ellsworth,Fairbanks,Goodwin';

/**
 * Adds users and orders up to the given numbers, each order of one bag with its cart, attempt and label,
 * spread over three years: for trying the console at scale. Safe to repeat. The search rows of orders are
 * written at the end, in one statement.
 */
export async function seedManyOrders(
  client: pg.Client,
  { users, orders }: { users: number; orders: number },
): Promise<void> {
  await client.query(usersSql, [users, firstNames, lastNames]);
  await client.query('begin');
  await client.query('alter table orders disable trigger order_search_kept');
  await client.query('drop index order_search_trgm');
  await client.query(cartOfQuoteSql);
  for (const statement of [cartsSql, attemptsSql, ordersSql, parcelsSql])
    await client.query(statement, [orders, ...(statement === ordersSql ? [Math.max(1, users)] : [])]);
  await client.query(
    'insert into order_search select kept.* from orders cross join lateral order_search_row(orders) kept on conflict do nothing',
  );
  await client.query(
    'create index order_search_trgm on order_search using gin (search gin_trgm_ops) with (fastupdate = off)',
  );
  await client.query('alter table orders enable trigger order_search_kept');
  await client.query('commit');
  for (const table of ['users', 'carts', 'checkout_attempts', 'orders', 'order_parcels', 'order_search'])
    await client.query(`vacuum analyze ${table}`);
}

const person = `(array (select unnest(string_to_array($2, ','))))[1 + n % 26] as first_name,
  (array (select unnest(string_to_array($3, ','))))[1 + (n / 26) % 32] as last_name`;

const usersSql = `insert into users (id, email, password_hash, first_name, last_name, phone, role, created_at)
  select '${own}' || n, lower(first_name || '.' || last_name || n || '@scale.test'), '', first_name,
    last_name || case when n % 40 = 0 then '' else ' ' || chr(65 + (n / 832) % 26) || chr(97 + (n / 7) % 26) end,
    '+1 ' || 200 + n % 700 || ' 555 ' || lpad((n % 10000)::text, 4, '0'), 'consumer', '2024-01-01'
  from (select n, ${person} from generate_series(1, $1::int) n) people on conflict do nothing`;

/** All orders share the cart of one quote, because the measured queries read no quotes. */
const cartOfQuoteSql = `insert into carts (id, order_id, display_id, token_hash, brand_id, status, created_at, updated_at)
  values ('${own}0', '${own}0', 'SA-0000-0000', '', (select min(id) from brands), 'ordered', '2024-01-01', '2024-01-01')
  on conflict do nothing`;

/** A customer number in the usual format; all are different. */
const number = `'SA-' || upper(substr(md5(n::text), 1, 4) || '-' || lpad(to_hex(n), 6, '0'))`;

const cartsSql = `with one as (
    insert into quotes (id, cart_id, brand_slug, rate_sheet_version, inputs, lines, total_cents, cost_cents, created_at, expires_at,
      priced_on)
    select '${own}quote', '${own}0', 'golf', version, '{}', '[]', 9900, 5000, '2024-01-01', '2024-01-01',
      daterange(effective_from, effective_from, '[]')
    from rate_sheets where valid @> effective_from order by effective_from desc limit 1
    on conflict do nothing)
  insert into carts (id, order_id, display_id, token_hash, brand_id, status, created_at, updated_at)
  select '${own}' || n, '${own}' || n, ${number}, '', (select min(id) from brands), 'ordered', '2024-01-01', '2024-01-01'
  from generate_series(1, $1::int) n on conflict do nothing`;

const attemptsSql = `insert into checkout_attempts (id, actor_scope, idempotency_key, request_hash, cart_id, order_id, user_id,
    state, amount_cents, payment_type, draft, lease_until)
  select '${own}' || n, '${own}', n::text, '', '${own}' || n, '${own}' || n, 'usr_demo_customer', 'done', 9900, 'card', '{}', '2024-01-01'
  from generate_series(1, $1::int) n on conflict do nothing`;

const ordersSql = `insert into orders (id, display_id, cart_id, user_id, brand_id, attempt_id, quote_id, status, total_cents,
    shipment, placed_at, state, state_at)
  select '${own}' || n, ${number}, '${own}' || n, users.id, (array (select id from brands order by id))[1 + n % 3], '${own}' || n,
    '${own}quote', case when n % 50 = 0 then 'cancelled' else 'placed' end, 9900 + n % 5000,
    jsonb_build_object(
      'travelers', jsonb_build_array(jsonb_build_object('name', users.first_name || ' ' || users.last_name, 'email', users.email,
        'items', '["Golf bag, standard"]'::jsonb)),
      'legs', jsonb_build_array(jsonb_build_object('leg', 'outbound', 'carrier', (array['FedEx', 'UPS'])[1 + n % 2],
        'from', jsonb_build_object('name', users.first_name || ' ' || users.last_name, 'lines', '[]'::jsonb, 'phone', users.phone),
        'to', jsonb_build_object('name', 'Club ' || n % 900, 'lines', '[]'::jsonb, 'phone', ''), 'drop_off', false,
        'pickup_title', 'Pickup', 'pickup_date', placed_at::date + 7, 'arrival_date', placed_at::date + 11,
        'service_name', 'Ground', 'transit_days', 4)),
      'booking', jsonb_build_object('form', jsonb_build_object('origination', 'other', 'destination', 'club',
        'd_club_id', (1 + n % 900)::text), 'legs', '[]'::jsonb, 'bags', '[]'::jsonb)),
    placed_at, case when n % 50 = 0 then 'cancelled' when n < 200 then 'in_transit' else 'delivered' end, placed_at
  from (select n, timestamptz '2026-11-20' - n * interval '94 seconds' as placed_at from generate_series(1, $1::int) n) n
    join users on users.id = '${own}' || 1 + n * 7919::bigint % $2::int
  on conflict do nothing`;

const parcelsSql = `insert into order_parcels (id, order_id, generation, leg, position, traveler, item, carriage, ship_date,
    label, status, tracking_number)
  select '${own}' || n, '${own}' || n, 1, 'outbound', 0, 'Traveler', 'Golf bag',
    jsonb_build_object('arrivalDate', orders.placed_at::date + 11), orders.placed_at::date + 7, 'bought',
    case when state = 'in_transit' then 'in_transit' else 'delivered' end,
    (794000000000 + (n * 7919::bigint) % 999999999)::text
  from generate_series(1, $1::int) n join orders on orders.id = '${own}' || n on conflict do nothing`;

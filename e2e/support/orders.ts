import { row, rows } from './database.ts';

export interface OrderFacts {
  readonly id: string;
  readonly displayId: string;
  readonly cartId: string;
  readonly totalCents: number;
  readonly quotedCents: number;
  /** Sum of all its ledger entries: 0 when the books are right. */
  readonly ledgerCents: number;
  /** Sum of what the gateway authorized or charged for its cart, over all attempts. */
  readonly chargedCents: number;
  readonly charges: number;
}

/** The data of an order that must agree, from the shop's tables and the gateway's ledger. */
export async function orderFacts(displayId: string): Promise<OrderFacts> {
  const order = await row<{ id: string; cart_id: string; total_cents: number; quoted: number }>(
    `select o.id, o.cart_id, o.total_cents, q.total_cents as quoted
       from orders o join quotes q on q.id = o.quote_id where o.display_id = $1`,
    [displayId],
  );
  const ledger = await row<{ sum: string; entries: string }>(
    'select coalesce(sum(amount_cents), 0) as sum, count(*) as entries from ledger_entries where order_id = $1',
    [order.id],
  );
  if (Number(ledger.entries) === 0) throw new Error(`order ${displayId} stands in no ledger`);
  const charges = await rows<{ amount_cents: number }>(
    `select amount_cents from sandbox_gateway.transactions
       where order_id in (select id from checkout_attempts where cart_id = $1) and kind = 'sale'
         and status in ('authorized', 'submitted_for_settlement', 'settling', 'settled')`,
    [order.cart_id],
  );
  return {
    id: order.id,
    displayId,
    cartId: order.cart_id,
    totalCents: order.total_cents,
    quotedCents: order.quoted,
    ledgerCents: Number(ledger.sum),
    chargedCents: charges.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    charges: charges.length,
  };
}

/** How many orders an account has placed. */
export async function ordersOf(email: string): Promise<number> {
  const { count } = await row<{ count: string }>(
    'select count(*) as count from orders o join users u on u.id = o.user_id where u.email = $1',
    [email],
  );
  return Number(count);
}

/**
 * How many bags of an order travel outbound, and how many return, according to the carrier so far. A job
 * writes the parcels.
 */
export async function bagsOfLegs(displayId: string): Promise<Readonly<Record<string, number>>> {
  const found = await rows<{ leg: string; count: string }>(
    `select leg, count(*) as count from order_parcels p join orders o on o.id = p.order_id
      where o.display_id = $1 and p.status <> 'cancelled' group by leg`,
    [displayId],
  );
  return Object.fromEntries(found.map(({ leg, count }) => [leg, Number(count)]));
}

export interface HandOver {
  readonly traveler: string;
  readonly dropOff: boolean;
  readonly hours: readonly [number, number];
}

/** The pickup or drop-off of an order's bags, according to their labels. */
export const handOversOf = (displayId: string): Promise<HandOver[]> =>
  rows<HandOver>(
    `select traveler, (carriage ->> 'dropOff')::boolean as "dropOff", carriage -> 'window' as hours
       from order_parcels p join orders o on o.id = p.order_id
      where o.display_id = $1 order by leg, position`,
    [displayId],
  );

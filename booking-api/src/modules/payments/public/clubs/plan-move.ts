import type { ClubAccountTables } from './club-account-tables.ts';

/** An entry of a club's account; `charged_at` is the instant from which a charge is aged. */
export type MovableEntry = Pick<ClubAccountTables['club_entries'], 'event' | 'amount_cents' | 'order_id'> & {
  id: number;
  charged_at: string;
};

/** An amount that moves to another account: an open charge with its age, or the rest of the balance. */
export type Moved = { orderId: string | null; cents: number; agedFrom: string | null };

/**
 * CO-138: splits a balance into its open charges, by the rule of `ageBalances`: refunds settle the charges of
 * their order, everything else the oldest charges. The amounts add up to the balance; a credit, or anything
 * that no charge explains, moves as one amount without an order.
 */
export function planMove(entries: readonly MovableEntry[]): Moved[] {
  const balance = entries.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const moved: Moved[] = [];
  let left = Math.max(0, balance);
  for (const { entry, cents } of unrefunded(entries).reverse()) {
    const open = Math.min(cents, left);
    if (open > 0) moved.push({ orderId: entry.order_id, cents: open, agedFrom: entry.charged_at });
    left -= open;
  }
  const rest = balance - moved.reduce((sum, { cents }) => sum + cents, 0);
  return [...moved.reverse(), ...(rest === 0 ? [] : [{ orderId: null, cents: rest, agedFrom: null }])];
}

/** Charges, oldest first, each less the refunds of its order. */
function unrefunded(entries: readonly MovableEntry[]): { entry: MovableEntry; cents: number }[] {
  const refunds = new Map<string | null, number>();
  for (const { event, order_id, amount_cents } of entries)
    if (event === 'refund') refunds.set(order_id, (refunds.get(order_id) ?? 0) - amount_cents);
  return entries
    .filter(({ event }) => event === 'charge')
    .toSorted((a, b) => a.charged_at.localeCompare(b.charged_at) || a.id - b.id)
    .map((entry) => {
      // An order without a number belongs to no refund.
      const refunded =
        entry.order_id === null ? 0 : Math.min(entry.amount_cents, refunds.get(entry.order_id) ?? 0);
      if (refunded > 0) refunds.set(entry.order_id, (refunds.get(entry.order_id) ?? 0) - refunded);
      return { entry, cents: entry.amount_cents - refunded };
    });
}

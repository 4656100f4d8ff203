import type { Queries } from '../../../../platform/database/database.ts';
import { mailKey } from '../../../accounts/public/mail-key.ts';
import type { Order } from '../store.ts';

/** An address with its travelers; `key` identifies it without revealing it. */
export type TravelerReader = { key: string; email: string; names: readonly string[] };

/** VL-22: the other recipients of an order's emails: each address once, with its travelers. */
export async function travelerReaders(
  db: Queries,
  order: Pick<Order, 'user_id' | 'shipment'>,
): Promise<TravelerReader[]> {
  const account = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', order.user_id)
    .executeTakeFirstOrThrow();
  const { travelers } = order.shipment;
  const byAddress = Map.groupBy(travelers, ({ email }) => mailKey(email));
  return [...byAddress].flatMap(([key, [first, ...more]]) => {
    if (!first?.email || key === mailKey(account.email)) return [];
    // Bags are identified by their traveler's name: two travelers with the same name do not get updates about
    // each other's bags.
    const shared = travelers.filter(({ email }) => mailKey(email) !== key).map(({ name }) => name);
    const names = [first, ...more].map(({ name }) => name).filter((name) => !shared.includes(name));
    return names.length === 0 ? [] : [{ key, email: first.email.trim(), names }];
  });
}

/** Whether a traveler gets these emails. */
export const isEmailed = (
  readers: readonly TravelerReader[],
  { email, name }: { email: string; name: string },
): boolean => readers.some(({ key, names }) => key === mailKey(email) && names.includes(name));

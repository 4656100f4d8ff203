import type { Queries } from '../../../../platform/database/database.ts';
import { mailKey } from '../../../accounts/public/mail-key.ts';
import type { Order } from '../store.ts';

/** An address with the travelers who gave it; `key` names it without being it. */
export type TravelerReader = { key: string; email: string; names: readonly string[] };

/** VL-22: who else than the account gets emails about an order: each address once, with the travelers it is for. */
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
    // Bags are identified by their traveler's name: two travelers with the same name get no news of each other's bags.
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

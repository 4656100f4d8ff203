import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { type CartKey, isKeyOf } from '../../carts/public/cart-access.ts';
import { cartAndCopies } from '../../carts/public/copies.ts';
import { findCart, type StoredCart } from '../../carts/public/store.ts';
import type { GroupEvent } from '../event-store.ts';
import type { GroupPersonRow } from '../people-store.ts';

type Opener = { key: CartKey; userId: string | null };

/**
 * CO-85: the family's end as this browser or account entered it for another child under the same email; empty
 * for everyone else, because links may be forwarded.
 */
export async function siblingAddress(
  db: Queries,
  { event, person }: { event: GroupEvent; person: GroupPersonRow },
  by: Opener,
): Promise<ShipmentForm> {
  if (person.email === '') return {};
  const siblings = await db
    .selectFrom('group_people')
    .select('cart_id')
    .where('event_id', '=', event.id)
    .where('id', '<>', person.id)
    .where(sql<boolean>`lower(email) = lower(${person.email})`)
    .where('cart_id', 'is not', null)
    .orderBy('id')
    .execute();
  const end = event.direction === 'from_club' ? 'd' : 'o';
  for (const { cart_id: root } of siblings)
    for (const id of await cartAndCopies(db, root ?? '')) {
      const cart = await findCart(db, id);
      const typed = cart && (await isTheirs(db, cart, by)) ? endOf(cart, end) : {};
      if (typed[`${end}_address`] || typed[`${end}_address_1`]) return typed;
    }
  return {};
}

const isTheirs = async (db: Queries, cart: StoredCart, { key, userId }: Opener): Promise<boolean> =>
  (userId !== null && cart.userId === userId) || (await isKeyOf(db, key, cart));

/** The form fields of one end of a cart. */
const endOf = ({ session }: StoredCart, end: 'o' | 'd'): ShipmentForm =>
  Object.fromEntries(
    Object.entries(session?.ship_state ?? {}).filter(([name]) => name.startsWith(`${end}_`)),
  );

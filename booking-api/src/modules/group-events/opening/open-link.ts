import type { OpenedGroupLink } from '@sendahead/shared-contracts/carts/group-link-calls';
import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction, Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { hashSecret } from '../../../platform/security/secrets.ts';
import { type CartKey, isOtherBrands, opensCart } from '../../carts/public/cart-access.ts';
import { cartAndCopies } from '../../carts/public/copies.ts';
import { openCart } from '../../carts/public/open-cart.ts';
import { findCart, markCopy, saveSession } from '../../carts/public/store.ts';
import { findBrandById, readBrand } from '../../catalog/public/store.ts';
import { type FacilityRow, requireFacility } from '../../clubs/public/store.ts';
import { numbersOfOrders } from '../../orders/public/numbers-of-orders.ts';
import { findGroupEvent, type GroupEvent } from '../event-store.ts';
import { itemsOf } from '../group-items.ts';
import type { GroupPersonRow } from '../people-store.ts';
import { dayAt } from '../require-event.ts';
import { preparedSession } from './prepared-form.ts';
import { siblingAddress } from './sibling-address.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;
type Opener = { key: CartKey; userId: string | null; sessionHash: Buffer | null };
type Linked = { event: GroupEvent; person: GroupPersonRow };

/** The person and event of a link, on this host. Throws Refusal `group_link_not_found`. */
export async function requireGroupLink(db: Queries, token: string, host: string | null): Promise<Linked> {
  const person = await db
    .selectFrom('group_links')
    .innerJoin('group_people', 'group_people.id', 'group_links.person_id')
    .selectAll('group_people')
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst();
  const event = person && (await findGroupEvent(db, person.event_id));
  const brand = event && (await findBrandById(db, event.brand_id));
  if (!brand || (await isOtherBrands(db, host, brand.slug))) throw new Refusal(404, 'group_link_not_found');
  return { event, person };
}

/**
 * Opens the prepared booking of a person: the cart that the browser already has, or else a new, prefilled
 * one. Once it is booked, the link reports that and opens nothing. Throws Refusal 410 `group_event_over` when
 * it can no longer be booked.
 */
export async function openGroupLink(
  { db, clock }: Context,
  { event, person }: Linked,
  by: Opener,
): Promise<OpenedGroupLink> {
  const club = await requireFacility(db, event.club_id);
  const named = {
    event: event.name,
    traveler: person.name,
    ...(event.paid_by === 'club' ? { paid_by: club.name } : {}),
  };
  if (person.order_id !== null) {
    const order = (await numbersOfOrders(db, [person.order_id])).get(person.order_id);
    return {
      ...named,
      booked: order?.displayId ?? '',
      ...(order ? { order_state: order.state } : {}),
      cart: null,
    };
  }
  const today = dayAt(clock, club);
  if (event.closed_at !== null || today > event.answer_by) throw new Refusal(410, 'group_event_over');
  if (person.cart_id !== null && (await holdsOne(db, person.cart_id, by.key)))
    return { ...named, booked: null, cart: null };
  const cart = await db
    .transaction()
    .execute((trx) => openPrepared(trx, { event, person, club }, { ...by, now: clock.instant(), today }));
  return { ...named, booked: null, cart };
}

/** Whether this person's links opened a browser's cart that is still in progress. */
async function holdsOne(db: Queries, rootId: string, key: CartKey): Promise<boolean> {
  for (const id of await cartAndCopies(db, rootId)) {
    const cart = await findCart(db, id);
    if (cart?.status === 'open' && (await opensCart(db, key, cart))) return true;
  }
  return false;
}

/**
 * A cart for one browser; each further cart of a person is a copy of the first, so that any of them
 * identifies the booking.
 */
async function openPrepared(
  trx: DatabaseTransaction,
  { event, person, club }: Linked & { club: FacilityRow },
  { key, userId, sessionHash, now, today }: Opener & { now: string; today: ReturnType<typeof dayAt> },
): Promise<NonNullable<OpenedGroupLink['cart']>> {
  const brandId = event.brand_id;
  const paidByClubId = event.paid_by === 'club' ? event.club_id : null;
  const cart = await openCart(trx, { brandId, micrositeId: null, userId, sessionHash, paidByClubId, now });
  const { cart_id: root } = await trx
    .selectFrom('group_people')
    .select('cart_id')
    .where('id', '=', person.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (root === null)
    await trx.updateTable('group_people').set({ cart_id: cart.id }).where('id', '=', person.id).execute();
  else await markCopy(trx, { from: root, to: cart.id });
  const slug = (await findBrandById(trx, brandId))?.slug ?? '';
  const brand = await readBrand(trx, slug);
  const size = person.size ?? event.size;
  const item = brand && itemsOf(brand, club).find((one) => one.size === size);
  const typed = await siblingAddress(trx, { event, person }, { key, userId });
  const session = preparedSession(cart.id, {
    event,
    person,
    club,
    item,
    today,
    typed,
    travelerWord: brand?.traveler_word ?? '',
  });
  await saveSession(trx, cart, session, userId, now);
  return { id: cart.id, order_id: cart.orderId, display_id: cart.displayId, cart_token: cart.token };
}

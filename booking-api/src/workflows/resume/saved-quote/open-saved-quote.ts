import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { OpenedQuote } from '@sendahead/shared-contracts/carts/saved-quote-calls';
import { type CartKey, isOtherBrands, opensCart } from '../../../modules/carts/public/cart-access.ts';
import { openCart } from '../../../modules/carts/public/open-cart.ts';
import { findCart, markCopy, type StoredCart, saveSession } from '../../../modules/carts/public/store.ts';
import { carryAnswers, carryInternationalInfo } from '../../../modules/preferences/public/store.ts';
import { localTime } from '../../../platform/clock.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { compareLines } from './compare-lines.ts';
import { priceSaved } from './price-saved.ts';
import { findByToken, type SavedQuote } from './saved-quote-store.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;
type Opener = { key: CartKey; role: Role; userId: string | null; sessionHash: Buffer | null };

/** The saved booking of a token at this host. Throws Refusal 404, and 409 once its cart was ordered. */
export async function requireSavedQuote(
  { db, clock }: Context,
  token: string,
  host: string | null,
): Promise<{ saved: SavedQuote; cart: StoredCart }> {
  const saved = await findByToken(db, token, clock.instant());
  const cart = saved && (await findCart(db, saved.cart_id));
  if (!cart || (await isOtherBrands(db, host, cart.brandSlug)))
    throw new Refusal(404, 'saved_quote_not_found');
  if (cart.status === 'ordered') throw new Refusal(409, 'cart_already_ordered');
  return { saved, cart };
}

/**
 * Opens a copy of a saved booking for anyone with its link, and compares its price with the current one. A
 * browser that still has the booking itself continues with that one, so that the trip is not booked twice by
 * accident.
 */
export async function openSavedQuote(
  context: Context,
  { saved, cart }: { saved: SavedQuote; cart: StoredCart },
  by: Opener,
): Promise<OpenedQuote> {
  const own = cart.status === 'open' && (await opensCart(context.db, by.key, cart));
  const form = (own ? cart.session : saved.session)?.ship_state ?? saved.session.ship_state;
  const quoteQuestion = {
    form,
    brand: cart.brandSlug,
    role: by.role,
    rateCents: own ? cart.rateCents : null,
  };
  const mostPercent = own ? cart.mostPercent : undefined;
  const now = await priceSaved(context, { ...quoteQuestion, ownerId: by.userId, mostPercent });
  const priced = 'price' in now ? now.price : null;
  return {
    cart: own ? null : await copyOf(context, saved, cart, by),
    saved_at: new Date(saved.created_at).toISOString(),
    told_cents: saved.total_cents,
    now_cents: priced?.totalCents ?? null,
    problem: 'problem' in now ? now.problem : null,
    changes: priced ? compareLines(saved.lines, priced.lines) : [],
    gift_cards_left_out: !own && saved.gift_cards,
  };
}

/** A cart like the saved one, owned by the opener; its token is returned only here. */
async function copyOf(
  { db, clock }: Context,
  { session }: SavedQuote,
  { id: from, brandId, micrositeId }: StoredCart,
  { userId, sessionHash }: Opener,
): Promise<NonNullable<OpenedQuote['cart']>> {
  const now = clock.instant();
  return db.transaction().execute(async (trx) => {
    const cart = await openCart(trx, { brandId, micrositeId, userId, sessionHash, now });
    const carts = { from, to: cart.id };
    await carryInternationalInfo(trx, carts, localTime(clock.now(), homeTimeZone).date);
    await carryAnswers(trx, carts);
    await markCopy(trx, carts);
    const form = { ...session.ship_state, cart_id: cart.id };
    await saveSession(trx, cart, { ...session, ship_state: form }, userId, now);
    return { id: cart.id, order_id: cart.orderId, display_id: cart.displayId, cart_token: cart.token };
  });
}

import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { CartSession } from '@sendahead/shared-contracts/carts/schema';
import { linkDays } from '@sendahead/shared-contracts/primitives/link-days';
import type { StoredCart } from '../../../modules/carts/public/store.ts';
import { isCouponOf } from '../../../modules/pricing/public/quotes.ts';
import { daysLater } from '../../../platform/clock.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/security/secrets.ts';
import { savedQuoteMailJob } from './jobs.ts';
import { priceSaved } from './price-saved.ts';
import { insertSavedQuote } from './saved-quote-store.ts';

/**
 * Saves a cart with its current price, and queues the mail with its link. Returns the instant until which the
 * link works. Throws Refusal 422 `booking_not_priced` when there is no price to save.
 */
export async function saveQuote(
  { db, clock, jobs }: Pick<AppContext, 'db' | 'clock' | 'jobs'>,
  cart: StoredCart,
  by: { email: string; role: Role; userId: string | null },
): Promise<string> {
  if (!cart.session) throw new Refusal(422, 'booking_not_priced');
  const { session, giftCards } = withoutSecrets(cart.session);
  const { coupon = '' } = session.ship_state;
  // A coupon that this cart was never priced with could be guessed here, bypassing the limit of guesses.
  if (coupon !== '' && !(await isCouponOf(db, cart.id, coupon))) session.ship_state.coupon = '';
  const { rateCents, mostPercent, brandSlug: brand } = cart;
  const quoteQuestion = { form: session.ship_state, brand, role: by.role, rateCents, mostPercent };
  const saved = await priceSaved({ db, clock }, { ...quoteQuestion, ownerId: by.userId });
  if ('problem' in saved) throw new Refusal(422, 'booking_not_priced');
  const expiresAt = daysLater(clock.now(), linkDays.savedQuote);
  const id = newId('svq');
  await db.transaction().execute(async (trx) => {
    await insertSavedQuote(trx, {
      id,
      cart_id: cart.id,
      email: by.email.trim(),
      session,
      lines: saved.price.lines.map(({ kind, title, amount_cents }) => ({ kind, title, amount_cents })),
      total_cents: saved.price.totalCents,
      gift_cards: giftCards,
      created_at: clock.instant(),
      expires_at: expiresAt,
    });
    await jobs.enqueue(trx, savedQuoteMailJob, { id });
  });
  return expiresAt;
}

/** Gift cards are money: a reader of the email must not get them. The copy gets a new id and token. */
function withoutSecrets({ ship_state, ...session }: CartSession): {
  session: CartSession;
  giftCards: boolean;
} {
  const {
    'gift-card': card = '',
    'more-gift-cards': more = '',
    cart_id: _id,
    order_tracking_id: _order,
    ...form
  } = ship_state;
  return { session: { ...session, ship_state: form }, giftCards: card !== '' || more !== '' };
}

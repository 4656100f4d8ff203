import * as calls from '@sendahead/shared-contracts/pricing/calls';
import { looksLikeGiftCard } from '@sendahead/shared-contracts/ship-form/gift-cards';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localTime } from '../../platform/clock.ts';
import type { AppContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { defaultTimeZone } from '../calendar/public/cut-off.ts';
import { requireReadableCart } from '../carts/public/cart-access.ts';
import { ownerOf } from '../carts/public/cart-owner.ts';
import type { StoredCart } from '../carts/public/store.ts';
import { brandOf } from '../catalog/public/request-brand.ts';
import { checkMeantPayment } from '../services/public/meant-payment.ts';
import { planShipment } from '../services/public/plan-shipment.ts';
import { presentPrice } from './presenter.ts';
import { isGiftCard } from './public/credits.ts';
import { couponCodes, giftCardCodes, limitCodeGuesses } from './public/limit-code-guesses.ts';
import { pricePlanned } from './public/price-cart.ts';
import { payerOf, readPriceOptions, withConcessions } from './public/price-options.ts';
import { endOf, isCouponOf, storeQuote } from './public/quotes.ts';
import { shipmentFormOf } from './public/shipment-form.ts';
import { adjustmentRoutes } from './rate-adjustments.ts';
import { lapsedCart, renewLapsedCart } from './renew-lapsed-cart.ts';

/** The live price. */
export function pricingRoutes(app: FastifyInstance, context: AppContext): void {
  const { config, db, clock } = context;
  const giftCards = limitCodeGuesses(context, giftCardCodes);
  const coupons = limitCodeGuesses(context, couponCodes);
  adjustmentRoutes(app, context);

  /** A code typed in the field of the coupon is a guess of a gift card like any other. */
  const isCardAsCoupon = async (request: FastifyRequest, code: string): Promise<boolean> => {
    await giftCards.check(request);
    const found = await isGiftCard(db, code, localTime(clock.now(), defaultTimeZone).date);
    if (!found) await giftCards.count(request, code);
    return found;
  };

  registerCall(app, context, calls.shipPrice, async ({ body }, call) => {
    const { request, session } = call;
    checkMeantPayment(config, body.payment_method);
    const reference = await call.reference();
    const found = body.cart_id === undefined ? null : await cartFor(context, request, body.cart_id);
    // While staff hold a cart its customer is shown its price, and can order nothing by it.
    const given = found && !found.waiting ? found.cart : null;
    const role = session?.role ?? 'guest';
    const user = session?.user?.id ?? null;
    const brand = given?.brandSlug ?? brandOf(request);
    // Staff who book for a customer spend the customer's credits, not their own.
    const owner = given && user !== null ? ownerOf(given, user) : user;
    const who = { userId: payerOf(owner, user, role), ownerId: owner, role };
    const options = withConcessions(readPriceOptions({ ...body, ...amendedBy(given) }, who), found?.cart);
    if (options.giftCards.length > 0) await giftCards.check(request);
    const planned = await planShipment({ db, clock }, shipmentFormOf(body), brand, reference);
    const { coupon } = planned.shipment;
    const guessed = coupon !== '' && !(given && (await isCouponOf(db, given.id, coupon)));
    if (guessed) await coupons.check(request);
    const price = await pricePlanned(db, clock, planned, { role, options, rateCents: found?.cart.rateCents });
    for (const { code, balanceCents } of price.credits.giftCards)
      if (balanceCents === null) await giftCards.count(request, code);
    const wrong = guessed && price.coupon.state === 'invalid';
    const couponIsGiftCard = wrong && looksLikeGiftCard(coupon) && (await isCardAsCoupon(request, coupon));
    if (wrong && !couponIsGiftCard) await coupons.count(request, coupon);
    // Of guesses that came together none is answered beyond the limit, right ones no more than wrong ones.
    else if (guessed && !wrong) await coupons.check(request);
    const guestSession = session && user === null ? session.idHash : null;
    const renewed = given && (await renewLapsedCart(context, given, guestSession));
    const cart = renewed?.cart ?? given;
    if (!cart)
      return presentPrice(price, role, {
        ...noCart,
        quote: { id: '', expiresAt: endOf(price, clock) },
        couponIsGiftCard,
      });
    const quote = await storeQuote(db, clock, { cartId: cart.id, brand, experiment: body }, price);
    return presentPrice(price, role, {
      quote,
      orderId: cart.amends ?? cart.orderId,
      replacement: renewed?.answer ?? null,
      couponIsGiftCard,
    });
  });
}

/** What a cart changes is the server's to know, whatever a request says of it. */
const amendedBy = (cart: StoredCart | null) => (cart?.amends ? { price_api_order_id: cart.amends } : {});

/** Without a cart there is nothing to order, or to order by. */
const noCart = { orderId: '', replacement: null };

/** The cart that is asked for; one that has lapsed is known all the same, so that another can take its place. */
async function cartFor(
  context: AppContext,
  request: FastifyRequest,
  id: string,
): Promise<{ cart: StoredCart; waiting: boolean }> {
  try {
    return await requireReadableCart(context, request, id);
  } catch (error) {
    const lapsed = await lapsedCart(context, request, id);
    if (lapsed) return { cart: lapsed, waiting: false };
    throw error;
  }
}

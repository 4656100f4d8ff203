import * as calls from '@sendahead/shared-contracts/pricing/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import type { Queries } from '../../platform/database/database.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { requireReadableCart } from '../carts/public/cart-access.ts';
import { ownerOf } from '../carts/public/cart-owner.ts';
import { clubOfOrdersCart, type StoredCart } from '../carts/public/store.ts';
import { brandOf } from '../catalog/public/request-brand.ts';
import { findFacility } from '../clubs/public/store.ts';
import { billsClubs } from '../flags/public/bills-clubs.ts';
import { provenExperiment } from '../flags/public/proven-experiment.ts';
import { checkMeantPayment } from '../services/public/meant-payment.ts';
import { planShipment } from '../services/public/plan-shipment.ts';
import { presentPrice } from './presenter.ts';
import { priceLimitingGuesses } from './price-limiting-guesses.ts';
import { payerOf, readPriceOptions, withConcessions } from './public/price-options.ts';
import { endOf, storeQuote } from './public/quotes.ts';
import { shipmentFormOf } from './public/shipment-form.ts';
import { adjustmentRoutes } from './rate-adjustment-routes.ts';
import { lapsedCart, renewLapsedCart } from './renew-lapsed-cart.ts';

/** The live price. */
export function pricingRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;
  adjustmentRoutes(app, context);

  registerCall(app, context, calls.shipPrice, async ({ body }, call) => {
    const { request, session } = call;
    await checkMeantPayment(context, call, body.payment_method);
    const reference = await call.reference();
    const found = body.cart_id === undefined ? null : await cartFor(context, request, body.cart_id);
    // While staff hold a cart its customer sees its price, and cannot order it.
    const orderableCart = found && !found.waiting ? found.cart : null;
    const role = session?.role ?? 'guest';
    const user = session?.user?.id ?? null;
    const brand = orderableCart?.brandSlug ?? brandOf(request);
    // Staff who book for a customer spend the customer's credits, not their own.
    const owner = orderableCart && user !== null ? ownerOf(orderableCart, user) : user;
    const who = { userId: payerOf(owner, user, role), ownerId: owner, role };
    const options = withConcessions(
      readPriceOptions({ ...body, ...amendedBy(orderableCart) }, who),
      found?.cart,
    );
    const planned = await planShipment({ db, clock }, shipmentFormOf(body), brand, reference);
    const { price, ...codes } = await priceLimitingGuesses(
      context,
      { request, cart: orderableCart, brand, planned },
      { role, options, rateCents: found?.cart.rateCents },
    );
    const guestSession = session && user === null ? session.idHash : null;
    const renewed = orderableCart && (await renewLapsedCart(context, orderableCart, guestSession));
    const cart = renewed?.cart ?? orderableCart;
    if (!cart)
      return presentPrice(price, role, {
        ...noCart,
        quote: { id: '', expiresAt: endOf(price, clock) },
        ...codes,
      });
    const experiment = await provenExperiment(context, call, body);
    const quote = await storeQuote(db, clock, { cartId: cart.id, brand, experiment }, price);
    return presentPrice(price, role, {
      quote,
      orderId: cart.amends ?? cart.orderId,
      replacement: renewed?.answer ?? null,
      paidByClub: (await billsClubs(context, call)) ? await payerOfCart(db, cart) : undefined,
      refundToClub: cart.amends
        ? await payerOfCart(db, { paidByClubId: await clubOfOrdersCart(db, cart.amends) })
        : undefined,
      ...codes,
    });
  });
}

/** The server decides what a cart changes, regardless of the request. */
const amendedBy = (cart: StoredCart | null) => (cart?.amends ? { price_api_order_id: cart.amends } : {});

/** CO-70: the name of the club that pays for a cart. */
async function payerOfCart(db: Queries, { paidByClubId }: Pick<StoredCart, 'paidByClubId'>) {
  const club = paidByClubId === null ? undefined : await findFacility(db, paidByClubId);
  return club && { club_id: club.id, name: club.name };
}

/** Without a cart there is nothing to order, so there is no quote. */
const noCart = { orderId: '', replacement: null };

/** The requested cart; a lapsed one is also found, so that another can replace it. */
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

import * as calls from '@sendahead/shared-contracts/pricing/calls';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { shipmentFormSchema } from '@sendahead/shared-contracts/ship-form/schema';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { AppContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/register-call.ts';
import { requireCart } from '../carts/cart-access.ts';
import { brandOf } from '../services/routes.ts';
import { presentPrice } from './presenter.ts';
import { priceCart } from './price-cart.ts';
import { storeQuote } from './quotes.ts';

/** The live price. */
export function pricingRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.shipPrice, async ({ body }, { request, session }) => {
    const cart = body.cart_id === undefined ? null : await requireCart(context, request, body.cart_id);
    const brand = cart?.brandSlug ?? brandOf(request);
    const role = session?.role ?? 'guest';
    const price = await priceCart(db, clock, { form: shipmentFormOf(body), brand, role });
    const quote = await storeQuote(db, clock, { cartId: cart?.id ?? null, brand }, price);
    return presentPrice(price, quote, cart?.orderId ?? quote.id, role);
  });
}

const formFields = new Set(Object.keys(shipmentFormSchema.shape));

/** The shipment form within a body that carries more; the fields beside it are for the call itself. */
export const shipmentFormOf = (body: z.output<typeof shipmentFormSchema>): ShipmentForm =>
  Object.fromEntries(Object.entries(body).filter(([name]) => formFields.has(name)));

import { sendBookingLink as sendBookingLinkCall } from '@sendahead/shared-contracts/orders/booking-link-calls';
import * as calls from '@sendahead/shared-contracts/orders/pay-link-calls';
import type { FastifyInstance } from 'fastify';
import { CartNotOpened, cartKeyOf, refuseCart } from '../../../modules/carts/public/cart-access.ts';
import { readerOf, requireAct, requireOrder } from '../../../modules/orders/public/order-access.ts';
import { presentPayLink } from '../../../modules/orders/public/owed/present-owed.ts';
import { findPayLink, type PayLink } from '../../../modules/orders/public/pay-links/pay-links.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import type { PlaceOrderContext } from '../../checkout/context.ts';
import { amendmentOf } from '../amendment-of.ts';
import { sendBookingLink } from './send-booking-link.ts';
import { sendChangeLink, sendLinkAgain, sendRequestLink, withdrawLink } from './send-link.ts';

/** What staff do with pay links: send, resend, withdraw. */
export function staffLinkRoutes(
  app: FastifyInstance,
  context: AppContext,
  ordering: PlaceOrderContext,
): void {
  const { db, clock } = context;
  const require = async (orderId: string, id: string): Promise<PayLink> => {
    const link = await findPayLink(db, id, clock.instant());
    if (link?.order_id !== orderId) throw new Refusal(404, 'pay_link_not_found');
    return link;
  };

  registerCall(app, context, calls.sendChangeLink, async ({ params, body }, { session }) => {
    const by = readerOf(session);
    const order = await requireOrder(db, params.orderId, by);
    if (body.leg === undefined) requireAct(order, by, 'change');
    const link = await sendChangeLink(context, order.id, {
      amendment: amendmentOf(body),
      by,
      pricedAfter: body.priced_after,
      differenceCents: body.difference_cents,
      byText: body.by_text,
    });
    return presentPayLink(link);
  });

  registerCall(app, context, sendBookingLinkCall, async ({ body }, { session, request }) => {
    const { cart_id: cartId = '' } = body;
    const linkRequest = { cartId, key: cartKeyOf(request), form: body, by: readerOf(session) };
    const sent = await sendBookingLink(ordering, linkRequest).catch((error: unknown) => {
      if (error instanceof CartNotOpened) return refuseCart(context, request, error);
      throw error;
    });
    return 'error' in sent
      ? { status: false, error: sent.error, order_id: null }
      : { status: true, error: null, order_id: sent.orderId };
  });

  registerCall(app, context, calls.sendRequestLink, async ({ params }, { session }) => {
    const by = readerOf(session);
    const { id: orderId } = await requireOrder(db, params.orderId, by);
    const link = await sendRequestLink(context, { orderId, requestId: params.requestId, by: by.id });
    return presentPayLink(link);
  });

  registerCall(app, context, calls.sendPayLinkAgain, async ({ params, body }, { session }) => {
    const link = await require(params.orderId, params.linkId);
    await sendLinkAgain(ordering, link, { round: body.round, by: readerOf(session).id });
    return presentPayLink(await require(params.orderId, link.id));
  });

  registerCall(app, context, calls.withdrawPayLink, async ({ params }, { session }) => {
    const link = await require(params.orderId, params.linkId);
    await withdrawLink(context, link, readerOf(session).id);
    return presentPayLink(await require(params.orderId, link.id));
  });
}

import * as calls from '@sendahead/shared-contracts/orders/pay-link-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { FastifyInstance } from 'fastify';
import { linkedShipment } from '../../../modules/bookings/public/linked-shipment.ts';
import { findPayLinkByToken, type PayLink } from '../../../modules/orders/public/pay-links/pay-links.ts';
import { findOrder, type Order } from '../../../modules/orders/public/store.ts';
import { limitDeclines } from '../../../modules/payments/public/methods/limit-declines.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import type { PlaceOrderContext } from '../../checkout/context.ts';
import { payByLink } from './pay-by-link.ts';

const missesPerMinute = 20;

/** What anyone with a mailed link can do, without an account: view it, and pay it. */
export function payLinkRoutes(app: FastifyInstance, context: AppContext, ordering: PlaceOrderContext): void {
  const { db, clock, throttle } = context;
  const declines = limitDeclines(throttle);

  /** Throws Refusal 404, and 429 once one address has sent twenty wrong tokens in a minute. */
  async function require(token: string, ip: string): Promise<{ link: PayLink; order: Order }> {
    await throttle.check('pay-link-miss', ip, missesPerMinute, 60);
    const link = await findPayLinkByToken(db, token, clock.instant());
    const order = link && (await findOrder(db, link.order_id));
    if (link && order) return { link, order };
    await throttle.attempt('pay-link-miss', ip, missesPerMinute, 60);
    throw new Refusal(404, 'pay_link_not_found');
  }

  registerCall(app, context, calls.openPayLink, async ({ body }, { request }) =>
    present(await require(body.token, request.ip)),
  );

  registerCall(app, context, calls.payByLink, async ({ body }, { request }) => {
    const { token, payment_method_nonce: nonce, 'billing-zip-code': billingZip } = body;
    const { link, order } = await require(token, request.ip);
    // A link allows as many declined cards as an account, so that it cannot be used to test cards.
    await declines.check(link.id);
    const error = await payByLink(ordering, order, link, { nonce, billingZip });
    await declines.count(link.id, error);
    return { status: error === null, error, link: present(await require(token, request.ip)) };
  });
}

const present = ({ link, order }: { link: PayLink; order: Order }): calls.OpenedPayLink => ({
  display_id: order.display_id,
  what: link.what,
  shipment: linkedShipment(order.shipment),
  amount_cents: cents(link.amount_cents),
  state: link.state,
  expires_at: link.expires_at,
  changes_order: link.request_id === null,
});

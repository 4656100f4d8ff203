import * as calls from '@sendahead/shared-contracts/orders/settle-change-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../../modules/accounts/public/audit.ts';
import {
  type Reader,
  readerOf,
  requireAct,
  requireOrderToChange,
} from '../../../modules/orders/public/order-access.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import { limitDeclines } from '../../../modules/payments/public/methods/limit-declines.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import type { PlaceOrderContext } from '../../checkout/context.ts';
import type { ShippingContext } from '../../fulfill/context.ts';
import { amendmentOf } from '../amendment-of.ts';
import { clubBilledFor } from '../means-of-change.ts';
import { trackFirst } from '../track-first.ts';
import { cardsOnFile, requireCardOnFile } from './cards-on-file.ts';
import { settleChange } from './settle-change.ts';
import { waiveOrAsk } from './waive-change.ts';

/** CO-112, CO-113: dearer changes whose difference staff charge to a saved card of the customer, or waive. */
export function settleChangeRoutes(
  app: FastifyInstance,
  context: AppContext,
  shipping: ShippingContext,
  ordering: PlaceOrderContext,
): void {
  const { db, throttle } = context;
  const declines = limitDeclines(throttle);

  /** An order that staff may change for somebody else. Their own they pay as every customer does. */
  async function require(orderId: string, by: Reader): Promise<Order> {
    const order = await requireOrderToChange(db, orderId, by);
    if (order.user_id === by.id) throw new Refusal(409, 'action_not_allowed');
    return order;
  }

  async function requireChange(orderId: string, by: Reader, leg: string | undefined): Promise<Order> {
    const order = await require(orderId, by);
    if (leg === undefined) requireAct(order, by, 'change');
    else await trackFirst(shipping, order.id);
    return order;
  }

  registerCall(app, context, calls.readCardsOnFile, async ({ params }, { session }) => {
    const by = readerOf(session);
    const order = await require(params.orderId, by);
    await throttle.attempt('payment-info', by.id, 60, 60);
    const cards = [...(await cardsOnFile(db, order))];
    // Without a saved card, no card was viewed.
    if (cards.length > 0)
      await audit(context, 'staff.saw_payment_info', {
        userId: by.id,
        subject: order.user_id,
        detail: { cards: cards.length },
      });
    return { cards };
  });

  registerCall(app, context, calls.chargeChange, async ({ params, body }, { session }) => {
    const by = readerOf(session);
    const order = await requireChange(params.orderId, by, body.leg);
    // A club pays for this order: its customer agreed to no charge.
    if (await clubBilledFor(db, order)) throw new Refusal(409, 'action_not_allowed');
    const { payment_method_id: methodId, key, priced_after: pricedAfter } = body;
    await requireCardOnFile(db, order, methodId);
    const settlement = {
      kind: 'charge',
      cents: cents(body.difference_cents),
      reason: body.reason.trim(),
    } as const;
    const changeRequest = { amendment: amendmentOf(body), by, settlement, methodId, key, pricedAfter };
    await declines.during(by.id, () => settleChange(ordering, order, changeRequest));
    return { success: true as const };
  });

  registerCall(app, context, calls.waiveChange, async ({ params, body }, { session }) => {
    const by = readerOf(session);
    const order = await requireChange(params.orderId, by, body.leg);
    const settlement = {
      kind: 'waive',
      cents: cents(body.difference_cents),
      reason: body.reason.trim(),
    } as const;
    const { key, priced_after: pricedAfter } = body;
    const changeRequest = { amendment: amendmentOf(body), by, settlement, key, pricedAfter };
    return { approval_id: await waiveOrAsk(ordering, order, changeRequest) };
  });
}

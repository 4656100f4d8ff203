import { readOrderPreferences } from '@sendahead/shared-contracts/preferences/calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { mayAct, readerOf, requireOrder } from '../orders/public/order-access.ts';
import { lateFor } from '../orders/public/travelers/late-for.ts';
import { answerRoutes } from './answer-routes.ts';
import { internationalRoutes } from './international-routes.ts';
import { presentInternationalInfo } from './present-international-info.ts';
import { answersOfOrder } from './public/answers-of-order.ts';
import { readInternationalInfo } from './public/store.ts';

/** A club's questions, the customs information, and both for an order. */
export function preferenceRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;
  answerRoutes(app, context);
  internationalRoutes(app, context);

  registerCall(app, context, readOrderPreferences, async ({ params }, { session }) => {
    const reader = readerOf(session);
    const order = await requireOrder(db, params.orderId, reader);
    // Users who may act for the customer can read the answers to a club and to customs.
    if (!mayAct(order, reader)) return { answers: [], international_info: null };
    const [answers, info] = await Promise.all([
      answersOfOrder(db, order),
      readInternationalInfo(db, order.cart_id),
    ]);
    const late = lateFor(order, info?.arrival);
    return {
      answers,
      ...(late ? { late_for: late } : {}),
      international_info: info ? presentInternationalInfo(info) : null,
    };
  });
}

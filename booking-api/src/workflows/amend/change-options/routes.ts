import * as calls from '@sendahead/shared-contracts/orders/change-option-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { FastifyInstance } from 'fastify';
import { readerOf, requireOrderToChange } from '../../../modules/orders/public/order-access.ts';
import type { AppContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { readPlanOfRefund } from './plan-of-refund.ts';
import { readOptions } from './read-options.ts';

/** The data of the dialogs before an order is changed or canceled. */
export function changeOptionRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  registerCall(app, context, calls.readChangeOptions, async ({ params }, { session }) =>
    readOptions(db, await requireOrderToChange(db, params.orderId, readerOf(session))),
  );

  registerCall(app, context, calls.planOfRefund, async ({ params, query }, { session }) => {
    const order = await requireOrderToChange(db, params.orderId, readerOf(session));
    if (query.amount_cents <= 0)
      throw refuse('malformed', [{ path: 'query.amount_cents', code: 'malformed' }]);
    return readPlanOfRefund(db, order, cents(query.amount_cents));
  });
}

import * as calls from '@sendahead/shared-contracts/orders/preparation-calls';
import type { FastifyInstance } from 'fastify';
import type { CarrierPort } from '../../../integrations/carriers/port.ts';
import { CarrierRefused, CarrierUnreachable } from '../../../integrations/carriers/port.ts';
import type { AppContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { labelCodesOf } from '../document-routes/label-codes.ts';
import { requireLabelsFree } from '../public/customs-list.ts';
import { readerOf, requireAct, requireOrder } from '../public/order-access.ts';
import { parcelsOf } from '../public/parcels.ts';
import { readPreparation } from './preparation.ts';

/** The steps before the carrier has the bags. */
export function orderPreparationRoutes(
  app: FastifyInstance,
  context: AppContext,
  carriers: Pick<CarrierPort, 'labelDaysAhead' | 'printerless' | 'labelCode'>,
): void {
  const { db, clock } = context;

  registerCall(app, context, calls.orderPreparation, async ({ params }, { session }) => {
    const order = await requireOrder(db, params.orderId, readerOf(session));
    return { legs: await readPreparation({ db, clock, carriers }, order) };
  });

  registerCall(app, context, calls.orderLabelCodes, async ({ params }, { reply, session }) => {
    const reader = readerOf(session);
    const order = await requireOrder(db, params.orderId, reader);
    requireAct(order, reader, 'print_labels');
    await requireLabelsFree(db, order, reader);
    const parcels = await parcelsOf(db, order);
    reply.header('cache-control', 'private, no-store');
    return {
      codes: await labelCodesOf(carriers, parcels).catch((error: unknown) => {
        if (error instanceof CarrierRefused || error instanceof CarrierUnreachable)
          throw refuse('unavailable');
        throw error;
      }),
    };
  });
}

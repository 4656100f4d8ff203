import * as calls from '@sendahead/shared-contracts/orders/calls';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../integrations/services.ts';
import type { AppContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { orderClubNoteRoutes } from './document-routes/club-note-routes.ts';
import { orderCustomsRoutes } from './document-routes/customs-routes.ts';
import { orderDocumentRoutes } from './document-routes/document-routes.ts';
import { orderLetterRoutes } from './document-routes/letter-routes.ts';
import { orderHistoryRoutes } from './history-routes.ts';
import { readerOf, requireOrder } from './public/order-access.ts';
import { readReceipt } from './public/receipt.ts';
import { orderPreparationRoutes } from './steps/preparation-routes.ts';

/** An order for anyone who may read it: its receipt, its history, its documents. */
export function orderRoutes(app: FastifyInstance, context: AppContext, { carriers }: Services): void {
  registerCall(app, context, calls.readReceipt, async ({ params }, { session }) =>
    readReceipt(context.db, await requireOrder(context.db, params.orderId, readerOf(session))),
  );

  orderHistoryRoutes(app, context);
  orderPreparationRoutes(app, context, carriers);
  orderDocumentRoutes(app, context, carriers);
  orderCustomsRoutes(app, context);
  orderLetterRoutes(app, context);
  orderClubNoteRoutes(app, context);
}

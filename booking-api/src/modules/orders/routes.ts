import * as calls from '@sendahead/shared-contracts/orders/calls';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../integrations/services.ts';
import type { AppContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { findAccount } from '../accounts/public/store.ts';
import { orderClubNoteRoutes } from './document-routes/club-note-routes.ts';
import { orderCustomsRoutes } from './document-routes/customs-routes.ts';
import { orderDocumentRoutes } from './document-routes/document-routes.ts';
import { orderLetterRoutes } from './document-routes/letter-routes.ts';
import { orderHistoryRoutes } from './history-routes.ts';
import { readsAsCarrierStaff, receiptForCarriers } from './public/for-carriers.ts';
import { readerOf, requireOrder } from './public/order-access.ts';
import { readReceipt } from './public/receipt.ts';
import { namesPeople } from './public/retention/people-removed.ts';
import { orderPreparationRoutes } from './steps/preparation-routes.ts';
import { textReplyRoute } from './texts/reply-route.ts';
import { suggestedNumber } from './texts/suggested-number.ts';
import { orderTextRoutes } from './texts/text-routes.ts';
import { pastTravelerRoutes } from './travelers/past-traveler-routes.ts';

/** An order for any permitted reader: its receipt, its history, its documents. */
export function orderRoutes(
  app: FastifyInstance,
  context: AppContext,
  { carriers, sms }: Pick<Services, 'carriers' | 'sms'>,
): void {
  const { db } = context;
  registerCall(app, context, calls.readReceipt, async ({ params }, { session }) => {
    const reader = readerOf(session);
    const order = await requireOrder(db, params.orderId, reader);
    const receipt = await readReceipt(db, order, order.user_id === reader.id ? 'customer' : 'staff');
    if (readsAsCarrierStaff(order, reader)) return receiptForCarriers(receipt);
    if (!namesPeople(order)) return receipt;
    const customer = await findAccount(db, order.user_id);
    if (order.user_id === reader.id) {
      const number = suggestedNumber(order.shipment.booking?.form ?? {}, customer?.phone ?? '');
      return { ...receipt, texts: number !== '' };
    }
    if (!customer?.email) return receipt;
    const name = `${customer.firstName} ${customer.lastName}`.trim();
    return { ...receipt, confirmation_to: customer.email, ...(name ? { customer_name: name } : {}) };
  });

  orderHistoryRoutes(app, context);
  pastTravelerRoutes(app, context);
  orderPreparationRoutes(app, context, carriers);
  orderDocumentRoutes(app, context, carriers);
  orderCustomsRoutes(app, context);
  orderLetterRoutes(app, context);
  orderClubNoteRoutes(app, context);
  orderTextRoutes(app, context);
  textReplyRoute(app, context, sms);
}

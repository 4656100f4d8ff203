import * as calls from '@sendahead/shared-contracts/orders/document-calls';
import type { FastifyInstance } from 'fastify';
import type { CarrierPort } from '../../../integrations/carriers/port.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { inScope, registerCall } from '../../../platform/http/register-call.ts';
import { wantsJson } from '../../../platform/http/wants-json.ts';
import { readBrandLook } from '../../catalog/public/store.ts';
import { calendarEntriesOf } from '../documents/calendar-entries.ts';
import { documentFile } from '../documents/document-file.ts';
import { packingListOf } from '../documents/packing-list.ts';
import {
  bagsAbroad,
  isListed,
  readCustomsListOf,
  requireLabelsFree,
  thingsByBag,
} from '../public/customs-list.ts';
import { readsAsCarrierStaff } from '../public/for-carriers.ts';
import { labelsOf } from '../public/label-data.ts';
import {
  type Reader,
  readerOf,
  requireAct,
  requireOrder,
  requireOrderToPrint,
} from '../public/order-access.ts';
import { printedLabels } from '../public/papers/print-labels.ts';
import { parcelsOf } from '../public/parcels.ts';
import { readReceipt } from '../public/receipt.ts';
import type { Order } from '../public/store.ts';
import { partiesOf, readInvoice } from './invoice.ts';
import { redirectBrowsersToOrder } from './redirect-browsers-to-order.ts';

/** Documents and calendar entries of an order: as a file, or as data for callers that accept JSON. */
export function orderDocumentRoutes(
  app: FastifyInstance,
  context: AppContext,
  carriers: Pick<CarrierPort, 'provider'>,
): void {
  inScope(app, (papers) => labelRoutes(papers, context, carriers));
  inScope(app, (papers) => otherPaperRoutes(papers, context));
}

function labelRoutes(
  app: FastifyInstance,
  context: AppContext,
  carriers: Pick<CarrierPort, 'provider'>,
): void {
  const { db } = context;
  redirectBrowsersToOrder(app, 'labels');

  registerCall(app, context, calls.orderLabels, async ({ params, query }, { request, reply, session }) => {
    const reader = readerOf(session);
    const { order, legs } = await requireOrderToPrint(db, params.orderId, reader);
    requireAct(order, reader, 'print_labels');
    await requireLabelsFree(db, order, reader);
    const parcels = await parcelsOf(db, order);
    const labels = labelsOf(parcels).filter(
      ({ leg }) => legs.includes(leg) && (query.leg === undefined || leg === query.leg),
    );
    if (wantsJson({ request, reply }, 'application/pdf')) return { labels };
    return printedLabels(reply, `labels-${order.display_id}`, [{ displayId: order.display_id, labels }], {
      carriers,
      paper: query.paper ?? 'letter',
      country: parcels[0]?.carriage.from.country,
    });
  });
}

function otherPaperRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;
  redirectBrowsersToOrder(app, 'documents');

  /** An order with its prices. Throws Refusal `not_allowed` for staff of carriers. */
  async function requirePriced(orderId: string, reader: Reader): Promise<Order> {
    const order = await requireOrder(db, orderId, reader);
    if (readsAsCarrierStaff(order, reader)) throw refuse('not_allowed');
    return order;
  }

  registerCall(app, context, calls.receiptFile, async ({ params }, { request, reply, session }) => {
    const order = await requirePriced(params.orderId, readerOf(session));
    const receipt = await readReceipt(db, order);
    if (wantsJson({ request, reply }, 'application/pdf')) return receipt;
    const { receiptPdf } = await import('../documents/bill-pdf.ts');
    const pdf = await receiptPdf(
      receipt,
      await readBrandLook(db, order.brand_id),
      await partiesOf(db, order),
    );
    return documentFile(reply, 'application/pdf', `receipt-${order.display_id}.pdf`, pdf);
  });

  registerCall(app, context, calls.orderInvoice, async ({ params }, { request, reply, session }) => {
    const order = await requirePriced(params.orderId, readerOf(session));
    const invoice = await readInvoice(db, order);
    if (wantsJson({ request, reply }, 'application/pdf')) return invoice;
    const { invoicePdf } = await import('../documents/bill-pdf.ts');
    const pdf = await invoicePdf(invoice, await readBrandLook(db, order.brand_id));
    return documentFile(reply, 'application/pdf', `invoice-${invoice.number}.pdf`, pdf);
  });

  registerCall(app, context, calls.orderPackingList, async ({ params }, { request, reply, session }) => {
    const order = await requireOrder(db, params.orderId, readerOf(session));
    const parcels = await parcelsOf(db, order);
    const abroad = bagsAbroad(parcels).length > 0;
    const declared = abroad ? await readCustomsListOf(db, order) : undefined;
    const list = packingListOf(order.display_id, parcels, declared ? thingsByBag(declared) : undefined);
    if (!list) throw new Refusal(409, 'order_not_international');
    // An unlisted bag would be declared at the value of its coverage.
    if (!declared || !isListed(declared)) throw new Refusal(409, 'customs_list_missing');
    if (wantsJson({ request, reply }, 'application/pdf')) return list;
    const { packingListPdf } = await import('../documents/packing-list-pdf.ts');
    const pdf = await packingListPdf(list);
    return documentFile(reply, 'application/pdf', `packing-list-${order.display_id}.pdf`, pdf);
  });

  registerCall(app, context, calls.orderCalendar, async ({ params }, { request, reply, session }) => {
    const reader = readerOf(session);
    const order = await requireOrder(db, params.orderId, reader);
    requireAct(order, reader, 'add_to_calendar');
    const entries = calendarEntriesOf(order.display_id, await parcelsOf(db, order));
    if (wantsJson({ request, reply }, 'text/calendar')) return { entries };
    const { calendarFile } = await import('../documents/calendar-file.ts');
    const text = calendarFile(order.display_id, entries, {
      stamp: order.state_at ?? order.placed_at,
      sequence: order.generation - 1,
    });
    return documentFile(reply, 'text/calendar; charset=utf-8', `${order.display_id}.ics`, text);
  });
}

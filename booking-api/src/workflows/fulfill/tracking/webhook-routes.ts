import { carrierWebhook } from '@sendahead/shared-contracts/orders/carrier-webhook-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { keepRawBodies } from '../../../platform/http/raw-bodies.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { inScope, registerCall } from '../../../platform/http/register-call.ts';
import type { ShippingContext } from '../context.ts';
import { trackOrderJob } from './jobs.ts';

/** An undelivered notice is repeated for hours; one that is days old is a replay. */
const freshMs = 3 * 24 * 3_600_000;

/**
 * The carrier's notices about moved bags. Each must be signed and recent, and counts once; a job asks the
 * carrier where the bag is, so that a notice is trusted only for the id of its bag. Bags that are not ours
 * are skipped.
 */
export function carrierWebhookRoutes(
  app: FastifyInstance,
  context: AppContext,
  { db, jobs, carriers }: ShippingContext,
): void {
  inScope(app, (scope) => {
    const raw = keepRawBodies(scope);
    registerCall(scope, context, carrierWebhook, async (_input, { request }) => {
      const notice = carriers.readNotice(raw.of(request), request.headers);
      // The carrier's clock is the machine's, not the product's.
      if (!notice || !(Math.abs(Date.now() - Date.parse(notice.at)) <= freshMs))
        throw new Refusal(401, 'signature_invalid');
      const { id, shipmentId } = notice;
      if (shipmentId === null) return { received: true as const };
      await db.transaction().execute(async (trx) => {
        const parcel = await trx
          .selectFrom('order_parcels')
          .select('order_id')
          .where('shipment_id', '=', shipmentId)
          .executeTakeFirst();
        if (!parcel) return;
        const first = await trx
          .insertInto('carrier_events')
          .values({ id, shipment_id: shipmentId })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (first) await jobs.enqueue(trx, trackOrderJob, { orderId: parcel.order_id }, { retries: 3 });
      });
      return { received: true as const };
    });
  });
}

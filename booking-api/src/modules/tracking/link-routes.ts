import * as calls from '@sendahead/shared-contracts/orders/track-calls';
import type { FastifyInstance } from 'fastify';
import type { FilePort } from '../../integrations/files/port.ts';
import type { AppContext } from '../../platform/context.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { wantsJson } from '../../platform/http/wants-json.ts';
import { mayAct, readerOf, requireOrder, requireOrderToChange } from '../orders/public/order-access.ts';
import { namesPeople } from '../orders/public/retention/people-removed.ts';
import { lockOrder } from '../orders/public/store.ts';
import { receivedOf } from './received.ts';
import { linksOf, makeLink, revokeLink } from './track-links.ts';

/** Active links of one order: enough for everyone who waits. */
const maxLinks = 10;

/**
 * The links of an order: users who may act on it create, list and revoke them. Its readers also see who
 * confirmed the arrival.
 */
export function linkRoutes(app: FastifyInstance, context: AppContext, files: FilePort): void {
  const { db, clock } = context;

  registerCall(app, context, calls.trackLinks, async ({ params }, { session }) => {
    const reader = readerOf(session);
    const order = await requireOrder(db, params.orderId, reader);
    const [links, received] = await Promise.all([
      mayAct(order, reader) ? linksOf(db, order.id, clock.instant()) : [],
      receivedOf(db, order.id),
    ]);
    return {
      links: links.map(({ id, made_at, expires_at }) => ({ link_id: id, made_at, expires_at })),
      received,
      may_share: mayAct(order, reader) && namesPeople(order),
    };
  });

  registerCall(app, context, calls.makeTrackLink, async ({ params }, { session }) => {
    const reader = readerOf(session);
    const order = await requireOrderToChange(db, params.orderId, reader);
    if (order.status !== 'placed') throw new Refusal(409, 'action_not_allowed');
    const { link, token } = await db.transaction().execute(async (trx) => {
      // In sequence, so that links created at the same moment are counted.
      await lockOrder(trx, order.id);
      const open = await linksOf(trx, order.id, clock.instant());
      if (open.length >= maxLinks) throw new Refusal(409, 'action_not_allowed');
      return makeLink(trx, clock, order, reader.id);
    });
    return { link_id: link.id, token, expires_at: link.expiresAt };
  });

  registerCall(app, context, calls.revokeTrackLink, async ({ params }, { session }) => {
    const order = await requireOrderToChange(db, params.orderId, readerOf(session));
    await revokeLink(db, { orderId: order.id, linkId: params.linkId, now: clock.instant() });
    return { success: true as const };
  });

  registerCall(app, context, calls.receivedPhoto, async ({ params }, { request, reply, session }) => {
    const order = await requireOrder(db, params.orderId, readerOf(session));
    const received = (await receivedOf(db, order.id)).find(
      ({ received_id, has_photo }) => received_id === params.receivedId && has_photo,
    );
    const bytes = received && (await files.read(received.received_id));
    if (!bytes) throw new Refusal(404, 'order_not_found');
    const type = 'image/jpeg' as const;
    if (wantsJson({ request, reply }, type)) return { type, bytes: bytes.byteLength };
    return attachment(reply, { type, name: 'bags-received.jpg', bytes });
  });
}

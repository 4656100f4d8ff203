import { noteOrder, renewLabel as renewLabelCall } from '@sendahead/shared-contracts/console/order-act-calls';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../../../modules/accounts/public/account-of.ts';
import { audit } from '../../../modules/accounts/public/audit.ts';
import { requireOrder } from '../../../modules/orders/public/order-access.ts';
import { requirePeople } from '../../../modules/orders/public/retention/people-removed.ts';
import type { AppContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { newId } from '../../../platform/security/secrets.ts';
import { neededByRoute } from './needed-by-route.ts';
import { refundRoute } from './refund-route.ts';
import { renewLabels } from './renew-label.ts';
import { requireComment } from './require-comment.ts';
import { resendRoutes } from './resend-routes.ts';

/** What staff can do with an order in the console, in addition to the customers' own actions. */
export function consoleOrderRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;
  refundRoute(app, context);
  resendRoutes(app, context);
  neededByRoute(app, context);

  registerCall(app, context, renewLabelCall, async ({ params, body }, call) => {
    const actor = accountOf(call);
    const order = await requireOrder(db, params.orderId, actor);
    const comment = requireComment(body.comment);
    await db.transaction().execute(async (trx) => {
      await audit({ db: trx, clock }, 'staff.renewed_label', {
        userId: actor.id,
        subject: order.user_id,
        detail: { order: order.id, parcel: params.parcelId, comment },
      });
      await renewLabels(trx, context, order.id, [params.parcelId]);
    });
    return { success: true as const };
  });

  registerCall(app, context, noteOrder, async ({ params, body }, call) => {
    const actor = accountOf(call);
    const order = await requireOrder(db, params.orderId, actor);
    requirePeople(order);
    const note = body.note.trim();
    if (note === '') throw refuse('invalid', [{ path: 'note', code: 'required' }]);
    await db
      .insertInto('order_notes')
      .values({
        id: newId('nte'),
        order_id: order.id,
        author_id: actor.id,
        note,
        request_key: body.key,
        created_at: clock.instant(),
      })
      .onConflict((known) => known.columns(['order_id', 'request_key']).doNothing())
      .execute();
    return { success: true as const };
  });
}

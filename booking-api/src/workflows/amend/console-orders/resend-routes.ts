import { resendConfirmation, resendLabels } from '@sendahead/shared-contracts/console/order-act-calls';
import { resendConfirmations } from '@sendahead/shared-contracts/console/order-list-calls';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../../../modules/accounts/public/account-of.ts';
import { audit } from '../../../modules/accounts/public/audit.ts';
import { selectedOrders } from '../../../modules/console/public/selection.ts';
import { confirmationJob, enqueueStepMail } from '../../../modules/orders/public/mails/jobs.ts';
import { requireOrder } from '../../../modules/orders/public/order-access.ts';
import { parcelsOf } from '../../../modules/orders/public/parcels.ts';
import { ordersWithPeople, requirePeople } from '../../../modules/orders/public/retention/people-removed.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';

/** Emails that a staff member may resend per hour. */
const mailsPerHour = 200;
const bulksPerHour = 10;

/** Resends the labels of an order, and confirmations of one order or of several in one request. */
export function resendRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, throttle, clock, jobs } = context;

  registerCall(app, context, resendConfirmation, async ({ params, body }, call) => {
    const actor = accountOf(call);
    const order = await requireOrder(db, params.orderId, actor);
    requirePeople(order);
    await throttle.attempt('console-mail', actor.id, mailsPerHour, 3600);
    await sendAgain(context, actor.id, [order.id], body.key);
    return { success: true as const };
  });

  registerCall(app, context, resendLabels, async ({ params, body }, call) => {
    const actor = accountOf(call);
    const order = await requireOrder(db, params.orderId, actor);
    await throttle.attempt('console-mail', actor.id, mailsPerHour, 3600);
    const waiting = (await parcelsOf(db, order)).filter(
      ({ label, status }) => label === 'bought' && status === 'label_ready',
    );
    if (waiting.length === 0) throw new Refusal(409, 'no_labels');
    await db.transaction().execute(async (trx) => {
      const detail = { order: order.id };
      await audit({ db: trx, clock }, 'staff.resent_labels', {
        userId: actor.id,
        subject: order.id,
        detail,
      });
      for (const leg of new Set(waiting.map((parcel) => parcel.leg)))
        await enqueueStepMail(trx, jobs, order, 'labels_ready', leg, body.key);
    });
    return { success: true as const };
  });

  registerCall(app, context, resendConfirmations, async ({ body }, call) => {
    const actor = accountOf(call);
    await throttle.attempt('console-mails', actor.id, bulksPerHour, 3600);
    const orders = await ordersWithPeople(db, await selectedOrders(context, body.selection));
    await sendAgain(context, actor.id, orders, body.key);
    return { sent: orders.length };
  });
}

/**
 * Logs the resends and queues their jobs, all or none. The key identifies each order's email, so that it is
 * sent once.
 */
const sendAgain = (
  { db, clock, jobs }: AppContext,
  actorId: string,
  orders: readonly string[],
  key: string,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const order of orders) {
      await audit({ db: trx, clock }, 'staff.resent_confirmation', {
        userId: actorId,
        subject: order,
        detail: { order },
      });
      await jobs.enqueue(trx, confirmationJob, { orderId: order, again: key });
    }
  });

import { isOver } from '@sendahead/shared-contracts/orders/states';
import * as calls from '@sendahead/shared-contracts/orders/text-calls';
import { mobileNumber } from '@sendahead/shared-contracts/validation/mobile-number';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { findAccount } from '../../accounts/public/store.ts';
import { mayAct, type Reader, readerOf, requireOrder, requireOrderToChange } from '../public/order-access.ts';
import { namesPeople } from '../public/retention/people-removed.ts';
import { findOrder, lockOrder, type Order } from '../public/store.ts';
import { enqueueText } from '../public/texts/jobs.ts';
import { endConsent, keepConsent, lastConsent, openConsent } from '../public/texts/text-consents.ts';
import { suggestedNumber } from './suggested-number.ts';

/** Phone numbers that one person may enter per day, because each gets a first text. */
const maxNumbers = 10;

/**
 * OR-09: text messages about an order. Only its owner can opt in; staff who act for the owner can end them.
 */
export function orderTextRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, jobs, throttle } = context;

  const present = async (order: Order, reader: Reader): Promise<calls.OrderTexts> => {
    const acts = mayAct(order, reader) && namesPeople(order);
    const last = acts ? await lastConsent(db, order.id) : undefined;
    const asks = order.user_id === reader.id && namesPeople(order) && !isOver(order.state);
    const account = asks ? await findAccount(db, order.user_id) : undefined;
    const number = last && (mobileNumber(last.phone)?.spoken ?? last.phone);
    return {
      phone: last?.ended_at === null ? (number ?? null) : null,
      suggestion: asks ? suggestedNumber(order.shipment.booking?.form ?? {}, account?.phone ?? '') : '',
      may_ask: asks,
      ...(last?.ended_by === 'reply' && number ? { ended_by_reply: number } : {}),
    };
  };

  registerCall(app, context, calls.readOrderTexts, async ({ params }, { session }) => {
    const reader = readerOf(session);
    return present(await requireOrder(db, params.orderId, reader), reader);
  });

  registerCall(app, context, calls.startOrderTexts, async ({ params, body }, { session }) => {
    const reader = readerOf(session);
    const order = await requireOrderToChange(db, params.orderId, reader);
    if (order.user_id !== reader.id || isOver(order.state)) throw new Refusal(409, 'action_not_allowed');
    const number = mobileNumber(body.phone);
    if (!number) throw refuse('invalid', [{ path: 'phone', code: 'phone_not_valid' }]);
    await throttle.attempt('order-texts', reader.id, maxNumbers, 86_400);
    await db.transaction().execute(async (trx) => {
      await lockOrder(trx, order.id);
      const before = await openConsent(trx, order.id);
      await keepConsent(trx, {
        orderId: order.id,
        phone: number.e164,
        sentence: body.consent,
        by: reader.id,
        at: clock.instant(),
      });
      const now = await openConsent(trx, order.id);
      if (now && now.id !== before?.id)
        await enqueueText(trx, jobs, {
          orderId: order.id,
          step: 'started',
          leg: 'outbound',
          generation: order.generation,
          about: now.id,
        });
    });
    return present(order, reader);
  });

  registerCall(app, context, calls.stopOrderTexts, async ({ params }, { session }) => {
    const reader = readerOf(session);
    const order = await requireOrderToChange(db, params.orderId, reader);
    const by = order.user_id === reader.id ? 'owner' : 'staff';
    await endConsent(db, { orderId: order.id, by, at: clock.instant() });
    return present((await findOrder(db, order.id)) ?? order, reader);
  });
}

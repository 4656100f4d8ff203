import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { refundableOf } from '../../../../modules/ledger/public/paid-for.ts';
import { findOrder, lockOrder, type Order } from '../../../../modules/orders/public/store.ts';
import { RefundRefused, refundWithin } from '../../../../modules/payments/public/refunds/make-refund.ts';
import { payRefundPart } from '../../../../modules/payments/public/refunds/pay-refund.ts';
import { settleOrder } from '../../../../modules/payments/public/settle-order.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { undoAmendment } from '../../../checkout/amendment/undo-amendment.ts';
import { billCorrection } from '../../../fulfill/tracking/bill-correction.ts';
import { openRequestOf, payClaim } from '../../../testing/histories/later-acts.ts';
import { cancel } from '../../cancel-order/cancel.ts';
import { meansOfChange } from '../../means-of-change.ts';
import { payRequest } from '../../pay-request/pay-request.ts';
import { waiveRequest } from '../../pay-request/waive-request.ts';
import { submitAttempt } from '../../submit-attempt.ts';
import { applyOfIncident } from './incident-acts.ts';
import { payNewestLink, sendLink, withdrawNewestLink } from './link-acts.ts';
import type { Act } from './money-acts.ts';
import { contextOf, type PlayedSetup, pricedAt } from './played.ts';

/** Replaces the order with one at an invented price; the payment uses the real code. */
async function change(played: PlayedSetup, order: Order, wanted: number): Promise<void> {
  const { db } = played;
  const difference = cents(Math.max(wanted, -(await refundableOf(db, order.id))));
  const means = await meansOfChange(db, order, difference, 'nonce').catch(() => undefined);
  const { id: orderId, generation } = order;
  const by = { id: order.user_id, role: 'consumer' } as const;
  const amendment = { kind: 'booking' } as const;
  await submitAttempt(await pricedAt(played, order, difference), order, {
    purpose: { kind: 'amend', orderId, generation, amendment, by },
    agreed: difference,
    means,
  });
}

/** Settles all authorizations, like the job. */
export async function settleAll(played: PlayedSetup): Promise<void> {
  const { db, ordered } = played;
  const { ordering } = contextOf(played);
  const open = await db
    .selectFrom('payments')
    .select('transaction_id')
    .where('order_id', '=', ordered.id)
    .where('status', '=', 'authorised')
    .execute();
  for (const { transaction_id } of open) await settleOrder(ordering, ordered.id, transaction_id);
}

async function payRefunds(played: PlayedSetup): Promise<void> {
  const { db, ordered } = played;
  const { ordering } = contextOf(played);
  const parts = await db
    .selectFrom('refund_parts')
    .innerJoin('refunds', 'refunds.id', 'refund_id')
    .select('refund_parts.id')
    .where('order_id', '=', ordered.id)
    .where('state', '=', 'wanted')
    .execute();
  for (const { id } of parts) await payRefundPart(ordering, id);
}

/** Pays or waives the amount due; refused when nothing is due. */
async function closeOwed(played: PlayedSetup, order: Order, how: 'pay owed' | 'waive owed'): Promise<void> {
  const { ordering } = contextOf(played);
  const request = await openRequestOf(played.db, order.id);
  if (!request) throw new Refusal(409, 'request_closed');
  if (how === 'pay owed') await payRequest(ordering, order, request, { nonce: 'nonce' });
  else
    await ordering.db
      .transaction()
      .execute((trx) =>
        waiveRequest(trx, ordering.clock, request, { id: order.user_id, comment: 'Our own list was wrong' }),
      );
}

/** Performs one act on the order like a user or a job. */
export async function apply(played: PlayedSetup, one: Act): Promise<void> {
  const { db, ordered } = played;
  const { shipping } = contextOf(played);
  const by = { id: ordered.userId, role: 'consumer' as const };
  const order = await findOrder(db, ordered.id);
  if (!order) throw new Error('no order');
  if (one.kind === 'cancel') await cancel(shipping, order.id, null, by, '');
  else if (one.kind === 'cancel leg') await cancel(shipping, order.id, one.leg, by, '');
  else if (one.kind === 'undo') await undoAmendment(shipping, order.id, by);
  else if (one.kind === 'pay refunds') await payRefunds(played);
  else if (one.kind === 'pay owed' || one.kind === 'waive owed') await closeOwed(played, order, one.kind);
  else if (one.kind === 'send link') await sendLink(played, order, one.difference);
  else if (one.kind === 'pay by link') await payNewestLink(played, order);
  else if (one.kind === 'withdraw link') await withdrawNewestLink(played, order);
  else if (one.kind === 'undo move' || one.kind === 'cancel shown' || one.kind === 'void labels')
    await applyOfIncident(played, order, one);
  else if (one.kind === 'claim') await payClaim(shipping, order, cents(one.amount));
  else if (one.kind === 'change' && order.status === 'placed') await change(played, order, one.difference);
  else if (one.kind === 'goodwill')
    await db.transaction().execute((trx) =>
      refundWithin(trx, shipping, order.id, cents(one.amount), {
        to: 'original',
        reason: 'goodwill',
        actor: null,
        idempotencyKey: `goodwill-${Math.random()}`,
        isGoodwill: true,
      }),
    );
  else if (one.kind === 'correction' && order.status === 'placed')
    await db.transaction().execute(async (trx) => {
      const locked = await lockOrder(trx, order.id);
      if (locked) await billCorrection(trx, shipping, locked, one.leg);
    });
}

/** A refusal is a correct answer to a forbidden act. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Refusal || error instanceof RefundRefused;

import * as calls from '@sendahead/shared-contracts/console/club-account-calls';
import { addDays } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { isArchived } from '../../clubs/public/archived.ts';
import { orderToday } from '../../orders/public/order-today.ts';
import { findClubAccount } from '../../payments/public/clubs/club-account.ts';
import {
  findPayment,
  lockClubAccount,
  paymentOfKey,
  recordPayment,
  reversePayment,
  samePayment,
} from '../../payments/public/clubs/club-payments.ts';
import { recordAccountAct } from './club-account-resource.ts';

/** CO-30: payments of clubs, each recorded once, and reversed by a second entry. */
export function clubPaymentRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.recordClubPayment, async ({ params, body }, call) => {
    const actor = accountOf(call);
    const clubId = Number(params.clubId);
    const { key, note = '', again = false, ...entered } = body;
    const today = orderToday(clock);
    if (entered.received_on > today || entered.received_on < addDays(today, -366))
      throw refuse('invalid', [{ path: 'received_on', code: 'not_a_past_day' }]);
    // The page refuses it before sending; values from other senders are not stored.
    if (entered.kind === 'card_by_phone' && isCardNumber(`${entered.reference} ${note}`))
      throw refuse('invalid', [{ path: 'reference', code: 'card_number' }]);
    return db.transaction().execute(async (trx) => {
      // Its balance is settled, or has moved to the club that it was merged into.
      if (await isArchived(trx, clubId)) throw new Refusal(409, 'club_archived');
      if (!(await lockClubAccount(trx, clubId))) throw new Refusal(404, 'no_such_thing');
      const earlier = await paymentOfKey(trx, clubId, key);
      if (earlier) {
        const compared = ['amount_cents', 'kind', 'reference', 'received_on'] as const;
        if (compared.some((name) => earlier[name] !== entered[name])) throw new Refusal(422, 'key_reused');
        return { payment_id: earlier.id, ...(await balanceOf(trx, clubId)) };
      }
      // The account is locked: of two colleagues with one check, the second reads that it is here.
      if (!again) await requireNew(trx, { ...entered, club_id: clubId });
      const at = clock.instant();
      const payment_id = await recordPayment(trx, {
        ...entered,
        note,
        club_id: clubId,
        request_key: key,
        recorded_by: actor.id,
        recorded_at: at,
      });
      const { amount_cents: payment_cents, kind, ...details } = entered;
      await recordAccountAct(trx, clubId, {
        at,
        actorId: actor.id,
        done: { payment_cents, payment_kind: kind, ...details },
        reason: note,
      });
      return { payment_id, ...(await balanceOf(trx, clubId)) };
    });
  });

  registerCall(app, context, calls.reverseClubPayment, async ({ params, body }, call) => {
    const actor = accountOf(call);
    const clubId = Number(params.clubId);
    return db.transaction().execute(async (trx) => {
      // Locked first, so that the second of two clicks sees the result of the first.
      const account = await lockClubAccount(trx, clubId);
      const payment = account && (await findPayment(trx, clubId, params.paymentId));
      if (!payment) throw new Refusal(404, 'no_such_thing');
      if (payment.reversed_for !== null) throw new Refusal(409, 'payment_reversed');
      const at = clock.instant();
      await reversePayment(trx, payment, { reason: body.reason, actorId: actor.id, at });
      await recordAccountAct(trx, clubId, {
        at,
        actorId: actor.id,
        done: { reversed_payment_cents: payment.amount_cents, reference: payment.reference },
        reason: body.reason,
      });
      return balanceOf(trx, clubId);
    });
  });
}

/** CO-150: throws Refusal `payment_known`, with the day and amount of the recorded payment. */
async function requireNew(trx: Queries, payment: Parameters<typeof samePayment>[1]): Promise<void> {
  const earlierPayment = await samePayment(trx, payment);
  if (earlierPayment) throw new Refusal(409, 'payment_known', { extensions: { ...earlierPayment } });
}

/** As many digits as a card has. */
const isCardNumber = (text: string): boolean => /\d{13}/.test(text.replaceAll(/[\s-]/g, ''));

const balanceOf = async (db: Queries, clubId: number): Promise<{ balance_cents: number }> => ({
  balance_cents: (await findClubAccount(db, clubId))?.owed_cents ?? 0,
});

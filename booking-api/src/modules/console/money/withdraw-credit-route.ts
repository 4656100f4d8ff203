import { withdrawCredit } from '@sendahead/shared-contracts/console/money-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { audit } from '../../accounts/public/audit.ts';
import { lockLimits } from '../../accounts/public/staff-limits.ts';
import { forgetGift } from '../../approvals/public/gifts.ts';
import { mailCredit } from '../../approvals/public/give-credit.ts';
import { moveCredit } from '../../credits/public/credits.ts';
import { grantOfStaff, isWithdrawn } from '../../credits/public/staff-credits.ts';
import { bookWithdrawnCredit } from '../../ledger/public/given-credits.ts';

/** CO-99: withdraws a staff credit from an account, once, if the balance still covers it. */
export function withdrawCreditRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock, jobs } = context;

  registerCall(app, context, withdrawCredit, async ({ params: { userId, creditId }, body }, call) => {
    const actor = accountOf(call);
    if (actor.id === userId) throw new Refusal(404, 'no_such_thing');
    return db.transaction().execute(async (trx) => {
      const grant = await grantOfStaff(trx, userId, Number(creditId));
      if (!grant) throw new Refusal(404, 'no_such_thing');
      const { source, amount, reference } = grant;
      // Locked, so that the second of two clicks sees the result of the first.
      await lockLimits(trx, userId);
      const isLeft =
        !(await isWithdrawn(trx, userId, reference)) &&
        (await moveCredit(trx, { source, owner: userId }, 'withdraw', cents(-amount), reference));
      if (!isLeft) throw new Refusal(409, 'credit_not_left');
      await audit({ db: trx, clock }, 'staff.withdrew_credit', {
        userId: actor.id,
        subject: userId,
        detail: { kind: source, amount_cents: amount, reason: body.reason },
      });
      await bookWithdrawnCredit(trx, { source, reference, cents: cents(amount) });
      await forgetGift(trx, userId, reference);
      await mailCredit(trx, jobs, { source, owner: userId, reference, event: 'withdraw' });
      return { success: true as const };
    });
  });
}

import { withdrawCredit } from '@sendahead/shared-contracts/console/money-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { audit } from '../../accounts/public/audit.ts';
import { forgetGift } from '../../approvals/public/gifts.ts';
import { mailCredit } from '../../approvals/public/give-credit.ts';
import { moveCredit } from '../../credits/public/credits.ts';

/** CO-99: takes a credit of staff out of an account again, once, while so much is left of it. */
export function withdrawCreditRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock, jobs } = context;

  registerCall(app, context, withdrawCredit, async ({ params: { userId, creditId }, body }, call) => {
    const actor = accountOf(call);
    if (actor.id === userId) throw new Refusal(404, 'no_such_thing');
    return db.transaction().execute(async (trx) => {
      // Locked, so that of two presses the second reads what the first wrote.
      await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
      const given = await trx
        .selectFrom('credit_entries')
        .select(['source', 'amount_cents', 'reference'])
        .where('id', '=', Number(creditId))
        .where('owner', '=', userId)
        .where('event', '=', 'grant')
        .where('source', '<>', 'gift_card')
        .where('reference', 'like', 'staff:%')
        .executeTakeFirst();
      if (!given || given.source === 'gift_card') throw new Refusal(404, 'no_such_thing');
      const { source, reference, amount_cents } = given;
      const gone = await trx
        .selectFrom('credit_entries')
        .select('id')
        .where('owner', '=', userId)
        .where('event', '=', 'withdraw')
        .where('reference', '=', reference)
        .executeTakeFirst();
      if (gone) throw new Refusal(409, 'credit_not_left');
      const amount = cents(-amount_cents);
      if (!(await moveCredit(trx, { source, owner: userId }, 'withdraw', amount, reference)))
        throw new Refusal(409, 'credit_not_left');
      await audit({ db: trx, clock }, 'staff.withdrew_credit', {
        userId: actor.id,
        subject: userId,
        detail: { kind: source, amount_cents, reason: body.reason },
      });
      await forgetGift(trx, userId, reference);
      await mailCredit(trx, jobs, { source, owner: userId, reference, event: 'withdraw' });
      return { success: true as const };
    });
  });
}

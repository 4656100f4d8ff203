import { remindClub } from '@sendahead/shared-contracts/console/club-account-calls';
import * as calls from '@sendahead/shared-contracts/console/club-statement-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { inScope, registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { orderToday } from '../../orders/public/order-today.ts';
import { ageBalances, overdueOf } from '../../payments/public/clubs/club-ageing.ts';
import { lockClubAccount } from '../../payments/public/clubs/club-payments.ts';
import { remindByHand, remindOfWeek } from '../../payments/public/clubs/club-reminders.ts';
import { weeklyRemindersJob } from '../../payments/public/clubs/jobs.ts';
import { progressOfRun, sendByHand, startRun } from '../../payments/public/clubs/statement-mails.ts';
import { presentMonth } from '../public/club-statement/read-statement.ts';
import { recordAccountAct } from './club-account-resource.ts';

/** CO-31: emailing statements and reminders: manually, for a whole month, and once a week. */
export function clubMailRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, jobs } = context;
  inScope(app, (mails) => runRoutes(mails, context));
  jobs.handle(weeklyRemindersJob, () =>
    remindOfWeek(db, jobs, { on: orderToday(clock), at: clock.instant() }),
  );

  registerCall(app, context, calls.sendClubStatement, async ({ params, body: { month, key } }, call) => {
    const [clubId, actorId, at] = [Number(params.clubId), accountOf(call).id, clock.instant()];
    if (month > presentMonth(clock)) throw refuse('invalid', [{ path: 'month', code: 'not_a_past_day' }]);
    await db.transaction().execute(async (trx) => {
      const to = await requireAddress(trx, clubId);
      if (await sendByHand(trx, jobs, { clubId, month, key, actorId, at }))
        await recordAccountAct(trx, clubId, { at, actorId, done: { statement_sent: month, sent_to: to } });
    });
    return { success: true as const };
  });

  registerCall(app, context, remindClub, async ({ params, body: { key } }, call) => {
    const [clubId, actorId, at] = [Number(params.clubId), accountOf(call).id, clock.instant()];
    await db.transaction().execute(async (trx) => {
      const to = await requireAddress(trx, clubId);
      const [balance] = await ageBalances(trx, { clubId, on: orderToday(clock) });
      const overdue_cents = balance ? overdueOf(balance.ageing) : 0;
      if (overdue_cents === 0) throw new Refusal(409, 'nothing_overdue');
      if (await remindByHand(trx, jobs, { clubId, key, actorId, at }))
        await recordAccountAct(trx, clubId, { at, actorId, done: { overdue_cents, reminder_sent_to: to } });
    });
    return { success: true as const };
  });
}

function runRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, jobs } = context;

  registerCall(app, context, calls.statementRun, async ({ params: { month } }) => ({
    month,
    ...(await progressOfRun(db, month)),
  }));

  registerCall(app, context, calls.startStatementRun, async ({ params: { month } }, call) => {
    if (month >= presentMonth(clock)) throw new Refusal(409, 'month_not_over');
    const started = { month, actorId: accountOf(call).id, at: clock.instant() };
    await db.transaction().execute(async (trx) => {
      for (const clubId of await startRun(trx, jobs, started))
        await recordAccountAct(trx, clubId, { ...started, done: { statement_sent: month } });
    });
    return { month, ...(await progressOfRun(db, month)) };
  });
}

/** The address of a club's statements; locks the account. Throws Refusal 404 and `billing_email_missing`. */
async function requireAddress(trx: Queries, clubId: number): Promise<string> {
  const account = await lockClubAccount(trx, clubId);
  if (!account) throw new Refusal(404, 'no_such_thing');
  if (account.billing_email === '') throw new Refusal(409, 'billing_email_missing');
  return account.billing_email;
}

import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import * as calls from '@sendahead/shared-contracts/console/work-calls';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { audit } from '../../accounts/public/audit.ts';
import { openApprovals } from '../../approvals/public/list-approvals.ts';
import { waitingClaims } from '../../claims/public/waiting-claims.ts';
import { openBillingRequests } from '../../payments/public/clubs/open-billing-requests.ts';
import { refundMailJob } from '../../payments/public/refunds/jobs.ts';
import { markPaidByHand } from '../../payments/public/refunds/refund-store.ts';
import { listUnpaidOrderLinks } from '../../payments/public/splits/unpaid-order-links.ts';
import { businessDay } from '../business-day.ts';
import { listTooLate, listWork } from './list-work.ts';
import { openIncidents } from './open-incidents.ts';

/** Items that are due today, late or wrong: their owners, and marking them as done. */
export function workRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.workList, async (_, call) => {
    const today = businessDay(clock);
    const lists = await Promise.all(calls.workKinds.map((kind) => listWork(db, kind, today)));
    return {
      day: today,
      items: lists.flatMap(({ items }) => items),
      too_late: (await listTooLate(db)).items,
      ...(may(accountOf(call).role, 'run_incidents') ? { incidents: await openIncidents(db, today) } : {}),
      ...(may(accountOf(call).role, 'take_over_carts') ? { pay_links: await listUnpaidOrderLinks(db) } : {}),
      ...(may(accountOf(call).role, 'decide_club_billing')
        ? { billing_requests: await openBillingRequests(db) }
        : {}),
      ...(may(accountOf(call).role, 'answer_claims') ? { claims: await waitingClaims(db) } : {}),
      approvals: await openApprovals(db, { ...accountOf(call), now: clock.instant() }),
      more: calls.workKinds.filter((_, at) => lists[at]?.more),
    };
  });

  takeRoute(app, context);

  registerCall(app, context, calls.finishWork, async ({ body }, call) => {
    const { id, role } = accountOf(call);
    const { kind, subject, note } = body;
    const done = { done_by: id, done_at: clock.instant(), note: note.trim() };
    await db.transaction().execute(async (trx) => {
      if (kind === 'alert') {
        const resolved = await trx
          .updateTable('operator_alerts')
          .set({ resolved_at: clock.instant() })
          .where(sql<string>`id::text`, '=', subject)
          .where('resolved_at', 'is', null)
          .returning(['kind', 'subject'])
          .executeTakeFirst();
        if (!resolved) throw new Refusal(404, 'no_such_thing');
        if (resolved.kind === 'refund_by_hand') await closeRefund(trx, context, resolved.subject, role);
      }
      await trx
        .insertInto('work_items')
        .values({ kind, subject, owner_id: id, owned_at: clock.instant(), ...done })
        .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet(done))
        .execute();
      const order = kind === 'alert' ? {} : { order: subject.split(':')[0] ?? '' };
      await audit({ db: trx, clock }, 'staff.finished_work', {
        userId: id,
        subject,
        detail: { kind, note: done.note, ...order },
      });
    });
    return { success: true as const };
  });
}

function takeRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;
  registerCall(app, context, calls.takeWork, async ({ body }, call) => {
    const { id } = accountOf(call);
    const { kind, subject, mine, from = null } = body;
    const owner = mine ? id : null;
    const workItem = await db
      .insertInto('work_items')
      .values({ kind, subject, owner_id: owner, owned_at: clock.instant() })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'subject'])
          .doUpdateSet({ owner_id: owner, owned_at: clock.instant() })
          .where(sql<boolean>`work_items.owner_id is null or work_items.owner_id in (${id}, ${from ?? ''})`),
      )
      .returning('kind')
      .executeTakeFirst();
    if (!workItem) throw new Refusal(409, 'work_of_another');
    return { success: true as const };
  });
}

/**
 * Marking it as done means that the refund is paid: the order shows that, and the customer gets an email.
 * Throws Refusal `not_allowed`.
 */
async function closeRefund(
  trx: DatabaseTransaction,
  { jobs, clock }: AppContext,
  refundId: string,
  role: Role,
): Promise<void> {
  if (!may(role, 'refund_by_hand')) throw new Refusal(403, 'not_allowed');
  if (await markPaidByHand(trx, refundId, clock.instant()))
    await jobs.enqueue(trx, refundMailJob, { refundId });
}

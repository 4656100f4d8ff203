import { emailGroup } from '@sendahead/shared-contracts/console/group-event-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { accountOf } from '../accounts/public/account-of.ts';
import { audit } from '../accounts/public/audit.ts';
import { lockGroupEvent } from './event-store.ts';
import { enqueueGroupMails } from './public/mails.ts';
import { dayAt, requireGroupEvent, requireOpen } from './require-event.ts';

/**
 * CO-53: the emails of a group event, each sent by a job: to new people, and to those who have not answered,
 * once a day at most.
 */
export function emailRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, jobs } = context;

  registerCall(app, context, emailGroup, async ({ params, body: { to } }, call) => {
    const { id: userId } = accountOf(call);
    const { event: found, club } = await requireGroupEvent(db, params.eventId, accountOf(call));
    const today = dayAt(clock, club);
    return db.transaction().execute(async (trx) => {
      const event = await lockGroupEvent(trx, found.id);
      requireOpen(event);
      if (today > event.answer_by) throw new Refusal(409, 'group_deadline_over');
      const emails = await enqueueGroupMails(trx, jobs, { eventId: event.id, to, today });
      await audit({ db: trx, clock }, 'staff.emailed_group', {
        userId,
        subject: event.id,
        detail: { people: emails, to },
      });
      return { emails };
    });
  });
}

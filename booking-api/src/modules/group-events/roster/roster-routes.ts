import * as calls from '@sendahead/shared-contracts/console/group-event-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { audit } from '../../accounts/public/audit.ts';
import { findBrandById, readBrand } from '../../catalog/public/store.ts';
import { lockGroupEvent } from '../event-store.ts';
import { itemsOf } from '../group-items.ts';
import { changePerson, removePerson } from '../people-store.ts';
import { enqueueGroupMails } from '../public/mails.ts';
import { dayAt, requireGroupEvent, requireOpen } from '../require-event.ts';
import { importRoster, planRoster } from './import-roster.ts';

/** Lists per minute and staff member. */
const listsPerMinute = 20;

/** CO-52: the people of a group event, by a pasted list or a CSV file. */
export function rosterRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, throttle } = context;

  registerCall(app, context, calls.checkRoster, async ({ params, body }, call) => {
    const actor = accountOf(call);
    const of = await requireGroupEvent(db, params.eventId, actor);
    requireOpen(of.event);
    await throttle.attempt('group-roster', actor.id, listsPerMinute, 60);
    const { people: _, ...report } = await planRoster(db, of, body.text);
    return { ...report, imported: 0 };
  });

  registerCall(app, context, calls.importRoster, async ({ params, body }, call) => {
    const actor = accountOf(call);
    const of = await requireGroupEvent(db, params.eventId, actor);
    await throttle.attempt('group-roster', actor.id, listsPerMinute, 60);
    return importRoster(context, of, { text: body.text, actorId: actor.id });
  });
  peopleRoutes(app, context);
}

function peopleRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock, jobs } = context;

  registerCall(app, context, calls.changeGroupPerson, async ({ params, body }, call) => {
    const actor = accountOf(call);
    const of = await requireGroupEvent(db, params.eventId, actor);
    const brand = await findBrandById(db, of.event.brand_id);
    const items = brand ? itemsOf((await readBrand(db, brand.slug)) ?? { product_lines: [] }, of.club) : [];
    if (body.size !== '' && !items.some(({ size }) => size === body.size))
      throw refuse('invalid', [{ path: 'size', code: 'unknown' }]);
    const emailed = await db.transaction().execute(async (trx) => {
      const event = await lockGroupEvent(trx, of.event.id);
      requireOpen(event);
      const changed = await changePerson(trx, of.event.id, params.personId, {
        name: body.name.trim(),
        email: body.email.trim(),
        size: body.size === '' ? null : body.size,
        ...(body.bags === undefined ? {} : { bags: body.bags }),
        bunk: body.bunk.trim(),
        session: body.session.trim(),
      });
      if (changed === 'twice') throw refuse('invalid', [{ path: 'name', code: 'twice' }]);
      if (changed !== 'changed' && changed !== 'uninvited')
        throw changed === 'booked'
          ? new Refusal(409, 'group_person_booked')
          : new Refusal(404, 'no_such_thing');
      await audit({ db: trx, clock }, 'staff.changed_group_person', {
        userId: actor.id,
        subject: of.event.id,
        detail: { person: params.personId },
      });
      const today = dayAt(clock, of.club);
      if (changed !== 'uninvited' || today > event.answer_by) return 0;
      return enqueueGroupMails(trx, jobs, { eventId: event.id, to: 'new', today, personId: params.personId });
    });
    return { success: true as const, ...(emailed > 0 ? { emailed: true } : {}) };
  });

  registerCall(app, context, calls.removeGroupPerson, async ({ params }, call) => {
    const actor = accountOf(call);
    const { event } = await requireGroupEvent(db, params.eventId, actor);
    await db.transaction().execute(async (trx) => {
      const removed = await removePerson(trx, event.id, params.personId);
      if (removed !== 'removed')
        throw removed === 'booked'
          ? new Refusal(409, 'group_person_booked')
          : new Refusal(404, 'no_such_thing');
      await audit({ db: trx, clock }, 'staff.removed_group_person', {
        userId: actor.id,
        subject: event.id,
        detail: { person: params.personId },
      });
    });
    return { success: true as const };
  });
}

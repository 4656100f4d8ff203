import * as calls from '@sendahead/shared-contracts/console/group-event-calls';
import type { FastifyInstance } from 'fastify';
import type { CarrierPort } from '../../integrations/carriers/port.ts';
import type { AppContext } from '../../platform/context.ts';
import { utf8Mark, writeCsv } from '../../platform/csv/write-csv.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { wantsJson } from '../../platform/http/wants-json.ts';
import { accountOf } from '../accounts/public/account-of.ts';
import { audit } from '../accounts/public/audit.ts';
import { collectedLabels } from '../orders/public/at-clubs/collected-labels.ts';
import { printedLabels } from '../orders/public/papers/print-labels.ts';
import { viewGroupEvent } from './event-view.ts';
import { manifestRows } from './manifest.ts';
import { findPerson, markHandedOver, peopleOf } from './people-store.ts';
import { requireGroupEvent } from './require-event.ts';

/** How often a staff member may request it. */
const filesPerMinute = 6;

/** CO-54: the day at the club: labels and manifest by bunk, and the check-in of bags. */
export function dayRoutes(
  app: FastifyInstance,
  context: AppContext,
  carriers: Pick<CarrierPort, 'provider'>,
): void {
  const { db, clock, throttle } = context;

  registerCall(app, context, calls.markHandedOver, async ({ params, body }, call) => {
    const { id: userId } = accountOf(call);
    const { event } = await requireGroupEvent(db, params.eventId, accountOf(call));
    const person = await findPerson(db, event.id, params.personId);
    if (!person) throw new Refusal(404, 'no_such_thing');
    if (body.handed_over && person.order_id === null) throw new Refusal(409, 'group_person_not_booked');
    await db.transaction().execute(async (trx) => {
      const changed = await markHandedOver(
        trx,
        person.id,
        body.handed_over ? { at: clock.instant(), userId } : null,
      );
      if (changed)
        await audit({ db: trx, clock }, 'staff.handed_over_bags', {
          userId,
          subject: event.id,
          detail: { person: person.id, handed_over: body.handed_over },
        });
    });
    return { success: true as const };
  });

  registerCall(app, context, calls.groupLabels, async ({ params, query }, call) => {
    const actor = accountOf(call);
    const { event } = await requireGroupEvent(db, params.eventId, actor);
    await throttle.attempt('group-files', actor.id, filesPerMinute, 60);
    const booked = (await peopleOf(db, event.id)).flatMap(({ order_id }) => order_id ?? []);
    const orders = await collectedLabels(
      db,
      event.club_id,
      booked,
      event.direction === 'from_club' ? 'pickup' : 'arrival',
    );
    if (orders.length === 0) throw new Refusal(409, 'no_labels');
    if (wantsJson(call, 'application/pdf'))
      return { orders: orders.length, labels: orders.reduce((sum, { labels }) => sum + labels.length, 0) };
    for (const { order } of orders)
      await audit(context, 'staff.printed_labels', {
        userId: actor.id,
        subject: order.user_id,
        detail: { order: order.id },
      });
    return printedLabels(
      call.reply,
      `labels-${event.first_day}`,
      orders.map(({ order, labels }) => ({ displayId: order.display_id, labels })),
      { carriers, paper: query.paper ?? '4x6' },
    );
  });

  registerCall(app, context, calls.groupManifest, async ({ params }, call) => {
    const actor = accountOf(call);
    const of = await requireGroupEvent(db, params.eventId, actor);
    await throttle.attempt('group-files', actor.id, filesPerMinute, 60);
    const view = await viewGroupEvent(context, of);
    await audit(context, 'staff.exported_group', { userId: actor.id, subject: of.event.id });
    return attachment(call.reply, {
      type: 'text/csv; charset=utf-8',
      name: `manifest-${view.first_day}.csv`,
      bytes: Buffer.from(utf8Mark + writeCsv(manifestRows(view))),
    });
  });
}

import { reportMissingBag } from '@sendahead/shared-contracts/console/missing-bag-calls';
import {
  addDays,
  type CalendarDate,
  calendarDate,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { audit } from '../../accounts/public/audit.ts';
import { openAlertId, raiseAlert } from '../../alerts/public/alerts.ts';
import { requireOrder } from '../../orders/public/order-access.ts';
import { parcelsOf } from '../../orders/public/parcels.ts';
import { businessDay } from '../business-day.ts';

/** Carriers answer a trace within two business days. */
const daysOfTrace = 2;

/** CO-33: a bag that a caller reports missing, even if the carrier says it was delivered. */
export function missingBagRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, reportMissingBag, async ({ params, body }, call) => {
    const actor = accountOf(call);
    const order = await requireOrder(db, params.orderId, actor);
    const bag = (await parcelsOf(db, order)).find(({ id }) => id === body.parcel_id);
    if (bag?.label !== 'bought') throw new Refusal(404, 'no_such_thing');
    const due = traceDue(calendarDate(businessDay(clock)));
    return db.transaction().execute(async (trx) => {
      await raiseAlert(trx, 'bag_missing', bag.id, {
        order: order.id,
        due,
        bag: `${bag.item}, ${bag.traveler}`,
        carrier: bag.carriage.carrier,
        tracking: bag.tracking_number,
      });
      const subject = await openAlertId(trx, 'bag_missing', bag.id);
      await trx
        .insertInto('work_items')
        .values({
          kind: 'alert',
          subject,
          owner_id: actor.id,
          owned_at: clock.instant(),
        })
        .onConflict((known) => known.columns(['kind', 'subject']).doNothing())
        .execute();
      await audit({ db: trx, clock }, 'staff.reported_missing_bag', {
        userId: actor.id,
        subject: order.user_id,
        detail: { order: order.id, parcel: bag.id, comment: body.comment.trim() },
      });
      return { due_on: due };
    });
  });
}

/** The day by which the carrier must answer, excluding weekends. */
function traceDue(today: CalendarDate): CalendarDate {
  let day = today;
  for (let left = daysOfTrace; left > 0; ) {
    day = addDays(day, 1);
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
}

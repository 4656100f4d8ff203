import { changeNeededBy } from '@sendahead/shared-contracts/console/order-act-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { type CalendarDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { readTripPlan } from '@sendahead/shared-contracts/ship-form/trip-plan';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '../../../modules/accounts/public/account-of.ts';
import { audit } from '../../../modules/accounts/public/audit.ts';
import type { ShipmentRecord } from '../../../modules/bookings/public/draft.ts';
import { writeShipment } from '../../../modules/orders/public/acts/append-order-lines.ts';
import { legLabels } from '../../../modules/orders/public/copy/leg-labels.ts';
import { requireOrder } from '../../../modules/orders/public/order-access.ts';
import { lockOrder } from '../../../modules/orders/public/store.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { requireAfterPickup, withNeededBy } from '../../checkout/amendment/needed-by.ts';
import { requireComment } from './require-comment.ts';

/** CO-65: staff change the day by which a leg is needed. The trip itself does not change. */
export function neededByRoute(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, changeNeededBy, async ({ params, body }, call) => {
    const actor = accountOf(call);
    await requireOrder(db, params.orderId, actor);
    const comment = requireComment(body.comment);
    await db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, params.orderId);
      if (!order) throw new Refusal(404, 'order_not_found');
      const { shipment } = order;
      const leg = shipment.legs.find((one) => one.leg === params.leg);
      if (!leg) throw new Refusal(404, 'leg_not_found');
      if (order.status !== 'placed' || order.state === 'delivered' || !shipment.booking)
        throw new Refusal(409, 'action_not_allowed');
      requireAfterPickup(body.needed_by, leg.pickup_date);
      const before = neededByOf(shipment, params.leg);
      if (before === body.needed_by) return;
      await writeShipment(trx, order.id, withDay(shipment, params.leg, body.needed_by));
      await audit({ db: trx, clock }, 'staff.changed_needed_by', {
        userId: actor.id,
        subject: order.user_id,
        detail: {
          order: order.id,
          leg: params.leg,
          comment: `${legLabels[params.leg]}: ${dayOrNone(body.needed_by)}, before ${dayOrNone(before)}. ${comment}`,
        },
      });
    });
    return { success: true as const };
  });
}

const dayOrNone = (day: CalendarDate | null): string => (day === null ? 'no day' : spokenDate(day));

function neededByOf({ booking }: ShipmentRecord, leg: LegName): CalendarDate | null {
  const { arriveBy, returnArriveBy } = readTripPlan(booking?.form ?? {});
  return (leg === 'return' ? returnArriveBy : arriveBy) ?? null;
}

/** A shipment whose leg is needed by another day; an order without a booking is unchanged. */
function withDay(shipment: ShipmentRecord, leg: LegName, day: CalendarDate | null): ShipmentRecord {
  const { booking } = shipment;
  return booking
    ? { ...shipment, booking: { ...booking, form: withNeededBy(booking.form, leg, day) } }
    : shipment;
}

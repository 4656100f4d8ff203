import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { allowedActs } from '@sendahead/shared-contracts/orders/states';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { travelersWithoutLeg } from '../../../../modules/bookings/public/bags-of-leg.ts';
import { bagsOnLeg, type ShipmentRecord } from '../../../../modules/bookings/public/draft.ts';
import { refundableOf } from '../../../../modules/ledger/public/paid-for.ts';
import { lineOfAction } from '../../../../modules/orders/public/acts/append-order-lines.ts';
import { openRequestsOf } from '../../../../modules/orders/public/owed/pay-requests.ts';
import { waivedLine } from '../../../../modules/orders/public/owed/write-off-request.ts';
import { legCancelRefund } from '../../../../modules/orders/public/refunds/leg-cancel-refund.ts';
import { keptOfWhole } from '../../../../modules/orders/public/refunds/leg-price-reduction.ts';
import { orderCancelRefund } from '../../../../modules/orders/public/refunds/order-cancel-refund.ts';
import { type Order, readLines } from '../../../../modules/orders/public/store.ts';
import { couponTermsOf } from '../../../../modules/payments/public/holds/coupon-holds.ts';
import { waivedOf, withWaived } from '../../../../modules/pricing/public/waived-difference.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { PricedCart } from '../../context.ts';
import { asPriced } from '../as-priced.ts';
import { returnEndsOf, withLegEnds } from '../legs/leg-ends.ts';
import { withTravelersOnLeg } from '../legs/travelers-on-leg.ts';

const titles = { outbound: 'Outbound canceled', return: 'Return canceled' } as const;

/**
 * Prices the cancellation of an order; its receipt is kept, less unpaid requests. Throws Refusal
 * `action_not_allowed`.
 */
export async function priceOrderCancel(trx: Queries, order: Order, role: Role): Promise<PricedCart> {
  if (!allowedActs(order.state, role).includes('cancel')) throw new Refusal(409, 'action_not_allowed');
  const refund = orderCancelRefund(order.state, await refundableOf(trx, order.id));
  const lines = (await openRequestsOf(trx, order.id)).map(waivedLine);
  return asPriced({ total: cents(0 - refund), lines, shipment: order.shipment });
}

/** Prices the cancellation of one leg of a round trip; the remaining leg is priced as one way. */
export async function priceLegCancel(trx: Queries, order: Order, leg: LegName): Promise<PricedCart> {
  const orderLines = await readLines(trx, order.id);
  const { refundCents, reduction } = legCancelRefund(leg, {
    lines: orderLines,
    paid: await refundableOf(trx, order.id),
    coupon: await couponTermsOf(trx, order.id),
    owed: await openRequestsOf(trx, order.id),
  });
  const amountCents = cents(0 - reduction.refundCents);
  const line = lineOfAction({ leg, title: titles[leg], amountCents, explain: reduction.steps });
  return asPriced({
    total: cents(0 - refundCents),
    lines: amountCents < 0 ? [line] : [],
    shipment: withWaived(
      withoutLeg(order.shipment, leg),
      keptOfWhole(orderLines, leg, waivedOf(order.shipment)),
    ),
  });
}

/**
 * The remaining shipment. A round trip without its return is one way, and is changed and booked again as
 * such.
 */
function withoutLeg(shipment: ShipmentRecord, leg: LegName): ShipmentRecord {
  const { booking } = shipment;
  const legs = shipment.legs.filter((one) => one.leg !== leg);
  const remainingShipment = { ...shipment, legs, travelers: travelersWithoutLeg(shipment.travelers, leg) };
  if (!booking) return remainingShipment;
  const remainingBooking = { ...booking, legs: booking.legs.filter((one) => one.leg !== leg) };
  // When the outbound is canceled, the form contains the ends of the return.
  if (leg === 'outbound')
    return {
      ...remainingShipment,
      booking: {
        ...remainingBooking,
        ...withLegEnds(remainingBooking, 'return', returnEndsOf(remainingBooking)),
      },
    };
  const form = Object.fromEntries(
    Object.entries(remainingBooking.form).filter(([name]) => !name.startsWith('return_')),
  );
  return {
    ...remainingShipment,
    booking: {
      ...remainingBooking,
      form: { ...withTravelersOnLeg(form, 'outbound'), roundtrip: 'false' },
      bags: bagsOnLeg(remainingBooking.bags, 'outbound').map((bag) => ({ ...bag, returns: false })),
      returnEnds: undefined,
    },
  };
}

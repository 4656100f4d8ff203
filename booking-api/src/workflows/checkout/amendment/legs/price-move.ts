import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { type CalendarDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { LegChangeWithServices } from '../../../../modules/bookings/public/purpose.ts';
import type { Order } from '../../../../modules/orders/public/store.ts';
import { sumLines } from '../../../../modules/pricing/public/line-items.ts';
import type { Price } from '../../../../modules/pricing/public/price-cart.ts';
import { withWaived } from '../../../../modules/pricing/public/waived-difference.ts';
import { type Clock, localTime } from '../../../../platform/clock.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { readReference } from '../../../../platform/database/reference.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { contactLabelErrors } from '../../checks/contact-labels.ts';
import { formErrors } from '../../checks/form-errors.ts';
import { countriesOf } from '../../checks/price-shipment.ts';
import { sailingErrors, shipBackErrors } from '../../checks/sailing/sailing.ts';
import {
  type SessionData,
  sessionEndErrors,
  sessionErrors,
  sessionOf,
} from '../../checks/sailing/sessions.ts';
import { unknownZips } from '../../checks/unknown-zips.ts';
import type { PricedCart } from '../../context.ts';
import { asPriced } from '../as-priced.ts';
import { arrivesAfterReturn, returnTooEarly } from '../copy/legs-in-turn.ts';
import { requireAfterPickup } from '../needed-by.ts';
import { changedForm } from '../whole/change-form.ts';
import { moveLines } from './move-lines.ts';
import { movedShipment } from './moved-shipment.ts';
import { priceLegs } from './price-legs.ts';
import { singleLegForm } from './single-leg-form.ts';

/**
 * The price difference of moving a leg to another date, address or service: the new order's price less the booked
 * one's. Both use today's tariff and the same coupon, benefits and concessions, so that a tariff change is
 * not charged and a changed order is never cheaper than a new booking of the same trip. Throws Refusal
 * `nothing_to_change`, `club_address_fixed`, `form_incomplete` with the fields, `pickup_time_over` for an
 * impossible date or a return that would begin before the outbound has ended, `no_service`,
 * `line_not_offered`.
 */
export async function priceMove(
  trx: Queries,
  clock: Clock,
  order: Order,
  leg: LegName,
  change: LegChangeWithServices,
): Promise<PricedCart> {
  const { booking } = order.shipment;
  const legOf = (name: LegName) => order.shipment.legs.find((one) => one.leg === name);
  const booked = legOf(leg);
  if (!booking || !booked) throw new Refusal(409, 'action_not_allowed');
  const now = singleLegForm(booking, leg, booked.pickup_date);
  const { pickup_date, needed_by: neededBy, from, to, services = [] } = change;
  const otherEnds = from !== undefined || to !== undefined;
  const oneWayForm = changedForm(now, {
    pickup_date,
    origin: from,
    destination: to,
    services: services.map((one) => ({ ...one, leg: 'outbound' as const })),
  });
  if (otherEnds) await requireForm(trx, oneWayForm, now);
  const alone = await priceLegs(trx, clock, order, [{ leg, form: oneWayForm }]);
  // A separately priced trip has an outbound leg only.
  const price = { ...alone, legs: alone.legs.map((one) => ({ ...one, name: 'outbound' as const })) };
  const [priced] = price.legs;
  if (price.dateError !== null || !priced)
    throw new Refusal(422, 'pickup_time_over', {
      extensions: price.dateError ? { message: price.dateError.message } : {},
    });
  const { pickupDate, arrivalDate } = priced;
  requireAfterPickup(neededBy ?? null, pickupDate);
  const other = legOf(leg === 'outbound' ? 'return' : 'outbound');
  if (other) requireInTurn(leg, { pickupDate, arrivalDate }, other);
  const reference = await readReference(trx);
  const sessions = {
    db: trx,
    reference,
    form: booking.form,
    today: localTime(clock.now(), homeTimeZone).date,
  };
  const [missed] =
    leg === 'outbound' ? await arrivalErrors(sessions, price) : await departureErrors(sessions, price);
  if (missed) throw new Refusal(422, 'form_incomplete', { fields: [{ ...missed, path: 'pickup_date' }] });
  const waysWith = (form: ShipmentForm) =>
    order.shipment.legs.map((one) => ({
      leg: one.leg,
      form: one.leg === leg ? form : singleLegForm(booking, one.leg, one.pickup_date),
    }));
  const title = titleOf(
    booked.pickup_date === pickupDate ? undefined : pickupDate,
    otherEnds,
    services.length > 0 ? priced.carrier : undefined,
  );
  const session = await sessionOf(sessions, price);
  const before = await priceLegs(trx, clock, order, waysWith(now));
  const after = await priceLegs(trx, clock, order, waysWith(oneWayForm));
  const lines = moveLines(title, { before: before.lines, after: after.lines });
  const moved = movedShipment(order.shipment, booking, leg, {
    oneWayForm,
    price,
    otherEnds,
    neededBy,
    services,
    session,
  });
  return asPriced(
    {
      total: sumLines(lines),
      lines,
      shipment: withWaived(moved, after.concessions.waivedCents ?? cents(0)),
    },
    await countriesOf(trx, price, reference),
  );
}

const arrivalErrors = async (sessions: SessionData, price: Price): Promise<FieldError[]> => [
  ...sailingErrors(sessions.form, price),
  ...(await sessionErrors(sessions, price)),
];

/** The return is priced as a separate trip, which starts where the outbound bags arrive. */
async function departureErrors(
  sessions: SessionData,
  { shipment, legs }: Pick<Price, 'shipment' | 'legs'>,
): Promise<FieldError[]> {
  const { club } = shipment.origin;
  const [leg] = legs;
  if (!leg) return [];
  return [
    ...(await shipBackErrors(sessions.db, sessions.form, { pickupDate: leg.pickupDate, from: club?.id })),
    ...(await sessionEndErrors(sessions, { club, pickupDate: leg.pickupDate })),
  ];
}

const titleOf = (day: CalendarDate | undefined, otherEnds: boolean, carrier: string | undefined): string =>
  [
    day === undefined ? [] : `Moved to ${spokenDate(day)}`,
    otherEnds ? 'New address' : [],
    carrier === undefined ? [] : `Moved to ${carrier}`,
  ]
    .flat()
    .join(', ');

/** Requires that both ends are served and have contacts. Errors name the fields of the leg. */
async function requireForm(trx: Queries, form: ShipmentForm, before: ShipmentForm): Promise<void> {
  const unknown = await unknownZips(trx, form, before);
  // An unknown zip matches no city and no carrier, so only the zip is reported.
  const ofForm = unknown.length > 0 ? unknown : await formErrors(trx, form, await readReference(trx));
  const fields = [...ofForm, ...contactLabelErrors(form, before)];
  if (fields.length === 0) return;
  const ofTheLeg = (path: string) =>
    path
      .replace(/^o_/, 'from.')
      .replace(/^d_/, 'to.')
      .replace(/^origination$/, 'from')
      .replace(/^destination$/, 'to');
  throw new Refusal(422, 'form_incomplete', {
    fields: fields.map(({ path, code }) => ({ path: ofTheLeg(path), code })),
  });
}

/**
 * Throws Refusal `pickup_time_over`, with the reason for the customer, when the return would begin before the
 * outbound ends.
 */
function requireInTurn(
  leg: LegName,
  { pickupDate, arrivalDate }: { pickupDate: CalendarDate; arrivalDate: CalendarDate },
  other: { pickup_date: CalendarDate; arrival_date: CalendarDate },
): void {
  const isOutbound = leg === 'outbound';
  if (isOutbound ? arrivalDate < other.pickup_date : other.arrival_date < pickupDate) return;
  const message = isOutbound
    ? arrivesAfterReturn(arrivalDate, other.pickup_date)
    : returnTooEarly(other.arrival_date);
  throw new Refusal(422, 'pickup_time_over', { extensions: { message } });
}

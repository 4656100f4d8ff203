import type { Role } from '@sendahead/shared-contracts/call/access';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { type CalendarDate, formatDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { addCents, type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { type Clock, localTime } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import { defaultTimeZone } from '../calendar/cut-off.ts';
import { type Leg, resolveLegs } from '../services/leg.ts';
import { arrivalOf, type LegOffer, offersOfLeg } from '../services/leg-services.ts';
import { isWaived, mayWaive } from '../services/pickup-fees.ts';
import { type CouponVerdict, couponAmount, findCoupon, judgeCoupon } from './coupon.ts';
import {
  deduction,
  insuranceLines,
  pickupLine,
  type ServedLeg,
  shippingLines,
  sumLines,
} from './line-items.ts';
import { readShipment, type Shipment } from './shipment/shipment.ts';
import type { PickupFeeRow } from './store.ts';
import { percentOf } from './tariff/bag-price.ts';
import type { RateSheet } from './tariff/rate-sheet.ts';
import { loadTariffBook } from './tariff-book.ts';

/** What a price depends on beside the data of the server. */
export type PriceRequest = { form: ShipmentForm; brand: string; role: Role };

/** A leg as it was priced; what the order keeps of it. */
export type PricedLeg = {
  name: Leg['name'];
  pickupDate: CalendarDate;
  arrivalDate: CalendarDate;
  pickupTitle: string;
  dropOff: boolean;
  serviceLevelId: number;
  serviceName: string;
  systemName: string;
  carrier: string;
  transitDays: number;
  totalCents: Cents;
};

/** A price with everything that explains it. The lines sum exactly to the total. */
export type Price = {
  shipment: Shipment;
  lines: LineItem[];
  legs: PricedLeg[];
  totalCents: Cents;
  /** Sum of what would be asked without benefits and deductions. */
  originalCents: Cents;
  costCents: Cents;
  coupon: CouponVerdict;
  couponCents: Cents;
  /** Set when a coupon replaced the round trip's benefit (ER-09). */
  benefitForgone: boolean;
  wholesaleCents: Cents;
  rateSheetVersion: string;
  quoteMinutes: number;
  /** Legs of the trip that have no service chosen yet; an order needs none. */
  openLegs: Leg['name'][];
  /** Why a day cannot be kept, in words; null when all can (ER-11). */
  dateError: string | null;
};

/**
 * Prices a shipment from the form and the data of the server alone; nothing that the browser says a price is, is read.
 * Runs inside a transaction when `db` is one. Throws Refusal `malformed`, `no_service`, `nothing_to_price`, or
 * `not_allowed` for a waived fee that this role may not use.
 */
export async function priceCart(
  db: Queries,
  clock: Clock,
  { form, brand, role }: PriceRequest,
): Promise<Price> {
  const today = localTime(clock.now(), defaultTimeZone).date;
  const book = await loadTariffBook(db, today);
  const { sheet, levels, fees } = book;
  const shipment = readShipment(form, book);
  if (shipment.bags.length === 0 || shipment.unsized > 0) throw new Refusal(422, 'nothing_to_price');
  const legs = await resolveLegs(db, clock, sheet, shipment);
  const served = legs.flatMap((leg) => serve(leg, offersOfLeg(sheet, levels, leg)));
  if (served[0]?.leg.name !== 'outbound') throw new Refusal(422, 'no_service');
  const roundTrip = shipment.itinerary.tripType === 'round_trip';
  const coupon: CouponVerdict =
    shipment.coupon === ''
      ? { state: 'none' }
      : judgeCoupon(await findCoupon(db, shipment.coupon), today, brand, roundTrip);
  const chosenFees = new Map(served.map(({ leg }) => [leg.name, feeOf(leg, fees, role)]));
  return {
    ...assemble(sheet, brand, role, served, chosenFees, roundTrip, coupon),
    shipment,
    openLegs: openLegs(legs, served),
    dateError: dateErrorOf(served),
  };
}

function serve(leg: Leg, offers: readonly LegOffer[]): ServedLeg[] {
  const { pickupDate, serviceLevelId } = leg.choice;
  if (serviceLevelId === null || pickupDate === null || leg.bags.length === 0) return [];
  const offer = offers.find((candidate) => candidate.level.id === serviceLevelId);
  if (!offer) throw new Refusal(422, 'no_service', { fields: [{ path: leg.name, code: 'no_service' }] });
  return [{ leg, offer, pickupDate, arrivalDate: arrivalOf(leg, offer, pickupDate) }];
}

function feeOf(leg: Leg, fees: readonly PickupFeeRow[], role: Role): PickupFeeRow | undefined {
  const { pickupFeeId } = leg.choice;
  if (pickupFeeId === null) return undefined;
  if (isWaived(pickupFeeId) && !mayWaive(role)) throw refuse('not_allowed');
  const fee = fees.find((row) => row.id === pickupFeeId);
  if (!fee) throw refuse('malformed', [{ path: `${leg.name}_pickup`, code: 'unknown' }]);
  return fee;
}

function assemble(
  sheet: RateSheet,
  brand: string,
  role: Role,
  served: readonly ServedLeg[],
  fees: ReadonlyMap<string, PickupFeeRow | undefined>,
  roundTrip: boolean,
  verdict: CouponVerdict,
) {
  const couponGiven = verdict.state === 'valid';
  const benefit = roundTrip && !couponGiven;
  const shipping = served.map((leg) => shippingLines(sheet, brand, leg, benefit));
  const extras = served.map(({ leg }) => {
    const fee = fees.get(leg.name);
    return [...(fee ? pickupLine(leg, fee) : []), ...insuranceLines(leg)];
  });
  const perLeg = served.map((_, index) => [...(shipping[index]?.lines ?? []), ...(extras[index] ?? [])]);
  const shippingCents = sumLines(shipping.flatMap((part) => part.lines));
  const wholesaleCents = role === 'pro' ? percentOf(shippingCents, sheet.wholesaleDiscountPercent) : cents(0);
  const beforeCoupon = cents(sumLines(perLeg.flat()) - wholesaleCents);
  const couponCents = couponGiven ? couponAmount(verdict.coupon, shippingCents, beforeCoupon) : cents(0);
  const lines = [
    ...perLeg.flat(),
    ...deduction(
      'wholesale',
      'wholesale_discount',
      'Club rate',
      `${sheet.wholesaleDiscountPercent}% of shipping`,
      wholesaleCents,
    ),
    ...(couponGiven
      ? deduction('coupon', 'coupon', `Coupon ${verdict.coupon.code}`, verdict.coupon.title, couponCents)
      : []),
  ];
  return {
    lines,
    legs: served.map((entry, index) =>
      pricedLeg(entry, fees.get(entry.leg.name), sumLines(perLeg[index] ?? [])),
    ),
    totalCents: sumLines(lines),
    originalCents: addCents(
      ...perLeg.flat().map((line) => cents(line.original_price_cents ?? line.amount_cents)),
    ),
    costCents: addCents(...shipping.map((part) => part.costCents)),
    coupon: verdict,
    couponCents,
    benefitForgone: roundTrip && couponGiven,
    wholesaleCents,
    rateSheetVersion: sheet.version,
    quoteMinutes: sheet.quoteMinutes,
  };
}

const pricedLeg = (
  { leg, offer, pickupDate, arrivalDate }: ServedLeg,
  fee: PickupFeeRow | undefined,
  totalCents: Cents,
): PricedLeg => ({
  name: leg.name,
  pickupDate,
  arrivalDate,
  pickupTitle: fee?.title ?? '',
  dropOff: leg.dropOff,
  serviceLevelId: offer.level.id,
  serviceName: offer.level.name,
  systemName: offer.level.system_name,
  carrier: offer.level.carrier_label,
  transitDays: offer.transitDays,
  totalCents,
});

const openLegs = (legs: readonly Leg[], served: readonly ServedLeg[]): Leg['name'][] =>
  legs
    .filter((leg) => leg.bags.length > 0 && !served.some((entry) => entry.leg === leg))
    .map((leg) => leg.name);

function dateErrorOf(served: readonly ServedLeg[]): string | null {
  const wrong = served.find(({ leg }) => !leg.dateFits);
  if (wrong) {
    const what = wrong.leg.dropOff ? 'Bags cannot be dropped off' : 'The carrier cannot collect';
    return `${what} on ${formatDate(wrong.pickupDate)}. The next possible day is ${formatDate(wrong.leg.firstDay)}.`;
  }
  const [outbound, back] = served;
  if (!outbound || !back || back.pickupDate > outbound.arrivalDate) return null;
  return `The return can start after the bags have arrived on ${formatDate(outbound.arrivalDate)}.`;
}

import type { Role } from '@sendahead/shared-contracts/call/roles';
import { dropOffFeeId } from '@sendahead/shared-contracts/constants';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { addCents, type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { AgreedRates, Concessions } from '../bookings/public/draft.ts';
import { type HandOver, handOverTitle } from '../services/public/hand-overs.ts';
import type { PlannedLeg } from '../services/public/leg.ts';
import { percentOf, promotionFor } from '../tariff/public/bag-price.ts';
import type { RateSheet } from '../tariff/public/rate-sheet.ts';
import { type Adjustments, adjust, concessionsOf } from './adjustments.ts';
import { shippingFor } from './coupons/cart-coupon.ts';
import { type CouponVerdict, couponAmount } from './public/coupon.ts';
import { type ChosenLeg, deduction, shippingLines, sumLines } from './public/line-items.ts';
import type { PriceOptions } from './public/price-options.ts';

/** MD-03: one of several handovers of a leg, and its travelers. */
type KeptHandOver = { travelerIds: string[]; dropOff: boolean; window: readonly [number, number] };

/** A priced leg; stored with the order. */
export type PricedLeg = {
  name: PlannedLeg['name'];
  pickupDate: CalendarDate;
  arrivalDate: CalendarDate;
  pickupTitle: string;
  /** Hours of the pickup, or of acceptance at the counter; null when no fee states them. */
  window: readonly [number, number] | null;
  dropOff: boolean;
  /** Absent when all bags have the same handover. */
  handOvers?: KeptHandOver[];
  serviceLevelId: number;
  serviceName: string;
  systemName: string;
  carrier: string;
  /** The carrier of the service, from which labels are bought; `carrier` is its display name. */
  carrierSystemName: string;
  transitDays: number;
  totalCents: Cents;
};

/** The price of the shipment, before earlier payments and credits. */
export type AssembledPrice = {
  lines: LineItem[];
  legs: PricedLeg[];
  /** The total without benefits and deductions. */
  originalCents: Cents;
  costCents: Cents;
  coupon: CouponVerdict;
  couponCents: Cents;
  /** Set when a coupon replaced a promotion or the round trip's benefit (ER-09). */
  benefitForgone: boolean;
  wholesaleCents: Cents;
  /** The part of the shipping price that is surcharges. */
  surchargesCents: Cents;
  adjustments: Adjustments;
  /** The staff concessions that the order stores. */
  concessions: Concessions;
  /** What the order stores of its agreed rates. */
  agreed: AgreedRates;
  /** Whether an admin corrected the rate of this cart. */
  adjusted: boolean;
  rateSheetVersion: string;
  quoteMinutes: number;
};

export type Parts = {
  sheet: RateSheet;
  brand: string;
  role: Role;
  chosenLegs: readonly ChosenLeg[];
  handOvers: ReadonlyMap<string, readonly HandOver[]>;
  /** Lines other than shipping, per served leg. */
  extras: readonly LineItem[][];
  roundTrip: boolean;
  coupon: CouponVerdict;
  options: PriceOptions;
  /** The staff concessions of the amended order. */
  given: Concessions;
  /** The club rate of the amended order, in percent; 0 without one. */
  agreedClubRate: number;
  /** An admin's correction, signed. */
  rateCents: Cents | undefined;
  /** CO-44: its maximum share of the price. */
  rateMostPercent: number | null;
};

/** Assembles the lines: shipping and extras per leg, club rate, staff adjustments, and the coupon last. */
export function assemble(parts: Parts): AssembledPrice {
  const { sheet, chosenLegs, coupon, roundTrip } = parts;
  const validCoupon = coupon.state === 'valid' ? coupon.coupon : undefined;
  const shipping = chosenLegs.map((leg) => shippingLines(sheet, parts.brand, leg, !validCoupon));
  const perLeg = chosenLegs.map((_, index) => [
    ...(shipping[index]?.lines ?? []),
    ...(parts.extras[index] ?? []),
  ]);
  const shippingCents = sumLines(shipping.flatMap((part) => part.lines));
  const clubRate = clubRateOf(parts);
  const wholesaleCents = percentOf(shippingCents, clubRate);
  const surchargesCents = addCents(...shipping.map((part) => part.surchargesCents));
  const adjustments = adjust(cents(sumLines(perLeg.flat()) - wholesaleCents), {
    rateCents: parts.rateCents ?? cents(0),
    rateMostPercent: parts.rateMostPercent,
    options: parts.options,
    given: parts.given,
    surchargesCents,
  });
  const lines = [
    ...perLeg.flat(),
    ...deduction('wholesale', 'wholesale_discount', 'Club rate', `${clubRate}% of shipping`, wholesaleCents),
    ...adjustments.lines,
  ];
  const couponCents = validCoupon
    ? couponAmount(validCoupon, shippingFor(validCoupon, shipping), sumLines(lines))
    : cents(0);
  return {
    lines: [
      ...lines,
      ...(validCoupon
        ? deduction('coupon', 'coupon', `Coupon ${validCoupon.code}`, validCoupon.title, couponCents)
        : []),
    ],
    legs: chosenLegs.map((entry, index) =>
      pricedLeg(entry, parts.handOvers.get(entry.leg.name) ?? [], sumLines(perLeg[index] ?? [])),
    ),
    originalCents: addCents(
      ...perLeg.flat().map((line) => cents(line.original_price_cents ?? line.amount_cents)),
    ),
    costCents: addCents(...shipping.map((part) => part.costCents)),
    coupon,
    couponCents,
    benefitForgone:
      validCoupon !== undefined &&
      (roundTrip || chosenLegs.some((leg) => isPromoted(sheet, parts.brand, leg))),
    wholesaleCents,
    surchargesCents,
    adjustments,
    concessions: concessionsOf(parts.options, parts.given, adjustments),
    agreed: {
      ...(clubRate > 0 ? { clubRatePercent: clubRate } : {}),
      ...(parts.rateCents ? { rate: { cents: parts.rateCents, mostPercent: parts.rateMostPercent } } : {}),
    },
    adjusted: parts.rateCents !== undefined,
    rateSheetVersion: sheet.version,
    quoteMinutes: sheet.quoteMinutes,
  };
}

/**
 * CO-126: the club rate of a price, in percent. Pro users book at today's; an order that was booked at a club rate
 * keeps it, or gets today's if that is better. The role of the caller does not matter then.
 */
export const clubRateOf = ({
  role,
  sheet,
  agreedClubRate,
}: Pick<Parts, 'role' | 'agreedClubRate'> & {
  sheet: Pick<RateSheet, 'wholesaleDiscountPercent'>;
}): number =>
  role === 'pro' || agreedClubRate > 0 ? Math.max(agreedClubRate, sheet.wholesaleDiscountPercent) : 0;

/** Whether any bag of a leg would be cheaper without a coupon. */
const isPromoted = (sheet: RateSheet, brand: string, { leg }: ChosenLeg): boolean =>
  leg.bags.some(({ product }) =>
    promotionFor(sheet, { brand, line: product.line_key, delivery: leg.delivery }),
  );

const hoursOf = ({ fee }: HandOver) => [fee.ready_hour, fee.close_hour] as const;

const keptOf = (handOver: HandOver): KeptHandOver => ({
  travelerIds: handOver.travelers.map(({ id }) => id),
  dropOff: handOver.fee.id === dropOffFeeId,
  window: hoursOf(handOver),
});

const pricedLeg = (
  { leg, offer, pickupDate, arrivalDate }: ChosenLeg,
  handOvers: readonly HandOver[],
  totalCents: Cents,
): PricedLeg => ({
  name: leg.name,
  pickupDate,
  arrivalDate,
  pickupTitle: handOvers.map((handOver) => handOverTitle(handOver, handOvers)).join('; '),
  window: handOvers[0] ? hoursOf(handOvers[0]) : null,
  dropOff: leg.dropOff,
  ...(handOvers.length > 1 ? { handOvers: handOvers.map(keptOf) } : {}),
  serviceLevelId: offer.level.id,
  serviceName: offer.level.name,
  systemName: offer.level.system_name,
  carrier: offer.level.carrier_label,
  carrierSystemName: offer.level.carrier,
  transitDays: offer.transitDays,
  totalCents,
});

import { contractStep, roundTripStep } from '@sendahead/shared-contracts/pricing/words';
import { addCents, type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { type Bag, measuresOf } from '../bag-measures.ts';
import { billableWeight } from './billable.ts';
import { contractAmount } from './contract-price.ts';
import type { Lane } from './lane.ts';
import type { Promotion, RateSheet, ServiceRate } from './rate-sheet.ts';
import {
  type Delivery,
  isWaived,
  percentOf,
  plainDelivery,
  type Surcharge,
  surchargeAmount,
  surchargesFor,
} from './surcharge.ts';

export { percentOf } from './surcharge.ts';

/** One step of a price; the steps of a price sum exactly to it. */
export type Step = { label: string; amountCents: Cents };

export type BagPrice = {
  /** What the customer pays, promotion and the round trip's benefit taken off. */
  totalCents: Cents;
  /** Before promotion and the round trip's benefit; what a club agreed is part of it. */
  retailCents: Cents;
  /** Surcharges within the retail price. */
  surchargesCents: Cents;
  /** What the carrier is paid. */
  costCents: Cents;
  steps: Step[];
};

export type BagToPrice = {
  bag: Bag;
  /** Product line and brand decide which surcharges a contract waives. */
  line: string;
  brand: string;
  lane: Lane;
  service: ServiceRate;
  /** Whether the round trip's benefit is given. */
  roundTripBenefit: boolean;
  /** Whether a promotion of the day is given; a coupon takes its place. */
  promotional?: boolean | undefined;
  /** Where and when it is delivered; absent: to a business, on no day in particular. */
  delivery?: Delivery | undefined;
  /** CO-96: what the club at an end agreed with us. */
  contract?: { club: string; tenths: number } | undefined;
};

/** What a bag's price is based on, whichever service carries it: billable pounds and surcharges. */
export type ChargeBasis = { pounds: number; surcharges: readonly Surcharge[] };

export const chargeBasisOf = (
  sheet: RateSheet,
  bag: Bag,
  delivery: Delivery = plainDelivery,
): ChargeBasis => ({
  pounds: billableWeight(sheet, bag),
  surcharges: surchargesFor(sheet.surcharges, bag, delivery),
});

/**
 * The price of carrying one bag over a lane, step by step: carriage, border, contract, surcharges, benefit. A contract is a
 * percentage of carriage and border; surcharges and what the carrier is paid are as without it.
 */
export function priceBag(
  sheet: RateSheet,
  request: BagToPrice,
  basis: ChargeBasis = chargeBasisOf(sheet, request.bag, request.delivery),
): BagPrice {
  const carriage = carriageSteps(sheet, request, basis.pounds);
  const carriageCents = sumSteps(carriage);
  const surcharges = basis.surcharges.map((surcharge) => charge(sheet, request, surcharge, carriageCents));
  const surchargesCents = addCents(...surcharges.map(({ step }) => step.amountCents));
  const agreed = agreedSteps(request, carriageCents);
  const retailCents = addCents(carriageCents, sumSteps(agreed), surchargesCents);
  const promotion = request.promotional ? promotionFor(sheet, request) : undefined;
  const promoted: Step[] = promotion
    ? [{ label: promotion.label, amountCents: cents(0 - percentOf(retailCents, promotion.percent)) }]
    : [];
  const before = addCents(retailCents, sumSteps(promoted));
  const benefit: Step[] = request.roundTripBenefit
    ? [
        {
          label: roundTripStep(sheet.roundTripDiscountPercent),
          amountCents: cents(0 - percentOf(before, sheet.roundTripDiscountPercent)),
        },
      ]
    : [];
  const steps = [...carriage, ...agreed, ...surcharges.map(({ step }) => step), ...promoted, ...benefit];
  return {
    totalCents: sumSteps(steps),
    retailCents,
    surchargesCents,
    costCents: addCents(
      percentOf(carriageCents, sheet.costPercent),
      ...surcharges.map(({ costCents }) => costCents),
    ),
    steps,
  };
}

/** The promotion that holds for a bag on its day of shipping. */
export function promotionFor(
  { promotions = [] }: RateSheet,
  { brand, line, delivery }: Pick<BagToPrice, 'brand' | 'line' | 'delivery'>,
): Promotion | undefined {
  const day = delivery?.shipDate;
  if (!day) return undefined;
  return promotions.find(
    (promotion) =>
      (promotion.brand === '*' || promotion.brand === brand) &&
      (promotion.line === '*' || promotion.line === line) &&
      day >= promotion.from &&
      day <= promotion.until,
  );
}

/** A size sold as "up to 42 lb" that is billed by its volume says both, so that neither number looks wrong. */
const groundStep = (pounds: number, most: number): string =>
  pounds > most ? `Ground shipping, priced by size as ${pounds} lb` : `Ground shipping, ${pounds} lb`;

function carriageSteps(sheet: RateSheet, { bag, lane, service }: BagToPrice, pounds: number): Step[] {
  const { baseCents, perPoundCents } = lane.rate;
  const ground = cents(baseCents + perPoundCents * pounds);
  const carried = percentOf(ground, service.multiplierPercent);
  const faster: Step[] =
    carried === ground ? [] : [{ label: 'Faster service', amountCents: cents(carried - ground) }];
  const border: Step[] = lane.crossBorder
    ? [{ label: 'International shipping', amountCents: sheet.crossBorderCents }]
    : lane.clearanceCents > 0
      ? [{ label: 'Customs clearance', amountCents: lane.clearanceCents }]
      : [];
  return [
    {
      label: groundStep(pounds, measuresOf(bag).weight),
      amountCents: ground,
    },
    ...faster,
    ...border,
  ];
}

/** What a contract changes; one that changes nothing is not named. */
function agreedSteps({ contract }: BagToPrice, carriage: Cents): Step[] {
  if (!contract) return [];
  const amountCents = contractAmount(carriage, contract.tenths);
  return amountCents === 0 ? [] : [{ label: contractStep(contract.club, contract.tenths), amountCents }];
}

/** A surcharge as a step; what a contract waives is named, and costs nobody anything. */
function charge(sheet: RateSheet, { brand, line }: BagToPrice, surcharge: Surcharge, carriage: Cents) {
  if (isWaived(sheet.waivers, surcharge.code, brand, line))
    return { step: { label: `${surcharge.label}, waived`, amountCents: cents(0) }, costCents: cents(0) };
  const amountCents = surchargeAmount(surcharge, carriage);
  return {
    step: { label: surcharge.label, amountCents },
    costCents: percentOf(amountCents, surcharge.costPercent ?? 100),
  };
}

export const sumSteps = (steps: readonly Step[]): Cents => addCents(...steps.map((step) => step.amountCents));

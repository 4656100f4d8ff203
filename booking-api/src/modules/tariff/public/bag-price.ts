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

/** One step of a price; the steps add up exactly to the price. */
export type Step = { label: string; amountCents: Cents };

export type BagPrice = {
  /** The customer's price, after promotion and round-trip benefit. */
  totalCents: Cents;
  /** The price before promotion and round-trip benefit, including contract prices. */
  retailCents: Cents;
  /** The surcharges in the retail price. */
  surchargesCents: Cents;
  /** The carrier's cost. */
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
  /** Whether the round-trip benefit applies. */
  roundTripBenefit: boolean;
  /** Whether a promotion of the day applies; a coupon replaces it. */
  promotional?: boolean | undefined;
  /** The place and date of delivery; absent: to a business, on no particular day. */
  delivery?: Delivery | undefined;
  /** CO-96: the contract of the club at an end. */
  contract?: { club: string; tenths: number } | undefined;
};

/** The basis of a bag's price, for every service: billable pounds and surcharges. */
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
 * The price of carrying one bag over a lane, step by step: carriage, border, contract, surcharges, benefit. A
 * contract is a percentage of carriage and border; surcharges and the carrier's cost are unaffected.
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

/** The promotion of a bag on its shipping day. */
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

/**
 * A size sold as "up to 42 lb" that is billed by its volume shows both, so that neither number looks wrong.
 */
function baseStep(pounds: number, most: number, { crossBorder }: Pick<Lane, 'crossBorder'>): string {
  const name = crossBorder ? 'International shipping' : 'Ground shipping';
  return pounds > most ? `${name}, priced by size as ${pounds} lb` : `${name}, ${pounds} lb`;
}

function carriageSteps(sheet: RateSheet, { bag, lane, service }: BagToPrice, pounds: number): Step[] {
  const { baseCents, perPoundCents } = lane.rate;
  const ground = cents(baseCents + perPoundCents * pounds);
  const carried = percentOf(ground, service.multiplierPercent);
  const faster: Step[] =
    carried === ground ? [] : [{ label: 'Faster service', amountCents: cents(carried - ground) }];
  const border: Step[] = lane.crossBorder
    ? [{ label: 'Cross-border fee', amountCents: sheet.crossBorderCents }]
    : lane.clearanceCents > 0
      ? [{ label: 'Customs clearance', amountCents: lane.clearanceCents }]
      : [];
  return [
    {
      label: baseStep(pounds, measuresOf(bag).weight, lane),
      amountCents: ground,
    },
    ...faster,
    ...border,
  ];
}

/** A contract's change; one without an effect is not shown. */
function agreedSteps({ contract }: BagToPrice, carriage: Cents): Step[] {
  if (!contract) return [];
  const amountCents = contractAmount(carriage, contract.tenths);
  return amountCents === 0 ? [] : [{ label: contractStep(contract.club, contract.tenths), amountCents }];
}

/** A surcharge as a step; a waived one is shown with a price of 0. */
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

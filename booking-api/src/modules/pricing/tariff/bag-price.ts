import { addCents, type Cents, cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { type Bag, billableWeight, surchargesOf } from './billable.ts';
import type { Lane } from './lane.ts';
import type { RateSheet, ServiceRate } from './rate-sheet.ts';

/** One step of a price; the steps of a price sum exactly to it. */
export type Step = { label: string; amountCents: Cents };

export type BagPrice = {
  /** What the customer pays, the round trip's benefit included. */
  totalCents: Cents;
  /** Before the round trip's benefit. */
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
};

/** Percent of an amount, half a cent rounded up. */
export const percentOf = (amount: Cents, percent: number): Cents =>
  cents(Math.floor((amount * percent + 50) / 100));

/** The price of carrying one bag over a lane, step by step. */
export function priceBag(
  sheet: RateSheet,
  { bag, line, brand, lane, service, roundTripBenefit }: BagToPrice,
): BagPrice {
  const pounds = billableWeight(sheet, bag);
  const ground = cents(lane.rate.baseCents + lane.rate.perPoundCents * pounds);
  const carried = percentOf(ground, service.multiplierPercent);
  const steps: Step[] = [
    {
      label: `Zone ${lane.rate.zone}: ${formatCents(lane.rate.baseCents)} and ${pounds} lb at ${formatCents(lane.rate.perPoundCents)}`,
      amountCents: ground,
    },
  ];
  if (carried !== ground)
    steps.push({
      label: `Faster service, ${service.multiplierPercent}%`,
      amountCents: cents(carried - ground),
    });
  if (lane.crossBorder) steps.push({ label: 'Across the border', amountCents: sheet.crossBorderCents });
  let surchargesCents = cents(0);
  for (const surcharge of surchargesOf(sheet, bag)) {
    const waived = sheet.waivers.some(
      (waiver) =>
        waiver.surcharge === surcharge.code &&
        waiver.line === line &&
        (waiver.brand === '*' || waiver.brand === brand),
    );
    if (!waived) surchargesCents = addCents(surchargesCents, surcharge.amountCents);
    steps.push(
      waived
        ? { label: `${surcharge.label}, waived`, amountCents: cents(0) }
        : { label: surcharge.label, amountCents: surcharge.amountCents },
    );
  }
  const retailCents = sumSteps(steps);
  if (roundTripBenefit) {
    steps.push({
      label: `Round trip, ${sheet.roundTripDiscountPercent}% less`,
      amountCents: cents(0 - percentOf(retailCents, sheet.roundTripDiscountPercent)),
    });
  }
  return {
    totalCents: sumSteps(steps),
    retailCents,
    surchargesCents,
    costCents: percentOf(retailCents, sheet.costPercent),
    steps,
  };
}

export const sumSteps = (steps: readonly Step[]): Cents => addCents(...steps.map((step) => step.amountCents));

import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { type CalendarDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { addCents, type Cents, cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import { bagName } from '../../catalog/public/bag-name.ts';
import { type HandOver, handOverTitle } from '../../services/public/hand-overs.ts';
import type { PlannedLeg } from '../../services/public/leg.ts';
import { bagPrice, hasRoundTripBenefit, type LegOffer } from '../../services/public/leg-services.ts';
import type { PlannedBag } from '../../services/public/shipment.ts';
import type { RateSheet } from '../../tariff/public/rate-sheet.ts';

/** A leg with its chosen service. */
export type ChosenLeg = {
  leg: PlannedLeg;
  offer: LegOffer;
  pickupDate: CalendarDate;
  arrivalDate: CalendarDate;
};

export type PricedLines = {
  lines: LineItem[];
  costCents: Cents;
  surchargesCents: Cents;
  /** The carriage price of each product. */
  byProduct: ReadonlyMap<string, Cents>;
};

const plain = { traveler_id: null, original_price_cents: null } as const;

/**
 * Shipping, one line per traveler and size; identical bags are counted together, and those on one leg of a
 * round trip separately.
 */
export function shippingLines(
  sheet: RateSheet,
  brand: string,
  chosen: ChosenLeg,
  benefit: boolean,
): PricedLines {
  const { leg } = chosen;
  const idOf = (bag: PlannedBag): string => `${leg.name}-${bag.travelerId}-${bag.product.id}`;
  const beneficial = new Set(leg.bags.filter((bag) => hasRoundTripBenefit(leg, bag)).map(idOf));
  const groups = Map.groupBy(leg.bags, (bag) =>
    beneficial.has(idOf(bag)) && !hasRoundTripBenefit(leg, bag) ? `${idOf(bag)}-lone` : idOf(bag),
  );
  let costCents = cents(0);
  let surchargesCents = cents(0);
  const byProduct = new Map<string, Cents>();
  const lines = [...groups].flatMap(([id, bags]): LineItem[] => {
    const [bag] = bags;
    if (!bag) return [];
    const price = bagPrice(sheet, brand, leg, chosen.offer, bag, benefit);
    const times = (amount: Cents): Cents => cents(amount * bags.length);
    costCents = addCents(costCents, times(price.costCents));
    surchargesCents = addCents(surchargesCents, times(price.surchargesCents));
    const sofar = byProduct.get(bag.product.id) ?? cents(0);
    byProduct.set(bag.product.id, addCents(sofar, times(price.totalCents)));
    return [
      {
        id,
        kind: 'shipping',
        leg: leg.name,
        traveler_id: bag.travelerId,
        title: titleOf(bag, bags.length),
        detail: `${serviceTitle(chosen.offer.level.carrier_label, chosen.offer.level.name, chosen.offer.transitDays)}, arrives ${spokenDate(chosen.arrivalDate)}`,
        amount_cents: times(price.totalCents),
        original_price_cents: price.retailCents === price.totalCents ? null : times(price.retailCents),
        explain: price.steps.map((step) => ({ label: step.label, amount_cents: times(step.amountCents) })),
      },
    ];
  });
  return { lines, costCents, surchargesCents, byProduct };
}

/** The handover fees, one for each option in use, if there is one. */
export const pickupLines = (leg: PlannedLeg, handOvers: readonly HandOver[]): LineItem[] =>
  handOvers.flatMap((handOver, index): LineItem[] => {
    const { fee, travelers } = handOver;
    if (fee.price_cents === 0) return [];
    const amount = cents(fee.price_cents);
    const title = handOverTitle(handOver, handOvers);
    return [
      {
        ...plain,
        id: index === 0 ? `${leg.name}-pickup` : `${leg.name}-pickup-${fee.id}`,
        kind: 'pickup',
        leg: leg.name,
        traveler_id: handOvers.length > 1 && travelers.length === 1 ? (travelers[0]?.id ?? null) : null,
        title,
        detail: '',
        amount_cents: amount,
        explain: [{ label: title, amount_cents: amount }],
      },
    ];
  });

/** Coverage above the free thousand, per leg. */
export function insuranceLines(leg: PlannedLeg): LineItem[] {
  const groups = Map.groupBy(
    leg.bags.filter((bag) => bag.coverPriceCents > 0),
    (bag) => `${bag.travelerId} ${bag.coverCents}`,
  );
  return [...groups.values()].flatMap((bags): LineItem[] => {
    const [bag] = bags;
    if (!bag) return [];
    const amount = cents(bag.coverPriceCents * bags.length);
    const label = `Coverage of ${formatCents(bag.coverCents)} for ${bags.length === 1 ? 'one bag' : `${bags.length} bags`}`;
    return [
      {
        ...plain,
        id: `${leg.name}-${bag.travelerId}-cover-${bag.coverCents}`,
        kind: 'insurance',
        leg: leg.name,
        traveler_id: bag.travelerId,
        title: label,
        detail: '',
        amount_cents: amount,
        explain: [{ label, amount_cents: amount }],
      },
    ];
  });
}

/** A deduction; `amount` is positive. */
export const deduction = (
  id: string,
  kind: LineItem['kind'],
  title: string,
  detail: string,
  amount: Cents,
): LineItem[] => wholeLine(id, kind, title, detail, cents(0 - amount));

/** A correction, up or down; `amount` is signed. */
export const adjustment = (id: string, title: string, amount: Cents): LineItem[] =>
  wholeLine(id, 'adjustment', title, '', amount);

function wholeLine(
  id: string,
  kind: LineItem['kind'],
  title: string,
  detail: string,
  amount: Cents,
): LineItem[] {
  if (amount === 0) return [];
  return [
    {
      ...plain,
      id,
      kind,
      leg: null,
      title,
      detail,
      amount_cents: amount,
      explain: [{ label: title, amount_cents: amount }],
    },
  ];
}

export const sumLines = (lines: readonly LineItem[]): Cents =>
  addCents(...lines.map((line) => cents(line.amount_cents)));

function titleOf(bag: PlannedBag, count: number): string {
  const name = bagName(bag.product);
  return count === 1 ? name : `${count} × ${name}`;
}

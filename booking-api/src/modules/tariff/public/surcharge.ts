import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { type ComparisonOperator, compare } from '@sendahead/shared-contracts/validation/compare';
import { type Bag, type BagMeasures, measuresOf } from '../bag-measures.ts';

/** A measurement of the bag compared with a limit: `length > 96` (OPEN-67). */
export type MeasureCondition = {
  measure: Exclude<keyof BagMeasures, 'third'>;
  operator: ComparisonOperator;
  limit: number;
};

/**
 * The trigger of a surcharge. Any one condition on a measurement of the bag (inches, cubic inches, pounds):
 * `measures`, or the named limits of older sheets. Or one of: a residence, a prefix of the destination's
 * code, a season (`10-05` to `01-17`), a corrected address, every shipment.
 */
export type SurchargeTrigger = {
  measures?: readonly MeasureCondition[] | undefined;
  lengthOver?: number | undefined;
  secondSideOver?: number | undefined;
  lengthAndGirthOver?: number | undefined;
  volumeOver?: number | undefined;
  weightOver?: number | undefined;
  residence?: boolean | undefined;
  /** `US-592`: country and the beginning of the code. */
  areas?: string[] | undefined;
  season?: { from: string; until: string } | undefined;
  correctedAddress?: boolean | undefined;
  always?: boolean | undefined;
};

export type Surcharge = {
  code: string;
  label: string;
  amountCents: Cents;
  /** Added to the amount: a share of the carriage price. */
  percent?: number | undefined;
  /** The carrier's share of it, in percent; absent: all of it. */
  costPercent?: number | undefined;
  replaces: string[];
  when: SurchargeTrigger;
};

/** A contract's waiver of a surcharge; `*` is any. */
export type Waiver = { brand: string; line: string; surcharge: string };

/** The place and date of a delivery, as surcharges need them. */
export type Delivery = {
  residence: boolean;
  country: string;
  zip: string;
  shipDate: CalendarDate | null;
  /** Whether the carrier had to correct the address. */
  corrected: boolean;
};

export const plainDelivery: Delivery = {
  residence: false,
  country: '',
  zip: '',
  shipDate: null,
  corrected: false,
};

/** The surcharges of a bag and its delivery; one that replaces another is charged alone. */
export function surchargesFor(
  surcharges: readonly Surcharge[],
  bag: Bag,
  delivery: Delivery = plainDelivery,
): Surcharge[] {
  const figures = measuresOf(bag);
  const area = delivery.zip === '' ? null : `${delivery.country}-${delivery.zip}`;
  const due = surcharges.filter(({ when }) => ofBag(when, figures) || ofDelivery(when, delivery, area));
  return due.filter(({ code }) => !due.some(({ replaces }) => replaces.includes(code)));
}

export const isWaived = (waivers: readonly Waiver[], code: string, brand: string, line: string): boolean =>
  waivers.some(
    (waiver) =>
      waiver.surcharge === code &&
      (waiver.line === '*' || waiver.line === line) &&
      (waiver.brand === '*' || waiver.brand === brand),
  );

/** The amount of a surcharge for a given carriage. */
export const surchargeAmount = ({ amountCents, percent = 0 }: Surcharge, carriage: Cents): Cents =>
  cents(amountCents + percentOf(carriage, percent));

/** A percentage of an amount, half a cent rounded up. */
export const percentOf = (amount: Cents, percent: number): Cents =>
  cents(Math.floor((amount * percent + 50) / 100));

/** The measurement conditions of a trigger, in either notation of its sheet; empty without any. */
export function conditionsOf(when: SurchargeTrigger): MeasureCondition[] {
  if (when.measures) return [...when.measures];
  const limits = [
    ['length', when.lengthOver],
    ['second', when.secondSideOver],
    ['lengthAndGirth', when.lengthAndGirthOver],
    ['volume', when.volumeOver],
    ['weight', when.weightOver],
  ] as const;
  return limits.flatMap(([measure, limit]) =>
    limit === undefined ? [] : [{ measure, operator: '>' as const, limit }],
  );
}

/** The trigger with different measurement conditions; its other conditions are kept. */
export const withConditions = (
  { residence, areas, season, correctedAddress, always }: SurchargeTrigger,
  measures: readonly MeasureCondition[],
): SurchargeTrigger => ({ residence, areas, season, correctedAddress, always, measures });

/** ER-30: throws RangeError for an unknown operator. */
const ofBag = (when: SurchargeTrigger, figures: BagMeasures): boolean =>
  conditionsOf(when).some(({ measure, operator, limit }) => compare(figures[measure], operator, limit));

function ofDelivery(when: SurchargeTrigger, delivery: Delivery, code: string | null): boolean {
  const { shipDate } = delivery;
  return (
    when.always === true ||
    (when.residence === true && delivery.residence) ||
    (when.correctedAddress === true && delivery.corrected) ||
    (code !== null && when.areas?.some((area) => code.startsWith(area)) === true) ||
    (when.season !== undefined && shipDate !== null && isInSeason(shipDate.slice(5), when.season))
  );
}

/** A season may extend past the end of the year. */
const isInSeason = (day: string, { from, until }: { from: string; until: string }): boolean =>
  from <= until ? day >= from && day <= until : day >= from || day <= until;

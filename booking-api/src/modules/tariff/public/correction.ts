import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Bag } from '../bag-measures.ts';
import { type Step, sumSteps } from './bag-price.ts';
import type { RateSheet } from './rate-sheet.ts';
import { isWaived, plainDelivery, surchargeAmount, surchargesFor } from './surcharge.ts';

/**
 * What a carrier's setting right of an address costs for the bags that go there, step by step: that of the bag it costs
 * most for, once. Empty where every bag's contract waives it, or the sheet does not ask for it.
 */
export function correctionSteps(
  sheet: Pick<RateSheet, 'surcharges' | 'waivers'>,
  brand: string,
  bags: readonly (Bag & { line?: string | undefined })[],
): Step[] {
  const corrections = sheet.surcharges.filter(({ when }) => when.correctedAddress === true);
  const priced = bags.map((bag) =>
    surchargesFor(corrections, bag, { ...plainDelivery, corrected: true })
      .filter(({ code }) => !isWaived(sheet.waivers, code, brand, bag.line ?? ''))
      .map((surcharge) => ({ label: surcharge.label, amountCents: surchargeAmount(surcharge, cents(0)) })),
  );
  return priced.toSorted((one, other) => sumSteps(other) - sumSteps(one))[0] ?? [];
}

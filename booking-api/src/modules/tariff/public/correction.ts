import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Bag } from '../bag-measures.ts';
import { type Step, sumSteps } from './bag-price.ts';
import type { RateSheet } from './rate-sheet.ts';
import { isWaived, plainDelivery, surchargeAmount, surchargesFor } from './surcharge.ts';

/**
 * The cost of an address that the carrier corrects, for the bags shipped there, step by step: charged once,
 * for the bag with the highest charge. Empty when every bag's contract waives it, or the sheet has no such
 * surcharge.
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

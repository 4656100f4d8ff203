import { zipProblem as codeProblem } from '@sendahead/shared-contracts/validation/zip';
import { billingCodeLength, hasBillingCode } from './billing-codes.ts';
import type { BillingField, CardState } from './card.ts';

export type BillingProblem =
  | 'billing_zip_missing'
  | 'billing_zip_short'
  | 'billing_zip_wrong'
  | 'billing_country_missing';

function zipProblem({ zip, country }: CardState['billing']): { zip?: BillingProblem } {
  const code = zip.trim();
  if (!hasBillingCode(country)) return {};
  if (code === '') return { zip: 'billing_zip_missing' };
  if (code.length < billingCodeLength(country)) return { zip: 'billing_zip_short' };
  return codeProblem(code, country) === null ? {} : { zip: 'billing_zip_wrong' };
}

/**
 * VL-27, CN-02: the problems of the billing address. A code must have the length and form of its country's
 * codes.
 */
export function billingProblems({ billing }: CardState): Partial<Record<BillingField, BillingProblem>> {
  return {
    ...(billing.country === '' ? { country: 'billing_country_missing' as const } : {}),
    ...zipProblem(billing),
  };
}

/** The problems that may be shown: of fields that were left, or all of them after an attempt. */
export function shownBillingProblems(card: CardState, tried: boolean): ReturnType<typeof billingProblems> {
  const problems = billingProblems(card);
  if (tried) return problems;
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) => card.blurred.includes(field as BillingField)),
  );
}

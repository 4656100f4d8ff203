import { billingCodeLength, hasBillingCode } from './billing-codes.ts';
import type { BillingField, CardState } from './card.ts';

export type BillingProblem = 'billing_zip_missing' | 'billing_zip_short' | 'billing_country_missing';

function zipProblem({ zip, country }: CardState['billing']): { zip?: BillingProblem } {
  if (!hasBillingCode(country) || zip.trim().length >= billingCodeLength(country)) return {};
  return { zip: zip.trim() === '' ? 'billing_zip_missing' : 'billing_zip_short' };
}

/** VL-27, CN-02: what is not right about the billing address. A code has at least the length of its country's. */
export function billingProblems({ billing }: CardState): Partial<Record<BillingField, BillingProblem>> {
  return {
    ...(billing.country === '' ? { country: 'billing_country_missing' as const } : {}),
    ...zipProblem(billing),
  };
}

/** The problems that may show: of fields that were left, or all of them once an order was tried. */
export function shownBillingProblems(card: CardState, tried: boolean): ReturnType<typeof billingProblems> {
  const problems = billingProblems(card);
  if (tried) return problems;
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) => card.blurred.includes(field as BillingField)),
  );
}

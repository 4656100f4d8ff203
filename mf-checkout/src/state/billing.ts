import { billingCodeLength, hasBillingCode } from './billing-codes.ts';
import type { BillingField, CardState } from './card.ts';

export type BillingProblem = 'billing_zip_missing' | 'billing_country_missing';

const isZipMissing = ({ zip, country }: CardState['billing']): boolean =>
  hasBillingCode(country) && zip.trim().length < billingCodeLength(country);

/** VL-27, CN-02: what is not right about the billing address. A code shorter than its country's counts as none. */
export function billingProblems({ billing }: CardState): Partial<Record<BillingField, BillingProblem>> {
  return {
    ...(billing.country === '' ? { country: 'billing_country_missing' as const } : {}),
    ...(isZipMissing(billing) ? { zip: 'billing_zip_missing' as const } : {}),
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

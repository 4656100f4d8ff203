import type { BillingProblem } from '../state/billing.ts';

/** VL-27 */
export const billingTexts: Readonly<Record<BillingProblem, string>> = {
  billing_zip_missing: 'Please enter the billing zip code',
  billing_country_missing: 'Please enter the billing country',
};

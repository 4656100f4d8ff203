import type { BillingProblem } from '../state/billing.ts';

/** VL-27 */
export const billingTexts: Readonly<Record<BillingProblem, string>> = {
  billing_zip_missing: 'Please enter the billing zip code',
  billing_zip_short: 'This billing zip code is too short',
  billing_zip_wrong: 'This is no postal code of the billing country',
  billing_country_missing: 'Please enter the billing country',
};

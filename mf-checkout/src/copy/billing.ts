import { lengths } from '@sendahead/shared-contracts/constants';
import type { BillingProblem } from '../state/billing.ts';

/** The billing zip field, wherever it is used. */
export const billingZipField = {
  label: 'Billing zip code',
  name: 'billing-zip-code',
  width: 'zip',
  maxLength: lengths.zipMax,
  autoComplete: 'billing postal-code',
} as const;

/** Only US postal codes are called zip codes. */
export const billingCodeLabel = (country: string): string =>
  country === '' || country === 'US' ? billingZipField.label : 'Billing postal code';

/** VL-27 */
export const billingTexts: Readonly<Record<BillingProblem, string>> = {
  billing_zip_missing: 'Please enter the billing zip code',
  billing_zip_short: 'This billing zip code is too short',
  billing_zip_wrong: 'This postal code doesn’t match the billing country',
  billing_country_missing: 'Please enter the billing country',
};

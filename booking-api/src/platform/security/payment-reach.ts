import type { PageReach } from './page-headers.ts';

/** The payment provider, as far as a page needs it. */
export type PaymentPages =
  | { readonly provider: 'sandbox' }
  /** `live`: real money; its hosts differ from those of the provider's own sandbox. */
  | { readonly provider: 'braintree'; readonly live: boolean };

const hosts = (...names: string[]): string => names.map((name) => `https://${name}`).join(' ');

/**
 * Origins that the payment document may reach, by payment provider (decision 0101). The sandbox frames its
 * card fields and sheets from `gateway` and opens PayPal's pop-up there. Braintree's list contains its
 * components for card fields, PayPal, Apple Pay, Google Pay and 3-D Secure; any bank may verify its customer,
 * so any may be framed.
 */
export function paymentReach(payments: PaymentPages, gateway: string): PageReach {
  if (payments.provider === 'sandbox') return { frames: gateway, opensWindows: true };
  const stage = payments.live ? '' : 'sandbox.';
  return {
    frames: 'https:',
    forms: 'https:',
    connects: hosts(
      `api.${stage}braintreegateway.com`,
      `client-analytics.${stage}braintreegateway.com`,
      '*.braintree-api.com',
      '*.paypal.com',
      '*.paypalobjects.com',
      '*.cardinalcommerce.com',
      '*.cardinaltrusted.com',
      'google.com',
      'pay.google.com',
    ),
    images: hosts(
      'assets.braintreegateway.com',
      '*.paypal.com',
      '*.paypalobjects.com',
      '*.cardinalcommerce.com',
      'www.gstatic.com',
    ),
    opensWindows: true,
    runsOthers: true,
  };
}

import type { CallInput } from '@sendahead/shared-contracts/call/define-call';
import type { processPayment } from '@sendahead/shared-contracts/payments/calls';
import { hasBillingCode } from './billing-codes.ts';
import { shipmentForm } from './shipment-form.ts';
import type { CheckoutState } from './state.ts';

export type PaymentBody = CallInput<typeof processPayment>['body'];

/** PR-04: a price below 0 is given back, anything else is paid by card or costs nothing. */
const methodOf = (dueCents: number): PaymentBody['payment_method_type'] =>
  dueCents < 0 ? 'OtherRefund' : 'NewCard';

const billingZip = ({ zip, country }: CheckoutState['card']['billing']): Partial<PaymentBody> =>
  hasBillingCode(country) ? { 'billing-zip-code': zip.trim() } : {};

/** PY-19, PY-21: what place order sends; null while there is no quote to name. */
export function paymentBody(
  { page, coupon, quote, card }: CheckoutState,
  nonce: string | null,
): PaymentBody | null {
  if (!quote.price) return null;
  return {
    ...shipmentForm(page, coupon.applied),
    quote_id: quote.price.quote_id,
    payment_method_type: methodOf(quote.price.final_price_cents),
    asks_holiday_terms: true,
    store_card_information: nonce !== null && card.store,
    ...(nonce === null
      ? {}
      : {
          payment_method_nonce: nonce,
          ...billingZip(card.billing),
          'billing-country': card.billing.country,
        }),
  };
}

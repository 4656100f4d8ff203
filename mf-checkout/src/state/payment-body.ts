import type { CallInput } from '@sendahead/shared-contracts/call/define-call';
import type { processPayment } from '@sendahead/shared-contracts/payments/calls';
import { hasBillingCode } from './billing-codes.ts';
import { dueCents } from './selectors.ts';
import { shipmentForm } from './shipment-form.ts';
import type { CheckoutState } from './state.ts';

export type PaymentBody = CallInput<typeof processPayment>['body'];

/** PR-04, PY-22: a price below 0 is given back, anything else is paid by card or costs nothing. */
function methodOf(
  cents: number,
  { chosen, zip }: CheckoutState['savedCards'],
): Partial<PaymentBody> & Pick<PaymentBody, 'payment_method_type'> {
  if (cents < 0) return { payment_method_type: 'OtherRefund' };
  if (cents === 0 || chosen === null) return { payment_method_type: 'NewCard' };
  return {
    payment_method_type: 'previousCard',
    payment_method_id: chosen,
    ...(zip === '' ? {} : { 'billing-zip-code': zip }),
  };
}

/** SV-13: what would pay if the order were placed now. */
export const meantMethod = (state: CheckoutState): PaymentBody['payment_method_type'] =>
  methodOf(dueCents(state) ?? 1, state.savedCards).payment_method_type;

const billingZip = ({ zip, country }: CheckoutState['card']['billing']): Partial<PaymentBody> =>
  hasBillingCode(country) ? { 'billing-zip-code': zip.trim() } : {};

/** PY-19, PY-21: what place order sends; null while there is no quote to name. */
export function paymentBody(state: CheckoutState, nonce: string | null): PaymentBody | null {
  const { quote, card, savedCards } = state;
  if (!quote.price) return null;
  return {
    ...shipmentForm(state),
    quote_id: quote.price.quote_id,
    ...methodOf(quote.price.final_price_cents, savedCards),
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

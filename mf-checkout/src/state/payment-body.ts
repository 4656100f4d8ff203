import type { CallInput } from '@sendahead/shared-contracts/call/define-call';
import type { processPayment } from '@sendahead/shared-contracts/payments/calls';
import type { PriceResponse } from '@sendahead/shared-contracts/pricing/schema';
import { hasBillingCode } from './billing-codes.ts';
import { cardHolder } from './card-holder.ts';
import type { Means } from './payment-method.ts';
import type { MadeNonce } from './placing-event.ts';
import { refundTypeOf } from './refund-type.ts';
import { dueCents, paysByNewCard } from './selectors.ts';
import { shipmentForm } from './shipment-form.ts';
import type { CheckoutState } from './state.ts';

export type PaymentBody = CallInput<typeof processPayment>['body'];

/**
 * PR-04, PY-06, PY-22: a price below 0 is refunded; any other is paid with the chosen method, or costs
 * nothing.
 */
function methodOf(cents: number, state: Pick<CheckoutState, 'savedCards' | 'way' | 'quote'>): Means['body'] {
  const {
    savedCards: { chosen, zip },
    way: { means },
  } = state;
  if (cents < 0) return { payment_method_type: refundTypeOf(state) };
  if (cents > 0 && means) return means.body;
  if (cents === 0 || chosen === null) return { payment_method_type: 'NewCard' };
  return {
    payment_method_type: 'previousCard',
    payment_method_id: chosen,
    ...(zip === '' ? {} : { 'billing-zip-code': zip }),
  };
}

/** SV-13: what would pay if the order were placed now. */
export const meantMethod = (state: CheckoutState): PaymentBody['payment_method_type'] =>
  methodOf(dueCents(state) ?? 1, state).payment_method_type;

const typedBilling = ({ zip, country }: CheckoutState['card']['billing']): Partial<PaymentBody> => ({
  ...(hasBillingCode(country) ? { 'billing-zip-code': zip.trim() } : {}),
  'billing-country': country,
});

/** A typed card has billing fields; a saved method has its billing address. */
const billingOf = (state: CheckoutState): Partial<PaymentBody> =>
  paysByNewCard(state) || state.way.means ? typedBilling(state.card.billing) : {};

/** Codes that are not tried now are not part of the price either: the order is placed without them. */
const withoutWaitingCodes = (price: PriceResponse): { coupon?: string; gift_card?: string } => ({
  ...(price.coupon_wait_until ? { coupon: '' } : {}),
  ...(price.gift_card_wait_until ? { gift_card: '' } : {}),
});

/** PY-19, PY-21: the body of place order; null while there is no quote to name. */
export function paymentBody(state: CheckoutState, made: MadeNonce | null): PaymentBody | null {
  const { quote, card } = state;
  if (!quote.price) return null;
  return {
    ...shipmentForm(state),
    ...withoutWaitingCodes(quote.price),
    ...state.extras.fields,
    ...cardHolder(state),
    quote_id: quote.price.quote_id,
    asks_holiday_terms: true,
    second_order: state.toldOrdered ? 'meant' : 'ask',
    store_card_information: made !== null && paysByNewCard(state) && card.store,
    ...methodOf(quote.price.final_price_cents, state),
    ...(made === null ? {} : { payment_method_nonce: made.nonce, ...(made.billing ?? billingOf(state)) }),
  };
}

import { bodyOf, takes } from '../factories/judge.ts';
import { shipPrice } from '../pricing/calls.ts';
import { processPayment } from './calls.ts';
import { userPaymentInfo } from './info-calls.ts';

const payment = {
  cart_id: 'crt_1',
  quote_id: 'quo_1',
  payment_method_type: 'NewCard',
  payment_method_nonce: 'nonce',
  store_card_information: 'false',
};
/** EN-21: the fields sent with the shipment in a price request. */
const priceFields = {
  coupon: 'WELCOME10',
  gift_card: 'GIFT-1',
  wallet_creadits: '500',
  ship_wallet_creadits: '500',
  x_surcharge_check: 'true',
  x_refund_surcharges: 'true',
  comp_discount: '100',
  price_api_order_id: 'ord_1',
  payment_method: 'NewCard',
  experiment_id: 'e1',
  experiment_variation_id: 'v1',
};
/** EN-21: the fields sent with the shipment in an order. */
const paymentFields = {
  'card-holder-first-name': 'Ann',
  'card-holder-last-name': 'Lee',
  'card-holder-email': 'ann@lee.test',
  'billing-zip-code': '78701',
  'billing-country': 'US',
  sales_club_billing: '12',
  agent: 'true',
  'referral-travel-company': 'Far Away',
  'agent-name': 'Ann Lee',
  iata_number: '12345678',
  'referral-travel-network': 'Net',
  comment: 'Ring twice',
  ghin_number: '1234567',
};

describe('forms of the payment calls', () => {
  it.each(Object.entries(priceFields))('EN-21 the price form accepts %s', (name, value) => {
    expect(takes(bodyOf(shipPrice), { cart_id: 'crt_1', [name]: value })).toBe(true);
    expect(takes(bodyOf(shipPrice), { cart_id: 'crt_1', [name]: { not: 'text' } })).toBe(false);
  });

  it.each(Object.entries(paymentFields))('EN-21 the payment form accepts %s', (name, value) => {
    expect(takes(bodyOf(processPayment), { ...payment, [name]: value })).toBe(true);
    expect(takes(bodyOf(processPayment), { ...payment, [name]: { not: 'text' } })).toBe(false);
  });

  it.each(['card-number', 'security-code', 'expiration'])(
    'EN-21 the payment form does not accept %s',
    (name) => {
      expect(takes(bodyOf(processPayment), payment)).toBe(true);
      expect(takes(bodyOf(processPayment), { ...payment, [name]: '4111111111111111' })).toBe(false);
    },
  );

  it('EN-26 a card on file is sent as its last digits and its id', () => {
    const answer = { credit_card_number: 'XXXX1111', payment_method_id: 'pm_1' };
    expect(takes(userPaymentInfo.response, answer)).toBe(true);
    expect(takes(userPaymentInfo.response, { credit_card_number: 'XXXX1111' })).toBe(false);
  });
});

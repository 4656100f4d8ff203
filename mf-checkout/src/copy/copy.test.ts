import * as accountCalls from '@sendahead/shared-contracts/accounts/calls';
import {
  sendSignInCode,
  signInByCode,
  signInWithPasskey,
} from '@sendahead/shared-contracts/accounts/passwordless-calls';
import { proveSecondFactor } from '@sendahead/shared-contracts/accounts/second-factor-calls';
import { forgotPassword, givePhoneAndTerms } from '@sendahead/shared-contracts/accounts/terms-calls';
import { commonErrorCodes } from '@sendahead/shared-contracts/call/problem';
import { readReceipt } from '@sendahead/shared-contracts/orders/calls';
import { openPayLink, payByLink } from '@sendahead/shared-contracts/orders/pay-link-calls';
import * as paymentCalls from '@sendahead/shared-contracts/payments/calls';
import * as orderLinkCalls from '@sendahead/shared-contracts/payments/order-link-calls';
import { paymentErrorCodes } from '@sendahead/shared-contracts/payments/outcomes';
import * as splitCalls from '@sendahead/shared-contracts/payments/split-calls';
import { shipPrice } from '@sendahead/shared-contracts/pricing/calls';
import { priceOf } from '../testing/prices.ts';
import { accountFailures, capitalized } from './account-failure.ts';
import { callFailures } from './call-failure.ts';
import { couponError } from './coupon.ts';
import { orderLinkFailures } from './order-link.ts';
import { payLinkFailures } from './pay-link.ts';
import { paymentFailure, paymentFailures } from './payment-failure.ts';
import { priceFailure, priceFailures } from './price-failure.ts';
import { shareFailures } from './shares.ts';

const codesOf = (call: object): string[] => ('errors' in call && call.errors ? Object.keys(call.errors) : []);

describe('every code has a sentence', () => {
  it.each(Object.keys(commonErrorCodes))('the code %s of any call has a sentence', (code) => {
    expect(callFailures).toHaveProperty(code);
  });
  it.each(Object.keys(shipPrice.errors ?? {}))(
    'ER-12 the code %s of the price call has a sentence',
    (code) => {
      expect(priceFailures).toHaveProperty(code);
    },
  );
  it.each([...paymentErrorCodes, ...Object.keys(paymentCalls.processPayment.errors ?? {})])(
    'ER-18 the code %s of placing an order has a sentence',
    (code) => {
      expect(paymentFailures).toHaveProperty(code);
    },
  );
  it.each([...paymentErrorCodes, ...Object.values(splitCalls).flatMap(codesOf)])(
    'the code %s of paying a share has a sentence',
    (code) => {
      expect([shareFailures, paymentFailures]).toContainEqual(
        expect.objectContaining({ [code]: expect.any(String) }),
      );
    },
  );
  it.each([openPayLink, payByLink].flatMap(codesOf))(
    'the code %s of a payment link has a sentence',
    (code) => {
      expect(payLinkFailures).toHaveProperty(code);
    },
  );
  it.each(
    [
      orderLinkCalls.sendOrderLinkAgain,
      orderLinkCalls.copyOrderLink,
      orderLinkCalls.openOrderLink,
      orderLinkCalls.payOrderLink,
    ].flatMap(codesOf),
  )('a link to pay a new order may answer %s', (code) => {
    expect(orderLinkFailures).toHaveProperty(code);
  });
  it.each(codesOf(orderLinkCalls.sendOrderLink))(
    'the code %s of sending a payment link for a new order has a sentence',
    (code) => {
      expect(paymentFailures).toHaveProperty(code);
    },
  );
  it("every code of the account dialogs' calls has a sentence", () => {
    const calls = [
      sendSignInCode,
      signInByCode,
      signInWithPasskey,
      proveSecondFactor,
      forgotPassword,
      givePhoneAndTerms,
    ];
    const codes = calls.flatMap((call) => Object.keys('errors' in call ? (call.errors ?? {}) : {}));
    expect(codes).toEqual(Object.keys(accountFailures));
  });
  it('no other call of this remote has specific codes, except for a receipt or order that is not found', () => {
    const own = [...Object.values(accountCalls), paymentCalls.clientToken].flatMap((call) =>
      'errors' in call ? Object.keys(call.errors ?? {}) : [],
    );
    expect(own).toEqual([]);
    expect([readReceipt.errors, paymentCalls.orderStatus.errors]).toEqual([
      { order_not_found: 404 },
      { order_not_found: 404 },
    ]);
  });
  it('an unknown code of a later release still has a sentence', () => {
    expect(priceFailure('of_a_later_release')).toBe(callFailures.internal);
    expect(paymentFailure('of_a_later_release')).toBe(paymentFailures.order_not_placed);
    expect(paymentFailure('constructor')).toBe(paymentFailures.order_not_placed);
  });
});

describe('exact words', () => {
  it('ER-20 ER-21 payment failures have the exact words of the requirements', () => {
    expect(paymentFailure('tokenization_failed')).toBe('There was an issue processing your payment method.');
    expect(paymentFailure('prepaid_refused')).toBe(
      'Prepaid debit/credit cards are not accepted, please enter a new credit or debit card number and try again. We apologize for any inconvenience',
    );
    expect(paymentFailure('pickup_time_over')).toBe(
      'Please change the pickup date because pickup time is over for today.',
    );
    expect(paymentFailure('same_day_delivery_over')).toBe(
      'Same day pickup with delivery of Dec 26 is not available, please change either the pickup date or arrival date.',
    );
  });
  it('ER-07 coupons have the exact words of the requirements', () => {
    expect(couponError(priceOf(1, { coupon_invalid: true }))).toBe('This coupon is no longer valid');
    expect(couponError(priceOf(1, { coupon_roundtrip_invalid: true, coupon_invalid: true }))).toBe(
      'This coupon is valid for round trip shipments only',
    );
    expect(couponError(priceOf(1, { coupon_error: 'The server says so.' }))).toBe('The server says so.');
    expect(couponError(priceOf(1, { coupon_invalid: true, coupon_error: 'It is used up.' }))).toBe(
      'It is used up.',
    );
    expect(couponError(priceOf(1))).toBeNull();
  });
  it('ER-16 the first sentence of each field is capitalized', () => {
    expect(capitalized({ email: ['is already taken', 'more'], phone: [] })).toEqual({
      email: 'Is already taken',
    });
  });
});

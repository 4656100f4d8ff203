import * as accounts from '@sendahead/shared-contracts/accounts/calls';
import { answering, type FakeAnswer } from '@sendahead/shared-contracts/factories/fake-api';
import { readReceipt } from '@sendahead/shared-contracts/orders/calls';
import { orderPreparation } from '@sendahead/shared-contracts/orders/preparation-calls';
import { clientToken, orderStatus, processPayment } from '@sendahead/shared-contracts/payments/calls';
import { checkCarrierReadyTime, paymentInfo } from '@sendahead/shared-contracts/payments/info-calls';
import { readInternationalInfo, saveInternationalInfo } from '@sendahead/shared-contracts/preferences/calls';
import { shipPrice } from '@sendahead/shared-contracts/pricing/calls';
import { ann, loginAnswer } from './people.ts';
import { priceOf } from './prices.ts';
import { preparationOf, receiptOf } from './receipts.ts';

/** The server on the happy path; answers that a test passes take precedence. */
export const happyPath: readonly FakeAnswer[] = [
  answering(shipPrice, priceOf(12_900)),
  answering(clientToken, {
    provider: 'sandbox',
    client_token: 'token',
    fields_url: 'http://gateway.test/fields?parent=x',
    prepaid_blocked: false,
  }),
  answering(processPayment, { status: true, order_id: 'ord_1', error: null, payment_type: 'NewCard' }),
  answering(orderStatus, {}),
  answering(checkCarrierReadyTime, { status: true }),
  answering(paymentInfo, { methods: ['NewCard'], current_method: null, cards: [] }),
  answering(accounts.checkUser, { success: false }),
  answering(accounts.register, { success: true, user: ann, user_id: ann.id, errors: {}, message: null }),
  answering(accounts.signIn, loginAnswer()),
  answering(accounts.signInProviders, { providers: [] }),
  answering(accounts.acceptTerms, { success: true, terms_version: '2026-11' }),
  answering(readInternationalInfo, { international_info: null }),
  answering(saveInternationalInfo, { success: true }),
  answering(readReceipt, receiptOf()),
  answering(orderPreparation, { legs: [preparationOf()] }),
];

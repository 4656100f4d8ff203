import braintree from 'braintree';
import {
  type AuthorizeRequest,
  GatewayRefused,
  type GatewayTransaction,
  type NonceRefusal,
  type PaymentPort,
} from '../port.ts';
import type { BraintreeKeys } from '../settings.ts';
import {
  instrumentOfNonce,
  methodNonceSchema,
  nonceSchema,
  readIndicator,
  readTransaction,
  resultSchema,
} from './answers.ts';
import { toDecimal } from './decimal.ts';
import { asPortError, isNotFound } from './errors.ts';
import { keep } from './keep.ts';
import { readNotice } from './webhook.ts';

export type BraintreeOptions = { environment: braintree.Environment; keys: BraintreeKeys; answerMs: number };

type KeyedCalls = {
  submitForSettlement(id: string, amount: undefined, options: { apiRequestKey: string }): Promise<unknown>;
  void(id: string, options: { apiRequestKey: string }): Promise<unknown>;
  refund(id: string, options: { amount: string; apiRequestKey: string }): Promise<unknown>;
};

/** The payment port on Braintree's official SDK. */
export function braintreePayments({ environment, keys, answerMs }: BraintreeOptions): PaymentPort {
  const gateway = new braintree.BraintreeGateway({ environment, ...keys });
  gateway.config.timeout = answerMs;
  const { transaction } = gateway;
  // The SDK accepts a request key with each of these; its published types do not have it yet.
  const keyed = transaction as unknown as KeyedCalls;
  return {
    provider: 'braintree',
    async clientToken() {
      const { clientToken } = await known(() => gateway.clientToken.generate({}));
      return { clientToken, fieldsUrl: null };
    },
    inspectNonce: (nonce) => inspectNonce(gateway, nonce),
    nonceOf: (token) => nonceOf(gateway, token),
    async authorize({ attemptId, amount, source, billingZip, holder, keepFor }) {
      const request = {
        amount: toDecimal(amount),
        orderId: attemptId,
        ...('nonce' in source ? { paymentMethodNonce: source.nonce } : { paymentMethodToken: source.token }),
        apiRequestKey: `${attemptId}.sale`,
        ...billingOf(billingZip, holder),
        options: { submitForSettlement: false, storeInVaultOnSuccess: keepFor !== undefined },
      };
      return saleOf(await known(() => transaction.sale(request)));
    },
    keep: (request) => keep(gateway, request),
    submit: async (id) =>
      one(await known(() => keyed.submitForSettlement(id, undefined, { apiRequestKey: `${id}.submit` }))),
    void: async (id) => one(await known(() => keyed.void(id, { apiRequestKey: `${id}.void` }))),
    refund: async (id, amount, key) =>
      one(await known(() => keyed.refund(id, { amount: toDecimal(amount), apiRequestKey: key }))),
    async find(id) {
      try {
        return readTransaction(await transaction.find(id));
      } catch (error) {
        if (isNotFound(error)) return undefined;
        throw asPortError(error);
      }
    },
    searchByOrder: (attemptId) =>
      searched(() => transaction.search((search) => search.orderId().is(attemptId))),
    changedSince: (instant) =>
      searched(() => transaction.search((search) => search.createdAt().min(new Date(instant)))),
    async forget(token) {
      await known(() => gateway.paymentMethod.delete(token)).catch((error: unknown) => {
        if (!(error instanceof GatewayRefused) || error.code !== 'notFoundError') throw error;
      });
    },
    async readWebhook({ bt_signature, bt_payload }) {
      try {
        return readNotice(await gateway.webhookNotification.parse(bt_signature, bt_payload), bt_payload);
      } catch {
        return undefined;
      }
    },
  };
}

/** A nonce of a saved card, for the bank's check. */
async function nonceOf(
  gateway: braintree.BraintreeGateway,
  token: string,
): ReturnType<PaymentPort['nonceOf']> {
  try {
    const { paymentMethodNonce } = methodNonceSchema.parse(await gateway.paymentMethodNonce.create(token));
    return { nonce: paymentMethodNonce.nonce, bin: paymentMethodNonce.details?.bin ?? '' };
  } catch (error) {
    if (isNotFound(error)) return { refused: 'nonce_unknown' };
    throw asPortError(error);
  }
}

/** The payment method behind a nonce, before anything is charged to it. */
async function inspectNonce(
  gateway: braintree.BraintreeGateway,
  nonce: string,
): ReturnType<PaymentPort['inspectNonce']> {
  try {
    const found = nonceSchema.parse(await gateway.paymentMethodNonce.find(nonce));
    return {
      instrument: instrumentOfNonce(found.type),
      cardType: found.details?.cardType ?? (found.type === 'PayPalAccount' ? 'PayPal' : ''),
      last4: found.details?.lastFour ?? '',
      prepaid: readIndicator(found.binData?.prepaid),
    };
  } catch (error) {
    if (isNotFound(error)) return { refused: 'nonce_unknown' };
    throw asPortError(error);
  }
}

async function known<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw asPortError(error);
  }
}

/** The outcome of a sale: declined sales are transactions too; only a nonce that cannot pay creates none. */
/** The billing address and name of the card, as far as known. */
function billingOf(
  postalCode: string | undefined,
  holder: AuthorizeRequest['holder'],
): { billing?: braintree.TransactionRequest['billing'] } {
  const billing = { ...(postalCode === undefined ? {} : { postalCode }), ...holder };
  return Object.keys(billing).length === 0 ? {} : { billing };
}

function saleOf(answer: unknown): GatewayTransaction | NonceRefusal {
  const result = resultSchema.parse(answer);
  if (result.transaction) return readTransaction(result.transaction);
  const codes = (result.errors?.deepErrors() ?? []).map(({ code }) => code);
  if (codes.includes('91564')) return { refused: 'nonce_consumed' };
  if (codes.includes('91565') || codes.includes('91518')) return { refused: 'nonce_unknown' };
  throw new GatewayRefused(codes[0] ?? 'unknown');
}

function one(answer: unknown): GatewayTransaction {
  const result = resultSchema.parse(answer);
  if (result.success && result.transaction) return readTransaction(result.transaction);
  throw new GatewayRefused(result.errors?.deepErrors()[0]?.code ?? 'unknown');
}

/**
 * All results of a search, oldest first. Reading changes nothing, so a search with a lost answer is repeated
 * once.
 */
async function searched(search: () => AsyncIterable<unknown>): Promise<GatewayTransaction[]> {
  const read = async () => {
    const found: GatewayTransaction[] = [];
    for await (const hit of search()) found.push(readTransaction(hit));
    return found.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  };
  try {
    return await read().catch(read);
  } catch (error) {
    throw asPortError(error);
  }
}

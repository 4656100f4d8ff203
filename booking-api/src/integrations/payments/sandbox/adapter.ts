import {
  AnswerLost,
  GatewayRefused,
  type GatewayTransaction,
  type NonceRefusal,
  type PaymentPort,
} from '../port.ts';
import {
  keptSchema,
  manySchema,
  methodNonceSchema,
  nonceSchema,
  oneSchema,
  readIndicator,
  readKept,
  readTransaction,
  refusalSchema,
  tokenSchema,
} from './answers.ts';
import { type GatewayAnswer, type JsonCall, jsonClient, type Timeouts } from './http.ts';
import { readWebhook } from './webhook.ts';

export type SandboxOptions = {
  /** The gateway's own origin, which shows the card fields. */
  url: string;
  /** The merchant's key: opens the gateway to this server, and signs its webhooks. */
  key: string;
  timeouts: Timeouts;
};

/** The payment port on the sandbox gateway, called over HTTP like any provider. */
export function sandboxPayments({ url, key, timeouts }: SandboxOptions): PaymentPort {
  const call = jsonClient(url, { authorization: `Bearer ${key}` }, timeouts);
  return {
    provider: 'sandbox',
    async clientToken(shopOrigin) {
      const { body } = successful(await call('POST', '/merchant/client_tokens', {}));
      const fields = new URL('/fields', url);
      fields.searchParams.set('parent', shopOrigin);
      return { clientToken: tokenSchema.parse(body).client_token, fieldsUrl: fields.href };
    },
    async inspectNonce(nonce) {
      const answer = await call('POST', '/merchant/nonces/find', { nonce });
      const refused = nonceRefusal(answer);
      if (refused) return refused;
      const found = nonceSchema.parse(successful(answer).body);
      return {
        instrument: found.instrument,
        cardType: found.card_type,
        last4: found.last4,
        prepaid: readIndicator(found.bin_data.prepaid),
      };
    },
    async nonceOf(token) {
      const answer = await call('POST', `/merchant/payment_methods/${encodeURIComponent(token)}/nonce`, {});
      return nonceRefusal(answer) ?? methodNonceSchema.parse(successful(answer).body);
    },
    async authorize({ attemptId, amount, source, billingZip, keepFor }) {
      const answer = await call('POST', '/merchant/transactions', {
        amount_cents: amount,
        order_id: attemptId,
        ...source,
        billing_zip: billingZip,
        api_request_key: `${attemptId}.sale`,
        verify_card: true,
        vault_for: keepFor,
      });
      return nonceRefusal(answer) ?? one(answer);
    },
    async keep({ keepId, nonce, billingZip }) {
      const answer = await call('POST', '/merchant/payment_methods', {
        customer_id: keepId,
        nonce,
        billing_zip: billingZip,
      });
      const refused = nonceRefusal(answer);
      if (refused) return refused;
      return readKept(keptSchema.parse(successful(answer).body));
    },
    submit: (id) => afterwards(call, id, 'submit'),
    void: (id) => afterwards(call, id, 'void'),
    refund: (id, amount, requestKey) =>
      afterwards(call, id, 'refund', { amount_cents: amount, api_request_key: requestKey }),
    async find(id) {
      const answer = await call('GET', `/merchant/transactions/${encodeURIComponent(id)}`);
      return answer.status === 404 ? undefined : one(answer);
    },
    searchByOrder: (attemptId) => search(call, { order_id: attemptId }),
    changedSince: (instant) => search(call, { since: instant }),
    async forget(token) {
      successful(await call('POST', `/merchant/payment_methods/${encodeURIComponent(token)}/remove`, {}));
    },
    readWebhook: async (body) => readWebhook(key, body),
  };
}

const afterwards = async (
  call: JsonCall,
  id: string,
  what: 'submit' | 'void' | 'refund',
  more: object = {},
): Promise<GatewayTransaction> =>
  one(
    await call('POST', `/merchant/transactions/${encodeURIComponent(id)}/${what}`, {
      api_request_key: `${id}.${what}`,
      ...more,
    }),
  );

async function search(
  call: JsonCall,
  what: { order_id: string } | { since: string },
): Promise<GatewayTransaction[]> {
  const path = `/merchant/transactions?${new URLSearchParams(what).toString()}`;
  // Reading changes nothing, so a call with a lost answer is repeated once.
  const answer = await call('GET', path)
    .then(successful)
    .catch(() => call('GET', path));
  return manySchema.parse(successful(answer).body).transactions.map(readTransaction);
}

const one = (answer: GatewayAnswer): GatewayTransaction =>
  readTransaction(oneSchema.parse(successful(answer).body).transaction);

/** Throws for any status but 200: a refusal is final; a fault of the gateway leaves the outcome unknown. */
function successful(answer: GatewayAnswer): GatewayAnswer {
  if (answer.status === 200) return answer;
  if (answer.status >= 500) throw new AnswerLost(`status ${answer.status}`);
  throw new GatewayRefused(codeOf(answer));
}

const codeOf = (answer: GatewayAnswer): string => {
  const parsed = refusalSchema.safeParse(answer.body);
  return (parsed.success ? parsed.data.errors[0]?.code : undefined) ?? String(answer.status);
};

function nonceRefusal(answer: GatewayAnswer): NonceRefusal | undefined {
  if (answer.status !== 422) return undefined;
  const code = codeOf(answer);
  if (code === '91564') return { refused: 'nonce_consumed' };
  return code === '91565' || code === '81715' || code === '91518' ? { refused: 'nonce_unknown' } : undefined;
}

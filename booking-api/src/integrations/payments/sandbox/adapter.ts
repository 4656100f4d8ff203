import {
  AnswerLost,
  GatewayRefused,
  type GatewayTransaction,
  type NonceRefusal,
  type PaymentPort,
} from '../port.ts';
import {
  manySchema,
  nonceSchema,
  oneSchema,
  readIndicator,
  readTransaction,
  refusalSchema,
  tokenSchema,
} from './answers.ts';
import type { AskGateway, GatewayAnswer } from './ask.ts';
import { readWebhook } from './webhook.ts';

export type SandboxOptions = {
  /** The gateway's own origin, which shows the card fields. */
  url: string;
  /** Signs its webhooks. */
  key: string;
  ask: AskGateway;
  close?: () => Promise<void>;
};

/** The payment port on the sandbox gateway, whichever way it is asked. */
export function sandboxPayments({ url, key, ask, close = async () => {} }: SandboxOptions): PaymentPort {
  return {
    provider: 'sandbox',
    close,
    async clientToken(shopOrigin) {
      const { body } = successful(await ask('client_token', {}));
      const fields = new URL('/fields', url);
      fields.searchParams.set('parent', shopOrigin);
      return { clientToken: tokenSchema.parse(body).client_token, fieldsUrl: fields.href };
    },
    async inspectNonce(nonce) {
      const answer = await ask('nonce', { nonce });
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
    async authorise({ attemptId, amount, source, billingZip, keepFor }) {
      const answer = await ask('sale', {
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
    submit: (id) => afterwards(ask, id, 'submit'),
    void: (id) => afterwards(ask, id, 'void'),
    refund: (id, amount, requestKey) =>
      afterwards(ask, id, 'refund', { amount_cents: amount, api_request_key: requestKey }),
    async find(id) {
      const answer = await ask('find', { id });
      return answer.status === 404 ? undefined : one(answer);
    },
    searchByOrder: (attemptId) => search(ask, { order_id: attemptId }),
    changedSince: (instant) => search(ask, { since: instant }),
    async forget(token) {
      successful(await ask('remove', { id: token }));
    },
    readWebhook: async (body) => readWebhook(key, body),
  };
}

const afterwards = async (
  ask: AskGateway,
  id: string,
  what: 'submit' | 'void' | 'refund',
  more: object = {},
): Promise<GatewayTransaction> => one(await ask(what, { id, api_request_key: `${id}.${what}`, ...more }));

async function search(
  ask: AskGateway,
  what: { order_id: string } | { since: string },
): Promise<GatewayTransaction[]> {
  // Reading changes nothing, so one lost answer is asked for again.
  const answer = await ask('search', what)
    .then(successful)
    .catch(() => ask('search', what));
  return manySchema.parse(successful(answer).body).transactions.map(readTransaction);
}

const one = (answer: GatewayAnswer): GatewayTransaction =>
  readTransaction(oneSchema.parse(successful(answer).body).transaction);

/** Throws for everything but 200: a refusal is final, a fault of the gateway leaves open what was done. */
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

import type { GatewayProcess } from './gateway-process.ts';

export type MerchantAnswer = {
  status: number;
  body: Record<string, unknown> & { transaction?: Record<string, unknown>; errors?: { code: string }[] };
};

/** The shop's server, as the gateway sees it. */
export const merchantOf = (gateway: GatewayProcess, key = 'sandbox-merchant-key') => {
  const call = async (method: string, path: string, body?: object): Promise<MerchantAnswer> => {
    const answer = await fetch(new URL(path, gateway.url), {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: await answer.json() };
  };
  let orders = 0;
  return {
    call,
    sale: (more: object) => {
      orders += 1;
      return call('POST', '/merchant/transactions', {
        amount_cents: 1000,
        order_id: `order-${orders}`,
        ...more,
      });
    },
    after: (id: unknown, what: string, body: object = {}) =>
      call('POST', `/merchant/transactions/${String(id)}/${what}`, body),
  };
};

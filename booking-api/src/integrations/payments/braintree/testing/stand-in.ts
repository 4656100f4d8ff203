import { createServer, type IncomingMessage } from 'node:http';
import * as z from 'zod';
import { type Customers, customerAnswer } from './customers.ts';

const key = { api_request_key: z.string().optional() };
const saleSchema = z.object({
  transaction: z.object({
    amount: z.string(),
    order_id: z.string(),
    payment_method_nonce: z.string().optional(),
    payment_method_token: z.string().optional(),
    billing: z.record(z.string(), z.string()).optional(),
    options: z.object({ submit_for_settlement: z.boolean(), store_in_vault_on_success: z.boolean() }),
    ...key,
  }),
});
const keyedSchema = z.object({ transaction: z.object({ amount: z.string().optional(), ...key }).optional() });
const searchSchema = z.object({
  search: z.object({
    order_id: z.object({ is: z.string() }).optional(),
    ids: z.array(z.string()).optional(),
  }),
});

type Row = {
  id: string;
  type: string;
  orderId: string;
  amount: string;
  status: string;
  code: string;
  prepaid: string;
  token: string;
  instrument: string;
  billing: Record<string, string> | undefined;
};
type Answer = { status: number; xml: string };

/** A server that implements the part of Braintree's protocol (JSON in, XML out) that the port uses. */
export type StandIn = {
  port: number;
  rows: Row[];
  requests: { method: string; path: string; authorization: string }[];
  customers: Customers;
  /** The fault that follows the next sale after it is done. */
  next: 'answer' | 'hang' | 'error';
  stop(): Promise<void>;
};

export function startStandIn(): Promise<StandIn> {
  const keys = new Map<string, string>();
  const nonces = new Set<string>();
  const standIn: StandIn = {
    port: 0,
    rows: [],
    customers: new Map(),
    requests: [],
    next: 'answer',
    stop: async () => {},
  };
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://stand-in').pathname;
    standIn.requests.push({
      method: request.method ?? '',
      path,
      authorization: request.headers.authorization ?? '',
    });
    const answer = route(standIn, keys, nonces, request.method ?? '', path, await bodyOf(request));
    const mode = path.endsWith('/transactions') ? standIn.next : 'answer';
    if (path.endsWith('/transactions')) standIn.next = 'answer';
    if (mode === 'hang') return;
    response
      .writeHead(mode === 'error' ? 500 : answer.status, { 'content-type': 'application/xml' })
      .end(answer.xml);
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      standIn.port = typeof address === 'object' && address ? address.port : 0;
      standIn.stop = () =>
        new Promise((stopped) => {
          server.closeAllConnections();
          server.close(() => stopped());
        });
      done(standIn);
    });
  });
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString();
  return text === '' ? {} : JSON.parse(text);
}

function route(
  standIn: StandIn,
  keys: Map<string, string>,
  nonces: Set<string>,
  method: string,
  path: string,
  body: unknown,
): Answer {
  const [, id, what] = /\/transactions\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
  if (path.endsWith('/client_token'))
    return ok('<client-token><value>token-of-the-client</value></client-token>');
  const ofCustomer = customerAnswer(standIn.customers, method, path, body);
  if (ofCustomer) return ofCustomer;
  if (path.includes('/payment_method_nonces/')) return nonceAnswer(path.split('/').at(-1) ?? '');
  if (method === 'DELETE' && path.includes('/payment_methods/any/'))
    return { status: path.endsWith('/kept') ? 200 : 404, xml: '' };
  if (path.endsWith('/advanced_search_ids')) return ids(searched(standIn, body));
  if (path.endsWith('/advanced_search')) return many(searched(standIn, body));
  if (method === 'POST' && path.endsWith('/transactions')) return sale(standIn, keys, nonces, body);
  const row = standIn.rows.find((candidate) => candidate.id === id);
  if (!row) return { status: 404, xml: '' };
  if (what === undefined) return ok(transactionXml(row));
  const requestKey = keyedSchema.parse(body).transaction?.api_request_key ?? '';
  if (keys.get(requestKey) === row.id) return ok(transactionXml(row));
  if (what === 'submit_for_settlement' && row.status === 'authorized')
    row.status = 'submitted_for_settlement';
  else if (what === 'void' && row.status !== 'settled') row.status = 'voided';
  else if (what === 'refund' && row.status === 'settled')
    return refundOf(standIn, keys, row, requestKey, body);
  else return refused('91507');
  keys.set(requestKey, row.id);
  return ok(transactionXml(row));
}

function sale(standIn: StandIn, keys: Map<string, string>, nonces: Set<string>, body: unknown): Answer {
  const { transaction } = saleSchema.parse(body);
  const known = standIn.rows.find((row) => row.id === keys.get(transaction.api_request_key ?? ''));
  if (known) return ok(transactionXml(known));
  const nonce = transaction.payment_method_nonce ?? transaction.payment_method_token ?? '';
  const byToken = transaction.payment_method_nonce === undefined;
  if (byToken && nonce !== 'kept') return refused('91518');
  if (nonces.has(nonce)) return refused('91564');
  if (nonce === 'unknown') return refused('91565');
  if (!byToken) nonces.add(nonce);
  const declined = /^2\d{3}\./.test(transaction.amount);
  const row: Row = {
    id: `tx${standIn.rows.length + 1}`,
    type: 'sale',
    orderId: transaction.order_id,
    amount: transaction.amount,
    status: declined ? 'processor_declined' : 'authorized',
    code: declined ? transaction.amount.slice(0, 4) : '1000',
    prepaid: nonce === 'prepaid' ? 'Yes' : 'No',
    token: transaction.options.store_in_vault_on_success ? 'kept' : '',
    instrument: instrumentOf(nonce),
    billing: transaction.billing,
  };
  standIn.rows.push(row);
  keys.set(transaction.api_request_key ?? '', row.id);
  if (!declined) return ok(transactionXml(row));
  const errors = '<errors><errors type="array"/></errors><message>Do Not Honor</message>';
  return { status: 422, xml: `<api-error-response>${errors}${transactionXml(row)}</api-error-response>` };
}

/** Each nonce is named after its payment method, like the test nonces of Braintree's sandbox. */
const instrumentOf = (nonce: string): string =>
  nonce.includes('paypal') ? 'paypal_account' : nonce.includes('apple') ? 'apple_pay_card' : 'credit_card';

function refundOf(standIn: StandIn, keys: Map<string, string>, row: Row, key: string, body: unknown): Answer {
  const known = standIn.rows.find((other) => other.id === keys.get(key));
  const amount = keyedSchema.parse(body).transaction?.amount ?? row.amount;
  const made: Row = known ?? {
    ...row,
    id: `tx${standIn.rows.length + 1}`,
    type: 'credit',
    amount,
    status: 'submitted_for_settlement',
  };
  if (!known) standIn.rows.push(made);
  keys.set(key, made.id);
  return ok(transactionXml(made));
}

function searched(standIn: StandIn, body: unknown): Row[] {
  const { search } = searchSchema.parse(body);
  if (search.ids) return standIn.rows.filter((row) => search.ids?.includes(row.id));
  return standIn.rows.filter((row) => search.order_id === undefined || row.orderId === search.order_id.is);
}

const ok = (xml: string): Answer => ({ status: 200, xml });
const refused = (code: string): Answer => ({
  status: 422,
  xml: `<api-error-response><errors><errors type="array"/><transaction><errors type="array"><error><code>${code}</code>
    <attribute type="symbol">base</attribute><message>No.</message></error></errors></transaction></errors>
    <message>No.</message></api-error-response>`,
});
const ids = (rows: readonly Row[]): Answer =>
  ok(
    `<search-results><page-size type="integer">50</page-size><ids type="array">${rows
      .map((row) => `<item>${row.id}</item>`)
      .join('')}</ids></search-results>`,
  );
const many = (rows: readonly Row[]): Answer =>
  ok(`<credit-card-transactions type="collection"><current-page-number type="integer">1</current-page-number>
    ${rows.map(transactionXml).join('')}</credit-card-transactions>`);
const nonceAnswer = (nonce: string): Answer =>
  nonce === 'unknown'
    ? { status: 404, xml: '' }
    : ok(`<payment-method-nonce><nonce>${nonce}</nonce><type>${nonceTypes[instrumentOf(nonce)]}</type><details><card-type>Visa</card-type><last-four>1111</last-four></details>
    <bin-data><prepaid>${nonce === 'prepaid' ? 'Yes' : 'No'}</prepaid></bin-data></payment-method-nonce>`);

const nonceTypes: Readonly<Record<string, string>> = {
  credit_card: 'CreditCard',
  paypal_account: 'PayPalAccount',
  apple_pay_card: 'ApplePayCard',
};

const instrumentXml = ({ instrument, token, prepaid }: Row): string => {
  if (instrument === 'paypal_account')
    return `<credit-card><token nil="true"/></credit-card><paypal><token>${token}</token><payer-email>a@b.test</payer-email></paypal>`;
  const card = `<token>${token}</token><card-type>${instrument === 'apple_pay_card' ? 'Apple Pay - ' : ''}Visa</card-type>
    <last-4>1111</last-4><prepaid>${prepaid}</prepaid>
    <expiration-month>12</expiration-month><expiration-year>2030</expiration-year>`;
  return instrument === 'apple_pay_card'
    ? `<credit-card><token nil="true"/></credit-card><apple-pay>${card}</apple-pay>`
    : `<credit-card>${card}</credit-card>`;
};

const transactionXml = (row: Row): string => `<transaction><id>${row.id}</id><type>${row.type}</type>
  <order-id>${row.orderId}</order-id><amount>${row.amount}</amount><status>${row.status}</status>
  <processor-response-code>${row.code}</processor-response-code><gateway-rejection-reason nil="true"/>
  <payment-instrument-type>${row.instrument}</payment-instrument-type>${instrumentXml(row)}
  <created-at type="datetime">2026-11-23T15:00:00Z</created-at><updated-at type="datetime">2026-11-23T15:00:00Z</updated-at></transaction>`;

import type { CallDefinition } from '@sendahead/shared-contracts/call/define-call';
import { createCart } from '@sendahead/shared-contracts/carts/calls';
import { searchConsole } from '@sendahead/shared-contracts/console/search-calls';
import { autocomplete, zipInfo } from '@sendahead/shared-contracts/geo/calls';
import { processPayment } from '@sendahead/shared-contracts/payments/calls';
import { shipPrice } from '@sendahead/shared-contracts/pricing/calls';
import { combinedServicesOptions } from '@sendahead/shared-contracts/services/calls';
import Fastify from 'fastify';
import pg from 'pg';
import { safeParse } from 'zod/v4/core';

/**
 * The least a server can do for each measured call: bare Fastify, the same schemas for request and answer,
 * one raw indexed query, the same answer. Placing an order has a transaction of four statements, or the order
 * as it was sent. The bench sets the answers by PUT.
 */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL ?? '',
  max: 16,
  // As long as the server keeps its own connections, so that neither pays for new ones during its turn.
  idleTimeoutMillis: 10 * 60_000,
});
const app = Fastify({ logger: false, bodyLimit: 1024 * 1024 });
const answers = new Map<string, unknown>();

const zip = () =>
  pool.query({
    name: 'zip',
    text: 'select * from zip_codes where country = $1 and code = $2',
    values: ['US', '10001'],
  });
const facility = () =>
  pool.query({
    name: 'facility',
    text: 'select id, name, address_1, city, state, zip, country, preferred from facilities where lower(city) ~>=~ $1 and lower(city) ~<~ $2 limit 50',
    values: ['austin', 'austin~'],
  });
const insert = () =>
  pool.query({
    name: 'insert',
    text: 'insert into bench_floor (note) values ($1) returning id',
    values: ['cart'],
  });

async function fourStatements(): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({
      name: 'order',
      text: 'insert into bench_floor (note) values ($1) returning id',
      values: ['o'],
    });
    await client.query({
      name: 'line',
      text: 'insert into bench_floor (note) values ($1)',
      values: ['line'],
    });
    await client.query({ name: 'job', text: 'insert into bench_floor (note) values ($1)', values: ['job'] });
    await client.query({
      name: 'read',
      text: 'select * from zip_codes where country = $1 and code = $2',
      values: ['US', '10001'],
    });
    await client.query('commit');
  } finally {
    client.release();
  }
}

/**
 * The rows of an order as the request describes them: the order, its lines, its payment, and its former cart.
 */
async function writeOrder(order: Record<string, unknown>): Promise<void> {
  const { payment_method_nonce, ...form } = order;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>({
      name: 'written order',
      text: 'insert into bench_orders (form) values ($1) returning id',
      values: [JSON.stringify(form)],
    });
    const id = rows[0]?.id;
    await client.query({
      name: 'written lines',
      text: 'insert into bench_lines select $1, position, line from jsonb_array_elements($2::jsonb) with ordinality as l (line, position)',
      values: [id, JSON.stringify(Object.values(Object(form.traveler)))],
    });
    await client.query({
      name: 'written payment',
      text: 'insert into bench_payments (order_id, nonce) values ($1, $2)',
      values: [id, payment_method_nonce],
    });
    await client.query({
      name: 'written cart',
      text: "insert into bench_carts (id, status) values ($1, 'ordered') on conflict (id) do update set status = excluded.status",
      values: [form.cart_id],
    });
    await client.query('commit');
  } finally {
    client.release();
  }
}

function serve(
  call: CallDefinition,
  work: (body: unknown) => Promise<unknown>,
  url: string = call.path,
): void {
  app.route({
    method: call.method,
    url,
    handler: async (request, reply) => {
      const given = { params: request.params, query: request.query, body: request.body };
      for (const part of ['params', 'query', 'body'] as const) {
        const schema = call[part];
        if (schema && !safeParse(schema, given[part] ?? {}).success) return reply.code(400).send();
      }
      await work(request.body);
      const parsed = safeParse(call.response, answers.get(call.name));
      return reply.type('application/json').send(JSON.stringify(parsed.success ? parsed.data : null));
    },
  });
}

serve(zipInfo, zip);
serve(autocomplete, facility);
serve(combinedServicesOptions, zip);
serve(shipPrice, zip);
serve(searchConsole, zip);
serve(createCart, insert);
serve(processPayment, fourStatements);
serve(processPayment, (body) => writeOrder({ ...Object(body) }), `/written${processPayment.path}`);
app.put<{ Params: { name: string } }>('/answers/:name', async (request) => {
  answers.set(request.params.name, request.body);
  return {};
});
await pool.query(`create table if not exists bench_floor (id bigserial primary key, note text not null);
  create table if not exists bench_orders (id bigserial primary key, form jsonb not null);
  create table if not exists bench_lines (order_id bigint references bench_orders (id), position bigint, line jsonb not null,
    primary key (order_id, position));
  create table if not exists bench_payments (order_id bigint primary key references bench_orders (id), nonce text not null);
  create table if not exists bench_carts (id text primary key, status text not null)`);
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { type GatewayProcess, startGateway } from '../../gateway/testing/gateway-process.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type Browser, startTestApp, type TestApp, testInstant } from '../../testing/test-app.ts';
import { addOrdering } from '../ordering-module.ts';
import { type Booking, newKey, prepareBooking, press, signedIn } from '../testing/booking.ts';
import { moneyProblems } from '../testing/money.ts';
import { type ServerProcess, startServer } from '../testing/server-process.ts';
import { until } from '../testing/until.ts';

jest.setTimeout(240_000);
let shop: TestApp;
let gateway: GatewayProcess;
let gatewayDatabase: TestDatabase;
let ledger: pg.Pool;
let customer: Browser;
const dataDir = mkdtempSync(join(tmpdir(), 'crash-'));
let env: Record<string, string>;

beforeAll(async () => {
  gatewayDatabase = await createTestDatabase();
  gateway = await startGateway(gatewayDatabase.url);
  ledger = new pg.Pool({ connectionString: gatewayDatabase.url, max: 2 });
  // Presses and prepares, but works on no job: those are for the processes that get killed.
  shop = await startTestApp({
    modules: [
      (app, context) => {
        const config = { ...context.config, gatewayUrl: gateway.url, dataDir };
        const jobs = { ...context.jobs, handle: () => {}, schedule: () => {} };
        addOrdering(app, { ...context, config, jobs }, {});
      },
    ],
  });
  await shop.context.jobs.start();
  customer = await signedIn(shop);
  env = {
    DATABASE_URL: shop.context.config.databaseUrl,
    GATEWAY_URL: gateway.url,
    SENDAHEAD_DATA: dataDir,
    SENDAHEAD_CLOCK: testInstant,
  };
  const first = await startServer(env);
  await first.stop();
});
afterAll(async () => {
  await shop.close();
  await gateway.stop();
  await ledger.end();
  await gatewayDatabase.drop();
  rmSync(dataDir, { recursive: true });
});

/** A press over the wire; resolves to nothing when the server died on the way. */
function pressAt(
  server: ServerProcess,
  booking: Booking,
  nonce: string,
  key: string,
): Promise<string | undefined> {
  const body = JSON.stringify({ ...booking.body, payment_method_nonce: nonce });
  return new Promise((done) => {
    const call = request(new URL('/refactor/v5/process_payment', server.url), {
      method: 'POST',
      headers: {
        host: customer.host,
        origin: `http://${customer.host}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        cookie: customer.cookie,
        'x-csrf-token': customer.csrf,
        'x-cart-token': booking.token,
        'idempotency-key': key,
      },
    });
    call.on('error', () => done(undefined));
    call.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(Buffer.concat(chunks).toString()));
      response.on('error', () => done(undefined));
    });
    call.end(body);
  });
}

/** Waits for the death of a server; one that survives its crash point is a failure, not a wait. */
async function dead(server: ServerProcess, point: string): Promise<void> {
  const timer = setTimeout(() => void server.stop(), 60_000);
  const before = performance.now();
  await server.ended;
  clearTimeout(timer);
  if (performance.now() - before > 59_000) throw new Error(`the server survived ${point}`);
}

/** As if a minute had passed: leases are over, jobs of killed processes are taken up again. */
async function aMinuteLater(): Promise<void> {
  const { db } = shop.context;
  await sql`update checkout_attempts set lease_until = now() - interval '1 s', asked_at = asked_at - interval '60 s'`.execute(
    db,
  );
  await sql`update payments set updated_at = now() - interval '60 s'`.execute(db);
  await sql`update pgboss.job set state = 'retry', start_after = now() where state in ('active', 'retry')`.execute(
    db,
  );
}

const onThePress = [
  'attempt-stored',
  'card-checked',
  'before-authorise',
  'after-authorise',
  'authorised-stored',
  'inside-commit',
  'order-committed',
] as const;
const inJobs = [
  'before-submit',
  'after-submit',
  'settled-stored',
  'before-mail',
  'after-mail',
  'before-void',
  'after-void',
] as const;

describe('a server killed on the way', () => {
  it('fault 6, fault 7, fault 12: whatever the step, the next start finishes or undoes it', async () => {
    const bookings: { point: string; booking: Booking; key: string; nonce: string }[] = [];
    for (const point of onThePress) {
      const server = await startServer({ ...env, SENDAHEAD_CRASH_AT: point });
      const [booking, nonce, key] = [await prepareBooking(customer), await gateway.nonce(), newKey()];
      expect(await pressAt(server, booking, nonce, key)).toBeUndefined();
      await dead(server, point);
      bookings.push({ point, booking, key, nonce });
    }
    for (const point of inJobs) {
      const [booking, nonce, key] = [await prepareBooking(customer), await gateway.nonce(), newKey()];
      if (point.endsWith('void')) await refuseOrders(booking.cartId);
      const answer = (await press(booking, { nonce, key })).json();
      expect([point, answer.status]).toEqual([point, !point.endsWith('void')]);
      await sql`drop function if exists refuse_order() cascade`.execute(shop.context.db);
      await aMinuteLater();
      const server = await startServer({ ...env, SENDAHEAD_CRASH_AT: point }, true);
      await dead(server, point);
      bookings.push({ point, booking, key, nonce });
    }

    await aMinuteLater();
    const server = await startServer(env);
    try {
      await until(async () => (await undecided()) === 0, 60);
      await until(async () => (await moneyProblems({ ...shop, ledger })).length === 0, 60);
      const outcomes = await Promise.all(
        bookings.map(async ({ point, booking }) => [point, await outcomeOf(booking)]),
      );
      expect(Object.fromEntries(outcomes)).toEqual({
        'attempt-stored': false,
        'card-checked': false,
        'before-authorise': false,
        'after-authorise': true,
        'authorised-stored': true,
        'inside-commit': true,
        'order-committed': true,
        'before-submit': true,
        'after-submit': true,
        'settled-stored': true,
        'before-mail': true,
        'after-mail': true,
        'before-void': false,
        'after-void': false,
      });
      for (const { booking, nonce, key } of bookings.slice(0, 7)) {
        const replayed = JSON.parse((await pressAt(server, booking, nonce, key)) ?? '{}');
        expect(replayed).toMatchObject({ status: await outcomeOf(booking) });
      }
      const placed = (await shop.context.db.selectFrom('orders').select('id').execute()).map(({ id }) => id);
      await until(async () => mails().length === placed.length, 60);
      expect(
        mails()
          .map((name) => name.split('.')[0])
          .sort(),
      ).toEqual(placed.sort());
    } finally {
      await server.stop();
    }
    expect(await moneyProblems({ ...shop, ledger })).toEqual([]);
  });
});

const mails = () => readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml'));

const undecided = async () => {
  const rows = await shop.context.db
    .selectFrom('checkout_attempts')
    .select('id')
    .where('state', 'not in', ['done', 'declined'])
    .execute();
  return rows.length;
};

const outcomeOf = async (booking: Booking): Promise<unknown> =>
  (await customer.send('GET', '/api/v5/order_status', { query: { order_id: booking.orderId } })).json()
    .status;

const refuseOrders = (cartId: string) =>
  sql
    .raw(`create function refuse_order() returns trigger language plpgsql as $$ begin
      if new.cart_id = '${cartId}' then raise exception 'no'; end if; return new; end $$;
      create trigger refuse_order before insert on orders for each row execute function refuse_order()`)
    .execute(shop.context.db);

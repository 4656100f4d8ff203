import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type OpenedGateway, openGatewayOfWorker } from '../../../testing/gateway-of-worker.ts';
import { type Browser, startTestApp, type TestApp, testInstant } from '../../../testing/test-app.ts';
import type { Booking } from '../booking.ts';
import { type OwnProcess, type ServerProcess, startServer, startWorker } from './server-process.ts';

/**
 * A shop whose attempts and jobs run in processes that get killed: this process prepares, and runs no jobs.
 */
export type CrashShop = TestApp &
  OpenedGateway & {
    /** The server as a separate process; it dies at the point `crashAt`. */
    serve(crashAt?: string, more?: Record<string, string>): Promise<ServerProcess>;
    /** A worker as a separate process, likewise. */
    work(crashAt?: string, more?: Record<string, string>): OwnProcess;
    /** Confirmations that were sent, by order. */
    confirmations(): string[];
  };

/** More carts and attempts per minute than an address may make. */
const rates = { RATE_LIMIT_SCALE: '50', UNDO_MINUTES: '0' };

export async function startCrashShop(): Promise<CrashShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'crash-'));
  const { gateway, ledger } = await openGatewayOfWorker();
  const shop = await startTestApp(
    { jobs: (jobs) => ({ ...jobs, handle: () => {}, poll: () => {} }) },
    { GATEWAY_URL: gateway.url, SENDAHEAD_DATA: dataDir, ...rates },
  );
  await shop.context.jobs.start();
  const env = (crashAt?: string, more: Record<string, string> = {}) => ({
    DATABASE_URL: shop.context.config.databaseUrl,
    GATEWAY_URL: gateway.url,
    SENDAHEAD_DATA: dataDir,
    SENDAHEAD_CLOCK: testInstant,
    ...rates,
    ...more,
    ...(crashAt === undefined ? {} : { SENDAHEAD_CRASH_AT: crashAt }),
  });
  const serve: CrashShop['serve'] = (...how) => startServer(env(...how));
  // The first one creates the queues.
  await (await serve()).stop();
  return {
    ...shop,
    gateway,
    ledger,
    serve,
    work: (...how) => startWorker(env(...how)),
    confirmations: () =>
      readdirSync(join(dataDir, 'mail')).filter(
        (name) => name.endsWith('.eml') && name.includes('confirmation') && !name.includes('.traveler.'),
      ),
    close: async () => {
      await shop.close();
      await ledger.end();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** An attempt over the network; resolves to nothing when the server died in the meantime. */
export function checkOutAt(
  server: ServerProcess,
  { browser, token }: { browser: Browser; token: string },
  key: string,
  body: object,
  path = '/refactor/v5/process_payment',
  more: Record<string, string> = {},
): Promise<string | undefined> {
  const text = JSON.stringify(body);
  return new Promise((done) => {
    const call = request(new URL(path, server.url), {
      method: 'POST',
      headers: {
        host: browser.host,
        origin: `http://${browser.host}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        cookie: browser.cookie,
        'x-csrf-token': browser.csrf,
        'x-cart-token': token,
        'idempotency-key': key,
        ...more,
      },
    });
    call.on('error', () => done(undefined));
    call.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(Buffer.concat(chunks).toString()));
      response.on('error', () => done(undefined));
    });
    call.end(text);
  });
}

/** Waits for the death of a process; surviving its crash point is a failure, not a wait. */
export async function waitForDeath(victim: OwnProcess, point: string): Promise<void> {
  let survived = false;
  const timer = setTimeout(() => {
    survived = true;
    void victim.stop();
  }, 180_000);
  await victim.ended;
  clearTimeout(timer);
  if (survived) throw new Error(`the process survived ${point}`);
}

/** Simulates a minute: leases are over, jobs of killed processes are resumed. */
export async function aMinuteLater({ context: { db } }: TestApp): Promise<void> {
  await sql`update checkout_attempts set lease_until = now() - interval '1 s', asked_at = asked_at - interval '60 s'`.execute(
    db,
  );
  await sql`update payments set updated_at = now() - interval '60 s'`.execute(db);
  await sql`update order_parcels set lease_until = now() - interval '1 s' where lease_until is not null`.execute(
    db,
  );
  await sql`update refund_parts set next_try_at = now() - interval '1 s' where state = 'wanted'`.execute(db);
  await sql`update pgboss.job set state = 'retry', start_after = now() where state in ('active', 'retry')`.execute(
    db,
  );
}

/** Attempts that are not finished or undone yet. */
export const undecided = async ({ context: { db } }: TestApp): Promise<number> =>
  (
    await db
      .selectFrom('checkout_attempts')
      .select('id')
      .where('state', 'not in', ['done', 'declined'])
      .execute()
  ).length;

/** The status of an order, as its page would request it. */
export const outcomeOf = async ({ browser, orderId }: Booking): Promise<unknown> =>
  (await browser.send('GET', '/api/v5/order_status', { query: { order_id: orderId } })).json().status;

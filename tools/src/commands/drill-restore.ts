import { deepStrictEqual } from 'node:assert';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { partNames, root } from '../build/workspace.ts';
import { archiving, copyFolder, folderOfServer, recoverTo, takeBackup } from '../drill/backup.ts';
import { booksOf, filesOf } from '../drill/books.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { startChild } from '../processes/child.ts';
import { runGroup } from '../processes/process-group.ts';
import { startProduct } from '../processes/product.ts';
import { releaseParts } from '../release/release-parts.ts';
import { openFolderStore } from '../release/release-store.ts';

/**
 * `drill:restore`: backs up a busy shop, lets it continue, deletes its database, and restores it in an empty place to
 * the moment before. Orders, ledger, payments and files must match to the cent. The restored copy sends, charges and
 * buys nothing, since no worker runs on it. An account that was deleted after the moment is deleted again. Prints how long each step took. The parts must be built.
 */
const port = Number(process.env.PORT ?? 4640);
const place = join(root, '.data/drill');
const [shop, restored, base] = ['shop', 'restored', 'base'].map((name) => join(place, name)) as [
  string,
  string,
  string,
];
const ordersEach = 24;
/** The shipment day of the example orders. */
const clock = '2026-11-23T15:00:00Z';
const env = {
  NODE_ENV: 'test',
  SENDAHEAD_CLOCK: clock,
  LOG_LEVEL: 'warn',
  RATE_LIMIT_SCALE: '1000',
  UNDO_MINUTES: '0',
  OVERLOAD_DELAY_MS: '0',
};

delete process.env.DATABASE_URL;
rmSync(place, { recursive: true, force: true });
mkdirSync(shop, { recursive: true });
const archive = folderOfServer(join(place, 'archive'));
await releaseParts(openFolderStore(join(shop, 'releases')), partNames());

const database = await startPostgres({ dataDir: shop, settings: archiving(archive) });
const product = await startProduct({
  port,
  dataDir: shop,
  sandbox: true,
  env,
});
const client = await connect(database.url);
let ended: Promise<void> | undefined;
try {
  await placeOrders();
  mkdirSync(join(shop, 'files'), { recursive: true });
  writeFileSync(join(shop, 'files/proof-of-the-drill'), 'a picture of a claim');
  await timed('base backup, with files', async () => {
    await takeBackup(database.url, join(shop, 'postgres/cluster'), base);
    cpSync(join(shop, 'files'), join(place, 'files'), { recursive: true });
  });
  await placeOrders();
  const books = await booksOf(client);
  const files = filesOf(join(shop, 'files'));
  const moment = await instant();
  await pause(1100);
  await leave();
  await client.query('drop table ledger_entries cascade; update orders set total_cents = 0');
  await archived();
  await end();
  await restoreAndCompare(moment, books, files);
  console.log('The account that was deleted after the moment is deleted again.');
  console.log('The restored shop has every order, ledger entry, payment and file, to the cent.');
} finally {
  await end();
}

async function restoreAndCompare(
  moment: string,
  books: Record<string, string>,
  files: Record<string, string>,
) {
  let url = '';
  let stop = async () => {};
  await timed('restore to the moment', async () => {
    mkdirSync(join(restored, 'postgres'), { recursive: true });
    copyFolder(base, join(restored, 'postgres/cluster'));
    cpSync(join(place, 'files'), join(restored, 'files'), { recursive: true });
    // Not from a backup: the list of deleted accounts is newer than any.
    for (const folder of ['releases', 'erased'])
      cpSync(join(shop, folder), join(restored, folder), { recursive: true });
    // The copy has the password of its cluster.
    cpSync(join(shop, 'postgres/connection.json'), join(restored, 'postgres/connection.json'));
    recoverTo(join(restored, 'postgres/cluster'), archive, moment);
    ({ url, stop } = await startPostgres({ dataDir: restored }));
    await until(url, 'select not pg_is_in_recovery() as done');
  });
  const found = await connect(url);
  try {
    deepStrictEqual(await booksOf(found), books);
    deepStrictEqual(filesOf(join(restored, 'files')), files);
    await timed('a server answers on it', () => serveWithoutWorker(url));
    deepStrictEqual(await booksOf(found), books);
    deepStrictEqual(readdirSync(restored).includes('mail'), false);
    deepStrictEqual(await leftAccounts(found), 0);
    await timed('accounts deleted again', () => repeatErasures(url));
    deepStrictEqual(await leftAccounts(found), 1);
  } finally {
    await found.end();
    await stop();
  }
}

/** Pages, prices and orders can be read; emails, charges and labels are jobs that wait for a worker. */
async function serveWithoutWorker(url: string): Promise<void> {
  const child = startChild({
    name: 'restored server',
    script: join(root, 'booking-api/src/server.ts'),
    cwd: root,
    env: { ...env, DATABASE_URL: url, SENDAHEAD_DATA: restored, PORT: String(port) },
  });
  try {
    for (let tries = 0; tries < 600; tries += 1) {
      if ((await fetch(`http://localhost:${port}/readyz`).catch(() => undefined))?.ok) return;
      await pause(100);
    }
    throw new Error('no server became ready on the restored copy');
  } finally {
    await child.stop();
  }
}

async function runScript(
  words: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  if ((await runGroup([process.execPath, ...words], { cwd: root, env: { ...more } })) !== 0)
    throw new Error(`${words.join(' ')} failed`);
}

/** A customer deletes the account, and a worker notes it outside the database. */
async function leave(): Promise<void> {
  await runScript([join(root, 'booking-api/src/bench/leave.ts'), `http://localhost:${port}`]);
  for (let tries = 0; tries < 300; tries += 1) {
    if (existsSync(join(shop, 'erased')) && readdirSync(join(shop, 'erased')).length > 0) return;
    await pause(100);
  }
  throw new Error('no worker noted the deleted account');
}

function repeatErasures(url: string): Promise<void> {
  const more = { ...env, DATABASE_URL: url, SENDAHEAD_DATA: restored };
  return runScript([join(root, 'booking-api/src/commands/repeat-erasures.ts')], more);
}

async function leftAccounts(asked: pg.Client): Promise<number> {
  const { rows } = await asked.query<{ count: number }>(
    'select count(*)::int as count from users where deleted_at is not null',
  );
  return rows[0]?.count ?? 0;
}

/** Places orders, and waits until their jobs are done. */
async function placeOrders(): Promise<void> {
  const script = join(root, 'booking-api/src/bench/place-orders.ts');
  await runScript([script, `http://localhost:${port}`, String(ordersEach)]);
  await until(
    database.url,
    "select not exists (select from pgboss.job where state < 'completed' and name in ('settle-order', 'send-confirmation', 'buy-labels', 'hear-payment') and start_after <= now()) as done",
  );
}

function end(): Promise<void> {
  ended ??= client.end().then(product.stop, product.stop);
  return ended;
}

async function connect(url: string): Promise<pg.Client> {
  const opened = new pg.Client({ connectionString: url });
  // The server stops while the connection is open.
  opened.on('error', () => {});
  await opened.connect();
  return opened;
}

async function instant(): Promise<string> {
  const { rows } = await client.query<{ now: string }>('select clock_timestamp()::text as now');
  return rows[0]?.now ?? '';
}

/** Waits until every commit so far is in the archive. */
async function archived(): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
  await until(
    database.url,
    `select coalesce(last_archived_wal >= '${rows[0]?.name}', false) as done from pg_stat_archiver`,
  );
}

async function until(url: string, question: string): Promise<void> {
  const asking = await connect(url);
  try {
    for (let tries = 0; tries < 1200; tries += 1) {
      if ((await asking.query<{ done: boolean }>(question)).rows[0]?.done) return;
      await pause(100);
    }
    throw new Error(`no answer in time: ${question}`);
  } finally {
    await asking.end();
  }
}

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const begun = performance.now();
  await work();
  console.log(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

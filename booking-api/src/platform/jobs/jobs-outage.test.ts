import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import * as z from 'zod';
import { databasePerFile } from '../../testing/database-per-file.ts';
import { until } from '../../testing/until.ts';
import type { Database } from '../database/database.ts';
import { defineJob } from './define-job.ts';
import { createJobs } from './jobs.ts';

/** A FATAL message of PostgreSQL's protocol. */
function fatal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/**
 * Forwards connections to the database; `die` ends each with two errors, like a pooler whose database is
 * gone.
 */
function startPooler(url: URL): { readonly server: Server; die(): void } {
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(url.port), url.hostname);
    clients.add(client);
    for (const socket of [client, database]) socket.on('error', () => {});
    client.pipe(database);
    database.on('data', (data) => client.write(data));
    client.on('close', () => {
      clients.delete(client);
      database.destroy();
    });
    database.on('close', () => client.destroy());
  });
  const die = () => {
    const errors = [fatal('57P01', 'unexpected postmaster exit'), fatal('08P01', 'server conn crashed?')];
    for (const client of clients) client.end(Buffer.concat(errors));
  };
  return { server, die };
}

const note = defineJob('note', z.object({ text: z.string() }));
let db: Database;
let url: string;
databasePerFile(2, (opened, at) => {
  db = opened;
  url = at;
});

describe('jobs behind a pooler whose database dies (B3-18)', () => {
  it('a worker survives two errors on one connection, and does the following jobs', async () => {
    const pooler = startPooler(new URL(url));
    await new Promise<void>((done) => pooler.server.listen(0, '127.0.0.1', done));
    const through = new URL(url);
    through.port = String((pooler.server.address() as AddressInfo).port);
    const done: string[] = [];
    const errors: unknown[] = [];
    const jobs = createJobs(through.href, (error) => errors.push(error));
    jobs.handle(note, async ({ text }) => void done.push(text));
    await jobs.start();
    pooler.die();
    await until(async () => errors.length > 0);
    await until(async () =>
      db
        .transaction()
        .execute((trx) => jobs.enqueue(trx, note, { text: 'after the outage' }))
        .then(
          () => true,
          () => false,
        ),
    );
    await until(async () => done.length > 0);
    await jobs.stop();
    pooler.server.close();
  });
});

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataDir, port } from './settings.ts';

const root = resolve(import.meta.dirname, '../..');

/** Another server of the journeys' shop with the same data and a clock that started at another instant. */
export async function serveShopAt(
  clock: string,
  own: number,
): Promise<{ url: string; stop(): Promise<void> }> {
  const kept: unknown = JSON.parse(readFileSync(join(dataDir, 'postgres/connection.json'), 'utf8'));
  if (typeof kept !== 'object' || kept === null || !('port' in kept) || !('password' in kept))
    throw new Error('the database of the journeys kept no connection');
  const child = spawn(process.execPath, ['booking-api/src/server.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: `postgres://sendahead:${kept.password}@127.0.0.1:${kept.port}/sendahead`,
      SENDAHEAD_DATA: dataDir,
      PORT: String(own),
      GATEWAY_PORT: String(port + 1),
      SENDAHEAD_CLOCK: clock,
      SENDAHEAD_CLOCK_SINCE: new Date().toISOString(),
      RATE_LIMIT_SCALE: '1000',
    },
  });
  const ended = new Promise<void>((resolveEnd) => child.once('exit', () => resolveEnd()));
  const stop = async () => {
    child.kill();
    await ended;
  };
  for (let tries = 0; tries < 120; tries += 1) {
    const ready = await fetch(`http://localhost:${own}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return { url: `http://golf.localhost:${own}`, stop };
    await new Promise((wake) => setTimeout(wake, 250));
  }
  await stop();
  throw new Error('the server with a clock of its own did not come up');
}

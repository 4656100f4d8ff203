import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Stored next to the cluster: its port, its password, and the process that is responsible for stopping it. */
export type Connection = { port: number; password: string; owner: number };

const file = (folder: string) => join(folder, 'connection.json');

/** Reads what an earlier start stored; undefined when there is nothing or it is unreadable. */
export function readConnection(folder: string): Connection | undefined {
  if (!existsSync(file(folder))) return undefined;
  try {
    const stored: unknown = JSON.parse(readFileSync(file(folder), 'utf8'));
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { port, password, owner } = stored as Partial<Connection>;
    return port && password ? { port, password, owner: owner ?? 0 } : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the file whole or not at all, readable by its owner only. */
export function keepConnection(folder: string, connection: Connection): void {
  mkdirSync(folder, { recursive: true });
  const next = `${file(folder)}.${process.pid}`;
  writeFileSync(next, JSON.stringify(connection), { mode: 0o600 });
  renameSync(next, file(folder));
}

export const newPassword = (): string => randomBytes(18).toString('base64url');

/**
 * Every system picks the ports of outgoing connections above these: a port that is free now remains free until
 * the server opens it, and after the server stopped.
 */
const listened = [15_000, 32_000] as const;

/** `wanted` when nothing listens there, else a port that no system assigns to outgoing connections. */
export async function freePort(wanted: number | undefined): Promise<number> {
  const tries = [
    wanted ?? randomInt(...listened),
    ...Array.from({ length: 20 }, () => randomInt(...listened)),
    0,
  ];
  for (const port of tries) {
    const free = await canListen(port);
    if (free !== undefined) return free;
  }
  throw new Error('No free TCP port on 127.0.0.1.');
}

function canListen(port: number): Promise<number | undefined> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}

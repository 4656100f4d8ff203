import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** What is kept beside the cluster: its port, its password, and the process that answers for stopping it. */
export type Connection = { port: number; password: string; owner: number };

const file = (folder: string) => join(folder, 'connection.json');

/** Reads what an earlier start kept, or undefined when there was none or it is unreadable. */
export function readConnection(folder: string): Connection | undefined {
  if (!existsSync(file(folder))) return undefined;
  try {
    const kept: unknown = JSON.parse(readFileSync(file(folder), 'utf8'));
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { port, password, owner } = kept as Partial<Connection>;
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

/** `wanted` when nothing listens there, else a port the system hands out. */
export async function freePort(wanted: number | undefined): Promise<number> {
  if (wanted !== undefined && (await canListen(wanted)) !== undefined) return wanted;
  const port = await canListen(0);
  if (port === undefined) throw new Error('No free TCP port on 127.0.0.1.');
  return port;
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

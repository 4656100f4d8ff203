import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { awaitReady } from './await-ready.ts';
import { type Child, startChild } from './child.ts';
import { clearLeftovers, removeRunFile, writeRunFile } from './run-file.ts';

export interface ProductOptions {
  readonly port: number;
  readonly dataDir: string;
  /** The file name by which this command is known in the process list. */
  readonly ownScript: string;
  /** Whether the sandbox payment gateway runs beside the API; in production it must not. */
  readonly sandbox: boolean;
  /** Whether the servers start anew when their files change. */
  readonly watch?: boolean | undefined;
  readonly env?: Readonly<Record<string, string | undefined>> | undefined;
  /** An open file for what the servers say. */
  readonly output?: number | undefined;
}

export interface Product {
  /** Settles with the name of the process that ended without being asked. */
  readonly failed: Promise<string>;
  stop(): Promise<void>;
}

const gatewayScript = join(root, 'booking-api/src/gateway/server.ts');
const apiScript = join(root, 'booking-api/src/server.ts');

/** Database, payment gateway and API on this data folder; resolves when they answer. The parts must be released. */
export async function startProduct({
  port,
  dataDir,
  ownScript,
  sandbox,
  watch = false,
  env = {},
  output,
}: ProductOptions): Promise<Product> {
  const runFile = join(dataDir, 'run.json');
  await clearLeftovers(runFile, ownScript);
  const database = await startPostgres({ dataDir });
  const children: Child[] = [];
  const common = {
    DATABASE_URL: database.url,
    SENDAHEAD_DATA: dataDir,
    PORT: String(port),
    GATEWAY_PORT: String(port + 1),
  };

  const stop = async (): Promise<void> => {
    await Promise.all(children.map((child) => child.stop()));
    await database.stop();
    removeRunFile(runFile);
  };
  const start = (name: string, script: string): void => {
    children.push(startChild({ name, script, cwd: root, env: { ...common, ...env }, output, watch }));
    writeRunFile(runFile, {
      owner: process.pid,
      children: children.map(({ pid, script }) => ({ pid, script })),
    });
  };

  try {
    if (sandbox) start('payment gateway', gatewayScript);
    start('API', apiScript);
    await awaitReady(`http://localhost:${port}/readyz`, Promise.race(children.map(({ ended }) => ended)));
    return { failed: Promise.race(children.map(({ ended, name }) => ended.then(() => name))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

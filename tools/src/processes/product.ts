import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { awaitReady, NotReady } from './await-ready.ts';
import { type Child, startChild } from './child.ts';
import { keepRunning } from './keep-running.ts';
import { runGroup } from './process-group.ts';
import { requireFreePorts } from './require-free-ports.ts';
import { removeRunFile, runFileOf, thisCommand, writeRunFile } from './run-file.ts';

export interface ProductOptions {
  readonly port: number;
  readonly dataDir: string;
  /** Whether the payment sandbox runs next to the API; in production it must not. */
  readonly sandbox: boolean;
  /** False for throw-away data: its database does not wait for the disk. */
  readonly durable?: boolean | undefined;
  /** Whether the servers restart when their files change. */
  readonly watch?: boolean | undefined;
  readonly env?: Readonly<Record<string, string | undefined>> | undefined;
  /** An open file for the output of the servers. */
  readonly output?: number | undefined;
}

export interface Product {
  /** Settles with the name of a process that ended without being asked and could not be brought back. */
  readonly failed: Promise<string>;
  stop(): Promise<void>;
}

const sandboxScript = join(root, 'payment-sandbox/src/server.ts');
const apiScript = join(root, 'booking-api/src/server.ts');
const prepareScript = join(root, 'booking-api/src/prepare.ts');
const workerScript = join(root, 'booking-api/src/worker.ts');

/** Database, payment sandbox, API and worker on this data folder; resolves when they answer. The parts must be released. */
export async function startProduct({
  port,
  dataDir,
  sandbox,
  durable = true,
  watch = false,
  env = {},
  output,
}: ProductOptions): Promise<Product> {
  const runFile = runFileOf(dataDir);
  await requireFreePorts({ port, dataDir });
  const database = await startPostgres({ dataDir, durable });
  const children = new Map<string, Child>();
  const common = {
    DATABASE_URL: database.url,
    SENDAHEAD_DATA: dataDir,
    PORT: String(port),
    GATEWAY_PORT: String(port + 1),
    // A set clock is the same in every process, regardless of when the process started.
    SENDAHEAD_CLOCK_SINCE: new Date().toISOString(),
  };
  const start = (name: string, script: string): Child => {
    const own = script === workerScript ? metricsOfWorker() : {};
    const child = startChild({ name, script, cwd: root, env: { ...common, ...own, ...env }, output, watch });
    children.set(name, child);
    writeRunFile(runFile, {
      port,
      owner: thisCommand(),
      children: [...children.values()].map(({ pid, script }) => ({ pid, script })),
    });
    return child;
  };
  const again = async () => {
    const { gone, stop } = await startPostgres({ dataDir, durable });
    return { ended: gone(), stop };
  };

  try {
    await prepareDatabase({ ...env, DATABASE_URL: database.url });
    if (sandbox) start('payment sandbox', sandboxScript);
    start('API', apiScript);
    start('worker', workerScript);
    const ended = [...children.values()].map((child) => child.ended);
    await awaitReady(`http://localhost:${port}/readyz`, Promise.race(ended));
  } catch (error) {
    await Promise.all([...children.values()].map((child) => child.stop()));
    await database.stop();
    removeRunFile(runFile);
    throw error;
  }
  const servers = [...children.values()].map((child) =>
    keepRunning(child, { name: child.name, again: async () => start(child.name, child.script), say }),
  );
  const { gone, stop } = database;
  const keptDatabase = keepRunning({ ended: gone(), stop }, { name: 'PostgreSQL', again, say });
  return {
    failed: Promise.race([...servers, keptDatabase].map(({ failed }) => failed)),
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      await keptDatabase.stop();
      removeRunFile(runFile);
    },
  };
}

/** Throws NotReady when the database cannot be prepared; the command has printed the reason. */
async function prepareDatabase(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const code = await runGroup([process.execPath, prepareScript], { cwd: root, env });
  if (code !== 0) throw new NotReady('the database could not be prepared');
}

const say = (line: string): void => console.error(line);

/** Server and worker share a machine here, and each serves its own metrics. */
const metricsOfWorker = (): { METRICS_PORT?: string } =>
  process.env.METRICS_PORT ? { METRICS_PORT: String(Number(process.env.METRICS_PORT) + 1) } : {};

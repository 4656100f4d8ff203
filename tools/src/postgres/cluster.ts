import { spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { findBinaries } from './binaries.ts';
import { pause } from './postmaster.ts';
import { type Account, commandAs } from './run-as.ts';

/** The environment of the server: nothing of ours but the path and a neutral locale. */
const environment = { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' };

/** Makes the cluster folder next to its final place and moves it there, so that a kill in between leaves nothing. */
export function createCluster(folder: string, password: string, account: Account): void {
  const cluster = join(folder, 'cluster');
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const draft = join(folder, 'cluster.draft');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const secret = join(folder, 'password');
  writeFileSync(secret, `${password}\n`, { mode: 0o600 });
  if (account) for (const path of [draft, secret]) chownSync(path, account.uid, account.gid);
  const command = commandAs(
    account,
    findBinaries().initdb,
    [
      `--pgdata=${draft}`,
      '--username=sendahead',
      '--auth=scram-sha-256',
      `--pwfile=${secret}`,
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-instructions',
    ],
    [draft],
  );
  const made = spawnSync(command.program, command.args, {
    ...command.options,
    env: environment,
    cwd: '/',
    encoding: 'utf8',
  });
  rmSync(secret, { force: true });
  if (made.status !== 0)
    throw new Error(
      `The database could not be created: ${made.stderr || made.error?.message || made.status}`,
    );
  renameSync(draft, cluster);
}

/** Starts the server in a separate process group, so that Ctrl-C reaches it only through us; returns its process id. */
export async function launch(
  folder: string,
  port: number,
  settings: Record<string, string>,
  account: Account,
): Promise<number> {
  const cluster = join(folder, 'cluster');
  const log = join(folder, 'server.log');
  const args = [
    '-D',
    cluster,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const command = commandAs(account, findBinaries().postgres, args, [cluster]);
  const output = openSync(log, 'w');
  const child = spawn(command.program, command.args, {
    ...command.options,
    env: environment,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.unref();
  let ended: string | undefined;
  child.once('error', (error) => {
    ended = error.message;
  });
  child.once('exit', (code) => {
    ended ??= `exit code ${code}`;
  });
  for (let waited = 0; waited < 60_000; waited += 15) {
    if (ended !== undefined)
      throw new Error(`PostgreSQL did not start (${ended}): ${readFileSync(log, 'utf8').slice(-1500)}`);
    if (readFileSync(log, 'utf8').match(/ready to accept (read-only )?connections/) && child.pid)
      return child.pid;
    await pause(15);
  }
  throw new Error('PostgreSQL did not start within 60 s.');
}

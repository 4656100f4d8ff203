import { spawn, spawnSync } from 'node:child_process';
import { chownSync, closeSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { commandAs, serverAccount } from '../postgres/run-as.ts';
import { installPrograms } from '../processes/system-programs.ts';

/** Installs a missing proxy, pooler, Valkey or Prometheus; throws with what to do if the system does not allow it. */
export function providePrograms(): void {
  const lacking = installPrograms(['haproxy', 'pgbouncer', 'redis-server', 'prometheus']);
  if (lacking.length > 0)
    throw new Error(`${lacking.join(' and ')} must be on the PATH: apt-get install ${lacking.join(' ')}`);
}

/** Whether PgBouncer supports named statements: it does from 1.21 on. */
export function poolerNamesStatements(): boolean {
  const versionText = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' }).stdout;
  const [, major = '0', minor = '0'] = /PgBouncer (\d+)\.(\d+)/.exec(versionText) ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}

/** A running program of the system. */
export interface Program {
  readonly pid: number;
  readonly ended: Promise<void>;
}

/** Starts a program under the account of the database's server, since neither may run as root. */
export function startProgram(program: string, words: readonly string[], log: string): Program {
  const account = serverAccount();
  const output = openSync(log, 'a');
  if (account) chownSync(log, account.uid, account.gid);
  const command = commandAs(account, program, [...words], []);
  const child = spawn(command.program, command.args, {
    ...command.options,
    cwd: '/',
    stdio: ['ignore', output, output],
    detached: true,
  });
  closeSync(output);
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done());
    child.once('error', () => done());
  });
  return { pid: child.pid ?? 0, ended };
}

/** Polls until the condition holds; after `seconds`, throws with a sentence about the condition. */
export async function until(what: string, holds: () => Promise<boolean>, seconds = 60): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await holds().catch(() => false))) {
    if (performance.now() > end) throw new Error(`${what} did not happen within ${seconds} s`);
    await pause(100);
  }
}

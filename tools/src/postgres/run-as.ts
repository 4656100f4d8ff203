import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, resolve } from 'node:path';

/** The account that the server runs as: undefined means the current one. */
export type Account = { uid: number; gid: number } | undefined;

/** PostgreSQL refuses to run as root, so root runs it as `postgres`, an account created when absent. */
export function serverAccount(): Account {
  if (process.platform === 'win32' || userInfo().uid !== 0) return undefined;
  return lookUp() ?? create();
}

function lookUp(): Account {
  try {
    return { uid: Number(run('id', ['-u', 'postgres'])), gid: Number(run('id', ['-g', 'postgres'])) };
  } catch {
    return undefined;
  }
}

function create(): Account {
  run('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    'postgres',
  ]);
  return lookUp();
}

/**
 * The command that starts `program` as `account`. Under a folder that only root may enter (a clone in /root) the
 * account keeps the right to walk through folders, which only `setpriv` of util-linux grants.
 */
export function commandAs(account: Account, program: string, args: string[], folders: string[]) {
  if (!account) return { program, args, options: {} };
  if ([program, ...folders].every(reachableByAll)) return { program, args, options: account };
  return {
    program: 'setpriv',
    args: [
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
      program,
      ...args,
    ],
    options: {},
  };
}

function reachableByAll(path: string): boolean {
  for (let at = dirname(resolve(path)); ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

function run(program: string, args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

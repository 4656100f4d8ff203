import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { endWithUs, isEnding } from './end-with-us.ts';

const patienceMs = 15_000;

function signalGroup(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-group, signal);
    return true;
  } catch {
    return false;
  }
}

async function endGroup(group: number): Promise<void> {
  signalGroup(group, 'SIGTERM');
  for (let waited = 0; waited < patienceMs && signalGroup(group, 0); waited += 50) await pause(50);
  signalGroup(group, 'SIGKILL');
}

/**
 * Runs a command to its end and returns its exit code, or nothing once this command was asked to end; 1 when
 * it cannot be started or is killed. It runs in a separate process group, and the whole group ends with this
 * command, including processes that it started itself.
 */
export async function runGroup(
  [program = '', ...words]: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: Readonly<Record<string, string | undefined>> | undefined },
): Promise<number> {
  let group: number | undefined;
  // Before it starts: a signal that comes in between would end us, and not it.
  const ended = endWithUs(async () => group !== undefined && endGroup(group));
  const child = spawn(program, words, {
    cwd,
    stdio: 'inherit',
    detached: true,
    env: { ...process.env, ...env },
  });
  group = child.pid;
  if (group === undefined) {
    ended();
    return new Promise((done) => child.once('error', () => done(1)));
  }
  const code = await new Promise<number>((done) => child.once('exit', (status) => done(status ?? 1)));
  ended();
  // Nothing runs after a command that was asked to end; this waits for its end.
  return isEnding() ? new Promise(() => {}) : code;
}

import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { runGroup } from '../processes/process-group.ts';
import type { Outcome } from './outcome.ts';
import { type Count, reportReaders } from './read-report.ts';

export interface Step {
  readonly name: string;
  /** Program and arguments; a `.js` or `.ts` file runs on the current Node. */
  readonly command: readonly string[];
  /** Folder to run in; by default the workspace. */
  readonly folder?: string | undefined;
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** How to count its report; a step without a report counts as one test. */
  readonly report?: 'jest' | 'playwright' | undefined;
}

/** Hundreds of processes of the same sources start in a run: each is compiled once, not at every start. */
const compiled = { NODE_COMPILE_CACHE: join(tmpdir(), 'sendahead-compile-cache') };

/** A script runs on the current Node, any other program directly. */
const runnable = (command: readonly string[]): readonly string[] =>
  /\.[jt]s$/.test(command[0] ?? '') ? [process.execPath, ...command] : command;

function readCount(kind: 'jest' | 'playwright', path: string): Count | undefined {
  try {
    return reportReaders[kind](JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Runs one step and returns its outcome. A step that breaks before it reports counts as one failure. */
export async function runStep({ name, command, folder = root, env = {}, report }: Step): Promise<Outcome> {
  const started = performance.now();
  const path = join(tmpdir(), `sendahead-${process.pid}-${name.replaceAll(' ', '-')}.json`);
  console.log(`\n— ${name}`);
  const words = report === 'jest' ? [...command, '--json', `--outputFile=${path}`] : command;
  const code = await runGroup(runnable(words), {
    cwd: folder,
    env: { ...compiled, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
  });
  const count = report ? readCount(report, path) : undefined;
  rmSync(path, { force: true });
  const plain = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const seconds = Math.round((performance.now() - started) / 1000);
  if (!count) return { step: name, ...plain, seconds };
  return {
    step: name,
    ...count,
    failed: code === 0 ? count.failed : Math.max(1, count.failed),
    seconds,
  };
}

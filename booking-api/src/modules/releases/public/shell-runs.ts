import { hash } from 'node:crypto';
import type { Queries } from '../../../platform/database/database.ts';
import { atMostOnceASecond } from './at-most-once-a-second.ts';

/** The shell in one revision of the release document. */
export interface ShellAt {
  readonly revision: number;
  readonly at: string;
  readonly version: string;
  /** It closes a hole of the versions before it: no page returns to them. */
  readonly noReturn?: boolean | undefined;
}

/** The live shell, the revision that made it live, and the versions that pages may return to, newest first. */
export interface ShellRun {
  readonly version: string;
  readonly since: number;
  /** The instant of that revision. */
  readonly at: string;
  readonly before: readonly string[];
}

/**
 * The run of the live shell; `revisions` are all, oldest first. Going back to a version removes the later ones: a
 * person withdrew them.
 */
export function shellRunOf(revisions: readonly ShellAt[]): ShellRun | undefined {
  let line: ShellAt[] = [];
  for (const one of revisions) {
    const last = line.at(-1);
    if (last?.version === one.version) {
      if (one.noReturn) line = [last];
      continue;
    }
    const at = line.findIndex(({ version }) => version === one.version);
    if (at >= 0) line = line.slice(0, at);
    if (one.noReturn) line = [];
    line.push(one);
  }
  const [present, ...before] = line.toReversed();
  if (!present) return undefined;
  const { version, revision: since, at } = present;
  return { version, since, at, before: before.map((one) => one.version) };
}

/** Names a run of the shell, as a seed names the run of a canary. */
export const seedOfShell = ({ version, since }: Pick<ShellRun, 'version' | 'since'>): string =>
  hash('sha256', `shell ${version} ${since}`).slice(0, 16);

/** The runs of shells that ended by themselves, because too many pages did not start. */
export interface WithdrawnShells {
  readonly seeds: ReadonlySet<string>;
  readonly versions: ReadonlySet<string>;
}

export async function readWithdrawnShells(db: Queries): Promise<WithdrawnShells> {
  const rows = await db
    .selectFrom('canary_runs')
    .select(['seed', 'version'])
    .where('part', '=', 'shell')
    .where('ended_at', 'is not', null)
    .execute();
  return {
    seeds: new Set(rows.map(({ seed }) => seed)),
    versions: new Set(rows.map(({ version }) => version)),
  };
}

/** Reads the withdrawn shells, at most once a second. */
export const createWithdrawnShells = (db: Queries): (() => Promise<WithdrawnShells>) =>
  atMostOnceASecond(() => readWithdrawnShells(db));

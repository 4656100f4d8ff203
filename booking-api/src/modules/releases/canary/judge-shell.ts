import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseDocument, releaseDocumentSchema } from '@sendahead/shared-contracts/releases/schema';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { hookReasons } from '../copy/hook-reasons.ts';
import { queueEvent } from '../hooks/send-events.ts';
import { seedOfShell } from '../public/shell-runs.ts';
import type { ShellsBefore } from '../public/shells-before.ts';
import { beginRun, figuresOf, runOf } from './canary-runs.ts';
import { isWorse, type Loads } from './judge-canary.ts';
import { canaryMailJob, type TeamEmails } from './mail-team.ts';

/** A new shell is judged this long. After that, people decide: the alert of a broken part calls them. */
const judgedMs = 60 * 60_000;
/** The figures of the shell before it come from this long. */
const comparedMs = 24 * 60 * 60_000;
/** A network or account counts twice: so at least four of them report a shell that pages leave. */
const minFaults = 8;

/** The release document; undefined when it cannot be read. */
async function readRelease(releases: string): Promise<ReleaseDocument | undefined> {
  const text = await readFile(join(releases, 'release.json'), 'utf8').catch(() => 'null');
  return releaseDocumentSchema.safeParse(JSON.parse(text)).data;
}

/** Failed starts of a shell that count, since an instant. */
async function failedStarts(db: Queries, version: string, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('page_faults')
    .select(sql<string>`count(*)`.as('count'))
    .where('part', '=', 'shell')
    .where('version', '=', version)
    .where('phase', '=', 'load')
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function loadsOfBefore(db: Queries, version: string, since: string): Promise<Loads> {
  const { loads } = await db
    .selectFrom('page_loads')
    .select(sql<string>`coalesce(sum(loads), 0)`.as('loads'))
    .where('part', '=', 'shell')
    .where('version', '=', version)
    .where('hour', '>=', since)
    .executeTakeFirstOrThrow();
  return { loads: Number(loads), faulty: await failedStarts(db, version, since) };
}

/** The release of a new shell, and the shell that pages may return to; undefined if nothing is to be judged. */
async function newShell(shells: ShellsBefore, releases: string, clock: Clock) {
  const release = await readRelease(releases);
  const run = release && (await shells.run(release));
  const target = release && (await shells.before(release));
  if (!run || !target) return undefined;
  const isNew = clock.now() - Date.parse(run.at) < judgedMs;
  return isNew ? { version: run.version, seed: seedOfShell(run), target: target.version } : undefined;
}

interface Judged extends Pick<AppContext, 'db' | 'clock' | 'jobs'> {
  /** Folder of the release store. */
  readonly releases: string;
  readonly shells: ShellsBefore;
  readonly teams: TeamEmails;
}

/**
 * Withdraws a new shell that does not start on too many pages: servers then give the shell before it. It is judged
 * like a canary, by failed starts alone, and compared with the last day of the shell before.
 */
export async function judgeShell({ db, clock, jobs, releases, shells, teams }: Judged): Promise<void> {
  const shell = await newShell(shells, releases, clock);
  if (!shell) return;
  const { seed } = shell;
  await beginRun({ db, clock }, { seed, part: 'shell', version: shell.version, liveVersion: shell.target });
  const run = await runOf(db, seed);
  if (!run || run.ended_at !== null) return;
  const { loads } = await figuresOf(db, run);
  const faulty = await failedStarts(db, shell.version, new Date(run.began_at).toISOString());
  const dayAgo = new Date(clock.now() - comparedMs).toISOString();
  const before = await loadsOfBefore(db, shell.target, dayAgo);
  if (faulty < minFaults || !isWorse({ loads, faulty }, before)) return;
  const figures = { loads, faulty, live_loads: before.loads, live_faulty: before.faulty };
  const at = clock.instant();
  await db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('canary_runs')
      .set({ ...figures, ended_at: at })
      .where('seed', '=', seed)
      .where('ended_at', 'is', null)
      .returning('seed')
      .executeTakeFirst();
    if (!ended) return;
    if (teams.has('shell')) await jobs.enqueue(trx, canaryMailJob, { seed });
    await queueEvent(trx, jobs, {
      id: `shell.${seed}.returned`,
      ...{ kind: 'part.returned', part: 'shell', at, version: shell.target, before: shell.version },
      ...{ percent: null, by: null, why: hookReasons.deadShell, revision: null },
    });
  });
}

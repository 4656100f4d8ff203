import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { CanaryAt, Revision } from '../release-log.ts';
import { isWorse, type Loads } from './judge-canary.ts';
import { canaryMailJob, type TeamEmails } from './mail-team.ts';

/** A canary that the release document names, with the version that it is compared with. */
export interface NamedCanary extends CanaryAt {
  readonly part: string;
  readonly liveVersion: string;
}

/** The canaries of a revision. One at 0 percent, or of a part that is switched off, is named too. */
export const canariesIn = (revision: Revision | undefined): NamedCanary[] =>
  [...(revision?.parts ?? [])].flatMap(([part, { version, canary }]) =>
    canary ? [{ ...canary, part, liveVersion: version }] : [],
  );

const hourOf = (instant: string): string => `${instant.slice(0, 13)}:00:00Z`;

async function loadsFrom(db: Queries, part: string, version: string, hour: string): Promise<Loads> {
  const { loads, faulty } = await db
    .selectFrom('page_loads')
    .select(sql<string>`coalesce(sum(loads), 0)`.as('loads'))
    .select(sql<string>`coalesce(sum(faulty), 0)`.as('faulty'))
    .where('part', '=', part)
    .where('version', '=', version)
    .where('hour', '>=', hour)
    .executeTakeFirstOrThrow();
  return { loads: Number(loads), faulty: Number(faulty) };
}

/** Remembers when a canary began, and the counts of that hour before it. The first server that sees it does this for all. */
export async function beginRun(
  { db, clock }: { db: Queries; clock: Clock },
  { seed, part, version, liveVersion }: NamedCanary,
): Promise<void> {
  const known = await db.selectFrom('canary_runs').select('seed').where('seed', '=', seed).executeTakeFirst();
  if (known) return;
  const began_at = clock.instant();
  const before = await loadsFrom(db, part, version, hourOf(began_at));
  const live = await loadsFrom(db, part, liveVersion, hourOf(began_at));
  await db
    .insertInto('canary_runs')
    .values({
      ...{ seed, part, version, live_version: liveVersion, began_at },
      ...{ loads_before: before.loads, faulty_before: before.faulty },
      ...{ live_loads_before: live.loads, live_faulty_before: live.faulty },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Page loads of both versions since a canary began. */
export interface Figures {
  readonly loads: number;
  readonly faulty: number;
  readonly live_loads: number;
  readonly live_faulty: number;
}

/** The figures of a run, those that ended it where it has ended; undefined for one that no server has seen yet. */
export async function figuresOf(
  db: Queries,
  seed: string,
): Promise<(Figures & { ended_at: string | null }) | undefined> {
  const run = await db.selectFrom('canary_runs').selectAll().where('seed', '=', seed).executeTakeFirst();
  if (!run) return undefined;
  const { loads, faulty, live_loads, live_faulty } = run;
  if (loads !== null && faulty !== null && live_loads !== null && live_faulty !== null)
    return { loads, faulty, live_loads, live_faulty, ended_at: run.ended_at };
  const hour = hourOf(new Date(run.began_at).toISOString());
  const canary = await loadsFrom(db, run.part, run.version, hour);
  const live = await loadsFrom(db, run.part, run.live_version, hour);
  return {
    loads: canary.loads - run.loads_before,
    faulty: canary.faulty - run.faulty_before,
    live_loads: live.loads - run.live_loads_before,
    live_faulty: live.faulty - run.live_faulty_before,
    ended_at: null,
  };
}

/** Ends the canaries that are worse than the live version, each once, and has their teams emailed. */
export async function judgeRuns(
  { db, clock, jobs }: Pick<AppContext, 'db' | 'clock' | 'jobs'>,
  revisions: readonly Revision[],
  teams: TeamEmails,
): Promise<void> {
  for (const canary of canariesIn(revisions.at(-1))) {
    const { seed, part } = canary;
    await beginRun({ db, clock }, canary);
    const figures = await figuresOf(db, seed);
    if (!figures || figures.ended_at !== null) continue;
    const { ended_at, ...counts } = figures;
    const live = { loads: counts.live_loads, faulty: counts.live_faulty };
    if (!isWorse(counts, live)) continue;
    await db.transaction().execute(async (trx) => {
      const ended = await trx
        .updateTable('canary_runs')
        .set({ ...counts, ended_at: clock.instant() })
        .where('seed', '=', seed)
        .where('ended_at', 'is', null)
        .returning('seed')
        .executeTakeFirst();
      if (ended && teams.has(part)) await jobs.enqueue(trx, canaryMailJob, { seed });
    });
  }
}

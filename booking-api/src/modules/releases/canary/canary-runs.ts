import { type Selectable, sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { hookReasons } from '../copy/hook-reasons.ts';
import { queueEvent } from '../hooks/send-events.ts';
import { presentShare } from '../public/canaries.ts';
import type { CanaryAt, Revision } from '../release-log.ts';
import type { ReleaseTables } from '../tables.ts';
import { isWorse, type Loads } from './judge-canary.ts';
import { canaryMailJob, type TeamEmails } from './mail-team.ts';
import { risesTo } from './rise.ts';

/** A canary that the release document names, with the version that it is compared with. */
export interface NamedCanary extends CanaryAt {
  readonly part: string;
  readonly liveVersion: string;
}

/** The canaries of a revision, including those at 0 percent, or of a part that is switched off. */
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

/**
 * Records when a canary began, and the counts of that hour before it. The first server that sees it does this
 * for all.
 */
export async function beginRun(
  { db, clock }: { db: Queries; clock: Clock },
  { seed, part, version, liveVersion }: Pick<NamedCanary, 'seed' | 'part' | 'version' | 'liveVersion'>,
): Promise<void> {
  const known = await db.selectFrom('canary_runs').select('seed').where('seed', '=', seed).executeTakeFirst();
  if (known) return;
  const began_at = clock.instant();
  const before = await loadsFrom(db, part, version, hourOf(began_at));
  const live = await loadsFrom(db, part, liveVersion, hourOf(began_at));
  await db
    .insertInto('canary_runs')
    .values({
      seed,
      part,
      version,
      live_version: liveVersion,
      began_at,
      loads_before: before.loads,
      faulty_before: before.faulty,
      live_loads_before: live.loads,
      live_faulty_before: live.faulty,
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

export type CanaryRunRow = Selectable<ReleaseTables['canary_runs']>;

/** The run of a canary; undefined when no server has seen it yet. */
export const runOf = (db: Queries, seed: string): Promise<CanaryRunRow | undefined> =>
  db.selectFrom('canary_runs').selectAll().where('seed', '=', seed).executeTakeFirst();

/** The figures of a run; for an ended run, those at its end. */
export async function figuresOf(db: Queries, run: CanaryRunRow): Promise<Figures> {
  const { loads, faulty, live_loads, live_faulty } = run;
  if (loads !== null && faulty !== null && live_loads !== null && live_faulty !== null)
    return { loads, faulty, live_loads, live_faulty };
  const hour = hourOf(new Date(run.began_at).toISOString());
  const canary = await loadsFrom(db, run.part, run.version, hour);
  const live = await loadsFrom(db, run.part, run.live_version, hour);
  return {
    loads: canary.loads - run.loads_before,
    faulty: canary.faulty - run.faulty_before,
    live_loads: live.loads - run.live_loads_before,
    live_faulty: live.faulty - run.live_faulty_before,
  };
}

/** Raises a proven canary to the next share of visitors; restarts when a person set another share. */
async function letRise(
  { db, clock, jobs }: Pick<AppContext, 'db' | 'clock' | 'jobs'>,
  percent: number,
  run: CanaryRunRow,
  loads: number,
): Promise<void> {
  const { seed, part, version, rises_from, risen_to, rose_at, loads_when_rose } = run;
  const isBegun = rises_from === percent && risen_to !== null && rose_at !== null;
  const next = isBegun
    ? risesTo(
        { percent: risen_to, since: Date.parse(rose_at), loads: loads_when_rose ?? 0 },
        clock.now(),
        loads,
      )
    : percent;
  if (next === undefined) return;
  const at = clock.instant();
  await db.transaction().execute(async (trx) => {
    const rose = await trx
      .updateTable('canary_runs')
      .set({ rises_from: percent, risen_to: next, rose_at: at, loads_when_rose: loads })
      .where('seed', '=', seed)
      // If two workers check at the same time, only one moves it.
      .where('risen_to', 'is not distinct from', risen_to)
      .returning('seed')
      .executeTakeFirst();
    // Its first share was given by a person, in a revision.
    if (!rose || !isBegun) return;
    await queueEvent(trx, jobs, {
      id: `${part}.${seed}.${next}.${Date.parse(at)}`,
      ...{ kind: 'canary.rose', part, at, version, before: run.live_version, percent: next },
      ...{ by: null, why: hookReasons.goodCanary, revision: null },
    });
  });
}

/**
 * Ends the canaries that are worse than the live version, each once, and emails their teams. A rising canary
 * that is no worse continues to its next share.
 */
export async function judgeRuns(
  { db, clock, jobs }: Pick<AppContext, 'db' | 'clock' | 'jobs'>,
  revisions: readonly Revision[],
  teams: TeamEmails,
): Promise<void> {
  for (const canary of canariesIn(revisions.at(-1))) {
    const { seed, part } = canary;
    await beginRun({ db, clock }, canary);
    const run = await runOf(db, seed);
    if (!run || run.ended_at !== null) continue;
    const counts = await figuresOf(db, run);
    const live = { loads: counts.live_loads, faulty: counts.live_faulty };
    if (!isWorse(counts, live)) {
      if (canary.rises) await letRise({ db, clock, jobs }, canary.percent, run, counts.loads);
      continue;
    }
    const at = clock.instant();
    await db.transaction().execute(async (trx) => {
      const ended = await trx
        .updateTable('canary_runs')
        .set({ ...counts, ended_at: at })
        .where('seed', '=', seed)
        .where('ended_at', 'is', null)
        .returning('seed')
        .executeTakeFirst();
      if (!ended) return;
      if (teams.has(part)) await jobs.enqueue(trx, canaryMailJob, { seed });
      await queueEvent(trx, jobs, {
        id: `${part}.${seed}.stopped`,
        ...{ kind: 'canary.stopped', part, at, version: run.version, before: run.live_version },
        percent: presentShare(canary, run),
        ...{ by: null, why: hookReasons.worseCanary, revision: null },
      });
    });
  }
}
